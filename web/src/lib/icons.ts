/** Line icons on a 24 x 24 field. */
export const ICONS = {
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  rules: "M4 5c3-1.5 6-1.5 8 .5 2-2 5-2 8-.5v14c-3-1.5-6-1.5-8 .5-2-2-5-2-8-.5zM12 5.5V19.5",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  log: "M5 4h11l3 3v13H5zM8 9h8M8 13h8M8 17h5",
  settings: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  close: "M6 6l12 12M18 6L6 18",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  cards: "M5 7l8-3 5 13-8 3zM9 3l10 0v14",
  region: "M5 21V4M5 5h12l-2 3.5 2 3.5H5",
  need: "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.3l-5.6 3 1.2-6.3L3 9.6l6.3-.8z",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  more: "M4 7h16M4 12h16M4 17h16",
  pause: "M9 5v14M15 5v14",
  play: "M12 3a9 9 0 1 0 .01 0zM10 8l6 4-6 4z",
  flag: "M6 21V4M6 5h11l-2.5 3.5L17 12H6",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z",
  first: "M18 5l-8 7 8 7zM6 5v14",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M6 5l8 7-8 7zM18 5v14",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7v5l3.5 2",
  hand:
    "M8 13V6.5a1.5 1.5 0 0 1 3 0V11 4.5a1.5 1.5 0 0 1 3 0V11 6a1.5 1.5 0 0 1 3 0v8" +
    "c0 4-2 7-5.5 7S6 19 5 16l-1.5-3.5a1.5 1.5 0 0 1 2.7-1.2z",
  check: "M4 12.5l5.5 5.5L20 6.5",
  sound: "M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  mute: "M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2",
  share: "M12 15V3M8 6.5L12 3l4 3.5M6 10H4.5v10.5h15V10H18",
  plus: "M12 5v14M5 12h14",
} as const;

export type IconName = keyof typeof ICONS;
