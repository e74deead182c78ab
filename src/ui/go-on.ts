const isInput = (element: HTMLElement): element is HTMLInputElement => element instanceof HTMLInputElement;
const isBox = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

const alike = ['type', 'name', 'aria-label', 'href'];

/** The element of the new part that is the touched one: of the same kind, name and words. */
function twinOf(touched: HTMLElement, part: HTMLElement): HTMLElement | undefined {
  const says = (element: HTMLElement) => (isInput(element) && isBox(element) ? element.value : element.textContent);
  return [...part.querySelectorAll<HTMLElement>(touched.tagName)].find(
    (element) => alike.every((name) => element.getAttribute(name) === touched.getAttribute(name)) && says(element) === says(touched),
  );
}

/**
 * Lets a visitor go on in a part that has just replaced its HTML: the focus, a text that is not a value yet (`typed` knows the others) and
 * the caret are where they were.
 */
export function goOn(touched: HTMLElement, part: HTMLElement): void {
  const twin = twinOf(touched, part);
  twin?.focus({ preventScroll: true });
  if (!twin || !isInput(touched) || !isInput(twin) || isBox(twin)) return;
  if (touched.value !== touched.defaultValue && twin.value === touched.defaultValue) {
    // React hears of a change only when the value was set past it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(twin, touched.value);
    twin.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (touched.selectionStart === null) return;
  if (twin.value === touched.value) twin.setSelectionRange(touched.selectionStart, touched.selectionEnd);
  else twin.setSelectionRange(twin.value.length, twin.value.length);
}
