"""Virtù's rulebook read a second time, page by page, by somebody who had not seen the code: every rule id again.

The values are those of ``box.toml``, not the shipped ones: tuning moves none of these tests, and a rule that leans on a
shipped value by accident fails here. Where this reading and that of ``tests/rules/virtu`` differ, one of them is wrong,
and the specification decides: that is why both are kept, and why neither borrows the other's helpers.
"""
