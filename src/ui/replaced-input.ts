import { enter, isBox } from './field-input.ts';

const isInput = (element: HTMLElement): element is HTMLInputElement => element instanceof HTMLInputElement;
const alike = ['type', 'name', 'aria-label', 'href'];

/** The element of the new part that is the touched one: of the same kind, name and words. */
function twinOf(touched: HTMLElement, part: HTMLElement): HTMLElement | undefined {
  const says = (element: HTMLElement) => (isInput(element) && isBox(element) ? element.value : element.textContent);
  return [...part.querySelectorAll<HTMLElement>(touched.tagName)].find(
    (element) => alike.every((name) => element.getAttribute(name) === touched.getAttribute(name)) && says(element) === says(touched),
  );
}

/**
 * The input of a part that is about to replace its HTML: the values of its fields, and `goOn`, which lets the visitor go on in the part:
 * the focus, a text that is not a value yet and the caret are where they were.
 */
export function inputOf(element: HTMLElement) {
  const form = element.querySelector('form');
  const fields = [...(form ? new FormData(form) : [])];
  const typed = Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
  const touched = document.activeElement as HTMLElement | null;
  const isWithin = touched !== null && element.contains(touched);
  return { typed, goOn: (part: HTMLElement) => isWithin && goOn(touched, part) };
}

function goOn(touched: HTMLElement, part: HTMLElement): void {
  const twin = twinOf(touched, part);
  twin?.focus({ preventScroll: true });
  if (!twin || !isInput(touched) || !isInput(twin) || isBox(twin)) return;
  if (touched.value !== touched.defaultValue && twin.value === touched.defaultValue) enter(twin, touched.value);
  if (touched.selectionStart === null) return;
  if (twin.value === touched.value) twin.setSelectionRange(touched.selectionStart, touched.selectionEnd);
  else twin.setSelectionRange(twin.value.length, twin.value.length);
}
