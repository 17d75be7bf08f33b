"""What bots do at a table besides deciding: they answer deals, remember promises, keep their own, and say a little."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from signoria.bots.characters import character
from signoria.bots.dealing import Offer, Reply, Term
from signoria.bots.talk import ANSWER, PREFIX, Moment, phrase
from signoria.engine import Rng, SignoriaError
from signoria.engine.promise import keeping
from signoria.locales import messages
from signoria.server.bot_pool import consider
from signoria.server.crew import WorkerLost
from signoria.server.sessions.questions import question
from signoria.table import SERVER_ID, Refusal, Report, Table
from signoria.table import messages as m
from signoria.table.play import Play
from signoria.table.promises import Promise, Reading

if TYPE_CHECKING:
    from signoria.server.sessions.session import TableSession

SELDOM = 3
"""One occasion in so many is remarked on."""


class Key(NamedTuple):
    """A pledge of a deal, and the bot that watches it; None: its own."""

    deal: int
    place: int
    witness: int | None


class Remark(NamedTuple):
    """A bot has something to say, perhaps about another seat."""

    seat: int
    moment: Moment
    about: int | None = None


class Manners:
    """What the bots at one table know of the promises made to them and by them."""

    def __init__(self) -> None:
        self.reading: Reading | None = None
        self.keys: dict[Key, int] = {}
        self.answering: set[tuple[int, int]] = set()
        """Deals and the bots that are thinking about them."""
        self.pondered: set[tuple[int, ...]] = set()
        """Occasions to begin something that bots have considered."""

    def forget(self) -> None:
        """Decisions were taken back: read again what stands."""
        self.reading = None
        self.keys = {}
        self.pondered = set()

    def read(self, table: Table) -> Reading | None:
        """How the promises stand now; None where nobody made one."""
        play = table.playing()
        new = [(key, promise) for key, promise in watched(table) if key not in self.keys]
        if self.reading is None:
            if not new:
                return None
            begun_before = any(promise.since < play.turn for _, promise in new)
            now = (play.first(), 0, 0) if begun_before else (play.state.copy(), play.turn, play.chances)
            self.reading = Reading(play, *now)
        for key, promise in new:
            self.keys[key] = self.reading.follow(promise)
        self.reading.read_on()
        return self.reading

    def promised(self, table: Table, seat: int) -> tuple[int, ...]:
        """The actions by which a bot keeps its word; none where it is free."""
        reading = self.read(table) if is_bot(table, seat) else None
        if reading is None or reading.state.to_move != seat:
            return ()
        owed = [(pledge.action, pledge.will) for pledge in reading.owed()]
        state = table.playing().state
        return keeping({action: state.text(action) for action in state.legal()}, owed) if owed else ()

    def verdicts(self, table: Table, bot: int) -> list[tuple[int, bool]]:
        """What became of the promises to a bot, as far as it could see: who made it, and whether it was kept."""
        reading = self.read(table) if table.deals else None
        if reading is None:
            return []
        seen = [place for key, place in self.keys.items() if key.witness == bot]
        judged = [(reading.promises[place].pledge.by, reading.verdicts[place]) for place in seen]
        return [(by, verdict) for by, verdict in judged if verdict is not None]

    def record(self, table: Table, bot: int) -> tuple[tuple[int, int], ...]:
        """By seat, how many promises to that bot were kept and broken."""
        verdicts = self.verdicts(table, bot)
        return tuple(
            [(verdicts.count((seat, True)), verdicts.count((seat, False))) for seat in range(len(table.seats))]
        )


def is_bot(table: Table, seat: int) -> bool:
    return bool(table.seats[seat].level) and not table.seats[seat].person


def watched(table: Table) -> Iterator[tuple[Key, Promise]]:
    """What bots promised, and what was promised to them, in words that the title knows."""
    for deal in table.deals:
        if deal.state != "accepted":
            continue
        for place, pledge in enumerate(deal.pledges):
            if pledge.action in table.game.promises(table.setup.edition):
                for party in (deal.seat, *deal.to):
                    if is_bot(table, party):
                        witness = None if party == pledge.by else party
                        yield Key(deal.number, place, witness), Promise(pledge, deal.turn, witness)


def attend(session: TableSession) -> None:
    """Let the bots think about the deals that wait for them."""
    for deal in session.table.deals:
        for seat in deal.to if deal.state == "open" else ():
            asked = deal.number, seat
            if is_bot(session.table, seat) and seat not in deal.accepted and asked not in session.manners.answering:
                session.manners.answering.add(asked)
                session.registry.spawn(answer(session, deal, seat))


async def answer(session: TableSession, deal: m.Deal, seat: int) -> None:
    """``deal`` as the bot heard of it; it takes its time, and the table goes on meanwhile."""
    level = session.table.seats[seat].level
    try:
        thinking = session.registry.bot_pool.work(consider, question(session, seat, level), offer(session, deal, seat))
        said, _ = await asyncio.gather(thinking, asyncio.sleep(pause(session.table, level)))
    except (WorkerLost, SignoriaError, Refusal):  # lost, or the game is over
        said = Reply(False, "no")
    if session.act(m.AnswerDeal(SERVER_ID, seat, deal.number, said.yes)):
        session.act(saying(session.table, seat, f"{ANSWER}{said.tone}", to=(deal.seat,)))
    session.manners.answering.discard((deal.number, seat))


def offer(session: TableSession, deal: m.Deal, seat: int) -> Offer:
    known = session.table.game.promises(session.table.setup.edition)
    terms = [Term(pledge.by, pledge.action if pledge.action in known else "", pledge.will) for pledge in deal.pledges]
    return Offer(tuple(terms), session.manners.record(session.table, seat))


def pause(table: Table, level: str) -> float:
    """Seconds that a bot seems to think at least."""
    return table.terms.pace * character(level).pace / 100_000


# -- talk


def saying(table: Table, seat: int, phrase: str, to: tuple[int, ...] | None = None, about: int | None = None) -> m.Say:
    """A phrase, with its English words for those who do not know it."""
    player = "" if about is None else table.seats[about].name or table.seats[about].level
    text = messages("en", table.game.name).say(f"phrase-{phrase}", player=player)
    return m.Say(SERVER_ID, seat, text, to, phrase, about)


def remarks(session: TableSession, report: Report) -> list[m.Say]:
    """What the bots say to the step just handled: seldom something, and only one of them."""
    table = session.table
    if table.play is None or table.lesson or not session.leads or not report.game:
        return []
    happened = [type(news) for news, _ in report.news]
    if m.Ended in happened and table.outcome is not None:
        return last_words(table, table.outcome.winners)
    if m.Acted not in happened:
        return []
    occasions = [*betrayals(session), *moments(table, table.play)]
    for one in occasions:
        if is_bot(table, one.seat) and wants_to_speak(table, table.play, one):
            return [saying(table, one.seat, phrase(one.moment, table.seats[one.seat].level), about=one.about)]
    return []


def betrayals(session: TableSession) -> Iterator[Remark]:
    """Promises to a bot that were broken before its eyes."""
    for bot in range(len(session.table.seats)) if session.table.deals else ():
        for by, kept in session.manners.verdicts(session.table, bot):
            if not kept:
                yield Remark(bot, "betrayed", by)


def moments(table: Table, play: Play) -> Iterator[Remark]:
    """Who won or lost something by the last decision."""
    known = table.game.manifest.remarks
    if not known.triumphs and not known.blows:
        return
    for event in play.story(None):
        glad = event.args.get(known.triumphs.get(event.id, ""))
        sorry = event.args.get(known.blows.get(event.id, ""))
        if isinstance(glad, int):
            yield Remark(glad, "triumph")
        if isinstance(sorry, int):
            yield Remark(sorry, "blow")


def wants_to_speak(table: Table, play: Play, remark: Remark) -> bool:
    """Nobody likes a chatterer: so often in a game, not at every occasion, and of whom broke their word once."""
    if not has_words(table, remark.seat):
        return False
    if remark.about is not None:
        return all(news.about != remark.about for news in own_remarks(table, remark.seat))
    return Rng((table.secret, play.turn, remark.seat)).below(SELDOM) == 0


def has_words(table: Table, seat: int) -> bool:
    """Whether a bot has not said all that it has to say in a game."""
    return len(own_remarks(table, seat)) < character(table.seats[seat].level).words


def own_remarks(table: Table, seat: int) -> list[m.Said]:
    said = [spoken.news for spoken, _ in table.talk if spoken.news.seat == seat]
    return [news for news in said if isinstance(news, m.Said) and is_remark(news.phrase)]


def is_remark(phrase: str) -> bool:
    return phrase.startswith(PREFIX) and not phrase.startswith(ANSWER)


def last_words(table: Table, winners: tuple[int, ...]) -> list[m.Say]:
    """One who won is glad; where a person won, one bot congratulates."""
    bots = [seat for seat in range(len(table.seats)) if is_bot(table, seat)]
    talkers = [seat for seat in bots if character(table.seats[seat].level).words]
    glad = [seat for seat in talkers if seat in winners]
    if not talkers or (not glad and set(winners) <= set(bots)):
        return []
    seat = Rng((table.secret, "end")).choice(glad or talkers)
    return [saying(table, seat, phrase("won" if glad else "lost", table.seats[seat].level))]
