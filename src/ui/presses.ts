/** While something is pressed, resolves after the press's click. */
let press: Promise<void> | null = null;

function onPress({ button }: PointerEvent): void {
  // Any other opens a menu, whose system may tell nothing of the release.
  if (button !== 0) return;
  const listening = new AbortController();
  press = new Promise((resolve) => {
    const onRelease = () => {
      listening.abort();
      setTimeout(() => {
        press = null;
        resolve();
      });
    };
    for (const release of ['pointerup', 'pointercancel']) window.addEventListener(release, onRelease, listening);
  });
}

if (typeof window !== 'undefined') window.addEventListener('pointerdown', onPress, true);

/** Waits for the end of a press: what moves or is replaced between its two ends loses it. */
export const whenReleased = (): Promise<void> | null => press;
