"""How fair Virtù is: squires among themselves, by family, for three, four and five players.

python benchmarks/virtu_balance.py [GAMES]     5000 games for each number of players by default
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from statistics import mean

from measuring import Row, print_table, write_json

import signoria
from signoria.titles.virtu import GAME
from signoria.titles.virtu.bots.policies import mind_for
from signoria.titles.virtu.bots.self_play import games_among
from signoria.titles.virtu.components.setups import terms_for

GAMES = 5_000
CHUNK = 250
FAIR = (0.8, 1.2)

Chunk = tuple[list[float], dict[str, int], list[list[int]], list[int]]


def play(seats: int, number: int) -> Chunk:
    rng = signoria.Rng(("balance", seats, number))
    tally, scores, years = games_among(mind_for("squire", terms_for(signoria.Setup(seats))), CHUNK, rng)
    return tally.wins, tally.endings, scores, years


def families(seats: int, chunks: list[Chunk]) -> list[Row]:
    names = [family.id for family in GAME.components().family]
    games = CHUNK * len(chunks)
    rows: list[Row] = []
    for seat in range(seats):
        share = sum(wins[seat] for wins, *_ in chunks) / games
        points = mean(score[seat] for _, _, scores, _ in chunks for score in scores)
        row: Row = {"players": seats, "family": names[seat], "wins": f"{share:.1%}"}
        row |= {"of a fair share": f"{share * seats:.2f}", "mean prestige": f"{points:.1f}"}
        rows.append(row | {"fair": "yes" if FAIR[0] <= share * seats <= FAIR[1] else "NO"})
    return rows


def courses(seats: int, chunks: list[Chunk]) -> Row:
    years = [year for *_, lengths in chunks for year in lengths]
    best = [max(score) for _, _, scores, _ in chunks for score in scores]
    endings: Counter[str] = Counter()
    for _, ends, *_ in chunks:
        endings.update(ends)
    return {
        "players": seats, "games": len(years), "years": f"{min(years)} to {max(years)}, mean {mean(years):.1f}",
        "winning prestige": f"{mean(best):.1f}", "12 or more": f"{mean(score >= 12 for score in best):.1%}",
        "endings": ", ".join(f"{why} {count / len(years):.1%}" for why, count in endings.most_common()),
    }  # fmt: skip


def main() -> None:
    if signoria.INTERPRETED:
        sys.exit(f"The rules must be compiled: {signoria.INTERPRETED}.")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    fairness: list[Row] = []
    lengths: list[Row] = []
    with ProcessPoolExecutor(2) as pool:
        for seats in GAME.seats:
            chunks = list(pool.map(play, repeat(seats), range(-(-games // CHUNK))))
            fairness += families(seats, chunks)
            lengths.append(courses(seats, chunks))
            print_table(f"{seats} players", fairness[-seats:])
    print_table("By family", fairness)
    print_table("Courses", lengths)
    write_json("virtu_balance", {"families": fairness, "courses": lengths})


if __name__ == "__main__":
    main()
