"""How often somebody may do something: token buckets, forgotten when they are full again."""

from __future__ import annotations

import time


class Bucket:
    """``rate`` tokens a second, at most ``burst`` saved."""

    __slots__ = ("burst", "last", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.last = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        moment = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (moment - self.last) * self.rate)
        self.last = moment
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """One bucket a key."""

    MOST = 50_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self.forget()
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take(cost)

    def forget(self) -> None:
        """Drop the buckets that are full by now; all, if everybody is busy."""
        moment = time.monotonic()
        rest = {k: b for k, b in self.buckets.items() if b.tokens + (moment - b.last) * b.rate < b.burst}
        self.buckets = rest if len(rest) < self.MOST else {}
