"""Hostile tables: any command from anybody, in any order, a few of them nonsense."""

from __future__ import annotations

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from signoria.engine.fairness import commitment, seal
from signoria.table import Clock, Credit, Refusal, Step, Table, Terms, Tick, encode, everything, update
from signoria.table import messages as m
from signoria.table.steps import SERVER
from tests.table.tables import SECRET, Seated, fresh

PEOPLE = ("anna", "bruno", "chiara", "a stranger", "", SERVER)
COMMANDS = (
    m.Sit, m.Stand, m.SetBot, m.Clear, m.Ready, m.Start, m.AskUndo, m.AskPause, m.AskReplace, m.AskRematch, m.Answer,
    m.Resume, m.Resign, m.Reclaim, m.Seal, m.Stir, m.Say, m.Show, m.Propose, m.AnswerDeal, m.Hint, m.History,
    Tick, Credit,
)  # fmt: skip
TEXTS = ("pass", "place:Roma", "play:10", "play:1", "dance", "")
ENTROPY = "sixteen characters"
SEEN = commitment(bytes.fromhex(SECRET))
seats = st.integers(0, 4)


class Tables(RuleBasedStateMachine):
    """Whatever happens: a refusal changes nothing, and the steps read again give the same table and the same words."""

    @initialize(
        people=st.lists(st.sampled_from(["anna", "bruno", "chiara", None, "random"]), min_size=2, max_size=4),
        kind=st.sampled_from(["none", "move", "game"]),
        at_zero=st.sampled_from(["bot-moves", "bot-takes-over", "ends"]),
        options=st.sampled_from([(), ("hidden-cards",), ("draw-after-battle",), ("capturing",)]),
        check=st.booleans(),
        stir=st.booleans(),
        version=st.sampled_from([1, 2]),
    )
    def open(
        self,
        people: list[str | None],
        kind: str,
        at_zero: str,
        options: tuple[str, ...],
        check: bool,
        stir: bool,
        version: int,
    ) -> None:
        clock = Clock(kind, 30, 2, at_zero)  # type: ignore[arg-type]
        seen: list[str | None] = []
        for who in people:
            seen.append(None if who in seen and who != "random" else who)
        terms = Terms(clock=clock, ready_check=check)
        self.at = Seated(*seen, terms=terms, options=options, version=version, stir=stir)
        self.told: dict[str, list[bytes]] = {}
        self.streams: dict[str, str] = {}

    @rule(by=st.sampled_from(PEOPLE), kind=st.sampled_from(COMMANDS), data=st.data())
    def anything(self, by: str, kind: type, data: st.DataObject) -> None:
        fields = {"seat": seats, "target": seats, "level": st.just("random"), "motion": seats, "deal": seats}
        fields["check"] = seats
        fields |= {"commitment": st.just(SEEN), "entropy": st.just(ENTROPY), "seal": st.just(seal(ENTROPY))}
        fields |= {"milliseconds": st.just(5000), "after": st.just(self.at.table.steps)}
        fields |= {"yes": st.booleans(), "text": st.sampled_from(["hello", "\u202e", " "])}
        fields["to"] = st.lists(seats, min_size=1, max_size=3).map(tuple)
        fields["cards"] = st.lists(st.sampled_from(["10", "1", "winter", "dragon"]), min_size=1, max_size=2).map(tuple)
        pledge = st.builds(m.Pledge, by=seats, action=st.sampled_from(TEXTS), will=st.booleans(), note=st.just(""))
        fields["pledges"] = st.lists(pledge, min_size=1, max_size=2).map(tuple)
        names = [name for name in kind.__struct_fields__ if name in fields]  # type: ignore[attr-defined]
        away = data.draw(st.sampled_from([None, {}, {0: 0, 1: 0, 2: 0}]), "away")
        self.step(by, kind(id=fresh(), **{name: data.draw(fields[name], name) for name in names}), away)

    @rule(by=st.sampled_from(PEOPLE), seat=seats, turn=st.integers(0, 5), text=st.sampled_from(TEXTS))
    def act_wildly(self, by: str, seat: int, turn: int, text: str) -> None:
        self.step(by, m.Act(fresh(), seat, turn, text))

    @rule(pick=st.integers(0, 30))
    def act_well(self, pick: int) -> None:
        play = self.at.table.play
        if play is None or play.state.to_move is None:
            return
        seat = play.state.to_move
        legal = play.state.legal()
        by = self.at.table.seats[seat].person or SERVER
        self.step(by, m.Act(fresh(), seat, play.turn, play.state.text(legal[pick % len(legal)])))

    @rule(milliseconds=st.sampled_from([1, 1000, 29_000, 61_000]))
    def time_passes(self, milliseconds: int) -> None:
        self.at.now += milliseconds
        self.step(SERVER, Tick())

    def step(self, by: str, command: object, away: dict[int, int] | None = None) -> None:
        before = self.fingerprint()
        try:
            report = self.at.do(by, command, away=away)
        except Refusal:
            assert self.fingerprint() == before
            return
        for person in PEOPLE[:4]:
            stream = self.at.table.stream_of(person)
            if self.streams.get(person) != stream.name:
                self.streams[person] = stream.name
                self.told[person] = []
            elif (message := update(self.at.table, report, stream, own=person == by)) is not None:
                self.told[person].append(encode(message))

    def fingerprint(self) -> bytes:
        table = self.at.table
        position = table.play.state.position() if table.play else None
        rest = (position, table.clocks.left, table.clocks.running, table.steps, len(table.talk))
        return encode([everything(table, person, 0) for person in PEOPLE]) + encode(rest)

    @invariant()
    def reading_the_steps_again_gives_the_same(self) -> None:
        if not hasattr(self, "at") or self.at.table.steps % 7:
            return
        again = self.at.again()
        for person in PEOPLE:
            assert encode(everything(again, person, 0)) == encode(everything(self.at.table, person, 0))

    @invariant()
    def a_bot_or_a_person_can_go_on(self) -> None:
        table = getattr(self, "at", None) and self.at.table
        if table and table.play is not None and table.status == "playing" and not table.paused:
            seat = table.play.state.to_move
            assert seat is not None
            waits = table.version == 1 and table.motion is not None
            assert table.seats[seat].person or table.bot_turn() is not None or waits

    def teardown(self) -> None:
        """What was told live is told again, word for word."""
        if not hasattr(self, "at"):
            return
        table = Table(self.at.steps[0])
        told: dict[str, list[bytes]] = {person: [] for person in PEOPLE[:4]}
        streams = {person: table.stream_of(person).name for person in PEOPLE[:4]}
        for step in self.at.steps[1:]:
            report = table.handle(msgspec.json.decode(msgspec.json.encode(step), type=Step))
            for person in told:
                stream = table.stream_of(person)
                if streams[person] != stream.name:
                    streams[person], told[person] = stream.name, []
                elif (message := update(table, report, stream, own=person == step.by)) is not None:
                    told[person].append(encode(message))
        for person, messages in self.told.items():
            assert told[person][len(told[person]) - len(messages) :] == messages


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=60, stateful_step_count=60)
