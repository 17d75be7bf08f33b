"""The HTTP API: names, sessions, lobby, records, limits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.engine import Record, Recorder, Rng, Setup, default_title, manifest, titles
from signoria.locales.messages import title_text
from tests.server.harness import TOO_LONG, Person, Server, run


def test_an_account_keeps_the_name_and_the_games(server: Server) -> None:
    guest = Person(server, "Lucrezia")
    table = guest.quick_start()
    assert guest.post("/api/accounts", {"name": "Lucrezia", "password": "aqua tofana"})["kind"] == "account"
    elsewhere = Person(server)
    wrong = elsewhere.post("/api/sign-in", {"name": "Lucrezia", "password": "not the one"}, ok=False)
    unknown = elsewhere.post("/api/sign-in", {"name": "Nobody here", "password": "not the one"}, ok=False)
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json()) == (401, wrong.json())
    elsewhere.post("/api/sign-in", {"name": "LUCREZIA", "password": "aqua tofana"})
    assert table in [line["id"] for line in elsewhere.get("/api/tables", list="mine")]
    taken = Person(server, "Other").post("/api/accounts", {"name": "ＬUCREZIA", "password": "12345678"}, ok=False)
    assert taken.json()["reason"] == "name-taken"


def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = server.post("/api/guest", {"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.headers["x-frame-options"] == "DENY"


def test_secure_cookies_where_tls_is(tmp_path: object) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", "--secure") as secure:
        assert "secure" in secure.post("/api/guest", {"name": "A"}).headers["set-cookie"].lower()


def test_a_write_without_the_csrf_word_is_refused(server: Server) -> None:
    anna = Person(server, "Anna")
    for headers in ({}, {"x-csrf-token": "guess"}):
        answer = anna.http.post("/api/quick-start", json={}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "csrf")
    crossed = server.post("/api/guest", {"name": "A"}, origin="https://evil.example")
    assert crossed.json()["reason"] == "wrong-origin"


def test_passwords_are_not_stored(server: Server) -> None:
    Person(server).post("/api/accounts", {"name": "Cesare", "password": "aut caesar aut nihil"})
    path = server.database.removeprefix("sqlite:///")
    stored = b"".join(Path(path + suffix).read_bytes() for suffix in ("", "-wal"))
    assert b"Cesare" in stored
    assert b"aut caesar" not in stored


def test_titles_and_impossible_combinations(server: Server) -> None:
    anybody = Person(server)
    title = anybody.get("/api/titles")[0]
    assert title["name"] == "condottiere"
    assert "squire" in title["levels"]
    setup = {"seats": 4, "edition": "modern", "options": ["points", "capturing"]}
    assert anybody.post("/api/check-setup", {"game": "condottiere", "setup": setup}, ok=False).status_code in (400, 409)


def test_titles_say_what_the_page_needs_to_know_of_them(server: Server) -> None:
    title = Person(server).get("/api/titles")[0]
    assert (title["usual_seats"], title["usual_bot"]) == (4, "squire")
    assert title["values"] == {"target": {"least": 5, "most": 100, "usual": 20, "option": "points", "rule": "C-OPT-2"}}
    assert (title["chapters"], title["silent"]) == (["placed", "final-battle"], ["strengths"])
    promises = {one["name"]: one["promises"] for one in title["editions"]}
    assert {"pass", "play:10", "place:Roma"} <= set(promises["classic"])
    assert "play:surrender" in promises["modern"]


def test_titles_say_what_a_rulebook_advises_against(server: Server) -> None:
    """C-OPT-2: allowed in classic, with the advice as a message id for the page."""
    anybody = Person(server)
    advice = {one["name"]: one["advice"] for one in anybody.get("/api/titles")[0]["editions"]}
    assert advice == {
        "modern": [],
        "classic": [{"options": ["points", "capturing"], "message": "advice-points-capturing"}],
    }
    setup = {"seats": 4, "edition": "classic", "options": ["points", "capturing"]}
    assert anybody.post("/api/check-setup", {"game": "condottiere", "setup": setup}, ok=False).status_code < 300


def test_the_components_of_a_title_say_how_sure_every_value_is(server: Server) -> None:
    anybody = Person(server)
    box = anybody.get("/api/titles/virtu/components")
    assert box["edition"] == "standard"
    assert box["values"]["noble"][0]["symbols"] == {"crown": 1, "mask": 1}
    assert box["marks"]["noble.ambassador.symbols.crown"] == "fact"
    assert box["marks"]["noble.ambassador.symbols.mask"] == "reconstructed"
    assert anybody.get("/api/titles/virtu/components", edition="standard") == box
    assert anybody.http.get("/api/titles/chess/components").status_code == 400
    assert anybody.http.get("/api/titles/virtu/components?edition=mine").status_code == 410


def test_the_components_of_a_title_are_its_board_and_its_cards(server: Server) -> None:
    box = Person(server).get("/api/titles/condottiere/components", edition="classic")
    assert (box["edition"], sum(box["values"]["cards"].values())) == ("classic", 96)
    borders = {region["id"]: region["borders"] for region in box["values"]["regions"]}
    assert (len(borders), sum(map(len, borders.values()))) == (17, 2 * 34)
    assert borders["Torino"] == ["Milano", "Genova"]
    assert box["marks"]["cards.10"] == box["marks"]["regions.Torino.borders"] == "fact"


@pytest.mark.parametrize("title", titles())
def test_the_words_of_a_title_come_with_the_tables_that_use_them(server: Server, title: str) -> None:
    words = Person(server).get(f"/api/titles/{title}/words/ru")
    assert words["ftl"] == title_text(title, "ru", "words.ftl")
    assert words["language"] == "ru"
    assert words["arguments"]["seat"] == "seat"
    assert words["actions"] == list(manifest(title).words.actions)
    assert set(words["rows"]) == set(manifest(title).words.rows)


@pytest.mark.parametrize("title", titles())
def test_the_rules_of_a_title_have_an_anchor_for_every_rule(server: Server, title: str) -> None:
    text = title_text(title, "fa", "rules.md") or ""
    html = Person(server).http.get(f"/api/titles/{title}/rules/fa").text
    ids = re.findall(r"^- \*\*([A-Z]-[A-Z]+(?:-\d+)?)\*\* ", text, re.MULTILINE)
    assert len(ids) > 40
    assert re.findall(r'<strong id="([^"]+)" class="rule">', html) == ids
    assert html.count("<table>") == text.count("\n|---")


def test_a_title_that_does_not_speak_a_language_speaks_english(server: Server) -> None:
    title = default_title()
    anybody = Person(server)
    for what in ("words", "rules"):
        english = anybody.http.get(f"/api/titles/{title}/{what}/en")
        assert anybody.http.get(f"/api/titles/{title}/{what}/xx").content == english.content
        assert anybody.http.get(f"/api/titles/chess/{what}/en").status_code == 404
        assert anybody.http.get(f"/api/titles/chess/{what}/en").json()["reason"] == "not-found"


def test_words_that_a_browser_has_already_are_not_sent_again(server: Server) -> None:
    anybody = Person(server)
    path = f"/api/titles/{default_title()}/words/en"
    first = anybody.http.get(path)
    again = anybody.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anybody.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_large_bodies_are_refused(server: Server) -> None:
    anna = Person(server, "Anna")
    for size, status in ((60_000, 400), (70_000, 413)):
        assert anna.post("/api/guest", {"name": "x" * size}, ok=False).status_code == status


def test_a_record_is_uploaded_and_watched(server: Server) -> None:
    anna = Person(server, "Anna")
    game = Recorder("condottiere", Setup(3, "modern"))
    rng = Rng(3)
    while not game.state.over and len(game.record.moves) < 60:
        if game.state.waits_for_chance:
            game.deal(rng)
        else:
            game.act(rng.choice(game.state.legal()))
    csrf = {"x-csrf-token": anna.get("/api/me")["csrf"]}
    stored = anna.http.post("/api/records", content=game.record.to_json(), headers=csrf).json()["id"]
    assert Record.from_json(anna.http.get(f"/api/records/{stored}").content) == game.record
    replay = anna.get(f"/api/records/{stored}/replay", eyes="1,spectator,1", first=5, count=10)
    assert replay["total"] == len(game.record.moves) + 1
    assert [step["turn"] for step in replay["steps"]] == list(range(5, 15))
    assert [look["seat"] for look in replay["steps"][0]["looks"]] == [1, None]
    assert replay["chapters"] == []
    whole = anna.get(f"/api/records/{stored}/replay", eyes="spectator", first=0, count=200)
    told = [(step["turn"], event) for step in whole["steps"] for event in step["looks"][0]["events"]]
    opens = [{"turn": turn, "event": event} for turn, event in told if event["id"] in ("placed", "final-battle")]
    assert opens
    assert anna.get(f"/api/records/{stored}/replay", first=0, count=1)["chapters"] == opens
    broken = anna.http.post("/api/records", content=b'{"game": "condottiere"}', headers=csrf)
    assert broken.status_code == 400


def test_a_running_games_record_is_nobodys(server: Server) -> None:
    anna = Person(server, "Anna")
    table = anna.make_table([{"kind": "me"}, {"kind": "bot"}], first=0)["id"]
    for path in ("record", "replay"):
        assert anna.get(f"/api/tables/{table}/{path}", ok=False).json()["reason"] == "not-over"


@pytest.mark.parametrize(("takes", "gets"), [("gzip", "gzip"), ("identity", None)])
def test_a_long_answer_is_squeezed_for_who_takes_it_so(server: Server, takes: str, gets: str | None) -> None:
    answer = server.get("/api/titles/virtu/components", **{"accept-encoding": takes})
    assert answer.headers.get("content-encoding") == gets
    assert answer.json()["edition"]
    assert (int(answer.headers["content-length"]) < 20_000) == (gets is not None)


def test_a_squeezed_answer_is_not_squeezed_again(server: Server) -> None:
    for path in ("/", "/api/titles/virtu/words/en", "/api/titles/virtu/rules/en"):
        assert server.get(path, **{"accept-encoding": "gzip"}).headers.get_list("content-encoding") == ["gzip"]


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/C-SET-1"])
def test_the_page_answers_every_address_it_knows(server: Server, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 200
    assert "text/html" in answer.headers["content-type"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js", "/%2e%2e/setup.py"])
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert server.get(path).status_code == 404


def test_health_and_metrics(server: Server) -> None:
    assert server.get("/health").json()["status"] == "ok"
    told = server.get("/metrics").text
    assert "signoria_steps_stored_total" in told
    assert 'signoria_commands_total{outcome="done"}' in told


def test_a_graceful_end_asks_people_to_come_back(tmp_path: object) -> None:
    async def story(server: Server) -> None:
        anna = Person(server, "Anna")
        chair = await anna.sit(anna.make_table([{"kind": "me"}, {"kind": "open"}])["id"])
        await chair.hear()
        server.stop()
        assert TOO_LONG not in server.log
        assert (await chair.until(lambda message: message["is"] == "closing"))["retry"] is True

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        run(story(server))


def test_a_session_that_is_gone_shuts_nobody_out(server: Server) -> None:
    anna = Person(server)
    anna.http.cookies.set("signoria_session", "of-a-database-long-gone")
    assert anna.post("/api/guest", {"name": "Anna"})["name"] == "Anna"
