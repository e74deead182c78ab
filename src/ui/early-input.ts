import type { Repeat } from './repeat-input.ts';

declare module 'react' {
  interface FragmentInstance {
    /** As a node's; its types forget it. */
    compareDocumentPosition(other: Node): number;
  }
}

declare global {
  interface Window {
    /** The fields that a visitor changed and the buttons that were pressed (`boot-script.ts`); the office notes none. */
    earlyInput?: Set<Element> | undefined;
  }
}

const nothing: Repeat = () => {};
let repeatOnPage = nothing;

/** Reads what a part's fields say just before React takes the part over; returns what repeats their input, and the presses of buttons. */
export async function readEarlyInput(): Promise<Repeat> {
  if (!window.earlyInput?.size) return nothing;
  return import('./repeat-input.ts').then(
    ({ readInput }) => readInput(window.earlyInput ?? new Set()),
    () => nothing,
  );
}

/** Reads what the whole page says. */
export async function readEarlyInputOnPage(): Promise<void> {
  repeatOnPage = await readEarlyInput();
}

/**
 * Repeats what a visitor chose, typed and pressed before React was there, so that no field shows what the page does not do. What is in a
 * part whose own script comes later does nothing yet, and is repeated with the part.
 */
export function repeatEarlyInputOnPage(): void {
  repeatOnPage();
}
