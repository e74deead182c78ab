const input = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
/** A person who reads a screen for longer without touching anything looks like one who has left. */
const longestMs = 120_000;

/**
 * Whether the person is at the screen. Screens ask again by themselves, and such questions alone must not keep a session alive for a computer
 * that its person has left.
 */
export function watchAttendance(screen: Pick<EventTarget, 'addEventListener'>, now: () => number): () => boolean {
  let last = now();
  for (const name of input) screen.addEventListener(name, () => (last = now()), { capture: true, passive: true });
  return () => now() - last < longestMs;
}
