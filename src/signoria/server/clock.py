"""The server's time: it never jumps, and it does not pass while the process could hear nobody."""

from __future__ import annotations

import time

LATE = 4000
"""Milliseconds without a beat after which the process was frozen, not just busy."""
JUMP = 2000
"""Milliseconds by which the wall clock must be ahead before it is followed."""


class SteadyClock:
    """Milliseconds since 1970: the wall clock's when this one was made, and the time that has passed since.

    Where the machine was suspended, the process frozen, or the wall clock set ahead, ``now`` goes on as if nothing had
    happened. ``ahead`` tells how far the wall clock is then, and ``follow`` goes there, so that processes agree. A wall
    clock that was set back is not followed: times that were written down would lie in the future.
    """

    def __init__(self) -> None:
        self.offset = wall() - passed()
        self.last_beat: int | None = None
        self.lost = 0
        """Milliseconds, in all, in which nobody could be heard."""

    def now(self) -> int:
        moment = passed()
        if self.last_beat is not None and moment - self.last_beat > LATE:
            self.offset -= moment - self.last_beat
            self.last_beat = moment
        return moment + self.offset

    def beat(self) -> None:
        """Said about once a second, while the process is awake."""
        self.now()
        self.last_beat = passed()

    def rest(self) -> None:
        """No beats are to be expected any more."""
        self.last_beat = None

    @property
    def ahead(self) -> int:
        """Milliseconds by which the wall clock jumped ahead; 0: it did not."""
        found = wall() - self.now()
        return found if found > JUMP else 0

    def follow(self) -> None:
        """Go where the wall clock is; what lies between is lost."""
        ahead = self.ahead
        self.offset += ahead
        self.lost += ahead


def wall() -> int:
    return time.time_ns() // 1_000_000


def passed() -> int:
    """Milliseconds that do not pass while the machine is suspended."""
    return int(time.monotonic() * 1000)


steady = SteadyClock()


def now() -> int:
    return steady.now()
