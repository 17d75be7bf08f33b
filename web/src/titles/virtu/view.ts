// Written by `make types`. Do not edit.
import type { Event, Outcome } from "../../protocol";

/** What a seat, or a spectator, may know of a game of Virtù: everything but family cards that others still place. */
export interface View {
  /** `virtu`. */
  game: string;
  /** The components: `standard`, or an owner's. */
  edition: string;
  /** The options agreed on. */
  options: string[];
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  /** What the game waits for. */
  phase:
    | "action"
    | "agent"
    | "bidding"
    | "bonus"
    | "discount"
    | "dismissal"
    | "first"
    | "indulgence"
    | "marker"
    | "over"
    | "payment"
    | "place"
    | "placing"
    | "retreat"
    | "sieges"
    | "vacate"
    | "wages"
    | "winter";
  /** The part of the year. */
  stage: "preparation" | "sieges" | "spring" | "winter" | "withdrawals";
  /** The seat that decides; null while chance does, and at the end. */
  to_move: number | null;
  /** The year, from 1; 0 in the preparation. */
  year: number;
  /** The seats in turn order. */
  order: number[];
  /** The place in that order of the seat whose turn it is. */
  turn: number;
  /** Whether the families are still to be drawn. */
  lot: boolean;
  /** While they are: the seat that begins, if that is agreed. */
  first: number | null;
  /** What each seat has. */
  houses: House[];
  /** The board, by the names of the cities. */
  cities: { [key: string]: City };
  /** The powers, by name. */
  powers: { [key: string]: Power };
  /** City track, patronage and religion. */
  tracks: Tracks;
  /** What can still be had. */
  supply: Supply;
  /** How the game can end, and how near that is. */
  ending: Ending;
  /** The cities at which Leonardo's bonus has been used this Spring. */
  leonardo: string[];
  /** The payment under way. */
  payment: Payment | null;
  /** In an action and its payments: what has been used and done in it. */
  so_far: SoFar | null;
  /** While an indulgence, or a payment, holds the marker up: its way. */
  way: Way | null;
  /** What was chosen and needs one choice more: the place of an agent, the power of a discount, the card to put. */
  chosen: string | null;
  /** The siege or battle that is decided, or was just now. */
  fight: Fight | null;
  /** In a retreat: troops that have still to go; in a dismissal: troops that may stay. */
  troops_left: number | null;
  /** After wages: how far the Winter of the seat to move is. */
  winter: WinterSoFar | null;
  /** What each seat would score now; null while family cards are secret. */
  prestige: Prestige[] | null;
  /** In a siege or battle: attack and defence as they stand. */
  strengths: [number, number] | null;
  /** The same in its parts, and what each side can still reach. */
  siege: SiegeView | null;
  /** Who won and why, at the end. */
  outcome: Outcome | null;
  /** The legal actions of this seat; empty when it is not to move. */
  legal: number[];
  /** The legal actions as texts. */
  moves: string[];
  /** While a payment is under way: the cheapest sensible ways to make it, the best first; `pay` is the first. */
  ways: string[][];
  /** For each legal action its price, the best way to pay it and what it changes. */
  choices: Choice[];
  /** What belongs to this decision and is not possible, with the rule, the reason and what is missing. */
  barred: Barred[];
  /**
   * What each neutral city would cost the seat that looks (a spectator: the seat to move) as things stand, or why it
   * cannot be annexed; in every phase.
   */
  annexations: { [key: string]: Annexation };
  /** While a seat chooses how far its marker goes: every room, what the way costs and what happens on it. */
  rooms_ahead: RoomAhead[];
}

/** What a seat has. While the game waits for chance only the family may be known. */
export interface House {
  /** The family it plays; null while lots are to be drawn. */
  family: string | null;
  /** Its treasury. */
  florins: number;
  /** The five rooms of its palace, clockwise from the top. Cards that others are still placing are not shown. */
  rooms: Room[];
  /** The courtier places on the left. */
  left: CourtPlace[];
  /** The courtier places on the right. */
  right: CourtPlace[];
  /** The room of its marker, from 1; null before it has entered. */
  marker: number | null;
  /** Its tokens: cities first, then the others. */
  domain: Token[];
  /** The powers allied with it. An enemy agent at a power hinders its use (see `powers`). */
  alliances: Token[];
  /** How many cities it controls. */
  cities: number;
  /** How many troops it has on the map. */
  troops: number;
  /** The places of its agents: cities, rooms (`rome-5`), powers. */
  agents: string[];
  /** How many agents it has. */
  agents_in_all: number;
  /** How many of them wait in the palace. */
  reserve: number;
  /** Its cell on the patronage track. */
  patronage: number;
  /** Its bonuses of patronage. */
  bonuses: string[];
  /** Whether it had Machiavelli and let him go (V-PAT-2). */
  former_patron: boolean;
  /** The seats from which it has a trophy. */
  trophies: number[];
  /** Its +1 tokens for the sieges of this Spring. */
  war_tokens: number;
  /** Whether it has taken an indulgence this year. */
  took_indulgence: boolean;
  /** Cities before which it has won a battle on the plains this Spring, and may withdraw. */
  battles_won: string[];
  /** Cities from which its troops withdraw when all sieges are over. */
  withdrawing: string[];
}

/** A city of the board. What never changes (strength, roads, seas) is in the components. */
export interface City {
  /** Whether it is in play with so many players. */
  open: boolean;
  /** The seat that controls it; null: neutral. */
  owner: number | null;
  /** The troops there, seat by seat. */
  troops: number[];
  /** The seat whose agent is there. */
  agent: number | null;
  /** The token of the cathedral that stands there. */
  cathedral: string | null;
  /** The seats that besiege it. */
  besiegers: number[];
}

/** One of the powers beyond the map. */
export interface Power {
  /** The seat that is allied with it. */
  ally: number | null;
  /** The seat whose agent is there. */
  agent: number | null;
}

/** The tracks, each with the seats from the front; on one cell from the top of the stack down. */
export interface Tracks {
  /** The city track, whose last cell is "8 or more". */
  cities: Standing[];
  /** The seats by when they came to their cell, the last one first: who lies above whom. */
  city_stack: number[];
  /** The turn order that the city track would give now (V-ORD-1). */
  next_order: number[];
  /** The patronage track. */
  patronage: Standing[];
  /** The same as `city_stack` for the patronage track. */
  patronage_stack: number[];
  /** The crosses of all, the most first; empty while family cards are secret. */
  religion: Standing[];
}

/** What nobody has yet. */
export interface Supply {
  /** How many of each noble can still be bought. */
  cards: { [key: string]: number };
  /** How many of each title, guild and cathedral can still be bought. */
  tokens: { [key: string]: number };
  /** The bonuses of patronage that are free. */
  bonuses: string[];
  /** How many indulgences there still are. */
  indulgences: number;
  /** How many +1 tokens there still are. */
  war_tokens: number;
}

/** How the game can end, and how near that is. */
export interface Ending {
  /** Why this Winter is the last; null: it is not, or that is not known before Spring ends. */
  last_winter: string | null;
  /** Each way in which it can come to that. */
  goals: Goal[];
}

/** The payment under way; until its last source all can be taken back. */
export interface Payment {
  /** What it is for: `annex`, `buy` … (docs/virtu-notation.md). */
  purpose: string;
  /** The city, place, power, source or item that it is for. */
  target: string | null;
  /** For steps and wages: how many. */
  amount: number | null;
  /** Where the troop or agent comes from, or where the bought card will lie. */
  origin: string | null;
  /** What it costs. */
  price: { [key: string]: number };
  /** What is still to be found; florins that the treasury holds do not count as missing. */
  missing: { [key: string]: number };
  /** The florins that the treasury would pay as it stands. */
  from_treasury: number;
  /** What has paid so far with other symbols than florins; the room's own sources are in `so_far`. */
  sources: string[];
  /** What has given florins into the treasury for it. */
  cashed: string[];
  /** Courtiers who may pay for extra rooms because the marker refreshes them on its free way (V-SPR-2). */
  refreshed_on_the_way: string[];
  /** Symbols that were left over before it: to these it goes back if it is cancelled. */
  symbols_before: { [key: string]: number };
  /** The room's sources that were used before it. */
  room_before: string[];
}

/** What the seat to move has used and done in its action so far. */
export interface SoFar {
  /** Sources that have paid in it: they cannot be turned by the same govern. */
  paid: string[];
  /** Tokens that this govern has made available. */
  turned: string[];
  /** How many tokens the last crown still turns. */
  turns_left: number;
  /** The room's sources that are used up: `room`, `under`. */
  room_used: string[];
  /** Symbols that sources have given and that are not spent yet. */
  symbols: { [key: string]: number };
}

/** The marker on its way through the palace. */
export interface Way {
  /** Rooms it has still to go. */
  steps_left: number;
  /** Rooms it has gone this Spring. */
  walked: number;
  /** Sources that paid for its extra rooms. */
  paid: string[];
}

/** The siege or battle under way, or the one after which troops retreat or courtiers must go. */
export interface Fight {
  /** Where. */
  city: string;
  /** The seat that attacks. */
  attacker: number;
  /** The seat against it; null: a neutral city. */
  rival: number | null;
  /** Whether it is a battle of two besiegers on the plains. */
  plains: boolean;
  /** Strength that the attacker has added. */
  attack_bonuses: number;
  /** Strength that the rival has added. */
  defence_bonuses: number;
  /** How many have passed one after the other. */
  passes: number;
}

/** The Winter of the seat to move. */
export interface WinterSoFar {
  /** The step it is in; those before it are closed. */
  step: "alliance" | "hiring" | "palace" | "purchases";
  /** What it has bought: one of each kind a Winter. */
  bought: string[];
  /** What it has bought and may not use before the purchases are over. */
  not_yet: string[];
  /** Symbols left over for the next purchase. */
  symbols: { [key: string]: number };
}

/** What a seat would score if the game ended now (V-SCO). */
export interface Prestige {
  /** For its cell on the city track, and for leading there. */
  cities: number;
  /** For its cell on the patronage track, and for leading there. */
  patronage: number;
  /** Printed on cards, tokens and bonuses. */
  printed: number;
  /** For its rank in crosses. */
  religion: number;
  /** For trophies. */
  trophies: number;
  /** For alliances that no enemy agent hinders. */
  alliances: number;
  /** What indulgences cost it, below nought. */
  indulgences: number;
  /** The sum. */
  total: number;
  /** The crosses that count for religion. */
  crosses: number;
  /** The crowns in palace and domain, which break a tie. */
  crowns: number;
}

/** A siege or battle while bonuses are added. */
export interface SiegeView {
  /** Where it is fought. */
  city: string;
  /** Whether it is a battle of two besiegers on the plains. */
  plains: boolean;
  /** The side of the attacker. */
  attack: Side;
  /** The side of the city, or of the other besieger. */
  defence: Side;
  /** Troops that the attacker and the other would lose if it ended now. */
  losses: [number, number];
  /** How it would end for the attacker if nobody added anything; tied: only on the plains. */
  stands: "lost" | "tied" | "won";
  /** What comes if the attacker wins. */
  if_won: Result;
  /** What comes if the attacker loses. */
  if_lost: Result;
  /** What comes if a battle on the plains is tied. */
  if_tied: Result | null;
}

/** A legal action, and what it would come to if it were paid for in the best way. */
export interface Choice {
  /** The action as text. */
  move: string;
  /** Symbols to pay; `either` counts crowns or crosses. */
  price?: { [key: string]: number };
  /** The sources of the best way to pay, those of the room first; a source of florins as `cash:`. */
  pays?: string[];
  /** Florins that leave the treasury. */
  florins?: number;
  /** Does it take an indulgence? */
  indulgence?: boolean;
  /** What would happen. */
  changes?: Event[];
  /** What it would change in the seat's prestige now. */
  prestige?: number;
  /** Of a troop that would besiege a city: attack and defence there, before any bonus (V-SIE-2). */
  odds?: [number, number] | null;
}

/** What one would like to do here and may not. */
export interface Barred {
  /** The action as text. */
  move: string;
  /** The id of the rule that forbids it. */
  rule: string;
  /** The id of the reason, for which there are words in every language. */
  reason: string;
  /** The reason in English. */
  sentence: string;
  /** What the best payment would still lack. */
  missing?: { [key: string]: number };
}

/** What it would take to annex a neutral city as things stand, or why that is not possible. */
export interface Annexation {
  /** The symbols to pay; empty: it is not possible. */
  price?: { [key: string]: number };
  /** The id of the rule that forbids it. */
  rule?: string;
  /** The id of the reason, as in `barred`. */
  reason?: string;
}

/** A room to which the marker may go, and what happens on the way to it. */
export interface RoomAhead {
  /** The room, from 1. */
  room: number;
  /** How many rooms it goes; 0: it enters the palace. */
  steps: number;
  /** What is done there. */
  action: string;
  /** The arrows for it; two florins may stand for one of them (V-SPR-1). */
  price: { [key: string]: number };
  /** The sides whose courtiers become available on the way (V-SPR-2). */
  sides: ("left" | "right")[];
  /** The places of courtiers who lie used now and would become available. */
  refreshes: string[];
  /** Rooms on the way, itself included, in which an indulgence lies; each may be redeemed where one passes. */
  indulgences: number[];
  /** Whether an indulgence in this very room can be redeemed on arrival, as things stand. */
  redeemable: boolean;
  /** The rival whose agent is there. */
  agent: number | null;
  /** Whether nothing can be done there as it is: an indulgence, or an agent who cannot be removed (V-SPR-4). */
  blocked: boolean;
}

/** A room of a palace. */
export interface Room {
  /** What is done here: the action of its card, or else the printed one. */
  action: string;
  /** The card that lies in it. */
  card: string | null;
  /** The card under that one. */
  upgrade: string | null;
  /** Whether an indulgence lies here. */
  indulgence: boolean;
  /** The seat whose agent is here. */
  agent: number | null;
}

/** A courtier place of a palace. */
export interface CourtPlace {
  /** Its name: `left-1`. */
  slot: string;
  /** The courtier who lies there. */
  card: string | null;
  /** Whether there is a courtier who can be used; false where nobody lies, or who lies there is used. */
  available: boolean;
  /** Whether it is one of the places that must be opened. */
  shaded: boolean;
  /** Whether a courtier lies here, or one may be put here now. */
  open: boolean;
}

/** A token of a domain, or an alliance. */
export interface Token {
  /** A city, a title, the guild, `artillery`, `cathedral-1` or a power. */
  name: string;
  /** Whether it can be used; false: it lies used. */
  available: boolean;
}

/** How far a seat is on a track. */
export interface Standing {
  /** The seat. */
  seat: number;
  /** Its cell, or how many it has. */
  cell: number;
}

/** One of the ways in which a game comes to its last Winter (V-END-1). */
export interface Goal {
  /** The reason as an outcome names it. */
  reason: "cities" | "no-neutral-city" | "patronage" | "years";
  /** How far the game is. */
  now: number;
  /** How far it must be when Spring ends. */
  needed: number;
  /** Who is that far; empty where it is not about one seat. */
  seats: number[];
}

/** One side of a siege or battle. */
export interface Side {
  /** The seat that fights; null: a neutral city. */
  seat: number | null;
  /** What the strength is made of: `city`, `agent`, `bastions`, `troops`, `bonuses`. */
  parts: { [key: string]: number };
  /** Their sum. */
  total: number;
  /** The strength it can still come to, if it pays for everything it can, an indulgence among it. */
  reach: number;
  /** The same without an indulgence. */
  plain_reach: number;
  /** What it could still use: the strength and the florins of each. */
  bonuses: { [key: string]: [number, number] };
}

/** What an end of the fight would come to. */
export interface Result {
  /** Troops that the attacker and the other would lose in it (V-SIE-4, V-SIE-6, V-SIE-7). */
  losses: [number, number];
  /** Tokens that the attacker would get: the city, its cathedral. */
  gains: string[];
  /** The seat from which the attacker would get its first trophy. */
  trophy: number | null;
  /** How many cities each seat would have. */
  cities: number[];
  /** How many shaded courtier places each seat could use. */
  places: number[];
  /** Whether the one who loses the city must clear a courtier place (V-ORD-2). */
  vacates: boolean;
  /** Troops of the attacker that would have to retreat at once. */
  retreating: number;
  /** The cities to which they could go, as things stand. */
  havens: string[];
  /** Troops of the attacker that would be lost besides, because they could go nowhere. */
  stranded: number;
  /** What it would change in the prestige of each seat now. */
  prestige: number[];
}
