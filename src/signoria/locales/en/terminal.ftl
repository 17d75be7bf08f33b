### The table in the terminal: what only it says. The words of a game are in its title’s own words.ftl.

terminal-opponents = Who plays against you? A line or a name; Enter for { $usual }
terminal-committed = The cards are committed: { $commitment }
terminal-secret = The secret behind the cards: { $secret }
terminal-log = Log
terminal-ask = Your move (#3 is line 3, ? helps)
terminal-help =
    A move is typed as the list shows it: its line with a # ("#3"), its text ("{ $move }", "{ $typed }"), or what it is about,
    in short too, in English notation or in your language. A bare number is a line of the list;
    where it is also a card or a count, you are asked which one you mean.
    ? or help        this
    ? NAME           what a card or another component does
    ? MOVE           what a move costs and does, or why it is not possible
    why              all that is not possible now, and why
    list             the possible moves again
    hint             what a bot would do
    log              the whole story
    save FILE        the record so far; goes on
    quit             ends here; so do Ctrl-D and Ctrl-C. With --save FILE the record is kept.
terminal-hint = A bot would choose { $move }: { $words }.
terminal-hint-chance = Its win chance: { $chance }
terminal-not-understood = Not understood: { $word }. Type ? for help, list for the possible moves.
terminal-ambiguous = { $word } may mean: { $moves }. Say which, for example #{ $line }.
terminal-saved = Saved in { $file }; to look at it: signoria replay { $file }
terminal-not-saved = Not saved in { $file }: { $why }.
terminal-not-kept = The game was not saved; play with --save FILE to keep it.
terminal-no-card = There is no card { $word }.
terminal-none-barred = Nothing else belongs to this decision.
terminal-turn = { $player } is to move.
terminal-puzzle-ask = You are { $player }. Find the best move.
terminal-player = Player
terminal-over =
    { $winners_count ->
        [0] The game is over: no one wins.
       *[other] The game is over. Victory: { $winners }.
    }
terminal-analysis-chances = Win chances, from the first choice to the end
terminal-analysis-points = Turning points: { $player }
terminal-analysis-none = No turning point is sure enough to be told.
terminal-analysis-point = Moment { $turn }: { $action } (win chance { $taken }). Better: { $best } ({ $value }). How sure: { $sure }.
terminal-analysis-changes = What changed the chances most
terminal-analysis-change = Moment { $turn }, { $action }: { $changes }
terminal-analysis-went = { $player } { $before } → { $after }
