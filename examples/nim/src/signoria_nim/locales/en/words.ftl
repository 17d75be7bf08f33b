title-name = Nim
title-about = Take from one heap at a time; the last one taken wins.
edition-plain = Nim
edition-plain-about = Heaps, and the last one taken
option-misere = Misère
option-misere-about = Who takes the last one loses.
value-heaps = Heaps
level-adder = Adder
level-adder-about = Adds in binary, and rarely loses.

phase-laying = Laying out the heaps
phase-take = Taking
phase-over = Over
prompt-take = Take from one heap.
waiting-take = { $player } takes from a heap.
verb-take = Take
action-take = Take { $count } from heap { $heap }
hint-action = { $action }

event-laid-out = { $count ->
    [one] One heap is laid out.
   *[other] { $count } heaps are laid out.
}
event-took = { $player } takes { $count } from heap { $heap }.
event-game-over = The game is over: { $winners } { $winners_count ->
    [one] wins.
   *[other] win.
}
outcome-last-wins = { $winners } took the last one and wins.
outcome-last-loses = { $winners } did not have to take the last one and { $winners_count ->
    [one] wins.
   *[other] win.
}
illegal-too-few = That heap has less than that.
hint-why-zero = the heaps that are left add up to zero.
hint-why-hope = no move wins against a good reply.

fact-heaps = Heaps
fact-taken = Taken

coach-heaps = Whoever takes the last one wins. Take as much as you like, but from one heap only.
coach-even = Leave heaps that cancel each other out: take 2 from heap 3, and 1, 3 and 2 are left.
coach-pairs = Two heaps of 2 and one of 1: take that one, and whatever happens to one heap you can do to the other.
coach-last = One heap is left. Take all of it, and you have won.
