/** While something is pressed, resolves after the press's click. */
let press: Promise<void> | null = null;
let release = () => {};

function onPress({ button }: PointerEvent): void {
  // Any other opens a menu, whose system may tell nothing of the release.
  if (button === 0)
    press ??= new Promise((resolve) => {
      release = resolve;
    });
}

function onRelease(): void {
  setTimeout(() => {
    press = null;
    release();
  });
}

// On their way down: in a part that it has not hydrated, React stops them there.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', onPress, true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, onRelease, true);
}

/** Waits for the end of a press: what moves or is replaced between its two ends loses it. */
export const whenReleased = (): Promise<void> | null => press;
