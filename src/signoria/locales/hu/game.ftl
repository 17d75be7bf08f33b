### A Condottiere szavai, az oldalnak és a parancssornak egyaránt. A változókat az en/game.ftl írja le.

## Lists: between two items, and a number of each player

separator = { ", " }
tally = { $player }: { $number }

## The log: event-… for every event of the game

event-first = { $player } kezd a condottiere-jelzővel.
event-placed =
    { $defender_is ->
        [none] { $player } lerakja a condottiere-jelzőt: a következő ütközet { $region } városáért folyik.
       *[one] { $player } lerakja a condottiere-jelzőt: a következő ütközet { $region } városáért folyik, védője { $defender }.
    }
event-declined = { $player } nem választ várost, és balra adja tovább a condottiere-jelzőt. Az új birtokos: { $to }.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } képpel lefelé játszik ki egy lapot.
               *[known] { $player } képpel lefelé játszik ki egy lapot: { $card }.
            }
       *[no] { $player } kijátszik egy lapot: { $card }.
    }
event-turned-up = { $player } felfordítja a lapját: { $card }.
event-discarded = { $player } hadseregéből kikerül: { $card } × { $count }.
event-took =
    { $card ->
        [none] { $player } nem vesz vissza zsoldost.
       *[known] { $player } visszavesz a kezébe egy lapot: { $card }.
    }
event-favour =
    { $to ->
        [none] { $player } a táblán kívül hagyja a pápa kegyét.
       *[known] { $player } ide teszi a pápa kegyét: { $to }. Ott nem lehet ütközet.
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
event-strengths = Erők: { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } a legerősebb ({ $strengths }).
       *[other] Döntetlen, egyforma erős: { $leaders } ({ $strengths }).
    }
event-region-taken =
    { $defender_is ->
        [none] { $region } városát { $player } foglalja el.
       *[one] { $region } városát { $player } hódítja el, { $defender } elveszíti.
    }
event-region-held = { $region } városát { $defender } megtartja.
event-region-free = { $region } városát senki sem foglalja el.
event-marker =
    { $why ->
        [courtesans] { $to } játszotta ki a legtöbb kurtizánt, ezért övé a condottiere-jelző.
        [winner] { $to } megnyerte az ütközetet, ezért övé a condottiere-jelző.
        [defender] { $to } megvédte a várost, ezért övé a condottiere-jelző.
       *[left] Nincs győztes: a condottiere-jelző balra vándorol ({ $from } → { $to }).
    }
event-lines-discarded = Minden hadsereg a dobott lapok közé kerül.
event-folded = { $player } kezében nincs zsoldos, ezért minden lapját eldobja.
event-held = { $player } kezében nincs zsoldos, de megtartja a lapjait.
event-round-ended =
    { $player_is ->
        [none] Vége a fordulónak: senkinek sem maradt lapja.
       *[one] Vége a fordulónak: csak egy játékosnak maradt lapja ({ $player }).
    }
event-kept =
    { $card ->
        [none] { $player } megtart egy lapot.
       *[known] { $player } megtart egy lapot: { $card }.
    }
event-kept-enough = { $player } átviszi lapjait a következő fordulóba. Megtartott: { $count }, eldobott: { $discarded }.
event-draws =
    { $count ->
        [0] { $player } nem vesz fel lapot.
       *[other] { $player } felvesz { $count } lapot.
    }
event-dealt =
    { $cards ->
        [none] { $player } kap { $count } lapot.
       *[known] { $player } lapokat kap: { $cards }.
    }
event-reshuffled = A dobott lapokból megkeverve új pakli lesz.
event-final-battle = Nincs több megszerezhető város, és holtverseny van ({ $players }): végső ütközet dönt.
event-game-over =
    { $winners_count ->
        [0] Vége a játéknak: döntetlen.
        [one] Vége a játéknak: { $winners } győz.
       *[other] Vége a játéknak, a győzelmen osztozik: { $winners }.
    }
event-points-counted = A pontok állása: { $scores }. A cél: { $target }.
event-match-over =
    { $winners_count ->
        [0] Vége a mérkőzésnek: döntetlen ({ $scores }).
        [one] Vége a mérkőzésnek: { $winners } győz ({ $scores }).
       *[other] Vége a mérkőzésnek, a győzelmen osztozik: { $winners } ({ $scores }).
    }

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } győz: elég szomszédos várost szerzett.
outcome-total = { $winners } győz: összesen elég várost szerzett.
outcome-most = Nincs több választható város: { $winners } birtokolja a legtöbbet, és győz.
outcome-final =
    { $winners_count ->
        [one] { $winners } megnyeri a végső ütközetet, és vele a játékot.
       *[other] A végső ütközet döntetlen, a győzelmen osztozik: { $winners }.
    }
outcome-draw = A végső ütközet döntetlen: senki sem győz.
outcome-points = { $winners } elérte a célt, övé a legtöbb pont, és megnyeri a mérkőzést.

## Cards: name, and effect in a sentence ($edition: modern, classic)

card-1 = 1-es zsoldos
card-2 = 2-es zsoldos
card-3 = 3-as zsoldos
card-4 = 4-es zsoldos
card-5 = 5-ös zsoldos
card-6 = 6-os zsoldos
card-10 = 10-es zsoldos
card-winter = Tél
card-spring = Tavasz
card-bishop = Püspök
card-courtesan = Kurtizán
card-drummer = Dobos
card-heroine = Hősnő
card-surrender = Megadás
card-scarecrow = Madárijesztő
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
       *[modern] Minden hadsereg minden zsoldosa csak 1-et ér; az asztalon lévő tavaszok kikerülnek.
    }
card-spring-effect = Az asztalon lévő legnagyobb értékű zsoldosok mindegyike 3-mal többet ér; az asztalon lévő telek kikerülnek.
card-bishop-effect =
    { $edition ->
        [classic] Az ütközet azonnal véget ér, és senki sem nyeri meg.
       *[modern] Az asztalon lévő legnagyobb értékű zsoldosok mind kikerülnek; ezután tedd a pápa kegyét egy szabad városra, vagy hagyd a táblán kívül.
    }
card-courtesan-effect = 1 erő, amelyet semmi sem változtat meg; az ütközet után az kapja a condottiere-jelzőt, akinek a legtöbb kurtizánja van.
card-drummer-effect = Hadsereged minden zsoldosa duplán számít; a második dobos már nem tesz hozzá semmit.
card-heroine-effect = 10 erő; sem a tél, sem a püspök, sem a madárijesztő nem hat rá.
card-surrender-effect = Az ütközet azonnal véget ér; a legerősebb hadsereg győz.
card-scarecrow-effect = Vegyél vissza a kezedbe egy zsoldost a saját hadseregedből, vagy egyet se; a madárijesztő a dobott lapok közé kerül.

## Regions

region-Torino = Torino
region-Milano = Milánó
region-Venezia = Velence
region-Genova = Genova
region-Mantova = Mantova
region-Parma = Parma
region-Modena = Modena
region-Ferrara = Ferrara
region-Bologna = Bologna
region-Lucca = Lucca
region-Firenze = Firenze
region-Siena = Siena
region-Urbino = Urbino
region-Ancona = Ancona
region-Spoleto = Spoleto
region-Roma = Róma
region-Napoli = Nápoly

## Phases: name, what is asked of you, what is asked of another ($player)

phase-deal = Osztás
phase-place = Városválasztás
phase-battle = Ütközet
phase-take = Madárijesztő
phase-favour = A pápa kegye
phase-fold = A kéz eldobása
phase-keep = Lapok megtartása
phase-draw = Lapfelvétel
phase-over = Vége a játéknak

prompt-place = Válaszd ki a következő ütközet városát.
prompt-battle = Játssz ki egy lapot, vagy passzolj.
prompt-take = Vedd vissza a kezedbe egy zsoldosodat, vagy ne vegyél vissza semmit.
prompt-favour = Tedd a pápa kegyét egy városra, vagy hagyd a táblán kívül.
prompt-fold = Nincs zsoldos a kezedben: eldobod az összes lapodat, vagy megtartod?
prompt-keep = Válaszd ki, mely lapokat tartod meg a következő fordulóra.
prompt-draw = Hány lapot veszel fel?

waiting-place = { $player } választja ki a következő ütközet városát.
waiting-battle = { $player } következik: lapot játszik ki, vagy passzol.
waiting-take = { $player } eldönti, melyik zsoldost veszi vissza.
waiting-favour = { $player } eldönti, hová kerül a pápa kegye.
waiting-fold = { $player } eldönti, eldobja-e a lapjait.
waiting-keep = { $player } kiválasztja, mely lapokat tartja meg.
waiting-draw = { $player } eldönti, hány lapot vesz fel.

## Actions, as on a button: action-… for every verb of the notation

action-place = Ütközet: { $region }
action-decline = A jelző továbbadása balra
action-play = Kijátszás: { $card }
action-pass = Passz
action-take =
    { $card ->
        [none] Semmit sem veszek vissza
       *[known] Visszavétel: { $card }
    }
action-favour =
    { $region ->
        [none] A kegy a táblán kívül marad
       *[known] A pápa kegye: { $region }
    }
action-fold = A kéz eldobása
action-hold = A kéz megtartása
action-keep =
    { $card ->
        [done] Többet nem tartok meg
       *[known] Megtartás: { $card }
    }
action-draw =
    { $count ->
        [0] Nem veszek fel lapot
       *[other] { $count } lap felvétele
    }

## Editions and options: name, and a sentence

edition-modern = 110 lapos
edition-modern-about = A mai kiadás: tavasz, kurtizánok és a pápa kegye; a városok összes száma is győzelmet hozhat.
edition-classic = 96 lapos
edition-classic-about = Az első kiadás: a püspök békét hoz, a lapok száma is titkos, csak szomszédos városokkal lehet győzni.

option-draw-after-battle = Lapfelvétel ütközet után
option-draw-after-battle-about = Nincsenek fordulók: 7 lappal kezdtek, és minden ütközet után legfeljebb 3 lapot vehettek fel.
option-points = Pontozás
option-points-about = Több játszma: városonként 1 pont, szomszédos városokkal aratott győzelemért még 5, amíg valaki el nem éri a célt.
option-bigger-kingdoms = Nagyobb királyságok
option-bigger-kingdoms-about = A győzelemhez eggyel több szomszédos város kell.
option-capturing = Városok elhódítása
option-capturing-about = Olyan városért is lehet ütközetet vívni, amely másik játékosé.
option-hidden-cards = Rejtett lapok
option-hidden-cards-about = A zsoldosok, dobosok, hősnők és kurtizánok képpel lefelé kerülnek az asztalra, és a következő lapnál fordulnak fel.

# $option, $edition: names. $other: the name of another option
option-not-in-edition = Ehhez a kiadáshoz ({ $edition }) nem tartozik: „{ $option }”.
option-excludes = „{ $option }” és „{ $other }” nem játszható együtt: pont olyan városért jár, amelyet már nem lehet elvenni.

## Why not: illegal-… for every reason of a refused move

illegal-wrong-phase =
    { $phase ->
        [deal] Most nem: folyik az osztás.
        [place] Most nem: a következő ütközet városának kiválasztása folyik.
        [battle] Most nem: ütközet folyik; játssz ki egy lapot, vagy passzolj.
        [take] Most nem: előbb el kell dönteni, melyik zsoldost hozza vissza a madárijesztő.
        [favour] Most nem: előbb el kell dönteni, hová kerül a pápa kegye.
        [fold] Most nem: előbb el kell dönteni, hogy eldobod-e a lapjaidat.
        [keep] Most nem: előbb ki kell választani a megtartott lapokat.
        [draw] Most nem: előbb el kell dönteni, hány lapot veszel fel.
       *[over] A játéknak vége.
    }
illegal-not-in-hand = Nincs ilyen lap a kézben: { $card }.
illegal-not-in-line = Nincs ilyen felfordított zsoldos a hadseregben: { $card }.
illegal-too-many-cards = Legfeljebb { $most } lapot lehet felvenni.
illegal-must-choose = Mindenki továbbadta: most már várost kell választani.
illegal-may-not-decline = Ebben a kiadásban a condottiere-jelző birtokosának várost kell választania.
illegal-favour-on-owned = { $region } városán korong van: oda nem kerülhet a pápa kegye.
illegal-own-region = { $region } a te városod: a sajátját senki sem támadhatja meg.
illegal-under-favour = { $region } városát a pápa kegye védi: ott nem lehet ütközet.
illegal-region-taken = { $region } városa már elkelt, birtokosa: { $owner }.
illegal-not-your-turn =
    { $to_move_is ->
        [none] Most senki sem léphet.
       *[one] Most { $to_move } következik.
    }

## Strength explained, piece by piece

strength-mercenaries = zsoldosok { $values }: { $strength }
strength-winter = télen mindegyik 1-et ér: { $strength }
strength-drummer = a dobos megduplázza: { $strength }
strength-spring = tavasz, +3 minden ilyen zsoldosért ({ $value }): +{ $strength }
strength-courtesan = kurtizán × { $count }: +{ $strength }
strength-heroine = hősnő × { $count }: +{ $strength }
strength-total = = { $strength }

## Bots: levels, and names for their seats

level-random = Véletlen
level-random-about = Bármely szabályos lépést megteszi; a szabályokkal való ismerkedéshez jó.
level-squire = Fegyverhordozó
level-squire-about = Gyorsan, egyszerű elvek szerint játszik; barátságos ellenfél az első játszmákhoz.
level-captain = Kapitány
level-captain-about = Számolja a lapokat, és előre gondolkodik; jó ellenfél gyakorlott játékosoknak.
level-condottiere = Condottiere
level-condottiere-about = A legerősebb: minden lépés előtt lehetséges játszmák ezreit mérlegeli.

bot-1 = Sforza
bot-2 = Gattamelata
bot-3 = Colleoni
bot-4 = Malatesta
bot-5 = Montefeltro
bot-6 = Orsini

## Hints: hint-… for every verb, and why

hint-place = Én { $region } városáért harcolnék.
hint-decline = Én továbbadnám a jelzőt.
hint-play = Én ezt játszanám ki: { $card }.
hint-pass = Én passzolnék.
hint-take =
    { $card ->
        [none] Én semmit sem vennék vissza.
       *[known] Én ezt venném vissza: { $card }.
    }
hint-favour =
    { $region ->
        [none] Én a táblán kívül hagynám a pápa kegyét.
       *[known] Én { $region } városára tenném a pápa kegyét.
    }
hint-fold = Én eldobnám a lapjaimat.
hint-hold = Én megtartanám a lapjaimat.
hint-keep =
    { $card ->
        [done] Én többet nem tartanék meg.
       *[known] Én ezt tartanám meg: { $card }.
    }
hint-draw =
    { $count ->
        [0] Én nem vennék fel lapot.
       *[other] Én { $count } lapot vennék fel.
    }

hint-why-only = Ez az egyetlen lehetséges lépés.
hint-why-wins = Ez megnyerheti a játékot.
hint-why-denies = Így az ellenfél nem nyerhet.
hint-why-joins = A városaid szomszédságában van.
hint-why-overtakes = Ez a legolcsóbb út a vezetéshez.
hint-why-ends = Te vezetsz, és ez azonnal lezárja az ütközetet.
hint-why-ahead = Te vezetsz: a többiek költsék a lapjaikat.
hint-why-costly = Ez az ütközet többe kerülne, mint amennyit ér.
hint-why-saves = A zsoldos többet ér a kezedben.
hint-why-harms = Ez fáj a legjobban a legveszélyesebb ellenfélnek.
hint-why-fresh = Az új lapok jobbak lesznek ezeknél.
hint-why-useful = Ezekkel a lapokkal még nyerhető ütközet.
hint-why-quiet = Az ellenfeleknek ez keveset ér.
hint-why-waits = Te vezetsz: egy olcsó lappal bent maradsz az ütközetben.
hint-why-closer = Ezzel közelebb kerülsz a vezetéshez.
hint-why-best = Sok végiggondolt játszmában ez bizonyult a legjobbnak.
