### A tábla körüli oldal. A játékok szavai a maguk words.ftl fájljában vannak.

## Everywhere

home = Kezdőlap
nowhere = Itt nincs semmi
nowhere-about = Ezen a címen nincs oldal. Talán hiányos a link: kérd el újra, vagy indulj a kezdőlapról.
menu = Menü
close = Bezárás
remove = Eltávolítás
settings = Beállítások
rules = Szabályok
skip-to-main = Ugrás a tartalomra
are-you-sure = Biztos vagy benne?
no-go-back = Nem, vissza
agree = Elfogadom
refuse = Elutasítom
withdraw = Visszavonom
copy = Másolás
copied = Másolva
guest = Vendég
unread = olvasatlan

## Settings

settings-you = Általános
settings-play = Az asztalnál
settings-signals = Hangok és értesítések
language = Nyelv
theme = Megjelenés
theme-system = Mint az eszközön
theme-light = Világos
theme-dark = Sötét
pace = A botok tempója
pace-slow = Lassú
pace-normal = Normál
pace-fast = Gyors
pace-turn = A lépésemig
speed = Animáció
speed-slow = Lassú
speed-calm = Normál
speed-brisk = Gyors
speed-off = Kikapcsolva
your-name = A neved
one-click = Egy kattintással lépek (csak egérrel)
one-click-about = Enélkül az első kattintás kijelöl, a második lép.
bots-talk = A botok beszélnek
bots-talk-about = Válaszolnak az egyezségeidre, és néha szólnak egy-egy szót a játszmáról, vagy mutatnak egy lapot.
mute-bots = Botok elnémítása
tips = Tippek játék közben
tips-about = Azoknak, akik most ismerkednek egy játékkal. Ha újra bekapcsolod, elölről kezdődnek.
sound = Hang
sound-on = Hang bekapcsolása
sound-off = Hang nélkül
volume = Hangerő
vibration = Rezgés, amikor én jövök, vagy jeleznem kell, hogy készen állok
notice = Értesítés a háttérből, amikor én jövök, vagy jeleznem kell, hogy készen állok
notice-refused = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.

## The front page

front-lead = Játékok a hatalomról és a ravaszságról a reneszánsz Itáliában: barátokkal vagy botok ellen, a böngésződben.
play = Játék indítása
play-about = A „Játék indítása” gomb azonnal elindít egy játszmát botok ellen, regisztráció nélkül.
title-players = { $least }–{ $most } játékos
learn = Tanulás
new-table = Új asztal
tables-mine = Játszmáim
tables-mine-none = Itt lesznek a játszmáid.
tables-open = Nyitott asztalok
tables-open-none = Most senki sem vár. Nyiss asztalt, és küldd el a meghívót.
tables-watch = Folyó játszmák
tables-watch-none = Most nem folyik nyilvános játszma.
tables-over = Befejezett játszmák
tables-over-none = A befejezett nyilvános játszmák itt visszanézhetők.
upload-record = Játszmafájl megnyitása
not-a-record = Ez nem játszmafájl.
seats-open = { $count } szabad hely
won-by = Győztes: { $players }
account = Felhasználói fiók
account-about = A fiók minden eszközön megőrzi a nevedet és a játszmáidat. Nélküle is játszhatsz.
sign-in = Belépés
sign-out = Kilépés
make-account = Fiók létrehozása
password = Jelszó (legalább 8 karakter)

## A new table

title = Játék
edition = Kiadás
options = Változatok
families = Családok
families-order = Megszokott sorban
families-order-about = Az első hely az első családdal játszik, és így tovább.
families-choose = A játékosok választanak
families-choose-about = A kezdés előtt mindenki választ egy szabad családot; a botok a maradékot kapják.
families-lot = Sorsolással
families-lot-about = A családokat a véletlen osztja ki, és ezt utólag bárki ellenőrizheti.
players = Játékosok
how-many-players = Játékosok száma
player-number = { $number }. játékos
seat-kind = { $number }. hely: ki játszik?
seat-me = Én
seat-bot = Bot
seat-open = Szabad
seat-hot = Másik játékos ezen az eszközön
seat-open-about = Annak, akinek meghívója van
level-of = { $number }. bot: szint
choose-bot = Válassz botot
choose-bot-about = A leggyengébbtől a legerősebbig.
play-against = Ellenfeled
name-of = { $number }. játékos: név
clock = Időkorlát
clock-none = Nincs időkorlát
clock-move = Döntésenként { $amount }
clock-game = A játszmára { $amount }, döntésenként még { $increment }
at-zero = Ha lejár az idő
at-zero-bot-moves = Ha lejár az idő, egy bot lép
at-zero-bot-takes-over = Ha lejár az idő, egy bot játszik tovább
at-zero-ends = Ha lejár az idő, a játékos veszít
private = Zárt asztal
private-about = Csak meghívóval lehet belépni vagy nézni.
spectators = Nézők
spectators-about = Mások is nézhetik; a kézben lévő lapokat nem látják.
own-components = Saját fájl
own-components-about = Ha megvan neked a doboz: játssz az elemeire nyomtatott értékekkel.
own-file-choose = Válassz egy elemfájlt, vagy húzd ide
own-file-begin = A mostani értékek letöltése kiindulásként
own-file-about = A „reconstructed” jelű értékeket mi találtuk ki, az ismert adatokkal összhangban. Írd be, ami a dobozod elemein áll, és töröld a jelet.
own-file-checking = A fájl ellenőrzése…
own-file-fine = Lehet vele játszani: „{ $name }”.
own-file-changed =
    { $count ->
        [0] Egy érték sem tér el a szokásostól.
       *[other] { $count } érték tér el a szokásostól.
    }
own-file-reconstructed =
    { $count ->
        [0] Már egy érték sem rekonstruált.
       *[other] { $count } érték még rekonstruált.
    }
own-file-wrong = Hibás fájl: „{ $name }”.
own-file-line = { $line }. sor
own-edition = Saját elemek: { $name }
make-table = Asztal megnyitása

## Before the game

lobby = Az asztal játékosokra vár
lobby-about = A játszma akkor kezdődik, amikor nincs több szabad hely.
lobby-full = Minden hely foglalt
lobby-ready-about = A játszma akkor kezdődik, amikor minden hely foglalt, és mindenki készen áll.
own-edition-about = Ennél az asztalnál egy saját doboz értékeivel játszanak.
invitation = Meghívó: küldd el ezt a hivatkozást a barátaidnak
share = Megosztás
qr-code = QR-kód
qr-code-about = A meghívó QR-kódja
sit-here = Leülök ide
stand-up = Felállok
put-bot = Bot ültetése
empty-seat = Hely felszabadítása
choose-family = A családod
family-open = Még nincs kiválasztva
families-in-lot = A sorsolásban részt vevő családok
start-game = Játszma indítása
start-game-about = Akinek nincs családja, a megmaradtak közül kap egyet.
host = házigazda
here = itt van
take-seat = Helyet foglalok
ready-question = Készen állsz?
ready-yes = Készen állok
ready-no = Várjatok, még nem
ready-done = Készen állsz.
ready-only-you = A többiek készen állnak. És te?
ready-waits = { $players } válaszára várunk.
seat-ready = készen áll
seat-not-ready = még nem áll készen

## What was agreed on

what-we-play = Mit játszunk
options-none = Nincs
begins = Kezdő játékos
undo-about = Egy lépés szabadon visszavonható, amíg semmi új nem derült ki, és más nem lépett; utána mindenkinek bele kell egyeznie.
talk-about = Mindenkinek lehet írni, vagy csak néhány játékosnak, privátban.
admission = Ki ülhet az asztalhoz
public = Nyílt asztal
public-about = Az asztal szerepel a listán, és bárki leülhet egy szabad helyre.
watching = Nézők
spectators-none = Mások nem nézhetik a játszmát.
spectators-late = Mindent { $amount } késéssel látnak.
hot-seat = Egy eszköz
hot-seat-about = Több játékos felváltva használ egy eszközt; a kézben lévő lapok rejtve maradnak.
bots = Botok
bots-pace = Egy bot legalább ennyi időt szán egy döntésre: { $amount }.
bots-step-in = Ha egy játékos elhagyja a játszmát, egy bot játszik tovább helyette: { $level }.

## Lessons

coach = Lecke
coach-next = Tovább
coach-finish = Befejezés
coach-next-lesson = Következő lecke
coach-again = Kezdés elölről
lessons = Leckék
lesson-learned = { $name }, megtanulva
coach-do-it = Lépd meg helyettem
coach-leave = Kilépés a leckéből
coach-progress = { $step } / { $count }
coach-off = Letértél a lecke útjáról. Ha vissza akarsz térni, vond vissza a lépésedet, vagy játssz tovább kedved szerint.

## Puzzles

puzzle = Feladvány
puzzle-daily = A nap feladványa
puzzle-streak =
    { $count ->
        [one] { $count } napja egymás után megoldod
       *[other] { $count } napja egymás után megoldod
    }
puzzle-ask = Te jössz: keresd meg a legjobb lépést!
puzzle-chances = Nyerési esélyek
puzzle-yours = a te lépésed
puzzle-next = Következő feladvány
puzzle-titles-all = Minden játék
puzzle-grade = Nehézség
puzzle-grades-all = Bármilyen nehézség
puzzle-none = Nincs több ilyen feladvány.

## Tips

tip = Tipp
tip-said = Tipp: { $tip }
tip-read = Értem
tips-off = Nem kérek több tippet

## The table

components = Játékelemek
marks-about = Jelölve van, ami nincs benne a szabálykönyvben:
mark-inferred = következtetett: a szabálykönyvből következik
mark-reconstructed = rekonstruált: mi találtuk ki, az ismert adatokkal összhangban
actions = Lépések
facts = Ami ismert
player = Játékos
yes = igen
no = nem
labelled-value = { $fact }: { $value }
board = A játéktábla
points = { $count } pont
away = távol
your-turn = Te jössz.
thinking = { $player } gondolkodik.
since = Közben:
ask-sound = Szép győzelem! Szeretnéd hallani a dobokat?
time-short = Fogy az időd:
# $what: what happened, in sentences
made-for-me = Lejárt az időd. A program lépett helyetted: { $what }
undo = Visszavonás
hint = Tanács
why-not = Miért nem? { $rule }
table-menu = Asztal
pause = Szünet
paused = A játszma szünetel.
go-on = Folytatás
resign = Feladás
confirm-resign = Egy bot játszik tovább helyetted. Ebbe a játszmába nem térhetsz vissza.
ask-replace = { $player } helyett bot játsszon
connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…
curtain = Add az eszközt { $player } kezébe.
curtain-lift = { $player } vagyok: mutasd a lapjaimat

undo-takes-back = Ezt vonná vissza:
motion-undo = { $player } vissza szeretne vonni egy lépést.
motion-pause = { $player } szünetet kér.
motion-replace = { $player } azt kéri, hogy { $target } helyett bot játsszon.
motion-rematch = { $player } visszavágót kér.

## Log and talk

log-and-talk = Napló és beszélgetés
tab-log = Napló
tab-talk = Beszélgetés
tab-deals = Egyezségek
news-sat = { $player } leül.
news-stood = { $player } feláll.
news-started = Kezdődik a játszma.
news-undone = { $player } visszavon egy lépést.
news-operator-undid = A szerver üzemeltetője néhány lépéssel visszaállította a játszmát. Az ok: { $reason }
news-operator-patched = A szerver üzemeltetője megváltoztatta az állást. Az ok: { $reason }
news-motion-ended =
    { $how ->
        [agreed] Mindenki beleegyezett.
        [refused] Elutasították.
       *[expired] Senki sem válaszolt időben.
    }
news-paused = A játszma szünetel.
news-resumed = A játszma folytatódik.
news-bot-took-over =
    { $why ->
        [resigned] { $player } feladja; egy bot játszik tovább.
        [time] { $player } ideje lejárt; egy bot játszik tovább.
       *[replaced] { $player } helyett egy bot játszik tovább.
    }
news-ran-out = { $player } ideje lejárt; egy bot lép.
news-ended =
    { $why ->
        [time] A játszma az idő miatt ért véget.
        [abandoned] Mindenki elment: a játszma véget ért.
       *[rules] A játszma véget ért.
    }
news-rematch = Kész a visszavágó asztala.
say = Küldés
say-all = Üzenet mindenkinek…
say-private = Privát üzenet…
to-all = Mindenki
recipients = Kinek
phrases = Kész mondatok
phrase-about-whom = Kiről van szó?
phrase-luck = Sok szerencsét mindenkinek!
phrase-well-played = Szép játék!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-moment = Egy pillanat!
phrase-peace = Mi lenne, ha békét kötnénk?
phrase-mine = Ezt hagyjátok nekem.
phrase-yours = Ezt nektek hagyom.
phrase-watch = Vigyázzatok, { $player } veszélyes!
phrase-against = Segítsetek { $player } ellen!
talk-none = Még senki sem írt semmit.
talk-private = privát üzenet, címzett: { $players }
show-cards = Lapok megmutatása
show-cards-about = A szerver a valódi lapokat mutatja, így hazudni nem lehet velük. A lapok a kezedben maradnak.
show-to = Kinek?
shows-cards = { $player } megmutatja: { $cards }.
deals-none = Még nincs egyezség. Az egyezség senkit sem kötelez, de nem merül feledésbe.
propose-deal = Egyezség ajánlása
propose = Ajánlom
deal-about = Az egyezség senkit sem kötelez. A játszma után a résztvevők látják, ki mit tartott be.
deal-with = Kivel?
deal-from = { $number }. egyezség: { $player } ajánlata, címzett: { $players }
deal-open = Válaszra vár
deal-accepted = Megkötve
deal-declined = Elutasítva
deal-withdrawn = Visszavonva
deal-void = Érvénytelen
pledge =
    { $will ->
        [no] { $player } ígéri, hogy nem teszi meg – { $what }
       *[yes] { $player } ígéri – { $what }
    }
    .player =
        { $will ->
            [no] Megígéred, hogy nem teszed meg – { $what }
           *[yes] Megígéred – { $what }
        }
pledge-separator = { ". " }
pledge-means = Melyikre gondolsz?
deal-point = Mutass rá a táblán egy játékosra és egy helyre, vagy válassz itt lent.
deal-point-player = Egyezség vele: { $player }
deal-proposed = { $player } egyezséget ajánl: { $text }
deal-sign =
    { $standing ->
        [open] { $number }. egyezség, válaszra vár: { $text }
        [accepted] { $number }. egyezség, megkötve: { $text }
        [kept] { $number }. egyezség, betartva: { $text }
       *[broken] { $number }. egyezség, megszegve: { $text }
    }
deal-signs = Egyezségeid
seat-menu = { $player }: egyezség és lapok
shown-to-you = Megmutatta neked: { $cards }
pledge-kept = (betartva)
pledge-broken = (megszegve)
pledge-no-occasion = (nem volt rá alkalom)
pledge-number = { $number }. ígéret
pledge-by = Ki ígéri
pledge-will = Megteszi-e?
pledge-yes = megteszi
pledge-no = nem teszi meg
pledge-action = Mit
pledge-in-words = saját szöveg:
pledge-note = Saját szöveg
pledge-more = Még egy ígéret

## The end, and the replay

you-win = Győztél!
you-lose = Vesztettél
rematch = Visszavágó
replay = Visszajátszás
analyse = Elemzés
course = A játszma menete
download-record = Játszmafájl letöltése
see-board = Vissza a táblához
moment = Pillanat
eyes = Nézőpont
eyes-all = Minden lap látható
eyes-spectator = Néző
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-next = Egy lépés előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
chapter = Fejezet
play-on = Játék folytatása innen
link-to-moment = Hivatkozás erre a pillanatra
search-rules = Keresés a szabályokban
found = { $count } találat

## The teacher: analyses, chances to win, and games that went on otherwise

analysis = Elemzés
analysing = Elemzés folyamatban…
teacher-queue = Előbb más elemzések készülnek el…
try-again = Újra
analysis-ready = Kész az elemzés.
# $chance: for example 42%
chance-of = { $player }: { $chance }
# $chances: everyone’s chance to win
chances-at = { $moment }. pillanat. Nyerési esélyek: { $chances }
chances-in-words = Nyerési esélyek szavakban
last-moment = A játszma vége
this-moment = Ez a pillanat
moment-number = { $moment }. pillanat
moment-decides = { $player } dönt.
moment-over = Itt senki sem dönt.
moment-forced = Csak egy lépés volt lehetséges.
analyse-deeper = Mélyebb elemzés
option-best = legjobb
option-played = ez történt
option-alike = nem rosszabb
give-or-take = ± { $margin }
verdict-fine = Ez volt a legjobb lépés.
verdict-alike = Egyik másik lépés sem lett volna érezhetően jobb.
# Numbers of percentage points
verdict-cost = { $points } százalékpontnyi nyerési esélybe került (± { $margin }).
verdict-sure = { $sure } a valószínűsége, hogy a végiggondolt játszmákban a másik lépés a jobb.
# $why: the reason of a move, in a sentence that speaks to the player
advice-to = Tanács ({ $player }): „{ $why }”
turning-points = Fordulópontok
turning-none = Nincs: { $player } egyik döntése sem rontotta egyértelműen az esélyeit.
go-there = Ugrás ide
hint-chance = Nyerési esély: { $chance }.
what-if = Mi lett volna, ha?
what-if-about = Játssz innen másképp, botok ellen. Az új játszma ehhez kapcsolódva megmarad.
play-as = Játék { $player } helyén
branches = „Mi lett volna, ha” játszmák
branches-none = Ezt a játszmát még senki sem játszotta tovább másképp.
branch-from = { $player }, { $moment }. pillanat
branch-goes-on = még tart
branch-here = Mi lett volna, ha? Egy másik játszma { $moment }. pillanatától.
to-origin = Az eredeti játszmához
comparison = Összevetés az eredetivel
line-origin = Az eredeti játszma
line-branch = A „mi lett volna, ha” játszma
line-went = { $player } nyerési esélye az elágazásnál { $first }, a végén { $last }.
how-sure = Mennyire biztos ez?
how-sure-chances = A 70%-os nyerési esély azt jelenti: amikor ilyen pillanatokból botok játszottak tovább, tíz játszmából hét győzelem lett. Minden számít, a rejtett lapok is.
how-sure-advice = A döntéseket csak aszerint ítéljük meg, amit a játékos akkor tudhatott.
how-sure-range = A ± utáni szám azt mutatja, mennyit tévedhet az érték: húszból tizenkilencszer az igazi ezen belül van.
how-sure-limit = A végiggondolt játszmákat botok játsszák, és nem mindig a végéig. Az emberek másképp játszhatnak: akkor más lépés is jobb lehet, bármilyen biztosnak látszik is ez.
how-sure-more = Így ellenőriztük: { $file }

## Keys

keys = Billentyűk
key-tab = A következő elemre
key-talk = Beszélgetés
key-to-tip = A tipphez vagy a leckéhez
key-tip-read = A tipp bezárása
key-skip = Animáció vagy várakozás átugrása
key-turn = Ugrás a lépésemig

## What the table or the server would not do

refused-otherwise = A program ezt elutasította ({ $reason }).
refused-unreachable = A szerver nem érhető el.
refused-not-seated = Nem te ülsz ott.
refused-not-host = Ezt csak a házigazda teheti.
refused-not-waiting = A játszma már elkezdődött.
refused-not-playing = Most nem folyik játszma.
refused-not-over = A játszma még nem ért véget.
refused-seat-taken = A hely foglalt.
refused-seats-open = Még vannak szabad helyek.
refused-nobody-asked = Ennél az asztalnál nem kell jelezni, ki áll készen.
refused-not-all-ready = Még nem mindenki áll készen.
refused-table-changed = Közben megváltozott az asztal: nézd meg újra, mielőtt jelzed, hogy készen állsz.
refused-nothing-to-choose = Ennél az asztalnál nem választanak családot.
refused-no-such-family = Ez a család nincs játékban.
refused-family-taken = Ezt a családot már más választotta.
refused-no-such-seat = Nincs ilyen hely.
refused-one-seat-only = Már ülsz ennél az asztalnál.
refused-stale = Közben továbbment a játszma.
refused-illegal = Ezt nem lehet.
refused-paused = A játszma szünetel.
refused-not-paused = A játszma nem szünetel.
refused-nothing-to-undo = Nincs mit visszavonni.
refused-motion-open = Még nyitva van egy másik kérés.
refused-no-such-motion = Ez a kérés már lezárult.
refused-not-asked = Ezt nem tőled kérték.
refused-already-answered = Már válaszoltál.
refused-no-such-card = Nincsenek ilyen lapjaid.
refused-bad-recipients = Ezeknek a játékosoknak nem küldheted.
refused-no-such-deal = Nincs ilyen egyezség.
refused-deal-closed = Az egyezség lezárult.
refused-too-many-deals = Túl sok a nyitott egyezség.
refused-unknown-action = Nincs ilyen lépés.
refused-unknown-level = Nincs ilyen bot.
refused-not-against-people = Tanácsot csak botok ellen kérhetsz.
refused-bad-target = Ott senkit sem lehet lecserélni.
refused-bad-text = Ez a szöveg nem használható.
refused-rematch-made = A visszavágó asztala már kész.
refused-too-fast = Ez túl gyors volt: várj egy kicsit.
refused-too-many = Ez egyszerre túl sok: várj egy kicsit.
refused-bad-position = Ez az állás nem rakható az asztalra: { $text }
refused-too-many-tables = Túl sok nyitott asztalod van: előbb fejezz be vagy hagyj el néhányat.
refused-too-many-records = Már túl sok játszmád van itt feltöltve.
refused-no-such-table = Nincs ilyen asztal.
refused-other-rules = Ennél az asztalnál olyan szabályok szerint játszottak, amelyeket azóta kijavítottunk; már nem nyitható meg.
refused-bad-components = Hiba van ebben az elemfájlban.
refused-no-components = Az ehhez szükséges játékelemek már nem érhetők el.
refused-too-large = Túl nagy a mérete.
refused-no-such-record = Nincs ilyen játszmafájl.
refused-no-such-puzzle = Nincs ilyen feladvány.
refused-not-offered = Ez a lépés itt nem választható.
refused-teacher-busy = Túl sok játszma elemzése folyik: próbáld újra kicsit később.
refused-no-analyst = Ennek a játéknak a játszmáit nem lehet elemezni.
refused-no-branch = Ez nem „mi lett volna, ha” játszma.
refused-not-for-you = Zárt asztal: meghívó kell hozzá.
refused-not-signed-in = Előbb be kell lépned.
refused-signed-in = Már beléptél.
refused-name-taken = Ez a név foglalt.
refused-wrong-password = Hibás név vagy jelszó.
refused-invalid = Ezt így nem lehet játszani.
refused-broken = Hiba történt a szerveren.
