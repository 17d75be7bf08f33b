import { SOUNDS, type Sound } from "./list";

// All sounds are made here, sample by sample: no recordings, no files.

export const RATE = 44_100;

/** A wave: what it is `t` seconds after its beginning. */
type Wave = (t: number) => number;

const TAU = 2 * Math.PI;

/** The same noise every time. */
function noise(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 2 ** 31;
  };
}

/** Noise through a filter that lets pass what is near `pitch(t)`; `width` 0 is a whistle, 1 a hiss. */
function breath(pitch: Wave, width: number): Wave {
  const hiss = noise();
  let low = 0;
  let band = 0;
  return (t) => {
    const f = 2 * Math.sin((Math.PI * Math.min(pitch(t), RATE / 6)) / RATE);
    low += f * band;
    band += f * (hiss() - low - Math.max(0.02, width) * band);
    return band;
  };
}

const fade =
  (half: number): Wave =>
  (t) =>
    2 ** (-t / half);
/** Rises to its full height at `top` seconds and falls to nothing at `end`. */
const swell =
  (top: number, end: number): Wave =>
  (t) =>
    t < top ? t / top : Math.max(0, 1 - (t - top) / (end - top)) ** 2;

/** Partials above a tone, each with its strength; high ones die sooner. */
const rung =
  (pitch: number, partials: readonly (readonly [number, number])[], half: number): Wave =>
  (t) =>
    partials.reduce(
      (sum, [times, strength]) => sum + strength * Math.sin(TAU * pitch * times * t) * fade(half / times)(t),
      0,
    );

const BELL = [
  [1, 1],
  [2, 0.6],
  [2.76, 0.4],
  [5.4, 0.25],
] as const;
const CHURCH = [
  [0.5, 0.5],
  [1, 1],
  [1.2, 0.7],
  [1.5, 0.4],
  [2, 0.6],
  [2.7, 0.3],
] as const;
const METAL = [
  [1, 1],
  [1.47, 0.8],
  [2.09, 0.6],
  [2.56, 0.5],
] as const;

function beat(pitch = 95, half = 0.06): Wave {
  const skin = breath(() => 900, 0.9);
  return (t) =>
    Math.sin(TAU * (pitch * t - 18 * (2 ** (-t / 0.03) - 1))) * fade(half)(t) + 0.25 * skin(t) * fade(0.015)(t);
}

/** A horn on one note: odd and even partials that come one after the other. */
const horn =
  (pitch: number, length: number): Wave =>
  (t) => {
    const loud = swell(0.06, length)(t);
    let sum = 0;
    for (let k = 1; k <= 7; k++) sum += (loud ** (k / 2) / k) * Math.sin(TAU * pitch * k * t);
    return sum * loud ** 0.3;
  };

/** A string that is plucked: noise in a loop that grows duller. */
function string(pitch: number): Wave {
  const hiss = noise();
  const loop = Float32Array.from({ length: Math.round(RATE / pitch) }, hiss);
  let at = 0;
  return () => {
    const next = (at + 1) % loop.length;
    const value = loop[at]!;
    loop[at] = 0.4985 * (value + loop[next]!);
    at = next;
    return value;
  };
}

function knock(pitch: number): Wave {
  const wood = breath(() => pitch, 0.15);
  return (t) => wood(t) * fade(0.012)(t);
}

type Part = readonly [at: number, wave: Wave, strength?: number];

const times = (starts: readonly number[], wave: (place: number) => Wave, strength = 1): Part[] =>
  starts.map((at, place) => [at, wave(place), strength]);

function shaped(source: Wave, shape: Wave): Wave {
  return (t) => source(t) * shape(t);
}

const lark: Wave = (t) => {
  const chirp = (t * 7) % 1;
  return (
    Math.sin(TAU * (2600 * t + 90 * Math.sin(TAU * 7 * t) + 12 * Math.sin(TAU * 31 * t))) *
    Math.sin(Math.PI * chirp) ** 2
  );
};

const MAKERS: { [sound in Sound]: () => Part[] } = {
  paper: () => [
    [
      0,
      shaped(
        breath(() => 1500, 0.6),
        swell(0.004, 0.06),
      ),
    ],
    [0, shaped((t) => Math.sin(TAU * 170 * t), fade(0.012)), 0.4],
  ],
  bell: () => [[0, rung(880, BELL, 0.22)]],
  cloth: () => [
    [
      0,
      shaped(
        breath((t) => 900 + 1500 * t, 0.9),
        swell(0.09, 0.25),
      ),
    ],
  ],
  drum: () => times([0, 0.17, 0.34, 0.5], (place) => beat(place % 2 ? 110 : 95, 0.05)),
  wind: () => [
    [
      0,
      shaped(
        breath((t) => 500 + 350 * Math.sin(TAU * 0.9 * t), 0.12),
        swell(0.5, 1.2),
      ),
    ],
  ],
  lark: () => [[0, shaped(lark, swell(0.1, 0.8))]],
  church: () => [
    [0, rung(330, CHURCH, 0.35)],
    ...times(
      [0.5, 0.62, 0.72],
      () =>
        shaped(
          breath(() => 1800, 0.7),
          swell(0.03, 0.12),
        ),
      0.5,
    ),
  ],
  straw: () =>
    times([0, 0.05, 0.08, 0.13, 0.17, 0.2], (place) =>
      shaped(
        breath(() => 2600 + 300 * place, 0.8),
        swell(0.01, 0.09),
      ),
    ),
  lute: () => [
    [0, shaped(string(294), fade(0.18))],
    [0.05, shaped(string(440), fade(0.16)), 0.8],
  ],
  sword: () => [
    [
      0,
      shaped(
        breath((t) => 2500 + 7000 * t, 0.08),
        swell(0.2, 0.5),
      ),
    ],
    [0.12, rung(2300, METAL, 0.12), 0.3],
  ],
  falling: () => [
    [0, horn(294, 0.42)],
    [0.4, horn(220, 0.5)],
  ],
  victory: () => [...times([0, 0.14, 0.28], () => beat()), [0.34, horn(294, 0.3), 0.6], [0.62, horn(440, 0.75), 0.7]],
  drums: () => times([0, 0.22, 0.44], () => beat(85, 0.07)),
  thud: () => [[0, beat(62, 0.08)]],
  hoofs: () => times([0, 0.09, 0.24, 0.33, 0.46], (place) => knock(place % 2 ? 520 : 680)),
  keys: () => times([0, 0.07, 0.16, 0.22, 0.31], (place) => rung(2900 + 370 * ((place * 3) % 5), METAL, 0.05)),
  triumph: () => [
    ...times([0, 0.16, 0.32, 1.5, 1.66, 1.82, 2.6], () => beat()),
    ...times([0.4, 0.8, 1.2, 1.9], (place) => horn([294, 370, 440, 587][place]!, place === 3 ? 2 : 0.42), 0.6),
    [1.9, horn(294, 2), 0.4],
    [1.9, horn(440, 2), 0.4],
  ],
  defeat: () => [
    [0, horn(220, 0.7), 0.7],
    [0.65, horn(185, 0.7), 0.7],
    [1.2, horn(147, 0.8), 0.8],
    [0, beat(62, 0.1)],
    [1.2, beat(62, 0.12)],
  ],
  tick: () => [[0, knock(2200)]],
  coin: () => times([0, 0.06], (place) => rung(3300 + 600 * place, METAL, 0.06)),
  march: () =>
    times([0, 0.16, 0.32, 0.48], (place) =>
      shaped(
        breath(() => (place % 2 ? 300 : 380), 0.5),
        swell(0.01, 0.12),
      ),
    ),
  cannon: () => [
    [0, beat(48, 0.18)],
    [
      0,
      shaped(
        breath((t) => 500 * 2 ** (-t / 0.2) + 60, 0.7),
        fade(0.15),
      ),
      1.2,
    ],
  ],
  seal: () => [
    [0, beat(140, 0.03)],
    [
      0.02,
      shaped(
        breath(() => 700, 0.6),
        swell(0.02, 0.15),
      ),
      0.4,
    ],
  ],
};

/** The last moments fade out, lest the end clicks; in seconds. */
const RELEASE = 0.012;

/** A sound as samples, exactly as long and as loud as the list says. */
export function render(sound: Sound): Float32Array<ArrayBuffer> {
  const { seconds, level } = SOUNDS[sound];
  const tape = new Float32Array(Math.round(seconds * RATE));
  for (const [at, wave, strength = 1] of MAKERS[sound]()) {
    for (let place = Math.round(at * RATE); place < tape.length; place++) {
      tape[place]! += strength * wave(place / RATE - at);
    }
  }
  const end = Math.round(RELEASE * RATE);
  for (let left = 0; left < end; left++) tape[tape.length - 1 - left]! *= left / end;
  const loudest = tape.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return tape.map((value) => (value / loudest) * 10 ** (level / 20));
}
