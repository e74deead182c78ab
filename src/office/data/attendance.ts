const input = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
/** Reading a screen without touching anything for longer is not told from an empty chair. */
const longestMs = 120_000;

/**
 * Whether somebody is at the screen. Screens ask again by themselves, and such questions alone must not keep a session alive for a computer
 * that its person has left.
 */
export function watchAttendance(screen: Pick<EventTarget, 'addEventListener'>, now: () => number): () => boolean {
  let last = now();
  for (const name of input) screen.addEventListener(name, () => (last = now()), { capture: true, passive: true });
  return () => now() - last < longestMs;
}
