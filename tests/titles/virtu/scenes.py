"""How Virtù is played for the tests: busily, so that much happens."""

from tests.titles.virtu.walks import busy_action

choose = busy_action
