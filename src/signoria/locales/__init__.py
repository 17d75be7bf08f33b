"""The words of the games in four languages: Fluent messages and the rules, used by page and command line alike."""

from signoria.locales.messages import LANGUAGES, Messages, messages

__all__ = ["LANGUAGES", "Messages", "messages"]
