export type WindowState = 'open' | 'closed';
export const windowStates: readonly WindowState[] = ['open', 'closed'];
export type Hours = 'day' | 'night';
export const hours: readonly Hours[] = ['day', 'night'];

/** What a window takes away, in dB: an open one, and a closed one with three panes. */
export const takenBy: Record<WindowState, number> = { open: 10, closed: 32 };
/** Of a room in which nothing sounds. */
const quietest = 20;
/** The sanitary norm of a living room, in dB (order 463 of the Ministry of Health, 2019). */
export const norm: Record<Hours, number> = { day: 40, night: 30 };

/** The level in the middle of a room, in dB, of that before its window. */
export const indoors = (outside: number, window: WindowState): number => Math.max(quietest, outside - takenBy[window]);

/** The level that plays at the reference gain, and the gain: louder ones than the scale has are cut off. */
const reference = { level: 60, gain: 0.5 };

/** The gain of a sound of so many dB: twenty more are ten times the amplitude, so that two sounds differ as the levels do. */
export const gainOf = (level: number): number => Math.min(1, reference.gain * 10 ** ((level - reference.level) / 20));

/** The upper bounds of what a level is compared to, in dB; the last has none. */
const likenesses = [
  ['leaves', 24],
  ['whisper', 34],
  ['library', 44],
  ['rain', 52],
  ['talk', 59],
  ['conversation', 66],
  ['tram', 72],
  ['roadside', Number.POSITIVE_INFINITY],
] as const;
export type Likeness = (typeof likenesses)[number][0];

export const likenessOf = (level: number): Likeness => likenesses.find(([, most]) => level <= most)?.[0] ?? 'roadside';
