### The table in the terminal: what only it says. Names and sentences of the games are in game.ftl and virtu.ftl.

terminal-committed = The cards are committed: { $commitment }
terminal-secret = The secret behind the cards: { $secret }
terminal-log = Log
terminal-ask = Your move (#3 is line 3, ? helps)
terminal-help =
    A move is typed as the list shows it: its line with a # ("#3"), its text ("play:10", "play 10"), or what it is about,
    in short too ("rome", "sc"), in English notation or in your language. A bare number is a line of the list;
    where it is also a card or a count, you are asked which one you mean.
    ? or help        this
    ? winter         what a card does
    ? annex:Roma     what a move costs and does, or why it is not possible
    why              all that is not possible now, and why (Virtù)
    list             the possible moves again
    borders          which regions border which
    hint             what a bot would do
    log              the whole story
    save FILE        the record so far; goes on
    quit             ends here; so do Ctrl-D and Ctrl-C. With --save FILE the record is kept.
terminal-hint = A bot would choose { $move }: { $words }.
terminal-not-understood = Not understood: { $word }. Type ? for help, list for the possible moves.
terminal-ambiguous = { $word } may mean: { $moves }. Say which, for example #{ $line }.
terminal-saved = Saved in { $file }; to look at it: signoria replay { $file }
terminal-not-saved = Not saved in { $file }: { $why }.
terminal-not-kept = The game was not saved; play with --save FILE to keep it.
terminal-no-card = There is no card { $word }.
terminal-none-barred = Nothing else belongs to this decision.

terminal-italy = Italy
terminal-legend = { $battle } battle   { $favour } the Pope’s favour   [1] held by seat 1
terminal-marks = Marks: * reconstructed, ~ inferred; everything else is stated in the rulebook. ? and a name tells more.
terminal-goal =
    { $total ->
        [0] Goal: { $adjacent } adjacent regions.
       *[other] Goal: { $total } regions, or { $adjacent } adjacent ones.
    }
terminal-borders = Borders
terminal-battle-for = Battle for { $region }
terminal-final-battle = The final battle
terminal-between-battles = Between battles
terminal-player = Player
terminal-cards = Cards
terminal-regions = Regions
terminal-in-all = In all
terminal-adjacent = Adjacent
terminal-line = Line
terminal-strength = Strength
terminal-passed = (passed)
terminal-hand = Your hand: { $cards }
terminal-hand-empty = Your hand is empty.
