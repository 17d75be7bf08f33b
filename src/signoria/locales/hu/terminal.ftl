### The table in the terminal: what only it says. The words of a game are in its title’s own words.ftl.

terminal-opponents = Ki legyen az ellenfeled? Sorszám vagy név; Enter: { $usual }
terminal-committed = A lapok sorrendje előre rögzítve van: { $commitment }
terminal-secret = A titkos kulcs, amelyből a lapok sorrendje készült: { $secret }
terminal-log = Napló
terminal-ask = Te jössz (#3: a 3. sor, ?: súgó)
terminal-help =
    A lépést úgy írd be, ahogy a lista mutatja: a sor száma kettőskereszttel („#3”), a szövege („{ $move }”, „{ $typed }”), vagy amiről
    szól, röviden is, angol jelöléssel vagy a saját nyelveden. A puszta szám a lista egy sora;
    ha egyben lap vagy darabszám is, a program megkérdezi, melyikre gondolsz.
    ? vagy help      ez a súgó
    ? NÉV            mit tud egy lap vagy más kellék
    ? LÉPÉS          mibe kerül egy lépés, és mivel jár, vagy miért nem lehetséges
    why              mi nem lehetséges most, és miért
    list             a lehetséges lépések újra
    hint             mit tenne egy bot
    log              az eddigi játszma
    save FÁJL        elmenti az eddigi játszmát, és folytatja
    quit             vége; Ctrl-D és Ctrl-C ugyanezt teszi. A --save FÁJL megőrzi a játszmát.
terminal-hint = Egy bot ezt választaná: { $move } ({ $words }).
terminal-hint-chance = Nyerési esély ezzel a lépéssel: { $chance }
terminal-not-understood = Ezt nem értem: { $word }. Súgó: ?, a lehetséges lépések: list.
terminal-ambiguous = Ez többet is jelenthet ({ $word }): { $moves }. Pontosíts, például: #{ $line }.
terminal-saved = Elmentve ide: { $file }; megnézheted így: signoria replay { $file }
terminal-not-saved = Nem sikerült elmenteni ide: { $file } ({ $why }).
terminal-not-kept = A játszma nincs elmentve; legközelebb a --save FÁJL megőrzi.
terminal-no-card = Nincs ilyen lap: { $word }.
terminal-none-barred = Ehhez a döntéshez más nem tartozik.
terminal-turn = { $player } következik.
terminal-puzzle-ask = Te vagy { $player }. Keresd meg a legjobb lépést!
terminal-player = Játékos
terminal-over =
    { $winners_count ->
        [0] A játszmának vége: nincs győztes.
       *[other] A játszmának vége. Győzelem: { $winners }.
    }
terminal-analysis-chances = Nyerési esélyek az első választástól a játszma végéig
terminal-analysis-points = Fordulópontok: { $player }
terminal-analysis-none = Nincs elég biztos fordulópont.
terminal-analysis-point = { $turn }. pillanat: { $action } (nyerési esély: { $taken }). Jobb: { $best } ({ $value }). Bizonyosság: { $sure }.
terminal-analysis-changes = Ami leginkább megváltoztatta az esélyeket
terminal-analysis-change = { $turn }. pillanat, { $action }: { $changes }
terminal-analysis-went = { $player } { $before } → { $after }
