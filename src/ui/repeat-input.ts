import type { FragmentInstance } from 'react';
import { enter, type Field, isBox } from './field-input.ts';
import { whenReleased } from './presses.ts';

/** Repeats the input of a part, or of the whole page. */
export type Repeat = (part?: FragmentInstance) => void;

/**
 * Reads all fields at once, because the page's answer to one of them sets the others back; returns what repeats their input and the
 * presses of buttons, in one part only and once. What the visitor presses or changes again meanwhile, React hears of by itself: repeated as
 * well, a button would act twice.
 */
export function readInput(touched: Set<Element>): Repeat {
  const read = new Map([...touched].map((element) => [element, repetition(element)]));
  const forgetOn = (type: string, meant: (target: Element) => Element | null) =>
    window.addEventListener(type, ({ isTrusted, target }) => isTrusted && read.delete(meant(target as Element) as Element), true);
  forgetOn('input', (field) => field);
  forgetOn('click', (pressed) => pressed.closest('button'));
  return async (part) => {
    await whenReleased();
    for (const [element, repeat] of read) {
      if (part && !(part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY)) continue;
      read.delete(element);
      repeat?.();
    }
  };
}

/** None for a field that was set back to what it was. */
function repetition(element: Element): (() => void) | undefined {
  // One that has been pressed down since before the scripts came is about to be clicked.
  if (element instanceof HTMLButtonElement) return () => element.matches(':active') || element.click();
  const field = element as Field;
  const { value } = field;
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (isBox(field)) {
    if (field.checked === field.defaultChecked) return;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  // A field of a file knows it by itself, and would lose it.
  if (field.type === 'file' || value === field.defaultValue) return;
  return () => {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    enter(field, value);
    if (field === document.activeElement && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
