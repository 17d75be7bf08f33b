### A Virtù szavai, az oldalnak és a parancssornak egyaránt. A változókat a docs/words.md írja le.

## What the game is called

title-name = Virtù
title-about = Vezess egy nagy családot: népesítsd be a palotádat, szerezz városokat, küldj ügynököket és seregeket, és növeld a presztízsedet.

## The log: event-… for every event of the game

event-family = { $player } családja: { $family }.
    .player = A családod: { $family }.
event-first = { $player } a kezdőjátékos.
    .player = Te vagy a kezdőjátékos.
event-placed =
    { $card ->
        [none] { $player } lerak egy családi lapot.
       *[known] { $player } lerak egy családi lapot: { $card } ({ $slot }).
    }
    .player =
        { $card ->
            [none] Leraksz egy családi lapot.
           *[known] Leraksz egy családi lapot: { $card } ({ $slot }).
        }
event-all-placed = Minden családi lap a helyén van, és felfordult.
event-year = { $year }. év: kezdődik a tavasz.
event-marker = { $player } jelzője ide ér: { $room }. szoba.
    .player = A jelződ ide ér: { $room }. szoba.
event-courtiers-refreshed =
    { $side ->
        [left] A jelző elhalad a bal oldali nyíl mellett: { $player } összes bal oldali udvaronca elérhető.
       *[right] A jelző elhalad a jobb oldali nyíl mellett: { $player } összes jobb oldali udvaronca elérhető.
    }
    .player =
        { $side ->
            [left] A jelző elhalad a bal oldali nyíl mellett: az összes bal oldali udvaroncod elérhető.
           *[right] A jelző elhalad a jobb oldali nyíl mellett: az összes jobb oldali udvaroncod elérhető.
        }
event-blocked = { $room }. szoba: búcsúcédula vagy ellenséges ügynök miatt { $player } nem hajthat végre akciót.
    .player = { $room }. szoba: búcsúcédula vagy ellenséges ügynök miatt nem hajthatsz végre akciót.
event-indulgence-taken = { $player } búcsúcédulát vesz fel, helye: { $room }. szoba.
    .player = Búcsúcédulát veszel fel, helye: { $room }. szoba.
event-indulgence-removed = { $player } eltávolítja a búcsúcédulát innen: { $room }. szoba.
    .player = Eltávolítod a búcsúcédulát innen: { $room }. szoba.
event-cashed = { $player } { $florins } aranyforintot vált be: { $source }.
    .player = { $florins } aranyforintot váltasz be: { $source }.
event-paid =
    { $payment ->
        [none] { $player } ({ $for }): nem kell többet fizetnie.
       *[known] { $player } fizet ({ $for }: { $price }): { $payment }.
    }
    .player =
        { $payment ->
            [none] Nem kell többet fizetned ({ $for }).
           *[known] Fizetsz ({ $for }: { $price }): { $payment }.
        }
event-turned = { $player } frissíti: { $source }.
    .player = Frissíted: { $source }.
event-patronage = { $player } előrelép a mecenatúra sávján: { $cell }. mező.
    .player = Előrelépsz a mecenatúra sávján: { $cell }. mező.
event-bonus = { $player } mecenatúrabónuszt kap: { $bonus }.
    .player = Mecenatúrabónuszt kapsz: { $bonus }.
event-traded = { $player } { $ships } hajóval kereskedik, és { $florins } aranyforintot kap.
    .player = { $ships } hajóval kereskedsz, és { $florins } aranyforintot kapsz.
event-annexed = { $player } diplomáciával megszerzi { $city } városát.
    .player = Diplomáciával megszerzed { $city } városát.
event-moved-troop = { $player } sereget mozgat: { $from } → { $to }.
    .player = Sereget mozgatsz: { $from } → { $to }.
event-siege-begun = { $player } ostrom alá veszi { $city } városát.
    .player = Ostrom alá veszed { $city } városát.
event-armed =
    { $tokens ->
        [0] { $player } nem kap +1-es zsetont: elfogyott.
       *[other] { $player } { $tokens } darab +1-es zsetont kap.
    }
    .player =
        { $tokens ->
            [0] Nem kapsz +1-es zsetont: elfogyott.
           *[other] { $tokens } darab +1-es zsetont kapsz.
        }
event-agent-sent = { $player } ügynököt küld: { $from } → { $to }.
    .player = Ügynököt küldesz: { $from } → { $to }.
event-agent-expelled = { $player } eltávolítja { $owner } ügynökét innen: { $place }.
    .player = Eltávolítod { $owner } ügynökét innen: { $place }.
    .owner = { $player } eltávolítja az ügynöködet innen: { $place }.
event-siege-opened =
    { $rival_is ->
        [none] { $city } ostroma: { $player } támadja a semleges várost.
       *[one] { $city } ostroma: { $player } támad, { $rival } védekezik.
    }
    .player =
        { $rival_is ->
            [none] { $city } ostroma: te támadod a semleges várost.
           *[one] { $city } ostroma: te támadsz, { $rival } védekezik.
        }
    .rival = { $city } ostroma: { $player } támad, te védekezel.
event-battle-opened = Nyílt csata { $city } városánál: { $player } és { $rival } összecsap.
    .player = Nyílt csata { $city } városánál: te és { $rival } összecsaptok.
    .rival = Nyílt csata { $city } városánál: { $player } és te összecsaptok.
event-struck = { $player } harci bónuszt ad hozzá (+{ $strength }): { $source }.
    .player = Harci bónuszt adsz hozzá (+{ $strength }): { $source }.
event-passed = { $player } egyelőre nem ad hozzá több bónuszt.
    .player = Egyelőre nem adsz hozzá több bónuszt.
event-conquered =
    { $defender_is ->
        [none] { $player } elfoglalja { $city } városát ({ $attack }:{ $defence }).
       *[one] { $player } elhódítja { $city } városát; { $defender } elveszíti ({ $attack }:{ $defence }).
    }
    .player =
        { $defender_is ->
            [none] Elfoglalod { $city } városát ({ $attack }:{ $defence }).
           *[one] Elhódítod { $city } városát; { $defender } elveszíti ({ $attack }:{ $defence }).
        }
    .defender = { $player } elhódítja tőled { $city } városát ({ $attack }:{ $defence }).
event-repelled =
    { $defender_is ->
        [none] { $city } városa kiállja { $player } ostromát ({ $attack }:{ $defence }).
       *[one] { $defender } megtartja { $city } városát { $player } ellen ({ $attack }:{ $defence }).
    }
    .player =
        { $defender_is ->
            [none] { $city } városa kiállja az ostromodat ({ $attack }:{ $defence }).
           *[one] { $defender } megtartja { $city } városát ellened ({ $attack }:{ $defence }).
        }
    .defender = Megtartod { $city } városát { $player } ellen ({ $attack }:{ $defence }).
event-battle = Nyílt csata { $city } városánál – { $player }: { $attack }, { $rival }: { $defence }.
    .player = Nyílt csata { $city } városánál – te: { $attack }, { $rival }: { $defence }.
    .rival = Nyílt csata { $city } városánál – { $player }: { $attack }, te: { $defence }.
event-troops-lost = { $player } { $troops } sereget veszít { $city } városánál.
    .player = { $troops } sereget veszítesz { $city } városánál.
event-retreated = { $player } egy serege visszavonul: { $from } → { $to }.
    .player = Egy sereged visszavonul: { $from } → { $to }.
event-order = Az új játékossorrend: { $order }.
event-last-winter = Közeleg a vég: ez az utolsó tél.
event-prestige =
    { $year ->
        [0] Presztízs az első év előtt: { $prestige }.
       *[other] Presztízs { $year } év után: { $prestige }.
    }
event-wages =
    { $florins ->
        [0] { $player } nem fizet zsoldot.
       *[other] { $player } { $florins } aranyforint zsoldot fizet.
    }
    .player =
        { $florins ->
            [0] Nem fizetsz zsoldot.
           *[other] { $florins } aranyforint zsoldot fizetsz.
        }
event-dismissed = { $player } elbocsát egy sereget { $city } városában.
    .player = Elbocsátasz egy sereget { $city } városában.
event-moved-card = { $player } áthelyez egy lapot ({ $card }): { $from } → { $to }.
    .player = Áthelyezel egy lapot ({ $card }): { $from } → { $to }.
event-discarded = { $player } eldob egy lapot: { $card }.
    .player = Eldobsz egy lapot: { $card }.
event-bought = { $player } megszerzi: { $item }.
    .player = Megszerzed: { $item }.
event-built = { $player } székesegyházat épít { $city } városában.
    .player = Székesegyházat építesz { $city } városában.
event-hired = { $player } sereget fogad { $city } városában.
    .player = Sereget fogadsz { $city } városában.
event-allied =
    { $former_is ->
        [none] { $player } szövetséget köt: { $power }.
       *[one] { $player } átveszi { $former } szövetségét: { $power }.
    }
    .player =
        { $former_is ->
            [none] Szövetséget kötsz: { $power }.
           *[one] Átveszed { $former } szövetségét: { $power }.
        }
    .former = { $player } átveszi a szövetségedet: { $power }.
event-game-over =
    { $players_count ->
        [one] Vége a játszmának: Itália ura { $players }.
       *[other] Vége a játszmának: { $players } osztozik az Itália feletti uralmon.
    }
    .players = Vége a játszmának: Itália ura te vagy.

## What a payment is for: for-… for every purpose

for-nothing = semmi
for-steps = a jelző további lépései
for-indulgence = búcsúcédula eltávolítása
for-turn = zsetonok frissítése
for-renew = szövetségi bónusz megújítása
for-patronage = mecenatúra
for-annex = diplomácia
for-march = menetelés
for-sail = hajóút
for-arms = harci bónuszok
for-agent = ügynök küldése
for-expel = ügynök eltávolítása
for-retreat = visszavonulás
for-buy = vásárlás
for-build = székesegyház
for-alliance = szövetség
for-wages = zsold
for-hire = sereg felfogadása
for-strike = harci bónusz

## Egy ár és egy fizetés részletesen

count-florin = { $count } aranyforint
count-crown = { $count } korona
count-cross = { $count } kereszt
count-cavalry = { $count } lovasság
count-ship = { $count } hajó
count-mask = { $count } álarc
count-war = { $count } háborújelkép
count-arrow = { $count } nyíl
count-either = { $count } korona vagy kereszt
payment-florins = { $florins } aranyforint a kincstárból
payment-cash = { $what } (aranyforintok a kincstárba)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-cities =
    { $winners_count ->
        [one] Valaki 8 várost birtokolt, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Valaki 8 várost birtokolt, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
    .winners = Valaki 8 várost birtokolt, a játszma véget ért: a legtöbb presztízzsel te győzöl.
outcome-patronage =
    { $winners_count ->
        [one] Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
    .winners = Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: a legtöbb presztízzsel te győzöl.
outcome-no-neutral-city =
    { $winners_count ->
        [one] Nem maradt semleges város, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Nem maradt semleges város, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
    .winners = Nem maradt semleges város, a játszma véget ért: a legtöbb presztízzsel te győzöl.
outcome-years =
    { $winners_count ->
        [one] Véget ért az utolsó év: a legtöbb presztízzsel { $winners } győz.
       *[other] Véget ért az utolsó év: { $winners } osztozik a győzelmen.
    }
    .winners = Véget ért az utolsó év: a legtöbb presztízzsel te győzöl.

## Prestige, line by line ($points), and what else is compared ($count)

prestige-cities = Városok: { $points }
prestige-patronage = Mecenatúra: { $points }
prestige-printed = Lapok és zsetonok: { $points }
prestige-religion = Vallás: { $points }
prestige-trophies = Trófeák: { $points }
prestige-alliances = Szövetségek: { $points }
prestige-indulgences = Búcsúcédulák: { $points }
prestige-total = Presztízs: { $points }
prestige-crosses = Keresztek, a vallási rangsorhoz: { $count }
prestige-crowns = Koronák, holtverseny esetére: { $count }

## Names: cities

name-Nizza = Nizza
name-Torino = Torino
name-Milano = Milánó
name-Genova = Genova
name-Parma = Parma
name-Mantova = Mantova
name-Padova = Padova
name-Venezia = Velence
name-Bologna = Bologna
name-Ravenna = Ravenna
name-Pisa = Pisa
name-Firenze = Firenze
name-Siena = Siena
name-Urbino = Urbino
name-Perugia = Perugia
name-Ancona = Ancona
name-Spoleto = Spoleto
name-Civitavecchia = Civitavecchia
name-Roma = Róma
name-Terracina = Terracina
name-Benevento = Benevento
name-Napoli = Nápoly
name-Bari = Bari
name-Taranto = Taranto
name-Reggio = Reggio
name-Palermo = Palermo
name-Cagliari = Cagliari
name-Ajaccio = Ajaccio
name-Tunisi = Tunisz
name-Ragusa = Raguza

## Names: families and their dynasties

name-florence = Firenze
name-naples = Nápoly
name-venice = Velence
name-milan = Milánó
name-rome = Róma

dynasty-florence = a Mediciek
dynasty-naples = az Aragóniai-ház
dynasty-venice = a dózsék
dynasty-milan = a Sforzák
dynasty-rome = a Borgiák

## Names: cards

name-lorenzo = Lorenzo de’ Medici
name-piero = Piero de’ Medici
name-giovanni = Giovanni de’ Medici
name-ferdinand = II. Ferdinánd nápolyi király
name-alfonso = Alfonz calabriai herceg
name-montefeltro = Federico da Montefeltro
name-barbarigo = Agostino Barbarigo
name-grimani = Antonio Grimani
name-loredan = Leonardo Loredan
name-ludovico = Ludovico Sforza
name-galeazzo = Galeazzo Sanseverino
name-ascanio = Ascanio Sforza
name-alexander = VI. Sándor
name-lucrezia = Lucrezia Borgia
name-cesare = Cesare Borgia

name-ambassador = Követ
name-bishop = Püspök
name-cardinal = Bíboros
name-merchant = Kereskedő
name-gonfalonier = Zászlóvivő
name-condottiere = Condottiere
name-admiral = Tengernagy
name-counsellor = Tanácsos
name-podesta = Podestà
name-assassin = Orgyilkos
name-banker = Bankár
name-pope = Pápa

## Names: titles and other tokens

name-duchy = Hercegség
name-principality = Fejedelemség
name-kingdom = Királyság
name-republic = Köztársaság
name-guild = Céh
name-cathedral = Székesegyház

## Names: powers and patronage bonuses, and what they do

name-ottoman = Oszmán Birodalom
name-france = Francia Királyság
name-empire = Német-római Birodalom
name-leonardo = Leonardo da Vinci
name-copernicus = Nikolausz Kopernikusz
name-michelangelo = Michelangelo
name-columbus = Kolumbusz Kristóf
name-machiavelli = Niccolò Machiavelli
name-bastions = Bástyák
name-prince = A fejedelem
name-duomo = Dóm
name-sistine = Sixtus-kápolna
name-artillery = Tüzérség

card-ottoman-effect = 2 hajó, mindkettő egyszerre: diplomáciához, háborúhoz, kereskedelemhez vagy visszavonuláshoz.
card-france-effect = +2 harci bónusz ostromban vagy nyílt csatában.
card-empire-effect = 1 kereszt bármely akcióhoz, vásárláshoz vagy búcsúcédulához; amíg elérhető, a vallásnál is számít.
card-leonardo-effect = +1 harci bónusz 1 aranyforintért, minden ostromlott városnál egyszer: az ostromban vagy az előtte vívott nyílt csatában.
card-copernicus-effect = Még egy udvaronchely.
card-michelangelo-effect = Ingyenkorona a mecenatúra minden lépésénél.
card-columbus-effect = 2 presztízs a játszma végén.
card-machiavelli-effect = Udvaronchelyre kerülő lap, saját jelképekkel.
card-bastions-effect = +2 a városaid védelmére minden ostromban.
card-prince-effect = Még egy udvaronchely és még egy ügynök; mások nem küldhetnek ügynököt a városaidba, a szobáidba és a szövetségeidre.
card-duomo-effect = 1 kereszt a vallási rangsorban a játszma végén.
card-sistine-effect = 2 kereszt a vallási rangsorban a játszma végén.
card-artillery-effect = +2 harci bónuszt adó zseton, 1 aranyforintért; utána felhasznált oldalára fordul.

## Names: symbols and the other means of payment

name-florin = aranyforint
name-crown = korona
name-cross = kereszt
name-cavalry = lovasság
name-ship = hajó
name-mask = álarc
name-war = háború
name-arrow = nyíl
name-crowns = 2 korona
name-room = a szoba
name-under = a szoba fejlesztése
name-indulgence = búcsúcédula
name-florins = egy lépés díja
name-token = +1-es zseton
name-reserve = tartalék

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

numbered-room = { $number }. szoba
numbered-under = { $number }. szoba fejlesztése
numbered-left = bal oldali { $number }. udvaronc
numbered-right = jobb oldali { $number }. udvaronc
numbered-cathedral = { $number }. székesegyház
numbered-florence = Firenze { $number }. szobája
numbered-naples = Nápoly { $number }. szobája
numbered-venice = Velence { $number }. szobája
numbered-milan = Milánó { $number }. szobája
numbered-rome = Róma { $number }. szobája

## The actions of rooms and cards

room-govern = Kormányzás
room-patronage = Mecenatúra
room-trade = Kereskedelem
room-diplomacy = Diplomácia
room-war = Háború
room-intrigue = Intrika

## Parts of a year

stage-preparation = Előkészületek
stage-spring = Tavasz
stage-sieges = Ostromok
stage-withdrawals = Elvonulások
stage-winter = Tél

## Phases: name, what is asked of you, what is asked of another ($player)

phase-first = A kezdőjátékos
phase-placing = Családi lapok
phase-marker = Az akciójelző
phase-indulgence = Búcsúcédula eltávolítása
phase-action = Akció
phase-agent = Ügynök választása
phase-payment = Fizetés
phase-bonus = Mecenatúrabónusz
phase-place = Udvaronchely választása
phase-sieges = Ostromok
phase-bidding = Harci bónuszok
phase-retreat = Visszavonulás
phase-vacate = Elvesztett udvaronchely
phase-wages = Zsold
phase-dismissal = Seregek elbocsátása
phase-winter = Palota, vásárlás, felfogadás, szövetség
phase-discount = Eggyel kevesebb jelkép

prompt-placing = Rakd le a családi lapjaidat: válassz egy lapot, aztán egy szobát vagy udvaronchelyet.
prompt-marker = Mozgasd a jelződet: az a szoba adja az akciót, ahol megáll.
prompt-indulgence = Távolítsd el a szoba búcsúcéduláját, vagy tartsd meg.
prompt-action = Hajtsd végre a szoba akcióját, vagy fejezd be.
prompt-agent = Melyik ügynök menjen oda?
prompt-payment = Válaszd ki, mivel fizetsz.
prompt-bonus = Válassz mecenatúrabónuszt.
prompt-place = Válassz udvaronchelyet az új lapnak; az ott fekvő lapot eldobod.
prompt-sieges = Válaszd ki, melyik ostrom dőljön el.
prompt-bidding = Adj hozzá harci bónuszt, vagy passzolj.
prompt-retreat = Hová vonuljon vissza a következő sereg?
prompt-vacate = Elvesztettél egy udvaronchelyet: helyezz át vagy dobj el egy lapot.
prompt-wages = Mennyi zsoldot fizetsz? A fizetetlen seregek lekerülnek a tábláról.
prompt-dismissal = Válaszd ki, melyik sereg marad zsold nélkül.
prompt-winter = Rendezd át a palotádat, vásárolj, fogadj seregeket, köss szövetséget, ebben a sorrendben, vagy fejezd be. A későbbi lépés lezárja a korábbiakat.
prompt-discount = Az ügynököd egy jelképet megtakarít: melyiket?

waiting-placing = { $player } lerakja a családi lapjait.
waiting-marker = { $player } mozgatja a jelzőjét.
waiting-indulgence = { $player } egy búcsúcéduláról dönt.
waiting-action = { $player } végrehajtja a szoba akcióját.
waiting-agent = { $player } ügynököt választ.
waiting-payment = { $player } fizet.
waiting-bonus = { $player } mecenatúrabónuszt választ.
waiting-place = { $player } udvaronchelyet választ.
waiting-sieges = { $player } ostromot választ.
waiting-bidding = { $player } harci bónuszt adhat hozzá.
waiting-retreat = { $player } visszavonul.
waiting-vacate = { $player } felszabadít egy udvaronchelyet.
waiting-wages = { $player } zsoldot fizet.
waiting-dismissal = { $player } seregeket bocsát el.
waiting-winter = { $player } a palotáját rendezi, vásárol, seregeket fogad vagy szövetséget köt.
waiting-discount = { $player } kiválasztja a megtakarított jelképet.

## Actions, as on a button: action-… for every verb of the notation

action-place = { $number }. családi lap: { $slot }
action-marker = Jelző: { $what }. szoba
action-move = Lépés { $what } szobával
action-redeem = Búcsúcédula eltávolítása: { $what }
action-keep = A búcsúcédula megtartása
action-pay = Fizetés a legolcsóbb módon
action-toll = 2 aranyforint egy lépésért
action-cancel = Visszavonás
action-done = Befejezés
action-pass = Passz
action-step = Egy lépés a mecenatúrában
action-disband = Lemondás a seregről
action-bonus = Választás: { $what }
action-wages =
    { $what ->
        [0] Nem fizetek zsoldot
       *[other] { $what } aranyforint kifizetése
    }
action-dismiss = Sereg elbocsátása: { $what }
action-buy = Vásárlás: { $what }
action-build = Székesegyház építése: { $what }
action-put = A lap helye: { $what }
action-ally = Szövetség: { $what }
action-waive = Megtakarítás: { $what }
action-renew = Szövetségi bónusz megújítása: { $what }
action-turn = Frissítés: { $what }
action-annex = Megszerzés diplomáciával: { $what }
action-march = Menetelés: { $from } → { $to }
action-sail = Hajóút: { $from } → { $to }
action-send = Ügynök küldése: { $what }
action-expel = Ügynök eltávolítása: { $what }
action-from = Az ügynök innen: { $what }
action-hire = Sereg fogadása: { $what }
action-siege = Ostrom eldöntése: { $what }
action-withdraw = Elvonulás innen: { $what }
action-retreat = Visszavonulás ide: { $what }
action-discard = Eldobás: { $what }
action-shift = Áthelyezés: { $from } → { $to }
action-strike = Harci bónusz: { $what }
action-use = Felhasználás: { $source } ({ $symbol })
action-cash = Aranyforintok beváltása: { $what }
action-indulgence = Búcsúcédula felvétele: 3 aranyforint

## Promises of a deal, as sentences: promise-… for every verb that a deal may name

promise-annex =
    { $will ->
        [no] { $player } nem szerzi meg diplomáciával { $what } városát
       *[yes] { $player } diplomáciával megszerzi { $what } városát
    }
    .player =
        { $will ->
            [no] Te nem szerzed meg diplomáciával { $what } városát
           *[yes] Te diplomáciával megszerzed { $what } városát
        }
promise-ally =
    { $will ->
        [no] { $player } nem köt szövetséget: { $what }
       *[yes] { $player } szövetséget köt: { $what }
    }
    .player =
        { $will ->
            [no] Te nem kötsz szövetséget: { $what }
           *[yes] Te szövetséget kötsz: { $what }
        }

## Mi választható, és mi nem; egy ostrom

choice-price = Ár: { $price }
choice-payment = Fizetés: { $payment }
choice-indulgence = búcsúcédulával jár
choice-prestige =
    { $gained ->
        [yes] Presztízs: +{ $points }
       *[no] Presztízs: { $points }
    }
barred = Most nem lehetséges
barred-missing = Hiányzik: { $missing }

siege-of = { $city } ostroma
siege-plains = Nyílt csata { $city } városánál
siege-attack = Támadás, { $player }: { $total } ({ $parts }); elérhet: { $reach }
siege-defence =
    { $player_is ->
        [none] Védelem, a semleges város: { $total } ({ $parts })
       *[one] Védelem, { $player }: { $total } ({ $parts }); elérhet: { $reach }
    }
siege-city = város { $count }
siege-agent = ügynök { $count }
siege-bastions = Bástyák { $count }
siege-troops = seregek { $count }
siege-bonuses = bónuszok { $count }
siege-bonus =
    { $florins ->
        [0] { $source }: +{ $strength }
       *[other] { $source }: +{ $strength }, { $florins } aranyforintért
    }
siege-losses = Elvesztett seregek, ha most lenne vége: támadás { $attack }, védelem { $defence }

## Editions and options: name, and a sentence

edition-standard = A Signoria elemei
edition-standard-about = A szabálykönyv minden adata; ami csak a játék elemeire van nyomtatva, az részben rekonstrukció.
option-one-agent = Kezdőknek: egy ellenséges ügynök
option-one-agent-about = Minden palotában egyszerre legfeljebb egy ellenséges ügynök lehet.

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase = Most nem lehet. A játszma másra vár: { $phase }.
illegal-not-now = Ez most nem lehetséges.
illegal-slot-not-free = Ez a lap már a helyén van, a hely nem szabad, vagy a lapnak nincs akciója a szobához.
illegal-cannot-pay = Ezt nem tudod kifizetni.
illegal-no-agent = Most egyik ügynököd sem mehet erre: { $what }.
illegal-no-troop = Nincs sereged { $what } városában.
illegal-no-siege = Nem ostromlod { $what } városát.
illegal-no-withdrawal = Csak nyílt csata győztese vonulhat el innen: { $what }.
illegal-no-retreat = A sereg nem vonulhat vissza ide: { $what }.
illegal-no-bonus = { $what }: most nem ad harci bónuszt.
illegal-not-usable = Ez a jelkép itt nem használható, vagy a többi kifizetetlen maradna.
illegal-no-florins = { $what }: most nem ad aranyforintot, vagy a többi kifizetetlen maradna.
illegal-no-indulgence = Most nem vehetsz fel búcsúcédulát: évente 1, szobánként 1, összesen 10 lehet.
illegal-place-not-free = Ez nem olyan udvaronchelyed, ahová lap kerülhet: { $what }.
illegal-no-place = Nincs udvaronchelyed ennek a lapnak: { $what }.
illegal-own-room-first = Előbb az ellenséges ügynököt kell eltávolítanod ebből a szobából.
illegal-no-courtier = Itt nincs udvaronc: { $what }.
illegal-card-barred = Nincs ott mozgatható lap, vagy oda nem mehet.
illegal-bonus-not-offered = { $what }: már elvitték, vagy ilyen fajta bónuszod már van vagy volt.
illegal-other-action = Ennek a szobának más az akciója.
illegal-city-closed = { $what } városa nincs játékban.
illegal-city-controlled = { $what } városa nem semleges: valaki már birtokolja.
illegal-pirate-port = { $what } kalózkikötő: csak háborúval szerezhető meg.
illegal-not-joined = Sem út, sem tenger nem köti össze egyetlen városoddal sem: { $what }.
illegal-no-enemy-agent = Itt nincs ellenséges ügynök: { $what }.
illegal-place-taken = Itt már van ügynök: { $what }.
illegal-guarded = A fejedelem távol tartja innen az ügynökeidet: { $what }.
illegal-palace-taken = Ebben a palotában már van ellenséges ügynök: { $what }.
illegal-bought-already = Ezt ezen a télen már megvetted: { $what }.
illegal-city-not-yours = { $what } városa nem a tiéd.
illegal-no-road = Onnan nem vezet oda út: { $what }.
illegal-no-sea-way = Onnan nem vezet oda tengeri út: { $what }.
illegal-enough-troops = Nincs több felfogadható sereged: mind a térképen van.
illegal-token-not-yours = { $what }: nem a te zsetonod.
illegal-not-used = { $what }: még elérhető.
illegal-used-here = { $what }: ezzel fizettél ezért az akcióért, vagy ez az akció már frissítette.
illegal-alliance-not-yours = Ez a szövetség nem a tiéd: { $what }.
illegal-allied-already = Ez a szövetség már a tiéd: { $what }.
illegal-agent-needed = Ez a szövetség másé: ügynökre van rajta szükséged ({ $what }).
illegal-sold-out = { $what }: elfogyott.
illegal-one-only = { $what }: már van nálad, és több nem lehet.
illegal-one-state = Királyság és köztársaság nem lehet egyszerre nálad.
illegal-too-weak = { $what } városa túl gyenge: székesegyházhoz 3-as vagy 4-es erő kell.
illegal-has-cathedral = { $what } városának már van székesegyháza.
illegal-built-already = Ezen a télen már építettél székesegyházat.
illegal-no-cathedral = Nincs több székesegyház.
illegal-step-closed = A tél egy későbbi lépése már elkezdődött: ez lezárult.

## What a component is made of: part-… for every key of the component file, sea-…, kind-…

part-strength = erő
part-seas = tengerek
part-symbols = jelképek
part-side = csak ennyi játékossal
part-pirate = kalózkikötő
part-closed-with-3 = 3 játékossal nincs játékban
part-start = első városok
part-agents = ügynökök
part-rooms = szobák
part-action = akció
part-war-cost = aranyforint a harci bónuszért
part-agent = eggyel több ügynök
part-prestige = presztízs
part-copies = példányok
part-cost = ár
part-limit = legfeljebb egy palotában
part-places = udvaronchelyek
part-bonus = bónusz
part-kind = fajta
part-crosses = kereszt a vallási rangsorhoz
sea-ligurian = Ligur-tenger
sea-tyrrhenian = Tirrén-tenger
sea-african = Afrikai-tenger
sea-ionian = Jón-tenger
sea-lower-adriatic = Alsó-Adria
sea-upper-adriatic = Felső-Adria
kind-creator = alkotó
kind-creation = alkotás

## The table in the terminal

terminal-italy-in-year = Itália, { $year }. év
terminal-map-legend = { $city }4[1] 4-es erejű, az 1. helyé; 2t1 az 1. hely két serege; a0 a 0. hely ügynöke
terminal-own-palace = A palotád
terminal-rooms = Szobák
terminal-court = Udvaroncok
terminal-domain = Birtok
terminal-used = Felhasználva
terminal-house = Család
terminal-florins = Aranyforint
terminal-cities = Városok
terminal-patronage = Mecenatúra
terminal-palace = Palota
terminal-agents = Ügynökök
terminal-prestige = Presztízs
terminal-marks = Jelek: * rekonstruált, ~ következtetett; minden más benne van a szabálykönyvben. A ? és egy név többet mond.

## On the page: the bar that asks, the line above, the scenes of a phone

ask = A teendő
ask-your-turn = Te jössz
ask-your-winter = Tél: te jössz
ask-your-bid = A harci bónuszod
ask-place-of =
    { $place ->
        [1] { $players } játékosból az első
        [2] { $players } játékosból a második
        [3] { $players } játékosból a harmadik
        [4] { $players } játékosból a negyedik
       *[other] { $players } játékosból az ötödik
    }
ask-govern = Frissíts felhasznált zsetonokat, vagy újíts meg szövetséget
ask-patronage = Lépj egyet a mecenatúrában
ask-trade = Válts hajókat aranyforintra
ask-diplomacy = Szerezz meg egy kiemelt várost
ask-war = Mozgass seregeket, vagy szerezz +1-es zsetonokat
ask-intrigue = Küldj ügynököket, vagy távolíts el egy ellenségeset
ask-nothing = Itt semmit sem lehet tenni
ask-held = Most érintsd meg, hová kerül
ask-winter = Rendezz át, vásárolj, fogadj fel sereget, vagy köss szövetséget
ask-winter-order = A későbbi lépés lezárja a korábbiakat.
ask-sweep = Frissítés, amíg a szoba fizeti
ask-left = Még felhasználható:
ask-turns-left =
    { $count ->
        [one] Még { $count } zseton ki van fizetve.
       *[other] Még { $count } zseton ki van fizetve.
    }
ask-troops-retreat =
    { $count ->
        [one] Még { $count } seregnek kell mennie.
       *[other] Még { $count } seregnek kell mennie.
    }
ask-troops-payment = { ask-troops-retreat }
ask-troops-dismissal =
    { $count ->
        [one] { $count } sereg maradhat.
       *[other] { $count } sereg maradhat.
    }
ask-waiting-payment = { $player } fizet: { $what }
ask-for-steps =
    { $amount ->
        [one] { $amount } szobával tovább
       *[other] { $amount } szobával tovább
    }
ask-for-indulgence = A búcsúcédula eltávolítása
ask-for-turn = Frissítés: { $what }
ask-for-renew = Szövetség megújítása: { $what }
ask-for-patronage = Egy lépés a mecenatúrában
ask-for-annex = Megszerzés: { $what }
ask-for-march = Menetelés ide: { $to }
ask-for-sail = Hajózás ide: { $to }
ask-for-arms = +1-es zsetonok szerzése
ask-for-agent = Ügynök küldése: { $what }
ask-for-expel = Ügynök eltávolítása: { $what }
ask-for-retreat = Visszavonulás ide: { $to }
ask-for-buy = Vásárlás: { $what }
ask-for-build = Székesegyház: { $what }
ask-for-alliance = Szövetség: { $what }
ask-for-wages = Zsold kifizetése
ask-for-hire = Sereg felfogadása: { $what }
ask-for-strike = Harci bónusz: { $what }
ask-confirm = Rendben
ask-another-way = Másképp
ask-more = még { $count }
ask-cancel = Mégse
ask-cash = Aranyforintok beváltása
ask-indulgence = Búcsúcédula
ask-indulgence-cost = { $points } presztízs
ask-needs-indulgence = Csak búcsúcédulával fizethető ki.
ask-missing = Még hiányzik:
ask-toll = 2 aranyforint egy lépésért
ask-used = → felhasznált
ask-done-winter = Kész: befejezem a telet
ask-done-turn = A lépésem vége
ask-done-skip = Kihagyom
ask-as-it-stands = most { $attack }:{ $defence }
ask-cities = Városok
ask-prestige = Presztízs
ask-rule = Szabály: { $rule }
ask-ahead = Ott: { $action }
ask-ahead-blocked = A szoba zárva, nem lesz akció: { $action }
ask-about-placing = Egy szobában a lap minden alkalommal megadja az akcióját és a jelképeit, amikor a jelződ ott áll meg. A palota mellett egyszer fizet, bármiért, amíg a jelződ el nem halad az oldalán lévő nyíl mellett.
ask-first-marker = Tedd a jelződet egy szobába: ezen a tavaszon annak az akcióját hajtod végre.
ask-about-first-marker = Jövőre a jelző innen megy tovább, az óramutató járása szerint. Mutass egy szobára, és látod, mit ad az akciója.
ask-about-marker = 1 vagy 2 szoba ingyenes. Ha a jelző elhalad egy piros nyíl mellett, az azon az oldalon lévő udvaroncok frissülnek.
ask-about-bidding = A támadó és a védő felváltva ad hozzá egy-egy bónuszt, amíg mindketten egymás után nem passzolnak.
ask-place = { $card }: { $slot }
ask-place-room = Ott: { $action }, minden alkalommal ezzel: { $gives }.
ask-place-under = Fejlesztés: minden alkalommal hozzáad ennyit: { $gives }.
ask-place-court = Udvaronc: egyszer ad ennyit: { $gives }, bármire, amíg a jelző el nem halad az oldalán lévő nyíl mellett.
ask-odds =
    Ostrom: támadás { $attack }, védelem { $defence }. { $enough ->
        [yes] Így elég.
       *[no] A támadásnak nagyobbnak kell lennie: több sereg vagy harci bónusz kell.
    }
ask-indulgence-button = 3 aranyforint, { $points } presztízs
ask-pick-up-troop = Egy sereg innen
ask-which = Melyiket?
ask-pick-up = Felveszem innen
ask-others = Más eszközök
ask-scenes = Nézetek
ask-scene-map = Térkép
ask-scene-palace = Palota
ask-scene-market = Piac
ask-scene-players = Játékosok
ask-lit = megérinthető: { $count }

key-touch = Megérintés; fizetéskor megerősítés
key-next = A következő megérinthető dologra
key-back = Mégse, letevés, bezárás
key-way = Fizetés másképp
key-done = Kész, passz vagy megtartás
key-indulgence = Búcsúcédula felvétele
key-scenes = Térkép, palota, piac, játékosok


## On the page: the map

map = Itália térképe
map-mine = A te városaid
map-choosable = Választható városok
map-others = Más városok
map-strength = erő: { $strength }
map-neutral = semleges
map-held = { $family } birtokolja
map-start = { $family } kezdővárosa
map-closed = nincs játékban
map-port = kikötő
map-pirates = kalózkikötő
map-cathedral = székesegyház
map-troops = { $family }: { $count } sereg
map-agent = { $family } ügynöke
map-besieged = ostrom alatt
map-roads = Utak: { $cities }
map-voyage = { $count } hajó: { $cities }
map-annex = Megszerzése:
map-no-ally = nincs szövetségese
map-ally = szövetségese: { $family }
map-used = bónusza felhasználva
map-nearer = Nagyítás
map-farther = Kicsinyítés
map-whole = A teljes térkép

## On the page: the palace and the domain

palace-of = { $family } palotája
palace-own = A te palotád
palace-yours = Te
palace-back = Vissza a saját palotádhoz
palace-open = Kinek a palotája látszik
palace-rooms = Szobák felülről, az óramutató járása szerint
palace-left = Bal oldali udvaroncok
palace-right = Jobb oldali udvaroncok
palace-or = vagy
palace-card =
    { $parts ->
        [none] { $name }
       *[known] { $name } ({ $parts })
    }
palace-war-cost = { $count } aranyforint a harci bónuszért
palace-upgrade = fejlesztés: { $card }
palace-marker = a jelző
palace-agent = { $family } ügynöke
palace-available = elérhető
palace-used = felhasznált
palace-free = szabad
palace-closed = zárt
palace-here = ide
palace-state = { $what }: { $state }
palace-treasury = kincstár
palace-florins = { $count } aranyforint a kincstárban
palace-reserve = { $count } szabad ügynök
palace-troops = { $count } sereg a készletben
palace-hand = A családi lapjaid
palace-bin = Eldobás
palace-steps =
    { $count ->
        [0] itt kezd
       *[other] { $count } szobával előre
    }
palace-ahead = { $action }: { $parts }
palace-refreshes = újra elérhető: { $names }
palace-passes-indulgence = búcsúcédula útközben: { $room }. szoba
palace-blocked = így nincs akció
palace-refreshed = → elérhető
domain = Birtok
domain-counts = { $available } elérhető, { $used } felhasznált
domain-cathedral = Székesegyház: { $city }
domain-trophy = Trófea: { $family }
domain-war-tokens = { $count } +1-es zseton
domain-former-patron = Valaha Machiavelli mecénása volt
domain-raise = Összeszedhetsz
domain-raise-theirs = Összeszedhető
domain-one-kind = forrásonként egyfélét
domain-patronage = A mecenatúra következő lépése

short-lorenzo = Lorenzo
short-piero = Piero
short-giovanni = Giovanni
short-ferdinand = Ferdinánd
short-alfonso = Alfonz
short-montefeltro = Federico
short-barbarigo = Barbarigo
short-grimani = Grimani
short-loredan = Loredan
short-ludovico = Ludovico
short-galeazzo = Galeazzo
short-ascanio = Ascanio
short-alexander = Sándor
short-lucrezia = Lucrezia
short-cesare = Cesare
short-machiavelli = Machiavelli
short-podesta = Podestà
short-pope = Pápa
short-leonardo = Leonardo
short-copernicus = Kopernikusz
short-columbus = Kolumbusz
short-bastions = Bástyák
short-prince = A fejedelem
short-sistine = Kápolna
short-ottoman = Oszmánok
short-france = Franciaország
short-empire = Birodalom

## On the page: the houses, the tracks, prestige and the end

houses = A többi játékos
house-you = Te
house-open = { $player } palotájának megnyitása
house-place = { $place }. a sorban
house-cities = { $count } város
house-troops = { $most } seregből { $count } a térképen
house-agents = { $most } ügynökből { $count } szabad
house-tokens = Zsetonok: { $ready } elérhető, { $used } felhasznált
house-trophy = Trófea: { $family }
house-alliance = Szövetség: { $power }
house-alliance-used = Szövetség: { $power } (felhasznált)
house-indulgences = { $count } búcsúcédula
house-cathedrals = { $count } székesegyház
house-war-tokens =
    { $count ->
        [one] { $count } +1-es zseton
       *[other] { $count } +1-es zseton
    }
honours = Trófeák, szövetségek, címek és bónuszok

prestige-account = Miből áll a presztízs?
prestige-account-about = Azonos presztízsnél a palotában és a birtokon lévő koronák száma dönt. A vallási rangsort a keresztek adják.
score-cities = Városok
score-patronage = Mecenatúra
score-printed = Lapok és zsetonok
score-religion = Vallás
score-trophies = Trófeák
score-alliances = Szövetségek
score-indulgences = Búcsúcédulák
score-total = Presztízs
score-crosses = Keresztek
score-crowns = Koronák

tracks = Sávok
track-cities = Városok
track-order = Következő játékossorrend
track-patronage = Mecenatúra
track-step = Következő lépés
track-religion = Vallás
track-bonuses = { $count } szabad bónusz
track-patronage-bonuses = A mecenatúra bónuszai
track-bonus-free = szabad
track-bonus-gone = már nincs játékban
track-or-more = { $cell }+
track-cities-cell =
    { $count ->
        [0] { $cell } város, presztízs: { $points }
       *[other] { $cell } város, presztízs: { $points } – { $players }
    }
track-patronage-cell =
    { $count ->
        [0] { $cell }. mező, presztízs: { $points }
       *[other] { $cell }. mező, presztízs: { $points } – { $players }
    }
track-patronage-bonus =
    { $count ->
        [0] { $cell }. mező, presztízs: { $points }, bónusz jár érte
       *[other] { $cell }. mező, presztízs: { $points }, bónusz jár érte – { $players }
    }
track-religion-cell = { $players }: { $cell } kereszt, presztízs: { $points }

ending = Hogyan érhet véget a játszma?
ending-last-winter = Ez az utolsó tél.
ending-why-cities = Valakinek 8 városa van.
ending-why-patronage = Valaki a mecenatúra sávjának végére ért.
ending-why-no-neutral-city = Nem maradt semleges város.
ending-why-years = Eljött az utolsó év.
ending-cities =
    { $count ->
        [0] Városok: { $now } / { $needed }
       *[other] Városok: { $now } / { $needed } ({ $players })
    }
ending-patronage =
    { $count ->
        [0] Mecenatúra: { $now } / { $needed }
       *[other] Mecenatúra: { $now } / { $needed } ({ $players })
    }
ending-no-neutral-city = Még semleges város: { $left }
ending-years = Év: { $now } / { $needed }
ending-brief-cities = Városok
ending-brief-patronage = Mecenatúra
ending-brief-no-neutral-city = Még semleges
ending-brief-years = Év

marks-legend = Rekonstruált értékek
marks-about = A pontozott vonal olyan értéket jelöl, amely csak a játék elemein szerepel, ezért a szabálykönyvből és a játszmákból kellett kikövetkeztetni.
marks-own = Ha megvan a doboz, írd be az értékeit a saját elemfájlodba. Kiindulásnak ez a parancs ír ki egyet:
marks-new-table = Asztal nyitása saját elemfájllal
marks-shown = Jelölések megjelenítése

year-last = Az előző év
year-which = Év
year-over = Véget ért: { $year }. év. Mit hozott?
year-summary = { $year }. év
year-partly = Ez az oldal csak az év egy részét látta: a korábbiak nem szerepelnek itt.
year-cities = Városok
year-patronage = Mecenatúra
year-florins = Aranyforint
year-conquered = Elfoglalt városok:
year-annexed = Diplomáciával megszerzett városok:
year-lost = Elvesztett városok:
year-bonuses = Mecenatúrabónusz:
year-bought = Vásárlások:
year-built = Székesegyház épült itt:
year-allied = Szövetség:

heading-year = { $year }. év
heading-order = Játékossorrend
heading-player =
    { $state ->
        [now] { $player }: ő következik
        [done] { $player }: már lépett
       *[waits] { $player }
    }
course-prestige = A presztízs évről évre

## On the page: sieges and bonuses

siege-who =
    { $rival_is ->
        [none] { $player } a semleges várost támadja
       *[one] { $player } támad, { $rival } védekezik
    }
siege-side-attack = Támadás
siege-side-defence = Védelem
siege-neutral = semleges város
siege-part-city = erő
siege-part-agent = ügynök
siege-part-bastions = Bástyák
siege-part-troops = seregek
siege-part-bonuses = bónuszok
siege-stands-won = így elég
siege-stands-lost = a támadás így kevés
siege-stands-tied = így holtverseny
siege-must = a támadásnak nagyobbnak kell lennie
siege-settled-attack = Nyersz, bármit adnak is hozzá.
siege-settled-defence = Megtartod a várost, bármit adnak is hozzá.
siege-free = ingyen
siege-enough = elég
siege-not-enough = nem elég
siege-no-bonus = Nincs hozzáadható harci bónuszod.
siege-reach = { $player } még eddig juthat: { $plain }.
siege-reach-indulgence = { $player } még eddig juthat: { $plain }, búcsúcédulával { $reach }.
siege-if-won =
    { $you ->
        [yes] Ha győzöl
       *[no] Ha { $player } győz
    }
siege-if-lost =
    { $you ->
        [yes] Ha vesztesz
       *[no] Ha { $player } veszít
    }
siege-if-tied = Holtverseny esetén
siege-nothing = Semmi sem változik.
siege-gains = Elfoglalva: { $gains } (a zseton felhasznált)
siege-trophy = Trófea: { $player }
siege-loses = { $player }: { $count } sereg elvész
siege-vacates = { $player }: egy udvaronchelyet ki kell üríteni
siege-retreat = { $count } sereg visszavonul: { $cities }
siege-stranded = { $count } sereg nem vonulhat vissza sehová, és elvész
siege-standing = { $player }: { $changes }
siege-cities = városok { $before } → { $after }
siege-prestige = presztízs { $before } → { $after }
bonus-about = Fajtánként egy; végig a tiéd marad.
bonus-taken = Már az övé: { $player }.
bonus-kind = Ilyen fajta bónuszod már van vagy volt.

orders-sieges = Az ostromaid
orders-sieges-about = Válaszd ki, melyik dőljön el: érintsd meg a várost vagy itt a nevét.
orders-retreat = Visszavonulás innen: { $city }
orders-retreat-about = { $count } seregnek távoznia kell, úton ingyen, tengeren hajókért; amelyik sehová sem megy, elvész.
orders-vacate = Elveszett egy udvaronchely
orders-vacate-about = Nincs már hozzá elég városod. Vegyél fel egy kiemelt lapot a palotádban, majd érints meg egy szabad helyet, vagy dobd el.
orders-place = { $card } az udvarodba lép

## On the page: Winter and the market

centre-tabs = Mi látszik az asztal közepén
centre-tab-map = Térkép
centre-tab-winter = Piac
centre-tab-siege = Ostrom
centre-tab-bonus = Bónuszok

winter-sheet = Tél
winter-market-title = A piac
winter-order = A későbbi lépés lezárja a korábbiakat.
winter-later = Csak télen vehető; itt látszik, mi mennyibe kerül és mit ad.
winter-closed = lezárva
winter-wages = Zsold
winter-palace = Palota
winter-market = Piac
winter-hiring = Felfogadás
winter-alliance = Szövetség

wages-due = fizetendő: { $count } aranyforint
wages-none = nem kell fizetni
wages-band = { $from }–{ $to } sereg, aranyforint: { $count }
wages-troops = neked { $count } van
wages-less = Ha kevesebbet fizetsz, csak annyi sereget tartasz meg, amennyire az elég.
line-payers = Fizeti: { $sources }
line-otherwise = Fizetés másképp: { $what }
wages-dismiss = { $count } seregnek mennie kell: érintsd meg a várost, amelyet elhagy.

winter-hand = kézben: { $card }
winter-move = Érints meg vagy húzz el egy lapot a palotádban: a lehetséges helyei kiemelve látszanak.
winter-held = { $card }: érints meg egy kiemelt helyet a palotádban.
winter-put = { $card }: válassz egy kiemelt helyet a palotádban; az ott fekvő lapot eldobod.

market-one-each = télenként mindenből egy
market-payable = kifizethető
market-indulgence = csak búcsúcédulával
market-not-now = most nem
market-bought = megvéve
market-agent = eggyel több ügynök
market-places = +{ $count } hely
market-prestige = presztízs: { $count }
market-left = maradt { $count }

why-missing = hiányzik
why-not-now = most nem
why-sold-out = elfogyott
why-one-only = már van
why-one-state = nem mindkettő
why-bought-already = megvéve
why-no-place = nincs hely
why-step-closed = lezárt lépés
why-enough-troops = nincs több sereg
why-allied-already = a tiéd
why-agent-needed = ügynök kell oda
why-too-weak = nincs 3-as vagy 4-es erejű város
why-has-cathedral = már van ott
why-built-already = megépült
why-no-cathedral = elfogyott

hiring-arms = { $most } seregből { $count } áll fegyverben
hiring-not-now = Most nem fogadhatsz fel sereget.
alliance-one = télenként egy
alliance-text = { $name }: { $gives }
alliance-waive = Elmarad:

## On the page: learning: the lesson, the figures of the rules, the reference

lesson-welcome = Te vagy Firenze, a Medici-ház; Nápollyal és Velencével kezditek az első évet. Az győz, akinek a legtöbb presztízse van: ezt városok, mecenatúra, címek és a vallás hozzák. Tavasszal mindenki egy akciót hajt végre, télen mindenki vásárol és seregeket fogad fel.
lesson-marker = Ez a palotád: öt szoba körben, két oldalt az udvaroncaid. Tavasszal a jelződ megáll egy szobában, és annak az akcióját hajtod végre. Tedd Piero de’ Medici szobájába: diplomácia.
lesson-annex = Diplomáciával olyan semleges várost szerzel meg, amelyhez út vezet valamelyik városodból. Koronával fizetsz, többel, mint a város ereje. Ravenna ereje 2, tehát 3 koronába kerül. Érintsd meg Ravennát.
lesson-payment = Még semmit sem fizettél ki. Piero a szobában van, 1 koronát ad, Lorenzo udvaronc, és 2-vel toldja meg: egy lapról vagy zsetonról egyféle jelképet használsz fel. Számok jelölik, ki fizetne. A „Másképp” Lorenzo helyett Firenze zsetonját ajánlja: próbáld ki, aztán gyere vissza.
lesson-pay = Az udvaronc vagy zseton, amellyel fizetsz, felhasznált lesz. Lorenzo újra elérhető lesz, amikor a jelződ elhalad a jobb oldali udvaroncok nyila mellett; a zsetonnak kormányzásra kellene várnia. Fizessen tehát Lorenzo: erősítsd meg.
lesson-order = Ravenna a tiéd; a zsetonja a birtokodon van, elérhető. Nápoly és Velence is szerzett egy-egy várost. A sávokon látszik: a következő játékossorrendben az az első, akinek a legtöbb városa van, egyenlők közt az, aki utoljára ért oda.
lesson-buy = Tél: zsold, palota, vásárlás, felfogadás és szövetség, ebben a sorrendben. Két seregért nem jár zsold. A piacon látod, mi mennyibe kerül. Vedd meg a Condottierét: udvaronc, harci jelképpel.
lesson-place = Az új lap udvaronchelyre kerül, és azonnal elérhető. Tedd a Condottierét a bal oldali szabad helyre; foglalt helyről az ott lévő udvaronc a dobott lapok közé kerülne.
lesson-cash = Aranyforintot a kincstár ad, meg az elérhető udvaroncok és zsetonok; ezek utána felhasználtak. Nézd meg a javaslatot, és erősítsd meg.
lesson-hire = Most fogadj fel egy sereget Firenzében. A saját kezdővárosaidban 1 aranyforintba kerül, a többi városodban 3-ba.
lesson-hire-pay = A kincstár üres: Pisa zsetonja adja az aranyforintot, és felhasznált lesz. Erősítsd meg.
lesson-winter-done = Firenze és Ravenna aranyforintjai megmaradnak későbbre. Fejezd be a telet.
lesson-move = A második tavasz. A jelző mostantól az óramutató járása szerint halad, 1 vagy 2 szobát ingyen. Menj 2 szobát, a háborúig: útközben elhalad a jobb oldali nyíl mellett, és a jobb oldali udvaroncaid mind elérhetők lesznek.
lesson-march = Minden lovasság egy sereget visz egy úton; egyet a szoba ad. Az a sereg, amely semleges vagy idegen városba ér, ostromot kezd. Menetelj Firenzéből Urbinóba.
lesson-war-done = Az ostromok a tavasz végén dőlnek el. A Condottiere adhatna lovasságot még egy meneteléshez, de az ostromban többet ér. Fejezd be a lépésedet.
lesson-strike = Urbino ostroma: 1 sereg 1-es erő ellen. A város elfoglalásához a támadásnak nagyobbnak kell lennie. Látod, mit érne egy bónusz, és mibe kerül a győzelem meg a vereség. Add hozzá a Condottierét: +1.
lesson-prestige = Urbino a tiéd. Négy városod van, több, mint bárki másnak. Az elfoglalt város zsetonja felhasználtan érkezik; kormányzással frissítheted. Itt a presztízsed, és minden, amiből összeáll.
lesson-end = A játszma annak az évnek a telével zárul, amelyben valakinek 8 városa van, valaki a mecenatúrasáv végére ér, vagy elfogy a semleges város. Ha van kedved, játssz tovább: a zsold következik. A szabályok és az áttekintő egyetlen érintéssel megnyithatók.

reference = Áttekintő
reference-search = Keresés az áttekintőben
reference-symbols = Jelképek
reference-actions = Akciók
reference-signs = Jelölések
reference-nobles = Nemesek
reference-families = Családi lapok
reference-tokens = Címek és más zsetonok
reference-powers = Hatalmak
reference-bonuses = A mecenatúra bónuszai
reference-cities = Városok
reference-available = Elérhető: fizethet. Egy fizetés egyféle jelképet vesz el róla, azt mind.
reference-used = Felhasznált: vonalkázott, szaggatott szélű. Az udvaroncok akkor lesznek újra elérhetők, amikor a jelző elhalad az oldaluk nyila mellett, a zsetonok kormányzással.
reference-powers-about = Telente egy szövetséget köthetsz; 1 presztízst ér, amíg nincs rajta ellenséges ügynök. Ha ott az ügynököd, a szabad szövetség egy jelképpel olcsóbb.
reference-symbol-florin = Aranyforintban megadott árakat fizet, és bármelyik döntésednél a kincstárba teheted.
reference-symbol-crown = Kormányzást, mecenatúrát, diplomáciát, vásárlást és búcsúcédula eltávolítását fizeti.
reference-symbol-cross = Kormányzást, mecenatúrát, vásárlást és búcsúcédula eltávolítását fizeti. A végén minden kereszt számít a vallásnál.
reference-symbol-cavalry = Háborúban egy sereget visz egy úton.
reference-symbol-ship = Háborúban egy sereget visz át egy tengeren, diplomáciánál és visszavonulásnál tengeren kel át, kereskedelemben 2 aranyforintot hoz.
reference-symbol-mask = Intrikában ügynököt küld; kettő eltávolítja más játékos ügynökét.
reference-symbol-war = +1 harci bónusz ostromban vagy nyílt csatában.
reference-symbol-arrow = A jelző még egyet léphet.
reference-action-govern = Koronánként vagy keresztenként frissíts legfeljebb 2 zsetont, vagy újítsd meg egy szövetség bónuszát.
reference-action-patronage = Lépj egyet a mecenatúra sávján; a 2. és a 4. mező bónuszt ad.
reference-action-trade = Hajónként 2 aranyforint.
reference-action-diplomacy = Szerezz meg egy semleges várost, amelyhez út vezet a tiédből, vagy egy kikötőt a tengeren túl, az erejénél több koronáért.
reference-action-war = Mozgasd a seregeidet; amelyik idegen vagy semleges városba ér, ostromolja azt.
reference-action-intrigue = Álarconként küldj egy ügynököt városba, szobába vagy szövetségre.
reference-sign-city = Város: középen az ereje; a szín és a minta mutatja, kié.
reference-sign-anchor = Kikötő: innen és ide járnak hajók.
reference-sign-pirate = Kalózkikötő: diplomáciával nem szerezhető meg.
reference-sign-cathedral = Székesegyház: télen épül, 3-as vagy 4-es erejű városban.
reference-sign-troop = Sereg: támadásban és védelemben 1.
reference-sign-agent = Ügynök: a gazdájának a város 1-gyel gyengébb, a szövetség olcsóbb; más szobájában megtiltja az akciót.
reference-sign-indulgence = Búcsúcédula: megtiltja a szobája akcióját, és −1 presztízst ér.
reference-sign-trophy = Trófea egy ellenféltől, akitől várost hódítottak el: 2 presztízs.
reference-sign-prestige = Presztízs: akinek a legtöbb van, az győz.
reference-token-duchy = Cím a saját címereddel.
reference-token-principality = Cím a saját címereddel.
reference-token-kingdom = Cím; királyság vagy köztársaság, a kettő együtt nem.
reference-token-republic = Cím; köztársaság vagy királyság, a kettő együtt nem.
reference-token-guild = Játékosonként legfeljebb egy.
reference-token-cathedral = 3-as vagy 4-es erejű városodba, ahol még nincs; a zsetonja felhasználtan érkezik.
reference-costs = ára
reference-strength = Ereje { $strength }
reference-agent = Ügynököt hoz
reference-places = Még { $count } udvaronchely
reference-limit = Játékosonként legfeljebb { $count }
reference-copies = { $count } van a dobozban

## Tips

tip-placing = Az akciós lapnak szobában a helye: ott hajthatja végre a jelződ. Udvaronchelyen a lap segít fizetni, bárhol álljon is a jelződ.
tip-marker = A jelződ minden tavasszal megáll egy szobában, és te végrehajtod annak akcióját. Válassz egy kiemelt szobát; mutass rá, és látod, mi történik útközben.
tip-siege = A város elfoglalásához a támadásnak nagyobbnak kell lennie a védelemnél. Adj hozzá egyszerre egy bónuszt, vagy passzolj; itt látod, mit hozna a siker és a kudarc.
tip-payment = Számok jelölik a lapokat és zsetonokat, amelyek fizetnének; az udvaroncok és zsetonok ezután felhasználtak. Amíg meg nem erősíted, semmit sem fizettél.
tip-annex = A kiemelt városokat megszerezheted. Több korona kell, mint a város ereje; érints meg egyet, és látod az árát és azt, hogy mi fizetne érte.
tip-march = Érints meg egy kiemelt várost, és a sereg odamenetel. Ha semleges vagy idegen városba lép, ostromolni kezdi; az ostromok tavasz végén dőlnek el.
tip-patronage = A mecenatúra presztízst hoz, évente egy lépéssel. A 2. és a 4. lépés választható bónuszt is ad.
tip-winter = A tél lépései fentről lefelé haladnak: ha lejjebb teszel valamit, azzal lezárod, ami fölötte van. Nem kell mindent elköltened.
tip-alliance = A szövetség presztízst és bónuszt hoz, de telente csak egyet köthetsz. Ha ott az ügynököd, a szabad szövetség egy jelképpel olcsóbb.
tip-ending = A következő tél az utolsó, ha valakinek 8 városa van, valaki a mecenatúrasáv végére ér, vagy elfogy a semleges város. Az győz, akinek a legtöbb presztízse van.

# Miért tenné ezt egy bot

hint-why-only = Ez az egyetlen lehetséges lépés.
hint-why-best = Sok végiggondolt játszmában ez bizonyult a legjobbnak.
hint-why-room = Most ez a szoba hozza neked a legtöbbet.
hint-why-palace = A kártya ott használ neked a legtöbbet.
hint-why-opens = Újra megnyitja palotád egyik szobáját.
hint-why-enough = Minden más többe kerülne, mint amennyit hoz.
hint-why-pays = Így a legolcsóbb fizetni.
hint-why-patronage = A mecenatúra presztízst és bónuszokat hoz.
hint-why-bonus = Ez a bónusz illik hozzád a legjobban.
hint-why-buys = A következő években megtérül.
hint-why-prestige = Presztízst hoz.
hint-why-renews = Ami újra elérhető, az újra fizethet.
hint-why-city = Közelebb visz egy újabb városhoz.
hint-why-troops = Így seregeid ott állnak, ahol megérik az árukat.
hint-why-agents = Egy ügynök ott neked segít, vagy egy ellenfelet akadályoz.
hint-why-strikes = Eldöntheti az ostromot.
