/** How long a sound is, in seconds, and how loud its loudest moment, in decibels below the loudest there can be. */
export interface Shape {
  seconds: number;
  level: number;
}

/** Everything that can be heard. Made by `synth.ts`, which is fetched only where sound is on. */
export const SOUNDS = {
  paper: { seconds: 0.06, level: -18 },
  bell: { seconds: 0.9, level: -14 },
  cloth: { seconds: 0.25, level: -22 },
  drum: { seconds: 0.7, level: -16 },
  wind: { seconds: 1.2, level: -20 },
  lark: { seconds: 0.8, level: -20 },
  church: { seconds: 1.4, level: -16 },
  straw: { seconds: 0.3, level: -20 },
  lute: { seconds: 0.6, level: -18 },
  sword: { seconds: 0.5, level: -16 },
  falling: { seconds: 0.9, level: -16 },
  victory: { seconds: 1.4, level: -12 },
  drums: { seconds: 0.8, level: -18 },
  thud: { seconds: 0.4, level: -18 },
  hoofs: { seconds: 0.6, level: -20 },
  keys: { seconds: 0.5, level: -20 },
  triumph: { seconds: 4, level: -12 },
  defeat: { seconds: 2, level: -12 },
  tick: { seconds: 0.05, level: -20 },
  coin: { seconds: 0.3, level: -18 },
  march: { seconds: 0.7, level: -20 },
  cannon: { seconds: 0.9, level: -16 },
  seal: { seconds: 0.2, level: -20 },
} as const satisfies { [name: string]: Shape };

export type Sound = keyof typeof SOUNDS;

/** Of those above it only one sounds at a time. */
export const LOUD = -14;
