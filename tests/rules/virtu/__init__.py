"""Virtù's rules as they are sold: every rule id, played with the shipped components.

What a card costs or a room does is read from the components, so a changed value must fit all rules; ``virtu_book`` is
the second, independent reading of the same ids, with values of its own.
"""
