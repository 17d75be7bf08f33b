"""Whom the learner of a league meets."""

from __future__ import annotations

from collections import Counter

from signoria.engine.setup import Setup
from signoria.titles.condottiere.bots.league import LEARNER, PAST, League, Rates, Weights
from signoria.titles.condottiere.bots.training import HUNTING, set_mix
from signoria.titles.condottiere.data.editions import terms_for


def league_of_two() -> League:
    league = League(Weights(), [terms_for(Setup(4))], 7)
    league.rivals = [Weights().policy, Weights().policy]
    set_mix(league, HUNTING)
    return league


def test_any_rival_is_met_as_often_as_another() -> None:
    league = league_of_two()
    met = Counter(int(league.draw_rival()) for _ in range(2000))
    assert abs(met[0] - met[1]) < 200


def test_who_beats_the_learner_is_met_more_often() -> None:
    league = league_of_two()
    league.hardest_first = True
    league.taken = [0.5, 1.5]
    met = Counter(int(league.draw_rival()) for _ in range(2000))
    assert met[0] > 5 * met[1] > 0


def test_even_a_beaten_rival_is_not_forgotten() -> None:
    league = league_of_two()
    league.hardest_first = True
    league.taken = [1.0, 4.0]
    assert Counter(int(league.draw_rival()) for _ in range(2000))[1] > 50


def test_rivals_who_are_alike_are_one_and_the_same() -> None:
    league = league_of_two()
    league.hardest_first = True
    league.alike = 1.0
    for _ in range(50):
        league.seat_players(4)
        rivals = {int(league.rival_of[seat]) for seat in range(4) if league.players[seat] == PAST}
        assert rivals == {int(league.only_rival)}
        assert sum(league.players[seat] == LEARNER for seat in range(4)) == 1


def test_the_league_remembers_what_the_learner_won_against_a_rival() -> None:
    league = league_of_two()
    league.hardest_first = True
    league.alike = 1.0
    league.train(40, Rates(0.0, 0.0, 0.8, 0.0))
    assert all(taken not in (0.0, 1.0) for taken in league.taken)


def test_mixed_tables_say_nothing_about_one_rival() -> None:
    league = league_of_two()
    league.hardest_first = True
    league.alike = 0.0
    league.train(40, Rates(0.0, 0.0, 0.8, 0.0))
    assert league.taken == [1.0, 1.0]
