// Written by `make types`. Do not edit.

/** Everything in the box, and what follows from it and never changes in a game. */
export interface Box {
  "set-up": SetUp;
  tracks: Tracks;
  palace: Palace;
  map: Map;
  city: City[];
  family: Family[];
  noble: Noble[];
  token: Token[];
  alliance: Alliance[];
  bonus: Bonus[];
  /** From port to port, both ways: how many seas lie on the way, and so the ships that it costs (V-DIP-2). */
  voyages: { [key: string]: { [key: string]: number } };
  /** The map by the number of players. */
  boards: { [key: string]: Board };
}

export interface SetUp {
  inferred: string[];
  reconstructed: string[];
  florins: number;
  troops: number;
  agents: number;
  indulgences: number;
  "war-bonuses": number;
}

export interface Tracks {
  inferred: string[];
  reconstructed: string[];
  patronage: Step[];
  "patronage-bonuses": number[];
  "patronage-points": number[];
  "city-points": number[];
  "courtier-place-cities": number;
  leader: number;
  trophy: number;
  alliance: number;
  indulgence: number;
  religion: { [key: string]: number[] };
}

export interface Palace {
  inferred: string[];
  reconstructed: string[];
  "right-arrow": [number, number];
  "left-arrow": [number, number];
  left: Court;
  right: Court;
  printed: { [key: string]: "arrow" | "cavalry" | "cross" | "crown" | "florin" | "mask" | "ship" | "war" };
}

export interface Map {
  inferred: string[];
  reconstructed: string[];
  seas: string[];
  straits: [string, string][];
  roads: Road[];
}

export interface City {
  inferred: string[];
  reconstructed: string[];
  id: string;
  at: [number, number];
  strength: number;
  seas: string[];
  symbols: { [key: string]: number };
  pirate: boolean;
  side: "5" | "both";
  "closed-with-3": boolean;
}

export interface Family {
  inferred: string[];
  reconstructed: string[];
  id: string;
  dynasty: string;
  colour: string;
  players: number[];
  start: [string, string];
  agents: number;
  rooms: [
    "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war",
    "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war",
    "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war",
    "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war",
    "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war",
  ];
  card: [Card, Card, Card];
}

export interface Noble {
  inferred: string[];
  reconstructed: string[];
  id: string;
  symbols: { [key: string]: number };
  name: string;
  action: "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war" | null;
  "war-cost": number;
  agent: boolean;
  prestige: number;
  copies: number;
  cost: { [key: string]: number };
  limit: number | null;
}

export interface Token {
  inferred: string[];
  reconstructed: string[];
  id: string;
  copies: number;
  cost: { [key: string]: number };
  symbols: { [key: string]: number };
  places: number;
  prestige: number;
}

export interface Alliance {
  inferred: string[];
  reconstructed: string[];
  id: string;
  cost: { [key: string]: number };
  bonus: { [key: string]: number };
}

export interface Bonus {
  inferred: string[];
  reconstructed: string[];
  id: string;
  kind: "creation" | "creator";
  action: "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war" | null;
  symbols: { [key: string]: number };
  "war-cost": number;
  places: number;
  agent: boolean;
  crosses: number;
  prestige: number;
}

/** The map for a number of players (V-SET-1). */
export interface Board {
  /** Cities that are not in play. */
  closed: string[];
  /** The family that begins in a city. */
  start: { [key: string]: string };
  /** The neighbours of each city by road, both ways; a city without any is left out. */
  roads: { [key: string]: string[] };
}

/** The price of a step of patronage; `either`: a crown or a cross. */
export interface Step {
  florin: number;
  crown: number;
  cross: number;
  either: number;
}

export interface Court {
  open: number;
  shaded: number;
}

export interface Road {
  between: [string, string];
  side: "3/4" | "5" | "both";
  mark: "fact" | "inferred" | "reconstructed";
}

export interface Card {
  inferred: string[];
  reconstructed: string[];
  id: string;
  symbols: { [key: string]: number };
  name: string;
  action: "diplomacy" | "govern" | "intrigue" | "patronage" | "trade" | "war" | null;
  "war-cost": number;
  agent: boolean;
  prestige: number;
}
