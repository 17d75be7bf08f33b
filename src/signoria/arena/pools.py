"""Where tasks are done: in this process, in several, or on the machines of a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import parent_process
from signal import SIG_DFL, SIGINT, signal
from threading import Thread
from typing import Any

from signoria.engine.errors import InvalidError


@contextmanager
def open_pool(jobs: int, on_ray: bool = False) -> Iterator[Executor | None]:
    """Who does the tasks; None: whoever asks. What is under way when the block ends by an error is given up."""
    if jobs == 1 and not on_ray:
        yield None
        return
    pool: Executor = RayPool(jobs) if on_ray else ProcessPoolExecutor(jobs, initializer=begin_worker)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def begin_worker() -> None:
    """Ctrl-C reaches all processes of a terminal: this one then ends without a word, as when its parent is killed."""
    signal(SIGINT, SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that began this one, and follow it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class RayPool(Executor):
    """Ray as an executor: the cluster of ``RAY_ADDRESS``, or one of its own with that many processes."""

    def __init__(self, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise InvalidError("Ray is missing: pip install signoria[ray] brings it; --jobs N needs nothing.") from None
        self.ray = ray
        if not ray.is_initialized():
            size = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs}  # a cluster has a size of its own
            ray.init(log_to_driver=False, **size)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Let some worker call the function."""
        future: Future[Any] = self.ray.remote(fn).remote(*args, **kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002 - tasks end with Ray
        """Leave the cluster."""
        self.ray.shutdown()
