### A Condottiere szavai, az oldalnak és a parancssornak egyaránt. A változókat a docs/words.md írja le.

## What the game is called

title-name = Condottiere

## The log: event-… for every event of the game

event-first = { $player } kezd a condottiere-jelzővel.
event-placed =
    { $defender_is ->
        [none] { $player } lerakja a condottiere-jelzőt: a következő ütközet tétje { $region }.
       *[one] { $player } lerakja a condottiere-jelzőt: a következő ütközet tétje { $region }, védője { $defender }.
    }
event-declined = { $player } nem választ várost, továbbadja a condottiere-jelzőt. Most { $to } választ.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } képpel lefelé játszik ki egy lapot.
               *[known] { $player } képpel lefelé játszik ki egy { FORM($card, case: "acc") }.
            }
       *[no] { $player } kijátszik egy { FORM($card, case: "acc") }.
    }
event-turned-up = { $player } felfordít egy { FORM($card, case: "acc") }.
event-discarded = { $player } hadseregéből a dobott lapok közé kerül: { $card } × { $count }.
event-took =
    { $card ->
        [none] { $player } nem vesz vissza zsoldost.
       *[known] { $player } visszavesz a kezébe egy { FORM($card, case: "acc") }.
    }
event-favour =
    { $to ->
        [none] { $player } a táblán kívül hagyja a pápa kegyét.
       *[known] { $player } { FORM($to, case: "onto") } teszi a pápa kegyét: ez a város most nem választható ütközetre.
    }
event-passed =
    { $why ->
        [no-cards] { $player } passzol, mert elfogytak a lapjai.
        [waiting] { $player } egyelőre passzol, de védőként még beszállhat.
       *[chosen] { $player } passzol.
    }
event-battle-ended =
    { $cause ->
        [surrender] { $player } megadást játszott ki, az ütközet azonnal véget ér.
        [bishop] { $player } püspököt játszott ki, az ütközet azonnal véget ér: senki sem nyeri meg.
       *[all-passed] Mindenki passzolt: vége az ütközetnek.
    }
event-strengths = Erők – { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } a legerősebb ({ $strengths }).
       *[other] Holtverseny az élen: { $leaders } ({ $strengths }).
    }
event-region-taken =
    { $defender_is ->
        [none] { $player } elfoglalja { FORM($region, case: "acc") }.
       *[one] { $player } elhódítja { FORM($region, case: "acc") }; { $defender } elveszíti.
    }
event-region-held = { $defender } megtartja { FORM($region, case: "acc") }.
event-region-free = { FORM($region, case: "acc") } senki sem foglalja el.
event-marker =
    { $why ->
        [courtesans] { $to } játszotta ki a legtöbb kurtizánt, ezért övé a condottiere-jelző.
        [winner] { $to } megnyerte az ütközetet, ezért övé a condottiere-jelző.
        [defender] { $to } megvédte a várost, ezért övé a condottiere-jelző.
       *[left] Nincs győztes: a condottiere-jelző balra vándorol ({ $from } → { $to }).
    }
event-lines-discarded = Minden hadsereg a dobott lapok közé kerül.
event-folded = { $player } kezében nincs zsoldos, ezért bedobja a lapjait.
event-held = { $player } kezében nincs zsoldos, de megtartja a lapjait.
event-round-ended =
    { $player_is ->
        [none] Vége a fordulónak: senkinek sem maradt lapja.
       *[one] Vége a fordulónak: már csak egyvalakinek van lapja ({ $player }).
    }
event-kept =
    { $card ->
        [none] { $player } megtart egy lapot.
       *[known] { $player } megtart egy { FORM($card, case: "acc") }.
    }
event-kept-enough = { $player } a következő fordulóra megtart { $count } lapot, eldob { $discarded } lapot.
event-draws =
    { $count ->
        [0] { $player } nem húz lapot.
       *[other] { $player } { $count } lapot húz.
    }
event-dealt =
    { $cards ->
        [none] { $player } { $count } lapot kap.
       *[known] { $player } lapjai: { $cards }.
    }
event-reshuffled = Elfogyott a pakli: a dobott lapok megkeverve új paklit alkotnak.
event-ten-each = Senkinek sincs lapja: mindenki { $count } új lapot kap.
event-final-battle =
    { $why ->
        [points] Ugyanannyi pont az élen ({ $players }): döntő ütközet következik.
       *[regions] Nincs több megszerezhető város, és holtverseny van az élen ({ $players }): döntő ütközet következik.
    }
event-game-over =
    { $winners_count ->
        [0] Vége a játszmának: döntetlen.
        [one] Vége a játszmának: { $winners } győz.
       *[other] Vége a játszmának: { $winners } osztozik a győzelmen.
    }
event-points-counted = Pontok – { $scores }. Cél: { $target } pont.
event-match-over =
    { $winners_count ->
        [0] Vége a mérkőzésnek: döntetlen ({ $scores }).
        [one] Vége a mérkőzésnek: { $winners } győz ({ $scores }).
       *[other] Vége a mérkőzésnek: { $winners } osztozik a győzelmen ({ $scores }).
    }

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } győz: elég szomszédos várost szerzett.
outcome-total = { $winners } győz: összesen elég várost szerzett.
outcome-most = Nincs több választható város: { $winners } győz, mert övé a legtöbb.
outcome-final =
    { $winners_count ->
        [one] { $winners } megnyeri a döntő ütközetet, és vele a játszmát.
       *[other] A döntő ütközet holtversennyel zárul: { $winners } osztozik a győzelmen.
    }
outcome-draw = A döntő ütközet holtversennyel zárul: döntetlen, senki sem győz.
outcome-points = { $winners } elérte a célt, övé a legtöbb pont: megnyeri a mérkőzést.

## Cards: name, and effect in a sentence ($edition: modern, classic)

card-1 = 1-es zsoldos
    .acc = 1-es zsoldost
card-2 = 2-es zsoldos
    .acc = 2-es zsoldost
card-3 = 3-as zsoldos
    .acc = 3-as zsoldost
card-4 = 4-es zsoldos
    .acc = 4-es zsoldost
card-5 = 5-ös zsoldos
    .acc = 5-ös zsoldost
card-6 = 6-os zsoldos
    .acc = 6-os zsoldost
card-10 = 10-es zsoldos
    .acc = 10-es zsoldost
card-winter = Tél
    .acc = telet
card-spring = Tavasz
    .acc = tavaszt
card-bishop = Püspök
    .acc = püspököt
card-courtesan = Kurtizán
    .acc = kurtizánt
card-drummer = Dobos
    .acc = dobost
card-heroine = Hősnő
    .acc = hősnőt
card-surrender = Megadás
    .acc = megadást
card-scarecrow = Madárijesztő
    .acc = madárijesztőt
card-face-down = lefordított lap

card-1-effect = 1 erejű zsoldos.
card-2-effect = 2 erejű zsoldos.
card-3-effect = 3 erejű zsoldos.
card-4-effect = 4 erejű zsoldos.
card-5-effect = 5 erejű zsoldos.
card-6-effect = 6 erejű zsoldos.
card-10-effect = 10 erejű zsoldos.
card-winter-effect =
    { $edition ->
        [classic] Minden hadsereg minden zsoldosa csak 1-et ér.
       *[modern] Minden hadsereg minden zsoldosa csak 1-et ér; az asztalon lévő tavaszok a dobott lapok közé kerülnek.
    }
card-spring-effect = Az asztalon lévő legnagyobb értékű zsoldosok mindegyike 3-mal többet ér; az asztalon lévő telek a dobott lapok közé kerülnek.
card-bishop-effect =
    { $edition ->
        [classic] Az ütközet azonnal véget ér, és senki sem nyeri meg.
       *[modern] Az asztalon lévő legnagyobb értékű zsoldosok mind a dobott lapok közé kerülnek; ezután tedd a pápa kegyét egy szabad városra, vagy hagyd a táblán kívül.
    }
card-courtesan-effect = Ereje 1, ezt semmi sem módosítja; az ütközet után az kapja a condottiere-jelzőt, akinek a legtöbb kurtizánja van.
card-drummer-effect = Hadsereged minden zsoldosa duplán számít; a második dobos már nem tesz hozzá semmit.
card-heroine-effect = Ereje 10; sem a tél, sem a dobos, sem a püspök, sem a madárijesztő nem hat rá.
card-surrender-effect = Az ütközet azonnal véget ér; a legerősebb hadsereg győz.
card-scarecrow-effect = Vegyél vissza a kezedbe egy zsoldost a saját hadseregedből, vagy egyet se; a madárijesztő a dobott lapok közé kerül.

## Regions

region-Torino = Torino
    .acc = Torinót
    .for = Torinóért
    .onto = Torinóra
region-Milano = Milánó
    .acc = Milánót
    .for = Milánóért
    .onto = Milánóra
region-Venezia = Velence
    .acc = Velencét
    .for = Velencéért
    .onto = Velencére
region-Genova = Genova
    .acc = Genovát
    .for = Genováért
    .onto = Genovára
region-Mantova = Mantova
    .acc = Mantovát
    .for = Mantováért
    .onto = Mantovára
region-Parma = Parma
    .acc = Parmát
    .for = Parmáért
    .onto = Parmára
region-Modena = Modena
    .acc = Modenát
    .for = Modenáért
    .onto = Modenára
region-Ferrara = Ferrara
    .acc = Ferrarát
    .for = Ferraráért
    .onto = Ferrarára
region-Bologna = Bologna
    .acc = Bolognát
    .for = Bolognáért
    .onto = Bolognára
region-Lucca = Lucca
    .acc = Luccát
    .for = Luccáért
    .onto = Luccára
region-Firenze = Firenze
    .acc = Firenzét
    .for = Firenzéért
    .onto = Firenzére
region-Siena = Siena
    .acc = Sienát
    .for = Sienáért
    .onto = Sienára
region-Urbino = Urbino
    .acc = Urbinót
    .for = Urbinóért
    .onto = Urbinóra
region-Ancona = Ancona
    .acc = Anconát
    .for = Anconáért
    .onto = Anconára
region-Spoleto = Spoleto
    .acc = Spoletót
    .for = Spoletóért
    .onto = Spoletóra
region-Roma = Róma
    .acc = Rómát
    .for = Rómáért
    .onto = Rómára
region-Napoli = Nápoly
    .acc = Nápolyt
    .for = Nápolyért
    .onto = Nápolyra

## Phases: name, what is asked of you, what is asked of another ($player)

phase-deal = Osztás
phase-place = Városválasztás
phase-battle = Ütközet
phase-take = Madárijesztő
phase-favour = A pápa kegye
phase-fold = Lapok bedobása
phase-keep = Lapok megtartása
phase-draw = Laphúzás

prompt-place = Válaszd ki a következő ütközet városát.
prompt-battle = Játssz ki egy lapot, vagy passzolj.
prompt-take = Vedd vissza a kezedbe egy zsoldosodat, vagy ne vegyél vissza semmit.
prompt-favour = Tedd a pápa kegyét egy városra, vagy hagyd a táblán kívül.
prompt-fold = Nincs zsoldos a kezedben: bedobod a lapjaidat, vagy megtartod őket?
prompt-keep = Válaszd ki, melyik lapokat tartod meg a következő fordulóra.
prompt-draw = Hány lapot húzol?

waiting-place = { $player } választja ki a következő ütközet városát.
waiting-battle = { $player } következik: lapot játszik ki, vagy passzol.
waiting-take = { $player } eldönti, melyik zsoldost veszi vissza.
waiting-favour = { $player } eldönti, hová kerül a pápa kegye.
waiting-fold = { $player } eldönti, bedobja-e a lapjait.
waiting-keep = { $player } kiválasztja, melyik lapokat tartja meg.
waiting-draw = { $player } eldönti, hány lapot húz.

## Actions, as on a button: action-… for every verb of the notation

action-place = Ütközet { FORM($region, case: "for") }
action-decline = A jelző továbbadása balra
action-play = { $card } kijátszása
action-pass =
    { $card ->
        [open] A lap felfordítása és passz
       *[closed] Passz
    }
action-take =
    { $card ->
        [none] Semmit sem veszek vissza
       *[known] { $card } visszavétele
    }
action-favour =
    { $region ->
        [none] A kegy a táblán kívül marad
       *[known] A pápa kegye: { $region }
    }
action-fold = Bedobom a lapjaimat
action-hold = Megtartom a lapjaimat
action-keep =
    { $card ->
        [done] Többet nem tartok meg
       *[known] { $card } megtartása
    }
action-draw =
    { $count ->
        [0] Nem húzok lapot
       *[other] { $count } lap húzása
    }

## Editions and options: name, and a sentence

edition-modern = 110 lapos
edition-modern-about = A 2007-es kiadás: tavasz, kurtizánok és a pápa kegye; összesen elég sok várossal is lehet győzni.
edition-classic = 96 lapos
edition-classic-about = Az átdolgozott második kiadás: a püspök békét hoz, a lapok száma is titkos, csak szomszédos városokkal lehet győzni.

option-draw-after-battle = Laphúzás ütközet után
option-draw-after-battle-about = Nincsenek fordulók: 7 lappal kezdtek, és minden ütközet után legfeljebb 3 lapot húzhattok.
option-points = Pontozás
option-points-about = Több játszma: városonként 1 pont, szomszédos városokkal aratott győzelemért még 5, amíg valaki el nem éri a célt.
option-bigger-kingdoms = Nagyobb királyságok
option-bigger-kingdoms-about = A győzelemhez eggyel több szomszédos város kell.
option-capturing = Városok elhódítása
option-capturing-about = Olyan városért is lehet ütközetet vívni, amely másik játékosé.
option-hidden-cards = Rejtett lapok
option-hidden-cards-about = A zsoldosokat, dobosokat, hősnőket és kurtizánokat képpel lefelé játsszátok ki; a következő lapnál fordulnak fel.

option-excludes = „{ $option }” és „{ $other }” nem játszható együtt: pontot csak végleg megszerzett városért lehet adni.
# What the rulebook of an edition advises against
advice-points-capturing = A szabálykönyv nem ajánlja a „Pontozás” és a „Városok elhódítása” változat együttes használatát.

value-target = Elérendő pontszám

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase =
    { $phase ->
        [deal] Most nem lehet: folyik az osztás.
        [place] Most nem lehet: előbb ki kell választani a következő ütközet városát.
        [battle] Most nem lehet: ütközet folyik; játssz ki egy lapot, vagy passzolj.
        [take] Most nem lehet: előbb el kell dönteni, melyik zsoldost hozza vissza a madárijesztő.
        [favour] Most nem lehet: előbb el kell dönteni, hová kerül a pápa kegye.
        [fold] Most nem lehet: előbb el kell dönteni, hogy bedobod-e a lapjaidat.
        [keep] Most nem lehet: előbb ki kell választani a megtartott lapokat.
        [draw] Most nem lehet: előbb el kell dönteni, hány lapot húzol.
       *[over] Vége a játszmának.
    }
illegal-not-in-hand = Nincs ilyen lap a kezedben: { $card }.
illegal-not-in-line = Nincs ilyen felfordított zsoldos a hadseregedben: { $card }.
illegal-too-many-cards = Legfeljebb { $most } lapot lehet húzni.
illegal-nothing-face-down = Nincs lefordított lap, amelyet fel lehetne fordítani.
illegal-first-placing = A játszma első városát ki kell választani: a condottiere-jelzőt még nem lehet továbbadni.
illegal-must-choose = Mindenki továbbadta: most már várost kell választani.
illegal-may-not-decline = Ebben a kiadásban a condottiere-jelző birtokosának várost kell választania.
illegal-favour-on-owned = { $region } városán korong van: oda nem kerülhet a pápa kegye.
illegal-own-region = { $region } a te városod: saját várost nem támadhatsz meg.
illegal-under-favour = { $region } városát a pápa kegye védi: most nem választható ütközetre.
illegal-region-taken = { $region } már foglalt, birtokosa: { $owner }.

## Strength explained, piece by piece

strength-mercenaries = zsoldosok { $values }: { $strength }
strength-winter = télen mindegyik 1-et ér: { $strength }
strength-drummer = a dobos megduplázza: { $strength }
strength-spring = tavasz, +3 minden ilyen zsoldosért ({ $value }): +{ $strength }
strength-courtesan = kurtizán × { $count }: +{ $strength }
strength-heroine = hősnő × { $count }: +{ $strength }
strength-total = = { $strength }

## Bots: levels, and names for their seats

level-captain = Kapitány
level-captain-about = Számolja a lapokat, és előre gondolkodik; jó ellenfél gyakorlott játékosoknak.
level-condottiere = Condottiere
level-condottiere-about = A legerősebb: minden lépés előtt lehetséges játszmák ezreit mérlegeli.

## Hints: hint-… for every verb, and why

hint-place = Én { FORM($region, case: "for") } harcolnék.
hint-decline = Én továbbadnám a jelzőt.
hint-play = Én kijátszanék egy { FORM($card, case: "acc") }.
hint-pass =
    { $card ->
        [open] Én felfordítanám a lefordított lapot, és passzolnék.
       *[closed] Én passzolnék.
    }
hint-take =
    { $card ->
        [none] Én semmit sem vennék vissza.
       *[known] Én visszavennék egy { FORM($card, case: "acc") }.
    }
hint-favour =
    { $region ->
        [none] Én a táblán kívül hagynám a pápa kegyét.
       *[known] Én { FORM($region, case: "onto") } tenném a pápa kegyét.
    }
hint-fold = Én bedobnám a lapjaimat.
hint-hold = Én megtartanám a lapjaimat.
hint-keep =
    { $card ->
        [done] Én többet nem tartanék meg.
       *[known] Én megtartanék egy { FORM($card, case: "acc") }.
    }
hint-draw =
    { $count ->
        [0] Én nem húznék lapot.
       *[other] Én { $count } lapot húznék.
    }

hint-why-only = Ez az egyetlen lehetséges lépés.
hint-why-wins = Ezzel megnyerheted a játszmát.
hint-why-denies = Ezzel megakadályozod egy ellenfél győzelmét.
hint-why-joins = A városaid szomszédságában van.
hint-why-overtakes = Így a legolcsóbb átvenni a vezetést.
hint-why-ends = Te vezetsz, és ez azonnal lezárja az ütközetet.
hint-why-ahead = Te vezetsz: hadd költsék a többiek a lapjaikat.
hint-why-costly = Ez az ütközet többe kerülne, mint amennyit ér.
hint-why-saves = A zsoldos többet ér a kezedben.
hint-why-shields = A püspök így ezt a lapot viszi el a többi helyett.
hint-why-harms = Ez a legveszélyesebb ellenfelednek árt.
hint-why-fresh = Az új lapok jobbak lesznek ezeknél.
hint-why-useful = Ezekkel a lapokkal még nyerhetsz ütközetet.
hint-why-quiet = Egyik ellenfelednek sincs rá igazán szüksége.
hint-why-waits = Te vezetsz: egy olcsó lappal bent maradsz az ütközetben.
hint-why-closer = Ezzel közelebb kerülsz az élhez.
hint-why-best = Sok végiggondolt játszmában ez bizonyult a legjobbnak.

## On the page

map = Itália térképe
map-region =
    { $region }{ $owner ->
        [none] , szabad
       *[owned] , birtokosa: { $owner }
    }{ $state ->
        [battle] , itt folyik az ütközet
        [favour] , a pápa kegye alatt
       *[quiet] { "" }
    }{ $target ->
        [yes] . Választható.
       *[no] { "" }
    }
battle-lines = Hadseregek
line-of = { $player } hadserege
strength-of = { $player } ereje: { $strength }. Magyarázat
your-hand = A lapjaid ({ $count })
cards-in-hand = { $count } lap kézben
needs =
    { $total ->
        [0] Szomszédos városok: { $group }, a győzelemhez { $adjacent } kell.
       *[other] Városok: { $regions } ({ $total } kell), szomszédosak: { $group } ({ $adjacent } kell).
    }
wins-with = A győzelemhez elég egy ezek közül: { $regions }.
holds-marker = Nála van a condottiere-jelző
passed = passzolt
battle-summary = Az ütközet eredménye
battle-of = Ütközet { FORM($region, case: "for") }
final-battle = A döntő ütközet
no-cards = nincs lap
confirm-decisive = Itt { $player } vezet, és { $region } megszerzésével megnyeri a játszmát. Így is kiszállsz az ütközetből?
confirm-decisive-yes = Kiszállok
chart-regions = Városok, ütközetről ütközetre
chart-strengths = Erők az ütközetek végén
key-arrows = A lapjaid között, illetve városról városra
key-enter = Lap kijátszása, város választása
key-digits = Zsoldos kijátszása (0: a 10-es)
key-hand = A lapjaidhoz
key-map = A térképhez
key-need = Kinek mi hiányzik a győzelemhez

## The table in the terminal: the words typed there that others do not know, then what is drawn

terminal-help-own = borders          melyik városok szomszédosak
terminal-italy = Itália
terminal-legend = { $battle } ütközet   { $favour } a pápa kegye   [1] az 1. helyé
terminal-goal =
    { $total ->
        [0] Cél: { $adjacent } szomszédos város.
       *[other] Cél: { $total } város vagy { $adjacent } szomszédos.
    }
terminal-borders = Szomszédok
terminal-battle-for = Ütközet: { $region }
terminal-final-battle = A döntő ütközet
terminal-between-battles = Két ütközet között
terminal-cards = Lapok
terminal-regions = Városok
terminal-in-all = Összesen
terminal-adjacent = Szomszédos
terminal-line = Hadsereg
terminal-strength = Erő
terminal-passed = (passzolt)
terminal-hand = A lapjaid: { $cards }
terminal-hand-empty = Nincs lap a kezedben.
