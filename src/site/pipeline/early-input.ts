declare global {
  interface Window {
    /** The fields that a visitor changed and the buttons that were pressed before React was there (`boot-script.ts`). */
    earlyInput?: Set<Element> | undefined;
  }
}

let repeat = () => {};

/** Reads what was changed so far, just before React takes the page over: of later changes it hears itself. */
export async function readEarlyInput(): Promise<void> {
  const fields = window.earlyInput;
  if (fields?.size)
    repeat = await import('./repeat-input.ts').then(
      ({ readFields }) => readFields([...fields]),
      () => repeat,
    );
  window.earlyInput = undefined;
}

/**
 * Repeats what a visitor chose, typed and pressed before React was there, so that no field shows what the page does not do. A button of a
 * part whose own script comes later still does nothing.
 */
export function repeatEarlyInput(): void {
  repeat();
  // Once: while developing React runs effects twice.
  repeat = () => {};
}
