/** For the `ref` of an element that appears in place of the one that had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** For the `ref` of the text of a question that has just been opened: it is read out, and its answers come into view with it. */
export function takeFocusWithPart(text: HTMLElement | null): void {
  text?.focus({ preventScroll: true });
  text?.parentElement?.scrollIntoView({ block: 'nearest' });
}
