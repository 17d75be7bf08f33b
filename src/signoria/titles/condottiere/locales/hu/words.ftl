### A Condottiere szavai, az oldalnak és a parancssornak egyaránt. A változókat a docs/words.md írja le.

## What the game is called

title-name = Condottiere
title-about = Vezess zsoldosokat ütközetről ütközetre, blöffölj, és tudd, mikor kell elhagyni a csatateret.

## The log: event-… for every event of the game

event-first = { $player } kezd a condottiere-jelzővel.
    .player = Te kezdesz a condottiere-jelzővel.
event-placed =
    { $defender_is ->
        [none] { $player } lerakja a condottiere-jelzőt: a következő ütközet tétje { $region }.
       *[one] { $player } lerakja a condottiere-jelzőt: a következő ütközet tétje { $region }, védője { $defender }.
    }
    .player =
        { $defender_is ->
            [none] Lerakod a condottiere-jelzőt: a következő ütközet tétje { $region }.
           *[one] Lerakod a condottiere-jelzőt: a következő ütközet tétje { $region }, védője { $defender }.
        }
    .defender = { $player } lerakja a condottiere-jelzőt: a következő ütközet tétje { $region }, a védője te vagy.
event-declined = { $player } nem választ várost, továbbadja a condottiere-jelzőt. Most { $to } választ.
    .player = Nem választasz várost, továbbadod a condottiere-jelzőt. Most { $to } választ.
    .to = { $player } nem választ várost, továbbadja a condottiere-jelzőt. Most te választasz.
event-played =
    { $face_down ->
        [yes]
            { $card ->
                [none] { $player } képpel lefelé játszik ki egy lapot.
               *[known] { $player } képpel lefelé játszik ki egy { FORM($card, case: "acc") }.
            }
       *[no] { $player } kijátszik egy { FORM($card, case: "acc") }.
    }
    .player =
        { $face_down ->
            [yes]
                { $card ->
                    [none] Képpel lefelé játszol ki egy lapot.
                   *[known] Képpel lefelé játszol ki egy { FORM($card, case: "acc") }.
                }
           *[no] Kijátszol egy { FORM($card, case: "acc") }.
        }
event-turned-up = { $player } felfordít egy { FORM($card, case: "acc") }.
    .player = Felfordítasz egy { FORM($card, case: "acc") }.
event-discarded = { $player } hadseregéből a dobott lapok közé kerül: { $card } × { $count }.
    .player = A hadseregedből a dobott lapok közé kerül: { $card } × { $count }.
event-took =
    { $card ->
        [none] { $player } nem vesz vissza zsoldost.
       *[known] { $player } visszavesz a kezébe egy { FORM($card, case: "acc") }.
    }
    .player =
        { $card ->
            [none] Nem veszel vissza zsoldost.
           *[known] Visszaveszel a kezedbe egy { FORM($card, case: "acc") }.
        }
event-favour =
    { $to ->
        [none] { $player } a táblán kívül hagyja a pápa kegyét.
       *[known] { $player } { FORM($to, case: "onto") } teszi a pápa kegyét: ez a város most nem választható ütközetre.
    }
    .player =
        { $to ->
            [none] A táblán kívül hagyod a pápa kegyét.
           *[known] { FORM($to, case: "onto") } teszed a pápa kegyét: ez a város most nem választható ütközetre.
        }
event-passed =
    { $why ->
        [no-cards] { $player } passzol, mert elfogytak a lapjai.
        [waiting] { $player } egyelőre passzol, de védőként még beszállhat.
       *[chosen] { $player } passzol.
    }
    .player =
        { $why ->
            [no-cards] Passzolsz, mert elfogytak a lapjaid.
            [waiting] Egyelőre passzolsz, de védőként még beszállhatsz.
           *[chosen] Passzolsz.
        }
event-battle-ended =
    { $cause ->
        [surrender] { $player } megadást játszott ki, az ütközet azonnal véget ér.
        [bishop] { $player } püspököt játszott ki, az ütközet azonnal véget ér: senki sem nyeri meg.
       *[all-passed] Mindenki passzolt: vége az ütközetnek.
    }
    .player =
        { $cause ->
            [surrender] Megadást játszottál ki, az ütközet azonnal véget ér.
            [bishop] Püspököt játszottál ki, az ütközet azonnal véget ér: senki sem nyeri meg.
           *[all-passed] Mindenki passzolt: vége az ütközetnek.
        }
event-strengths = Erők – { $after }.
event-compared =
    { $leaders_count ->
        [one] { $leaders } a legerősebb ({ $strengths }).
       *[other] Holtverseny az élen: { $leaders } ({ $strengths }).
    }
    .leaders = Te vagy a legerősebb ({ $strengths }).
event-region-taken =
    { $defender_is ->
        [none] { $player } elfoglalja { FORM($region, case: "acc") }.
       *[one] { $player } elhódítja { FORM($region, case: "acc") }; { $defender } elveszíti.
    }
    .player =
        { $defender_is ->
            [none] Elfoglalod { FORM($region, case: "acc") }.
           *[one] Elhódítod { FORM($region, case: "acc") }; { $defender } elveszíti.
        }
    .defender = { $player } elhódítja tőled { FORM($region, case: "acc") }.
event-region-held = { $defender } megtartja { FORM($region, case: "acc") }.
    .defender = Megtartod { FORM($region, case: "acc") }.
event-region-free = { FORM($region, case: "acc") } senki sem foglalja el.
event-marker =
    { $why ->
        [courtesans] { $to } játszotta ki a legtöbb kurtizánt, ezért övé a condottiere-jelző.
        [winner] { $to } megnyerte az ütközetet, ezért övé a condottiere-jelző.
        [defender] { $to } megvédte a várost, ezért övé a condottiere-jelző.
       *[left] Nincs győztes: a condottiere-jelző balra vándorol ({ $from } → { $to }).
    }
    .to =
        { $why ->
            [courtesans] Te játszottad ki a legtöbb kurtizánt, ezért tiéd a condottiere-jelző.
            [winner] Megnyerted az ütközetet, ezért tiéd a condottiere-jelző.
            [defender] Megvédted a várost, ezért tiéd a condottiere-jelző.
           *[left] Nincs győztes: a condottiere-jelző balra vándorol ({ $from } → te).
        }
    .from =
        { $why ->
            [courtesans] { $to } játszotta ki a legtöbb kurtizánt, ezért övé a condottiere-jelző.
            [winner] { $to } megnyerte az ütközetet, ezért övé a condottiere-jelző.
            [defender] { $to } megvédte a várost, ezért övé a condottiere-jelző.
           *[left] Nincs győztes: a condottiere-jelző balra vándorol (te → { $to }).
        }
event-lines-discarded = Minden hadsereg a dobott lapok közé kerül.
event-folded = { $player } kezében nincs zsoldos, ezért bedobja a lapjait.
    .player = Nincs zsoldos a kezedben, ezért bedobod a lapjaidat.
event-held = { $player } kezében nincs zsoldos, de megtartja a lapjait.
    .player = Nincs zsoldos a kezedben, de megtartod a lapjaidat.
event-round-ended =
    { $player_is ->
        [none] Vége a fordulónak: senkinek sem maradt lapja.
       *[one] Vége a fordulónak: már csak egyvalakinek van lapja ({ $player }).
    }
    .player = Vége a fordulónak: már csak neked van lapod.
event-kept =
    { $card ->
        [none] { $player } megtart egy lapot.
       *[known] { $player } megtart egy { FORM($card, case: "acc") }.
    }
    .player =
        { $card ->
            [none] Megtartasz egy lapot.
           *[known] Megtartasz egy { FORM($card, case: "acc") }.
        }
event-kept-enough = { $player } a következő fordulóra megtart { $count } lapot, eldob { $discarded } lapot.
    .player = A következő fordulóra megtartasz { $count } lapot, eldobsz { $discarded } lapot.
event-draws =
    { $count ->
        [0] { $player } nem húz lapot.
       *[other] { $player } { $count } lapot húz.
    }
    .player =
        { $count ->
            [0] Nem húzol lapot.
           *[other] { $count } lapot húzol.
        }
event-dealt =
    { $cards ->
        [none] { $player } { $count } lapot kap.
       *[known] { $player } lapjai: { $cards }.
    }
    .player =
        { $cards ->
            [none] { $count } lapot kapsz.
           *[known] A lapjaid: { $cards }.
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
    .winners = Vége a játszmának: te győzöl.
event-points-counted = Pontok – { $scores }. Cél: { $target } pont.
event-match-over =
    { $winners_count ->
        [0] Vége a mérkőzésnek: döntetlen ({ $scores }).
        [one] Vége a mérkőzésnek: { $winners } győz ({ $scores }).
       *[other] Vége a mérkőzésnek: { $winners } osztozik a győzelmen ({ $scores }).
    }
    .winners = Vége a mérkőzésnek: te győzöl ({ $scores }).

## Endings: outcome-… for every reason of an outcome. $winners, $winners_count

outcome-adjacent = { $winners } győz: elég szomszédos várost szerzett.
    .winners = Győzöl: elég szomszédos várost szereztél.
outcome-total = { $winners } győz: összesen elég várost szerzett.
    .winners = Győzöl: összesen elég várost szereztél.
outcome-most = Nincs több választható város: { $winners } győz, mert övé a legtöbb.
    .winners = Nincs több választható város: te győzöl, mert tiéd a legtöbb.
outcome-final =
    { $winners_count ->
        [one] { $winners } megnyeri a döntő ütközetet, és vele a játszmát.
       *[other] A döntő ütközet holtversennyel zárul: { $winners } osztozik a győzelmen.
    }
    .winners = Megnyered a döntő ütközetet, és vele a játszmát.
outcome-draw = A döntő ütközet holtversennyel zárul: döntetlen, senki sem győz.
outcome-points = { $winners } elérte a célt, övé a legtöbb pont: megnyeri a mérkőzést.
    .winners = Elérted a célt, tiéd a legtöbb pont: megnyered a mérkőzést.

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

## Promises of a deal, as sentences: promise-… for every verb that a deal may name

promise-pass =
    { $will ->
        [no] { $player } nem passzol
       *[yes] { $player } passzol
    }
    .player =
        { $will ->
            [no] Te nem passzolsz
           *[yes] Te passzolsz
        }
promise-play =
    { $will ->
        [no] { $player } nem játszik ki { FORM($card, case: "acc") }
       *[yes] { $player } kijátszik egy { FORM($card, case: "acc") }
    }
    .player =
        { $will ->
            [no] Te nem játszol ki { FORM($card, case: "acc") }
           *[yes] Te kijátszol egy { FORM($card, case: "acc") }
        }
promise-place =
    { $will ->
        [no] { $player } nem { FORM($region, case: "acc") } választja a következő ütközethez
       *[yes] { $player } { FORM($region, case: "acc") } választja a következő ütközethez
    }
    .player =
        { $will ->
            [no] Te nem { FORM($region, case: "acc") } választod a következő ütközethez
           *[yes] Te { FORM($region, case: "acc") } választod a következő ütközethez
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
hint-why-threat = { $player } megnyeri a játszmát, ha elfoglalja { FORM($region, case: "acc") }.
hint-why-cheaper = Átveszed vele a vezetést, és megmarad ez a lapod: { $other }.
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
key-enter = Kijelölés; még egyszer: kijátszás, ütközet
key-digits = Lap kijelölése a helye szerint
key-hand = A lapjaidhoz
key-map = Térkép vagy ütközet
key-about = Mit tud a lap
key-unselect = Kijelölés megszüntetése

## The table around the battle

you = Te
prompt = Mi a teendő
scene-battle = Ütközet
scene-map = Térkép
go-on = Tovább
own-line = A te hadsereged
own-strength = A te erőd: { $strength }. Magyarázat
# $strength: what the selected card would make of it
strength-would = Ezzel a lappal: { $strength }.
seat-strength = erő: { $strength }
seat-courtesans = { $count } kurtizán
seat-leads = vezet
seat-tied = holtversenyben az élen
goal-of = { $number } / { $needed }
stake-leads = { $player } szerezné meg.
stake-leads-you = Te szereznéd meg.
stake-tie = Holtverseny, { $strength }: senki sem szerezné meg.
stake-wins =
    { $count ->
        [one] { $players } ezzel megnyerné a játszmát.
       *[other] { $players } közül bármelyikük megnyerné vele a játszmát.
    }
stake-wins-you = Ezzel megnyernéd a játszmát.
stake-wins-both = Ezzel megnyernéd a játszmát, de { $players } is.
chip-winter = Tél: minden zsoldos 1-et ér
chip-spring = Tavasz: a legnagyobb értékű zsoldosok +3
# Who would get the marker. $whose: you, other. $why: courtesans, winner, defender, left
marker-chip =
    { $whose ->
        [you] Te kapod:
       *[other] { $player } kapja:
    } { $why ->
        [courtesans] { $count } kurtizán
        [winner] győztesként
        [defender] védőként
       *[left] nincs győztes
    }
pass-and-take = Passz, és { $region } a tiéd
auto-pass = Passzolj helyettem a következő ütközetig
auto-pass-left = Ez a passz a játszmádba kerülhet: dönts te.

## On the page: what is asked. $stake of a battle: region, held (one's own region is attacked), final (the game)

ask-place-first = Te kezdesz. Válaszd ki az első ütközet városát.
ask-place = Melyik város a következő?
ask-place-decline = Válaszd ki a következő ütközet városát, vagy add tovább a jelzőt: { $player } kapja.
# $count: how many others would win the game there too
ask-place-wins =
    { $count ->
        [0] { $region }: ezzel te megnyernéd a játszmát, más nem.
       *[other] { $region }: ezzel megnyernéd a játszmát, de { $players } is.
    }
ask-place-loses =
    { $count ->
        [one] { $region }: ezzel { $players } megnyerné a játszmát.
       *[other] { $region }: ezzel { $players } közül bármelyikük megnyerné a játszmát.
    }
ask-place-region =
    { $count ->
        [1] { $region }: nincs mellette városod.
       *[other] { $region }: { $count } szomszédos városod lenne.
    }
ask-alone-lead =
    { $stake ->
        [final] Mindenki más passzolt, és te vezetsz ({ $strength }:{ $best }). Passzolj, és tiéd a játszma.
        [held] Mindenki más passzolt, és te vezetsz ({ $strength }:{ $best }). Passzolj, és { $region } a tiéd marad.
       *[region] Mindenki más passzolt, és te vezetsz ({ $strength }:{ $best }). Passzolj, és { $region } a tiéd.
    }
ask-alone-need =
    { $stake ->
        [final] Mindenki más passzolt. A játszma megnyeréséhez { $need } erő kell.
        [held] Mindenki más passzolt. { $region }: { $need } erő kell, hogy te légy a legerősebb.
       *[region] Mindenki más passzolt. { $need } erő kell, hogy elfoglald { FORM($region, case: "acc") }.
    }
ask-alone-unsure = Mindenki más passzolt, de a lefordított lapjaik még számítanak.
ask-danger = { $player } vezet, ereje { $strength }, és megnyerné a játszmát, ha elfoglalná { FORM($region, case: "acc") }.
ask-attacked = Megtámadták a városodat: { $region }. Passzolhatsz, és később még beszállhatsz.
ask-chance = { $region }: ezzel megnyernéd a játszmát. Még senki sem játszott ki lapot.
ask-chance-lead = { $region }: ezzel megnyernéd a játszmát. Te vezetsz ({ $strength }:{ $best }).
ask-chance-need = { $region }: ezzel megnyernéd a játszmát. { $need } erő kell hozzá.
ask-tie =
    { $stake ->
        [final] Holtverseny, { $strength }: senki sem nyerne.
        [held] Holtverseny, { $strength }: { $region } a tiéd maradna.
       *[region] Holtverseny, { $strength }: { FORM($region, case: "acc") } senki sem foglalná el.
    }
ask-lead = Te vezetsz ({ $strength }:{ $best }).
ask-behind = { $player } vezet ({ $strength }:{ $own }).
ask-nobody = Még senki sem játszott ki lapot. Játssz ki egyet, vagy passzolj.
ask-can-play =
    { $count ->
        [one] Már csak { $player } játszhat ki lapot.
       *[other] Még { $count } játékos játszhat ki lapot.
    }
ask-turn-up = Ha passzolsz, felfordíthatod a lapodat.
ask-last-card = Ez az utolsó lapod: utána a következő osztásig kimaradsz.
ask-last-card-draws = Ez az utolsó lapod: utána kimaradsz ebből az ütközetből.
ask-final = Döntő ütközet: aki ezt megnyeri, a játszmát is megnyeri.
ask-pass-loses = Ha passzolsz, { $player } megnyeri a játszmát.
ask-card = { $card }: { $from } → { $to }.
ask-card-nothing = { $card }: most nincs hatása.
ask-card-changes = { $card }: { $changes }.
ask-card-ends = { $card }: az ütközet azonnal véget ér.
ask-change =
    { $whose ->
        [you] te { $from } → { $to }
       *[other] { $player } { $from } → { $to }
    }
ask-face-down = { $card }, lefordítva: akkor számít, ha felfordul.
ask-scarecrow = { $card }: ezután válassz egy zsoldost, akit visszaveszel, vagy senkit.
ask-bishop = Minden { $value } értékű zsoldos a dobott lapok közé kerül: { $changes }.
ask-take = Melyik zsoldost veszed vissza?
ask-take-card = { $card } visszakerül a kezedbe: { $from } → { $to }.
ask-favour = Hová kerüljön a pápa kegye? Az a város nem választható ütközetre.
ask-favour-region = { $region } a pápa kegye alatt: nem választható ütközetre.
ask-favour-keeps = Ott megnyerhetné a játszmát: { $players }.
ask-draw = Húzz legfeljebb { $count } lapot.
ask-then-lead = Te vezetnél ({ $strength }:{ $best }).
ask-then-tie = Holtverseny lenne: { $strength }.
ask-then-need = Még { $count } hiányozna.
ask-then-ends =
    { $whose ->
        [you]
            { $stake ->
                [final] Megnyernéd a döntő ütközetet.
                [held] Megtartanád { FORM($region, case: "acc") }.
               *[region] Elfoglalnád { FORM($region, case: "acc") }.
            }
        [nobody]
            { $stake ->
                [final] Senki sem nyerné meg a döntő ütközetet.
               *[region] { FORM($region, case: "acc") } senki sem foglalná el.
            }
       *[other]
            { $stake ->
                [final] { $player } megnyerné a döntő ütközetet.
                [held] { $player } megtartaná { FORM($region, case: "acc") }.
               *[region] { $player } elfoglalná { FORM($region, case: "acc") }.
            }
    }
ask-then-wins =
    { $whose ->
        [you] Megnyernéd a játszmát.
       *[other] { $player } megnyerné a játszmát.
    }
ask-unsure = A lefordított lapok ezen változtathatnak.
# Courtesans: one's own and the most of the others
ask-marker = Te kapnád a condottiere-jelzőt ({ $count }:{ $most }).
ask-waits = { $player } következik.
ask-ahead = Kiválasztva: { $card }. Megvárja, míg te jössz.
ask-passed =
    { $count ->
        [0] Passzoltál.
        [one] Passzoltál. Már csak { $players } játszhat ki lapot.
       *[other] Passzoltál. { $players } folytatja az ütközetet.
    }
ask-out = Nincs lapod: a következő osztásig kimaradsz.
ask-out-draws = Nincs lapod: kimaradsz ebből az ütközetből.
# $reason: adjacent, total, most, final, points
ask-won =
    { $reason ->
        [adjacent] Győztél szomszédos városokkal: { $regions }.
        [total] Győztél: { $count } városod van.
        [most] Győztél: neked van a legtöbb városod.
        [final] Megnyerted a döntő ütközetet, és vele a játszmát.
       *[points] Megnyerted a mérkőzést: neked van a legtöbb pontod.
    }

## The scenes: where next, how a battle ended, how the game ended

what-it-gives = Mit adna egy város
standing = Az állás
would-have = Aki megszerzi, annak lenne:
would-adjacent = { $count } szomszédos
would-alone = egyedül áll
would-win = , győz
region-yours = A tiéd.
region-of = { $player } birtokolja.
legend-group = ennyi szomszédos városa lenne a játékosnak
legend-wins = ezzel a játékos megnyerné a játszmát
legend-target = választható
legend-favour = A pápa kegye: nem választható
enlarge-map = A térkép nagyítása
last-battle = Előző ütközet
# $what: taken, kept, free, final, draw. $whose: you, other
ended-headline =
    { $what ->
        [taken]
            { $whose ->
                [you] Elfoglalod { FORM($region, case: "acc") }
               *[other] { $player } elfoglalja { FORM($region, case: "acc") }
            }
        [kept]
            { $whose ->
                [you] Megtartod { FORM($region, case: "acc") }
               *[other] { $player } megtartja { FORM($region, case: "acc") }
            }
        [final]
            { $whose ->
                [you] Megnyered a döntő ütközetet
               *[other] { $player } megnyeri a döntő ütközetet
            }
        [draw] Holtverseny a döntő ütközetben
       *[free] { FORM($region, case: "acc") } senki sem foglalja el
    }
ended-score = { $first }:{ $second }
ended-tie = holtverseny, { $strength }
ended-peace = béke, az erők nem számítanak
# $whose: you, other. $why: courtesans, winner, defender, left
ended-marker =
    { $whose ->
        [you] Te kapod a condottiere-jelzőt:
       *[other] { $player } kapja a condottiere-jelzőt:
    } { $why ->
        [courtesans] { $count } kurtizán.
        [winner] győztesként.
        [defender] védőként.
       *[left] nincs győztes, ezért balra vándorol.
    }
choose-next = A következő ütközet kiválasztása
count-again = Újraszámolás
over-headline =
    { $winners_count ->
        [0] Döntetlen
        [one] { $winners } győz
       *[other] { $winners } osztozik a győzelmen
    }
over-adjacent = { $regions }: győzelem { $count } szomszédos várossal.
points-table = Pontok játszmánként; a cél { $target }
points-total = Összesen

## On the page: learning: the cards one can look up

reference = Lapok
reference-search = Keresés a lapok között
reference-count = A pakliban: { $count }.

## On the page: the players in the figures of the rules

figure-anna = Anna
figure-bruno = Bruno
figure-clara = Klára
figure-dario = Dario

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

## On the page: the lessons

lesson-name-lines = Hadseregek
lesson-lines-1 = Egy városért küzdesz, most Modenáért. Sorban mindenki egy lapot tesz a saját hadseregébe, vagy passzol, és többet már nem tesz le. Ha már mindenki passzolt, a legerősebb hadseregé a város. A te 4-esed egy 5-össel áll szemben.
lesson-lines-2 = Érintsd meg a 6-ost a kezedben: látod, mennyit érne a hadsereged. Érintsd meg még egyszer, és kijátszod.
lesson-lines-3 = A hadsereged most 10-et ér. Ellenfeled passzolt, nem tud válaszolni: itt már nincs mit nyerni. Passzolj, és Modena a tiéd.
lesson-lines-4 = Modena a tiéd. A győztes többnyire a condottiere-jelzőt is megkapja, és ő választja ki, hol lesz a következő ütközet.
lesson-name-passing = Passz
lesson-passing-1 = 10:6-ra vezetsz, és az ellenfeled passzolt. Az ütközet után a hadseregek minden lapja elvész, és csak akkor osztanak újakat, ha már legfeljebb egy játékosnak van lapja.
lesson-passing-2 = Még egy 5-össel nagyobb lenne az előnyöd, de semmit sem nyernél vele. Passzolj, és tartsd meg a három lapodat.
lesson-passing-3 = Lucca egyetlen lapodba került. A megtartott lapokkal a következő ütközeteket nyerheted meg: jókor passzolni fél siker.
lesson-name-weather = Tél
lesson-weather-1 = 6 a 29 ellen: zsoldosokkal ezt nem lehet megnyerni. De télen minden hadsereg minden zsoldosa csak 1-et ér, bármi álljon is rajta.
lesson-weather-2 = Neked öt zsoldosod van, az ellenfelednek négy. Játszd ki a telet.
lesson-weather-3 = 5:4, te vezetsz. Csak egy tavasz – amely a legnagyobb értékű zsoldosokat 3-mal erősíti – vetne véget a télnek az ütközet vége előtt. Passzolj, és foglald el Modenát.
lesson-weather-4 = Az időjárás mindenkit sújt. Akkor játszd ki, ha a te hadsereged kevesebbet veszít vele, mint a többi.
lesson-name-scarecrow = Dobos és madárijesztő
lesson-scarecrow-1 = Tél van: hét zsoldosod 7-et ér. A szemközti hősnő 10-et ér, és ezen semmi sem változtat. Dobossal a hadsereged minden zsoldosa duplán számít. Játszd ki.
lesson-scarecrow-2 = 14:10, több, mint kell. A madárijesztő visszahozza egy zsoldosodat a kezedbe. Játszd ki.
lesson-scarecrow-3 = Vedd vissza a 6-ost. Télen nem ér többet egy 1-esnél, és így is 12:10-re vezetsz.
lesson-scarecrow-4 = Passzolj, és Parma a tiéd.
lesson-scarecrow-5 = A 6-os újra a kezedben van, egy tél nélküli ütközethez.
lesson-name-bishop = Püspök és a pápa kegye
lesson-bishop-1 = 5:8, vesztésre állsz. A püspök minden hadseregből eltávolítja a legnagyobb értékű zsoldosokat, a tiédből is: itt az ellenfél 6-osát. Játszd ki.
lesson-bishop-2 = Vele jön a pápa kegye: ahol fekszik, ott nem lehet ütközet. Ellenfeledé Milánó és Genova, és melléjük szeretné Parmát. Tedd a pápa kegyét Parmára.
lesson-bishop-3 = 5:2. Passzolj, és Modena a tiéd.
lesson-bishop-4 = A pápa kegye ott marad, amíg a következő püspök el nem viszi. Azon a városon véd a legjobban, amelyre másnak van szüksége.
lesson-name-courtesans = Kurtizánok
lesson-courtesans-1 = Siena elveszett: 2 a 9 ellen. De az ütközet végén nem a győztesé a condottiere-jelző, hanem azé, akinek a legtöbb kurtizánja van.
lesson-courtesans-2 = Neked és az egyik ellenfelednek egy-egy van. Játssz ki még egyet.
lesson-courtesans-3 = Kettő az egy ellen. Passzolj: Siena az ellenfeledé lesz, a jelző a tiéd.
lesson-courtesans-4 = Elvesztetted az ütközetet, mégis te választod ki, hol lesz a következő. Ki erős ott, kinek kell, kinek nincs már lapja?
lesson-name-bluff = Blöff
lesson-bluff-1 = A kézben tartott lapok rejtve vannak, csak a számuk látszik. Urbino nem éri meg a 10-eseidet. De ezt az ellenfeled nem tudja: játszd ki az 1-est, mintha kellene neked.
lesson-bluff-2 = Egy 6-os a válasz. Folytasd, mintha komoly volna: játszd ki a 2-est.
lesson-bluff-3 = Még egy 6-os! Elég: passzolj, legyen az övé Urbino. Két 6-ost adott a te 1-esedért és 2-esedért.
lesson-bluff-4 = Most Firenzéért küzd, egy 5-össel: a 6-osai már elmentek. Itt már komolyan gondolod. Játszd ki a 10-est.
lesson-bluff-5 = Passzolt. Passzolj te is, és foglald el Firenzét.
lesson-bluff-6 = Ez blöff volt. Barátok közt beszélgetni, ígérni és lapokat mutatni is szabad; semmi sem kötelez senkit.
lesson-name-winning = Győzelem
lesson-winning-1 = Négy játékosnál három szomszédos várossal lehet győzni, vagy bármelyik öttel. Tiéd Genova, Lucca és Bologna. Parma Genovával és Luccával határos: vele már három szomszédos városod van.
lesson-winning-2 = Két ellenfeled lap kijátszása nélkül passzolt, a harmadik 4-gyel vezet. Játszd ki a 10-est.
lesson-winning-3 = Senki sem válaszolhat. Passzolj, és tiéd a játszma.
lesson-winning-4 = Győztél. Most már eleget tudsz: játssz botok ellen vagy a barátaiddal. Bármelyik lap szövege egyetlen érintéssel elolvasható.

## Tips

tip-place = Te döntöd el, hol lesz a következő ütközet. A szomszédos városok hoznak győzelmet: gondold meg, melyik szomszédját foglalhatnád el utána.
tip-battle = Érints meg egy lapot, és látod, mit érne; érintsd meg újra, és kijátszod. Lépésenként egy lapot teszel le, vagy passzolsz, és többet már nem; de a hadsereged még nyerhet.
tip-lead = A többiek mind passzoltak, és te vezetsz. Ha passzolsz, tiéd a város: tartsd meg a lapjaidat a következő ütközetre.
tip-decisive = Vigyázz: ezzel a várossal más megnyerné a játszmát. Ide érdemes jó lapokat áldozni, még ha csak őt állítod is meg velük.
tip-special = Szám helyett név: ez különleges lap. Tartsd nyomva, kattints rá a jobb gombbal, vagy nyomd meg az I billentyűt, és elolvashatod, mit tud.
tip-weather = Az időjárás minden hadsereget érint, a tiédet is. Itt látod, hogyan; az ütközet végéig tart, vagy amíg más időjárás nem jön.
tip-bishop = A püspök minden hadseregből elviszi a legnagyobb értékű zsoldosokat, a tiédből is. Utána egy városra teszed a pápa kegyét: az nem választható ütközetre.
tip-scarecrow = A madárijesztő visszahoz a kezedbe egy zsoldost a hadseregedből. Akkor jó, ha a kelleténél többel vezetsz, vagy mielőtt feladod az ütközetet.
tip-spend = Az ütközet után a hadseregek minden lapja elvész, a veszteseké is. Ha ez a város nem ér meg több lapot, passzolj, és tartsd meg őket.
tip-last = Ez az utolsó lapod: ha kijátszod, kimaradsz. Új lapokat akkor osztanak, ha egy ütközet után legfeljebb egy játékosnak marad lapja.
