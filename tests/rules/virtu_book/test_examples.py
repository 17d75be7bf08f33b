"""The worked examples of the rulebook, each with its own numbers."""

from tests.rules.virtu_book.table import COLOURS, acting, besieging, courtiers, table, winter

POOR = "Pisa Firenze"


def test_example_1_diplomacy_in_ravenna() -> None:
    """V-DIP-1: from Firenze red takes Ravenna (2) for 3 crowns; with 2 he cannot."""
    assert "annex:Ravenna" not in acting("diplomacy", {"palace": courtiers("counsellor"), "used": "Pisa"}).legal
    game = acting("diplomacy", {"palace": courtiers("counsellor counsellor"), "used": "Pisa"})
    game.pay("annex:Ravenna", "use:left-1=crown", "use:right-1=crown", "use:Firenze=crown")
    assert game.ruler("Ravenna") == "red"


def test_example_2_diplomacy_in_terracina() -> None:
    """V-DIP-2: Terracina (1) with green's agent, from Pisa across two seas: 3 crowns and 2 ships."""
    full = {"palace": courtiers("counsellor counsellor merchant"), "used": "Pisa"}
    green = {"agents": "Terracina"}
    assert "annex:Terracina" not in acting("diplomacy", full | {"used": POOR}, green=green).legal
    one_ship = {"palace": courtiers("counsellor counsellor counsellor")}
    assert "annex:Terracina" not in acting("diplomacy", one_ship, green=green).legal
    game = acting("diplomacy", full, green=green)
    game.pay("annex:Terracina", "use:left-1=crown", "use:right-1=crown", "use:Firenze=crown", "use:right-2=ship")
    assert game.ruler("Terracina") == "red"


def test_example_3_the_siege_of_siena() -> None:
    """V-SIE-2: 2 troops + 1 bonus = 3 against 3 - 1 (own agent) = 2: won."""
    red = {"troops": "Siena*2", "agents": "Siena", "palace": courtiers("condottiere"), "used": POOR}
    game = besieging(red=red).do("siege:Siena")
    assert game.strengths == (2, 2)
    game.do("strike:left-1")
    assert game.ruler("Siena") == "red"
    assert game.troops("red") == {"Siena": 2}


def test_example_4_the_siege_of_benevento() -> None:
    """V-SIE-2: 2 against 2 + 1 (another's agent) = 3: lost."""
    game = besieging(red={"troops": "Benevento*2", "used": POOR}, green={"agents": "Benevento"}).do("siege:Benevento")
    assert game.ruler("Benevento") is None
    assert "Benevento" not in game.through_spring().troops("red")


def test_example_5_the_siege_of_parma() -> None:
    """V-SIE-2: 3 + 1 = 4 against 1 + 1 (a defending troop) = 2: won."""
    red = {"troops": "Parma*3", "palace": courtiers("condottiere"), "used": POOR}
    blue = {"cities": "Parma", "troops": "Parma Milano"}
    game = besieging(seats=4, red=red, blue=blue).do("siege:Parma")
    assert game.strengths == (3, 2)
    game.do("strike:left-1")
    assert game.strengths == (4, 2)
    game.do("pass")
    assert game.ruler("Parma") == "red"
    assert game.troops("red") == {"Parma": 2}
    assert game.troops("blue") == {"Milano": 1}
    assert game.household("red")["trophies"] == [COLOURS.index("blue")]


def test_example_6_the_siege_of_ravenna() -> None:
    """V-SIE-2: 3 + 1 = 4 against 2 + 1 (troop) + 1 (bonus) - 1 (attacker's agent) = 3: won."""
    red = {"troops": "Ravenna*3", "agents": "Ravenna", "palace": courtiers("condottiere"), "used": POOR}
    green = {"cities": "Ravenna", "troops": "Ravenna", "palace": courtiers("condottiere")}
    game = besieging(red=red, green=green).do("siege:Ravenna")
    assert game.strengths == (3, 2)
    game.do("strike:left-1", "strike:left-1")
    if game.state.phase == "bidding":
        assert game.strengths == (4, 3)
    assert game.through_spring().ruler("Ravenna") == "red"


def test_example_7_the_defeat_at_spoleto() -> None:
    """V-SIE-6: 2 against 2: one troop is lost, the other retreats to Firenze."""
    game = besieging(red={"troops": "Spoleto*2", "used": POOR}).do("siege:Spoleto")
    assert game.ruler("Spoleto") is None
    assert game.offers("retreat") == {"Firenze"}
    assert game.do("retreat:Firenze").troops("red") == {"Firenze": 1}


def test_example_8_govern_with_cardinal_upgrade_and_ambassador() -> None:
    """V-PAY-2: the Cardinal's crown, the upgrade's cross, the Ambassador's crown: six tokens, and no seventh."""
    cities = "Milano Genova Torino Nizza Parma Mantova Bologna"
    blue = {
        "marker": 1,
        "palace": {"room-1": "cardinal", "under-1": "bishop", "left-1": "ambassador"},
        "cities": "Torino Nizza Parma Mantova Bologna",
        "used": cities,
    }
    game = table("action", "blue", seats=4, blue=blue)
    for city in cities.split()[:6]:
        game.pay(f"turn:{city}", "use:room=crown", "use:under=cross", "use:left-1=crown")
    assert game.used("blue") == {"Bologna", "left-1"}
    assert game.offers("turn") == set()


def test_example_9_the_alliance_with_the_ottoman_empire() -> None:
    """V-WIN-5: a crown and 3 ships for anybody; any one symbol less for green, whose agent is there."""
    for lacking in ("Pisa", "Firenze"):
        assert winter("alliance", red={"palace": courtiers("merchant"), "used": lacking}).offers("ally") == set()
    assert winter("alliance", red={"palace": courtiers("merchant")}).offers("ally") == {"ottoman"}
    for saved in ("crown", "ship"):
        green = {"palace": courtiers("merchant"), "agents": "ottoman", "used": "Padova"}
        game = winter("alliance", "green", green=green).do("ally:ottoman", f"waive:{saved}")
        if game.state.phase == "payment":
            game.do("pay")
        assert game.position["alliances"] == {"ottoman": COLOURS.index("green")}
        assert game.used("green") == {"Padova", "Venezia", "left-1"}


def test_example_9_red_alone_may_take_it_over_and_greens_bonus_is_blocked() -> None:
    """V-WIN-5: at the usual cost, without discount."""
    alliances = {"ottoman": "green"}
    red = {"palace": courtiers("merchant"), "agents": "ottoman", "used": ""}
    game = winter("alliance", red=red, alliances=alliances)
    assert game.prestige("green").alliances == 0
    assert game.offers("ally") == {"ottoman"}
    assert winter("alliance", red=red | {"used": "Pisa"}, alliances=alliances).offers("ally") == set()
    yellow = {"palace": courtiers("merchant"), "used": ""}
    assert winter("alliance", "yellow", yellow=yellow, alliances=alliances).offers("ally") == set()


def test_example_10_two_players_tie_for_the_first_place_in_religion() -> None:
    """V-SCO-4: with 4 or 5 players each of the two gets 2 points and the third 1."""
    two = {"palace": courtiers("bishop bishop")}
    four = winter("hiring", seats=4, red=two, yellow=two, green={"palace": courtiers("bishop")})
    assert [four.prestige(colour).religion for colour in COLOURS[:4]] == [2, 2, 1, 0]
    five = winter("hiring", seats=5, red=two, yellow=two)
    assert [five.prestige(colour).religion for colour in COLOURS] == [2, 2, 0, 0, 1]  # Roma shows a cross


def test_example_of_agents_in_cities() -> None:
    """V-SIE-2: Ancona neutral with red's agent, Siena red's with green's, Spoleto blue's with blue's."""

    def strength(city: str, colour: str) -> int:
        households = {
            "red": {"cities": "Siena", "agents": "Ancona", "troops": ""},
            "yellow": {"troops": ""},
            "green": {"agents": "Siena", "troops": ""},
            "blue": {"cities": "Spoleto", "agents": "Spoleto", "troops": ""},
        }
        households[colour]["troops"] = f"{city}*6"
        households[colour]["palace"] = courtiers("condottiere")  # type: ignore[assignment]
        game = table("sieges", colour, stage="sieges", seats=4, **households).do(f"siege:{city}")
        return game.strengths[1]

    assert [strength("Ancona", colour) for colour in ("red", "yellow", "green")] == [1, 3, 3]
    assert [strength("Siena", colour) for colour in ("yellow", "green")] == [3, 2]
    assert [strength("Spoleto", colour) for colour in ("red", "yellow")] == [2, 2]


def test_example_of_the_retreat_from_ancona() -> None:
    """V-SIE-6: green cannot leave by land: a ship for every troop that sails to Venezia."""
    green = {"troops": "Ancona*3", "agents": "", "used": "Padova", "palace": courtiers("merchant")}
    game = besieging("green", order="green red yellow", green=green, red={"agents": "Ancona"}).do("siege:Ancona")
    assert game.offers("retreat") == {"Venezia"}
    game.pay("retreat:Venezia", "use:Venezia=ship").pay("retreat:Venezia", "use:left-1=ship")
    assert game.troops("green") == {"Venezia": 2}


def test_example_of_the_cathedral_in_palermo() -> None:
    """V-WIN-3: yellow may build there, its base strength is 3."""
    yellow = {"cities": "Palermo Terracina", "florins": 4}
    assert winter("purchases", "yellow", yellow=yellow).offers("build") == {"Palermo", "Napoli"}
