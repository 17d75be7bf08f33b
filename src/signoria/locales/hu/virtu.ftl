### A Virtù szavai, az oldalnak és a parancssornak egyaránt. A változókat az en/virtu.ftl írja le.

## The log: event-… for every event of the game

virtu-event-family = { $player } családja: { $family }.
virtu-event-first = { $player } a kezdőjátékos.
virtu-event-placed =
    { $card ->
        [none] { $player } lerak egy családi lapot.
       *[known] { $player } lerak egy családi lapot: { $card } ({ $slot }).
    }
virtu-event-all-placed = Minden családi lap a helyén van, és felfordult.
virtu-event-year = { $year }. év: kezdődik a tavasz.
virtu-event-marker = { $player } jelzője ide ér: { $room }. szoba.
virtu-event-courtiers-refreshed =
    { $side ->
        [left] A jelző elhalad a bal oldali nyíl mellett: { $player } összes bal oldali udvaronca elérhető.
       *[right] A jelző elhalad a jobb oldali nyíl mellett: { $player } összes jobb oldali udvaronca elérhető.
    }
virtu-event-blocked = { $room }. szoba: búcsúcédula vagy ellenséges ügynök miatt { $player } nem hajthat végre akciót.
virtu-event-indulgence-taken = { $player } búcsúcédulát vesz fel, helye: { $room }. szoba.
virtu-event-indulgence-removed = { $player } eltávolítja a búcsúcédulát innen: { $room }. szoba.
virtu-event-cashed = { $player } { $florins } aranyforintot vált be: { $source }.
virtu-event-paid =
    { $payment ->
        [none] { $player } ({ $for }): nem kell többet fizetnie.
       *[known] { $player } fizet ({ $for }: { $price }): { $payment }.
    }
virtu-event-turned = { $player } frissíti: { $source }.
virtu-event-patronage = { $player } előrelép a mecenatúra sávján: { $cell }. mező.
virtu-event-bonus = { $player } mecenatúrabónuszt kap: { $bonus }.
virtu-event-traded = { $player } { $ships } hajóval kereskedik, és { $florins } aranyforintot kap.
virtu-event-annexed = { $player } diplomáciával megszerzi { $city } városát.
virtu-event-moved-troop = { $player } sereget mozgat: { $from } → { $to }.
virtu-event-siege-begun = { $player } ostrom alá veszi { $city } városát.
virtu-event-armed =
    { $tokens ->
        [0] { $player } nem kap +1-es zsetont: elfogyott.
       *[other] { $player } { $tokens } darab +1-es zsetont kap.
    }
virtu-event-agent-sent = { $player } ügynököt küld: { $from } → { $to }.
virtu-event-agent-expelled = { $player } eltávolítja { $owner } ügynökét innen: { $place }.
virtu-event-siege-opened =
    { $rival_is ->
        [none] { $city } ostroma: { $player } támadja a semleges várost.
       *[one] { $city } ostroma: { $player } támad, { $rival } védekezik.
    }
virtu-event-battle-opened = Nyílt csata { $city } városánál: { $player } és { $rival } összecsap.
virtu-event-struck = { $player } harci bónuszt ad hozzá (+{ $strength }): { $source }.
virtu-event-passed = { $player } egyelőre nem ad hozzá több bónuszt.
virtu-event-conquered =
    { $defender_is ->
        [none] { $player } elfoglalja { $city } városát ({ $attack }:{ $defence }).
       *[one] { $player } elhódítja { $city } városát; { $defender } elveszíti ({ $attack }:{ $defence }).
    }
virtu-event-repelled =
    { $defender_is ->
        [none] { $city } városa kiállja { $player } ostromát ({ $attack }:{ $defence }).
       *[one] { $defender } megtartja { $city } városát { $player } ellen ({ $attack }:{ $defence }).
    }
virtu-event-battle = Nyílt csata { $city } városánál – { $player }: { $attack }, { $rival }: { $defence }.
virtu-event-troops-lost = { $player } { $troops } sereget veszít { $city } városánál.
virtu-event-retreated = { $player } egy serege visszavonul: { $from } → { $to }.
virtu-event-order = Az új játékossorrend: { $order }.
virtu-event-last-winter = Közeleg a vég: ez az utolsó tél.
virtu-event-wages =
    { $florins ->
        [0] { $player } nem fizet zsoldot.
       *[other] { $player } { $florins } aranyforint zsoldot fizet.
    }
virtu-event-dismissed = { $player } elbocsát egy sereget { $city } városában.
virtu-event-moved-card = { $player } áthelyez egy lapot ({ $card }): { $from } → { $to }.
virtu-event-discarded = { $player } eldob egy lapot: { $card }.
virtu-event-bought = { $player } megszerzi: { $item }.
virtu-event-built = { $player } székesegyházat épít { $city } városában.
virtu-event-hired = { $player } sereget fogad { $city } városában.
virtu-event-allied =
    { $former_is ->
        [none] { $player } szövetséget köt: { $power }.
       *[one] { $player } átveszi { $former } szövetségét: { $power }.
    }
virtu-event-game-over =
    { $players_count ->
        [one] Vége a játszmának: Itália ura { $players }.
       *[other] Vége a játszmának: { $players } osztozik az Itália feletti uralmon.
    }

## What a payment is for: for-… for every purpose

virtu-for-nothing = semmi
virtu-for-steps = a jelző további lépései
virtu-for-indulgence = búcsúcédula eltávolítása
virtu-for-turn = zsetonok frissítése
virtu-for-renew = szövetségi bónusz megújítása
virtu-for-patronage = mecenatúra
virtu-for-annex = diplomácia
virtu-for-march = menetelés
virtu-for-sail = hajóút
virtu-for-arms = harci bónuszok
virtu-for-agent = ügynök küldése
virtu-for-expel = ügynök eltávolítása
virtu-for-retreat = visszavonulás
virtu-for-buy = vásárlás
virtu-for-build = székesegyház
virtu-for-alliance = szövetség
virtu-for-wages = zsold
virtu-for-hire = sereg felfogadása
virtu-for-strike = harci bónusz

## Egy ár és egy fizetés részletesen

virtu-count-florin = { $count } aranyforint
virtu-count-crown = { $count } korona
virtu-count-cross = { $count } kereszt
virtu-count-cavalry = { $count } lovasság
virtu-count-ship = { $count } hajó
virtu-count-mask = { $count } álarc
virtu-count-war = { $count } háborújelkép
virtu-count-arrow = { $count } nyíl
virtu-count-either = { $count } korona vagy kereszt
virtu-payment-treasury = { $florins } aranyforint a kincstárból
virtu-payment-cash = { $source } (aranyforintok a kincstárba)

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

virtu-outcome-cities =
    { $winners_count ->
        [one] Valaki 8 várost birtokolt, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Valaki 8 várost birtokolt, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
virtu-outcome-patronage =
    { $winners_count ->
        [one] Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Valaki elérte a mecenatúra sávjának végét, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
virtu-outcome-no-neutral-city =
    { $winners_count ->
        [one] Nem maradt semleges város, a játszma véget ért: a legtöbb presztízzsel { $winners } győz.
       *[other] Nem maradt semleges város, a játszma véget ért: { $winners } osztozik a győzelmen.
    }
virtu-outcome-years =
    { $winners_count ->
        [one] Véget ért az utolsó év: a legtöbb presztízzsel { $winners } győz.
       *[other] Véget ért az utolsó év: { $winners } osztozik a győzelmen.
    }

## Prestige, line by line ($points), and what else is compared ($count)

virtu-prestige-cities = Városok: { $points }
virtu-prestige-patronage = Mecenatúra: { $points }
virtu-prestige-printed = Lapok és zsetonok: { $points }
virtu-prestige-religion = Vallás: { $points }
virtu-prestige-trophies = Trófeák: { $points }
virtu-prestige-alliances = Szövetségek: { $points }
virtu-prestige-indulgences = Búcsúcédulák: { $points }
virtu-prestige-total = Presztízs: { $points }
virtu-prestige-crosses = Keresztek, a vallási rangsorhoz: { $count }
virtu-prestige-crowns = Koronák, holtverseny esetére: { $count }

## Names: cities

virtu-name-Nizza = Nizza
virtu-name-Torino = Torino
virtu-name-Milano = Milánó
virtu-name-Genova = Genova
virtu-name-Parma = Parma
virtu-name-Mantova = Mantova
virtu-name-Padova = Padova
virtu-name-Venezia = Velence
virtu-name-Bologna = Bologna
virtu-name-Ravenna = Ravenna
virtu-name-Pisa = Pisa
virtu-name-Firenze = Firenze
virtu-name-Siena = Siena
virtu-name-Urbino = Urbino
virtu-name-Perugia = Perugia
virtu-name-Ancona = Ancona
virtu-name-Spoleto = Spoleto
virtu-name-Civitavecchia = Civitavecchia
virtu-name-Roma = Róma
virtu-name-Terracina = Terracina
virtu-name-Benevento = Benevento
virtu-name-Napoli = Nápoly
virtu-name-Bari = Bari
virtu-name-Taranto = Taranto
virtu-name-Reggio = Reggio
virtu-name-Palermo = Palermo
virtu-name-Cagliari = Cagliari
virtu-name-Ajaccio = Ajaccio
virtu-name-Tunisi = Tunisz
virtu-name-Ragusa = Raguza

## Names: families and their dynasties

virtu-name-florence = Firenze
virtu-name-naples = Nápoly
virtu-name-venice = Velence
virtu-name-milan = Milánó
virtu-name-rome = Róma

virtu-dynasty-florence = a Mediciek
virtu-dynasty-naples = az Aragóniai-ház
virtu-dynasty-venice = a dózsék
virtu-dynasty-milan = a Sforzák
virtu-dynasty-rome = a Borgiák

## Names: cards

virtu-name-lorenzo = Lorenzo de’ Medici
virtu-name-piero = Piero de’ Medici
virtu-name-giovanni = Giovanni de’ Medici
virtu-name-ferdinand = II. Ferdinánd nápolyi király
virtu-name-alfonso = Alfonz calabriai herceg
virtu-name-montefeltro = Federico da Montefeltro
virtu-name-barbarigo = Agostino Barbarigo
virtu-name-grimani = Antonio Grimani
virtu-name-loredan = Leonardo Loredan
virtu-name-ludovico = Ludovico Sforza
virtu-name-galeazzo = Galeazzo Sanseverino
virtu-name-ascanio = Ascanio Sforza
virtu-name-alexander = VI. Sándor
virtu-name-lucrezia = Lucrezia Borgia
virtu-name-cesare = Cesare Borgia

virtu-name-ambassador = Követ
virtu-name-bishop = Püspök
virtu-name-cardinal = Bíboros
virtu-name-merchant = Kereskedő
virtu-name-gonfalonier = Zászlóvivő
virtu-name-condottiere = Condottiere
virtu-name-admiral = Tengernagy
virtu-name-counsellor = Tanácsos
virtu-name-podesta = Podestà
virtu-name-assassin = Orgyilkos
virtu-name-banker = Bankár
virtu-name-pope = Pápa

## Names: titles and other tokens

virtu-name-duchy = Hercegség
virtu-name-principality = Fejedelemség
virtu-name-kingdom = Királyság
virtu-name-republic = Köztársaság
virtu-name-guild = Céh
virtu-name-cathedral = Székesegyház

## Names: powers and patronage bonuses, and what they do

virtu-name-ottoman = Oszmán Birodalom
virtu-name-france = Francia Királyság
virtu-name-empire = Német-római Birodalom
virtu-name-leonardo = Leonardo da Vinci
virtu-name-copernicus = Nikolausz Kopernikusz
virtu-name-michelangelo = Michelangelo
virtu-name-columbus = Kolumbusz Kristóf
virtu-name-machiavelli = Niccolò Machiavelli
virtu-name-bastions = Bástyák
virtu-name-prince = A fejedelem
virtu-name-duomo = Dóm
virtu-name-sistine = Sixtus-kápolna
virtu-name-artillery = Tüzérség

virtu-card-ottoman-effect = 2 hajó, mindkettő egyszerre: diplomáciához, háborúhoz, kereskedelemhez vagy visszavonuláshoz.
virtu-card-france-effect = +2 harci bónusz ostromban vagy nyílt csatában.
virtu-card-empire-effect = 1 kereszt bármely akcióhoz, vásárláshoz vagy búcsúcédulához; amíg elérhető, a vallásnál is számít.
virtu-card-leonardo-effect = +1 harci bónusz 1 aranyforintért, minden ostromlott városnál egyszer: az ostromban vagy az előtte vívott nyílt csatában.
virtu-card-copernicus-effect = Még egy udvaronchely.
virtu-card-michelangelo-effect = Ingyenkorona a mecenatúra minden lépésénél.
virtu-card-columbus-effect = 2 presztízs a játszma végén.
virtu-card-machiavelli-effect = Udvaronchelyre kerülő lap, saját jelképekkel.
virtu-card-bastions-effect = +2 a városaid védelmére minden ostromban.
virtu-card-prince-effect = Még egy udvaronchely és még egy ügynök; mások nem küldhetnek ügynököt a városaidba, a szobáidba és a szövetségeidre.
virtu-card-duomo-effect = 1 kereszt a vallási rangsorban a játszma végén.
virtu-card-sistine-effect = 2 kereszt a vallási rangsorban a játszma végén.
virtu-card-artillery-effect = +2 harci bónuszt adó zseton, 1 aranyforintért; utána felhasznált oldalára fordul.

## Names: symbols and the other means of payment

virtu-name-florin = aranyforint
virtu-name-crown = korona
virtu-name-cross = kereszt
virtu-name-cavalry = lovasság
virtu-name-ship = hajó
virtu-name-mask = álarc
virtu-name-war = háború
virtu-name-arrow = nyíl
virtu-name-crowns = 2 korona
virtu-name-room = a szoba
virtu-name-under = a szoba fejlesztése
virtu-name-indulgence = búcsúcédula
virtu-name-florins = egy lépés díja
virtu-name-token = +1-es zseton
virtu-name-reserve = tartalék

## Things with a number: rooms, courtier places, cathedrals, the rooms of each palace

virtu-numbered-room = { $number }. szoba
virtu-numbered-under = { $number }. szoba fejlesztése
virtu-numbered-left = bal oldali { $number }. udvaronc
virtu-numbered-right = jobb oldali { $number }. udvaronc
virtu-numbered-cathedral = { $number }. székesegyház
virtu-numbered-florence = Firenze { $number }. szobája
virtu-numbered-naples = Nápoly { $number }. szobája
virtu-numbered-venice = Velence { $number }. szobája
virtu-numbered-milan = Milánó { $number }. szobája
virtu-numbered-rome = Róma { $number }. szobája

## The actions of rooms and cards

virtu-room-govern = Kormányzás
virtu-room-patronage = Mecenatúra
virtu-room-trade = Kereskedelem
virtu-room-diplomacy = Diplomácia
virtu-room-war = Háború
virtu-room-intrigue = Intrika

## Parts of a year

virtu-stage-preparation = Előkészületek
virtu-stage-spring = Tavasz
virtu-stage-sieges = Ostromok
virtu-stage-withdrawals = Elvonulások
virtu-stage-winter = Tél

## Phases: name, what is asked of you, what is asked of another ($player)

virtu-phase-first = A kezdőjátékos
virtu-phase-placing = Családi lapok
virtu-phase-marker = Az akciójelző
virtu-phase-indulgence = Búcsúcédula eltávolítása
virtu-phase-action = Akció
virtu-phase-agent = Ügynök választása
virtu-phase-payment = Fizetés
virtu-phase-bonus = Mecenatúrabónusz
virtu-phase-place = Udvaronchely választása
virtu-phase-sieges = Ostromok
virtu-phase-bidding = Harci bónuszok
virtu-phase-retreat = Visszavonulás
virtu-phase-vacate = Elvesztett udvaronchely
virtu-phase-wages = Zsold
virtu-phase-dismissal = Seregek elbocsátása
virtu-phase-winter = Palota, vásárlás, felfogadás, szövetség
virtu-phase-discount = Eggyel kevesebb jelkép
virtu-phase-over = Vége a játszmának

virtu-prompt-placing = Rakd le a családi lapjaidat a szobákba vagy az udvaronchelyekre.
virtu-prompt-marker = Mozgasd a jelződet: az a szoba adja az akciót, ahol megáll.
virtu-prompt-indulgence = Távolítsd el a szoba búcsúcéduláját, vagy tartsd meg.
virtu-prompt-action = Hajtsd végre a szoba akcióját, vagy fejezd be.
virtu-prompt-agent = Melyik ügynök menjen oda?
virtu-prompt-payment = Válaszd ki, mivel fizetsz.
virtu-prompt-bonus = Válassz mecenatúrabónuszt.
virtu-prompt-place = Válassz udvaronchelyet az új lapnak; az ott fekvő lapot eldobod.
virtu-prompt-sieges = Válaszd ki, melyik ostrom dőljön el.
virtu-prompt-bidding = Adj hozzá harci bónuszt, vagy passzolj.
virtu-prompt-retreat = Hová vonuljon vissza a következő sereg?
virtu-prompt-vacate = Elvesztettél egy udvaronchelyet: helyezz át vagy dobj el egy lapot.
virtu-prompt-wages = Mennyi zsoldot fizetsz? A fizetetlen seregek lekerülnek a tábláról.
virtu-prompt-dismissal = Válaszd ki, melyik sereg marad zsold nélkül.
virtu-prompt-winter = Rendezd át a palotádat, vásárolj, fogadj seregeket, köss szövetséget, ebben a sorrendben, vagy fejezd be. A későbbi lépés lezárja a korábbiakat.
virtu-prompt-discount = Az ügynököd egy jelképet megtakarít: melyiket?

virtu-waiting-placing = { $player } lerakja a családi lapjait.
virtu-waiting-marker = { $player } mozgatja a jelzőjét.
virtu-waiting-indulgence = { $player } egy búcsúcéduláról dönt.
virtu-waiting-action = { $player } végrehajtja a szoba akcióját.
virtu-waiting-agent = { $player } ügynököt választ.
virtu-waiting-payment = { $player } fizet.
virtu-waiting-bonus = { $player } mecenatúrabónuszt választ.
virtu-waiting-place = { $player } udvaronchelyet választ.
virtu-waiting-sieges = { $player } ostromot választ.
virtu-waiting-bidding = { $player } harci bónuszt adhat hozzá.
virtu-waiting-retreat = { $player } visszavonul.
virtu-waiting-vacate = { $player } felszabadít egy udvaronchelyet.
virtu-waiting-wages = { $player } zsoldot fizet.
virtu-waiting-dismissal = { $player } seregeket bocsát el.
virtu-waiting-winter = { $player } a palotáját rendezi, vásárol, seregeket fogad vagy szövetséget köt.
virtu-waiting-discount = { $player } kiválasztja a megtakarított jelképet.

## Actions, as on a button: action-… for every verb of the notation

virtu-action-place = { $number }. családi lap: { $slot }
virtu-action-marker = Jelző: { $what }. szoba
virtu-action-move = Lépés { $what } szobával
virtu-action-redeem = Búcsúcédula eltávolítása: { $what }
virtu-action-keep = A búcsúcédula megtartása
virtu-action-pay = Fizetés a legolcsóbb módon
virtu-action-toll = 2 aranyforint egy lépésért
virtu-action-cancel = Visszavonás
virtu-action-done = Befejezés
virtu-action-pass = Passz
virtu-action-step = Egy lépés a mecenatúrában
virtu-action-disband = Lemondás a seregről
virtu-action-bonus = Választás: { $what }
virtu-action-wages =
    { $what ->
        [0] Nem fizetek zsoldot
       *[other] { $what } aranyforint kifizetése
    }
virtu-action-dismiss = Sereg elbocsátása: { $what }
virtu-action-buy = Vásárlás: { $what }
virtu-action-build = Székesegyház építése: { $what }
virtu-action-put = A lap helye: { $what }
virtu-action-ally = Szövetség: { $what }
virtu-action-waive = Megtakarítás: { $what }
virtu-action-renew = Szövetségi bónusz megújítása: { $what }
virtu-action-turn = Frissítés: { $what }
virtu-action-annex = Megszerzés diplomáciával: { $what }
virtu-action-march = Menetelés: { $from } → { $to }
virtu-action-sail = Hajóút: { $from } → { $to }
virtu-action-send = Ügynök küldése: { $what }
virtu-action-expel = Ügynök eltávolítása: { $what }
virtu-action-from = Az ügynök innen: { $what }
virtu-action-hire = Sereg fogadása: { $what }
virtu-action-siege = Ostrom eldöntése: { $what }
virtu-action-withdraw = Elvonulás innen: { $what }
virtu-action-retreat = Visszavonulás ide: { $what }
virtu-action-discard = Eldobás: { $what }
virtu-action-shift = Áthelyezés: { $from } → { $to }
virtu-action-strike = Harci bónusz: { $what }
virtu-action-use = Felhasználás: { $source } ({ $symbol })
virtu-action-cash = Aranyforintok beváltása: { $what }
virtu-action-indulgence = Búcsúcédula felvétele: 3 aranyforint

# $action: an action, as on its button
virtu-hint-action = Én ezt választanám: { $action }

## Mi választható, és mi nem; egy ostrom

virtu-choice-price = Ár: { $price }
virtu-choice-payment = Fizetés: { $payment }
virtu-choice-indulgence = búcsúcédulával jár
virtu-choice-prestige =
    { $gained ->
        [yes] Presztízs: +{ $points }
       *[no] Presztízs: { $points }
    }
virtu-barred = Most nem lehetséges
virtu-barred-missing = Hiányzik: { $missing }

virtu-siege-of = { $city } ostroma
virtu-siege-plains = Nyílt csata { $city } városánál
virtu-siege-attack = Támadás, { $player }: { $total } ({ $parts }); elérhet: { $reach }
virtu-siege-defence =
    { $player_is ->
        [none] Védelem, a semleges város: { $total } ({ $parts })
       *[one] Védelem, { $player }: { $total } ({ $parts }); elérhet: { $reach }
    }
virtu-siege-city = város { $count }
virtu-siege-agent = ügynök { $count }
virtu-siege-bastions = Bástyák { $count }
virtu-siege-troops = seregek { $count }
virtu-siege-bonuses = bónuszok { $count }
virtu-siege-bonus =
    { $florins ->
        [0] { $source }: +{ $strength }
       *[other] { $source }: +{ $strength }, { $florins } aranyforintért
    }
virtu-siege-losses = Elvesztett seregek, ha most lenne vége: támadás { $attack }, védelem { $defence }

## Editions and options: name, and a sentence

virtu-edition-standard = A Signoria elemei
virtu-edition-standard-about = A szabálykönyv minden adata; ami csak a játék elemeire van nyomtatva, az részben rekonstrukció.
virtu-option-one-agent = Kezdőknek: egy ellenséges ügynök
virtu-option-one-agent-about = Minden palotában egyszerre legfeljebb egy ellenséges ügynök lehet.

## Why not: illegal-… for every reason of a refused move

virtu-illegal-wrong-phase = Most nem lehet. A játszma másra vár: { $phase }.
virtu-illegal-not-now = Ez most nem lehetséges.
virtu-illegal-slot-not-free = Ez a lap már a helyén van, a hely nem szabad, vagy a lapnak nincs akciója a szobához.
virtu-illegal-cannot-pay = Ezt nem tudod kifizetni.
virtu-illegal-not-to-turn = { $what }: nem a te felhasznált zsetonod, vagy ezzel fizettél az akcióért, vagy nincs már mivel fizetned.
virtu-illegal-not-to-renew = Ez a szövetség nem a tiéd, a bónusza még elérhető, vagy nincs már mivel fizetned: { $what }.
virtu-illegal-no-march = Nincs ott sereged, nem vezet oda út, vagy nincs elég lovasság.
virtu-illegal-no-voyage = Nincs ott sereged, nem vezet oda tengeri út, vagy nincs elég hajó.
virtu-illegal-no-agent = Most egyik ügynököd sem mehet erre: { $what }.
virtu-illegal-no-hiring = Itt nem fogadhatsz sereget: a város nem a tiéd, túl drága, vagy már 6 sereged van ({ $what }).
virtu-illegal-no-troop = Nincs sereged { $what } városában.
virtu-illegal-no-siege = Nem ostromlod { $what } városát.
virtu-illegal-no-withdrawal = Csak nyílt csata győztese vonulhat el innen: { $what }.
virtu-illegal-no-retreat = A sereg nem vonulhat vissza ide: { $what }.
virtu-illegal-no-bonus = { $what }: most nem ad harci bónuszt, vagy nem tudod kifizetni.
virtu-illegal-not-usable = Ez a jelkép itt nem használható, vagy a többi kifizetetlen maradna.
virtu-illegal-no-florins = { $what }: most nem ad aranyforintot, vagy a többi kifizetetlen maradna.
virtu-illegal-no-indulgence = Most nem vehetsz fel búcsúcédulát: évente 1, szobánként 1, összesen 10 lehet.
virtu-illegal-no-alliance = Ez a szövetség nem köthető meg: már a tiéd; vagy másé, és nincs rajta ügynököd; vagy túl drága ({ $what }).
virtu-illegal-place-not-free = Ez nem olyan udvaronchelyed, ahová lap kerülhet: { $what }.
virtu-illegal-no-place = Nincs udvaronchelyed ennek a lapnak: { $what }.
virtu-illegal-own-room-first = Előbb az ellenséges ügynököt kell eltávolítanod ebből a szobából.
virtu-illegal-no-courtier = Itt nincs udvaronc: { $what }.
virtu-illegal-card-barred = Nincs ott mozgatható lap, vagy oda nem mehet.
virtu-illegal-bonus-not-offered = { $what }: már elvitték, vagy ilyen fajta bónuszod már van vagy volt.
virtu-illegal-other-action = Ennek a szobának az akciója nem diplomácia.
virtu-illegal-city-closed = { $what } városa nincs játékban.
virtu-illegal-city-controlled = { $what } városa nem semleges: valaki már birtokolja.
virtu-illegal-pirate-port = { $what } kalózkikötő: csak háborúval szerezhető meg.
virtu-illegal-not-joined = Sem út, sem tenger nem köti össze egyetlen városoddal sem: { $what }.
virtu-illegal-no-enemy-agent = Itt nincs ellenséges ügynök: { $what }.
virtu-illegal-place-taken = Itt már van ügynök: { $what }.
virtu-illegal-guarded = A fejedelem távol tartja innen az ügynökeidet: { $what }.
virtu-illegal-palace-taken = Ebben a palotában már van ellenséges ügynök: { $what }.
virtu-illegal-bought-already = Ezt ezen a télen már megvetted: { $what }.
virtu-illegal-not-for-sale = { $what }: elfogyott, vagy több nem lehet nálad.
virtu-illegal-no-site = { $what } városa nem a tiéd, túl gyenge, vagy már van székesegyháza.
virtu-illegal-cannot-build = Nincs több székesegyház, ezen a télen már építettél egyet, vagy nem tudod kifizetni.

## The table in the terminal

virtu-terminal-italy-in-year = Itália, { $year }. év
virtu-terminal-map-legend = { $city }4[1] 4-es erejű, az 1. helyé; 2t1 az 1. hely két serege; a0 a 0. hely ügynöke
virtu-terminal-own-palace = A palotád
virtu-terminal-rooms = Szobák
virtu-terminal-court = Udvaroncok
virtu-terminal-domain = Birtok
virtu-terminal-used = Felhasználva
virtu-terminal-house = Család
virtu-terminal-florins = Aranyforint
virtu-terminal-cities = Városok
virtu-terminal-patronage = Mecenatúra
virtu-terminal-palace = Palota
virtu-terminal-agents = Ügynökök
virtu-terminal-prestige = Presztízs
virtu-terminal-marks = Jelek: * rekonstruált, ~ következtetett; minden más benne van a szabálykönyvben. A ? és egy név többet mond.
