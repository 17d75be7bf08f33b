### A Virtù szavai, az oldalnak és a parancssornak egyaránt. A változókat a docs/words.md írja le.

## What the game is called

title-name = Virtù

## The log: event-… for every event of the game

event-family = { $player } családja: { $family }.
event-first = { $player } a kezdőjátékos.
event-placed =
    { $card ->
        [none] { $player } lerak egy családi lapot.
       *[known] { $player } lerak egy családi lapot: { $card } ({ $slot }).
    }
event-all-placed = Minden családi lap a helyén van, és felfordult.
event-year = { $year }. év: kezdődik a tavasz.
event-marker = { $player } jelzője ide ér: { $room }. szoba.
event-courtiers-refreshed =
    { $side ->
        [left] A jelző elhalad a bal oldali nyíl mellett: { $player } összes bal oldali udvaronca elérhető.
       *[right] A jelző elhalad a jobb oldali nyíl mellett: { $player } összes jobb oldali udvaronca elérhető.
    }
event-blocked = { $room }. szoba: búcsúcédula vagy ellenséges ügynök miatt { $player } nem hajthat végre akciót.
event-indulgence-taken = { $player } búcsúcédulát vesz fel, helye: { $room }. szoba.
event-indulgence-removed = { $player } eltávolítja a búcsúcédulát innen: { $room }. szoba.
event-cashed = { $player } { $florins } aranyforintot vált be: { $source }.
event-paid =
    { $payment ->
        [none] { $player } ({ $for }): nem kell többet fizetnie.
       *[known] { $player } fizet ({ $for }: { $price }): { $payment }.
    }
event-turned = { $player } frissíti: { $source }.
event-patronage = { $player } előrelép a mecenatúra sávján: { $cell }. mező.
event-bonus = { $player } mecenatúrabónuszt kap: { $bonus }.
event-traded = { $player } { $ships } hajóval kereskedik, és { $florins } aranyforintot kap.
event-annexed = { $player } diplomáciával megszerzi { $city } városát.
event-moved-troop = { $player } sereget mozgat: { $from } → { $to }.
event-siege-begun = { $player } ostrom alá veszi { $city } városát.
event-armed =
    { $tokens ->
        [0] { $player } nem kap +1-es zsetont: elfogyott.
       *[other] { $player } { $tokens } darab +1-es zsetont kap.
    }
event-agent-sent = { $player } ügynököt küld: { $from } → { $to }.
event-agent-expelled = { $player } eltávolítja { $owner } ügynökét innen: { $place }.
event-siege-opened =
    { $rival_is ->
        [none] { $city } ostroma: { $player } támadja a semleges várost.
       *[one] { $city } ostroma: { $player } támad, { $rival } védekezik.
    }
event-battle-opened = Nyílt csata { $city } városánál: { $player } és { $rival } összecsap.
event-struck = { $player } harci bónuszt ad hozzá (+{ $strength }): { $source }.
event-passed = { $player } egyelőre nem ad hozzá több bónuszt.
event-conquered =
    { $defender_is ->
        [none] { $player } elfoglalja { $city } városát ({ $attack }:{ $defence }).
       *[one] { $player } elhódítja { $city } városát; { $defender } elveszíti ({ $attack }:{ $defence }).
    }
event-repelled =
    { $defender_is ->
        [none] { $city } városa kiállja { $player } ostromát ({ $attack }:{ $defence }).
       *[one] { $defender } megtartja { $city } városát { $player } ellen ({ $attack }:{ $defence }).
    }
event-battle = Nyílt csata { $city } városánál – { $player }: { $attack }, { $rival }: { $defence }.
event-troops-lost = { $player } { $troops } sereget veszít { $city } városánál.
event-retreated = { $player } egy serege visszavonul: { $from } → { $to }.
event-order = Az új játékossorrend: { $order }.
event-last-winter = Közeleg a vég: ez az utolsó tél.
event-wages =
    { $florins ->
        [0] { $player } nem fizet zsoldot.
       *[other] { $player } { $florins } aranyforint zsoldot fizet.
    }
event-dismissed = { $player } elbocsát egy sereget { $city } városában.
event-moved-card = { $player } áthelyez egy lapot ({ $card }): { $from } → { $to }.
event-discarded = { $player } eldob egy lapot: { $card }.
event-bought = { $player } megszerzi: { $item }.
event-built = { $player } székesegyházat épít { $city } városában.
event-hired = { $player } sereget fogad { $city } városában.
event-allied =
    { $former_is ->
        [none] { $player } szövetséget köt: { $power }.
       *[one] { $player } átveszi { $former } szövetségét: { $power }.
    }
event-game-over =
    { $players_count ->
        [one] Vége a játszmának: Itália ura { $players }.
       *[other] Vége a játszmának: { $players } osztozik az Itália feletti uralmon.
    }

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
outcome-patronage =
    { $winners_count ->
        [one] Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
outcome-no-neutral-city =
    { $winners_count ->
        [one] Nem maradt semleges város, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Nem maradt semleges város, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
outcome-years =
    { $winners_count ->
        [one] Véget ért az utolsó év: a legtöbb presztízzsel { $winners } győz.
       *[other] Véget ért az utolsó év: { $winners } osztozik a győzelmen.
    }

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

prompt-placing = Rakd le a családi lapjaidat a szobákba vagy az udvaronchelyekre.
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
illegal-not-to-turn = { $what }: nem a te felhasznált zsetonod, vagy ezzel fizettél az akcióért, vagy nincs már mivel fizetned.
illegal-not-to-renew = Ez a szövetség nem a tiéd, a bónusza még elérhető, vagy nincs már mivel fizetned: { $what }.
illegal-no-march = Nincs ott sereged, nem vezet oda út, vagy nincs elég lovasság.
illegal-no-voyage = Nincs ott sereged, nem vezet oda tengeri út, vagy nincs elég hajó.
illegal-no-agent = Most egyik ügynököd sem mehet erre: { $what }.
illegal-no-hiring = Itt nem fogadhatsz sereget: a város nem a tiéd, túl drága, vagy már 6 sereged van ({ $what }).
illegal-no-troop = Nincs sereged { $what } városában.
illegal-no-siege = Nem ostromlod { $what } városát.
illegal-no-withdrawal = Csak nyílt csata győztese vonulhat el innen: { $what }.
illegal-no-retreat = A sereg nem vonulhat vissza ide: { $what }.
illegal-no-bonus = { $what }: most nem ad harci bónuszt, vagy nem tudod kifizetni.
illegal-not-usable = Ez a jelkép itt nem használható, vagy a többi kifizetetlen maradna.
illegal-no-florins = { $what }: most nem ad aranyforintot, vagy a többi kifizetetlen maradna.
illegal-no-indulgence = Most nem vehetsz fel búcsúcédulát: évente 1, szobánként 1, összesen 10 lehet.
illegal-no-alliance = Ez a szövetség nem köthető meg: már a tiéd; vagy másé, és nincs rajta ügynököd; vagy túl drága ({ $what }).
illegal-place-not-free = Ez nem olyan udvaronchelyed, ahová lap kerülhet: { $what }.
illegal-no-place = Nincs udvaronchelyed ennek a lapnak: { $what }.
illegal-own-room-first = Előbb az ellenséges ügynököt kell eltávolítanod ebből a szobából.
illegal-no-courtier = Itt nincs udvaronc: { $what }.
illegal-card-barred = Nincs ott mozgatható lap, vagy oda nem mehet.
illegal-bonus-not-offered = { $what }: már elvitték, vagy ilyen fajta bónuszod már van vagy volt.
illegal-other-action = Ennek a szobának az akciója nem diplomácia.
illegal-city-closed = { $what } városa nincs játékban.
illegal-city-controlled = { $what } városa nem semleges: valaki már birtokolja.
illegal-pirate-port = { $what } kalózkikötő: csak háborúval szerezhető meg.
illegal-not-joined = Sem út, sem tenger nem köti össze egyetlen városoddal sem: { $what }.
illegal-no-enemy-agent = Itt nincs ellenséges ügynök: { $what }.
illegal-place-taken = Itt már van ügynök: { $what }.
illegal-guarded = A fejedelem távol tartja innen az ügynökeidet: { $what }.
illegal-palace-taken = Ebben a palotában már van ellenséges ügynök: { $what }.
illegal-bought-already = Ezt ezen a télen már megvetted: { $what }.
illegal-not-for-sale = { $what }: elfogyott, vagy több nem lehet nálad.
illegal-no-site = { $what } városa nem a tiéd, túl gyenge, vagy már van székesegyháza.
illegal-cannot-build = Nincs több székesegyház, ezen a télen már építettél egyet, vagy nem tudod kifizetni.

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
