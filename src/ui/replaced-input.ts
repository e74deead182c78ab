import { enter, isBox } from './field-input.ts';

const isInput = (element: HTMLElement): element is HTMLInputElement => element instanceof HTMLInputElement;
const alike = ['type', 'name', 'aria-label', 'href'];

/** The elements that are like the touched one: of the same kind, name and words. */
function likesOf(touched: HTMLElement, part: HTMLElement): HTMLElement[] {
  const says = (element: HTMLElement) => (isInput(element) && isBox(element) ? element.value : element.textContent);
  return [...part.querySelectorAll<HTMLElement>(touched.tagName)].filter(
    (element) => alike.every((name) => element.getAttribute(name) === touched.getAttribute(name)) && says(element) === says(touched),
  );
}

/**
 * The input of a part that is about to replace its HTML: the values of its fields, and `goOn`, which lets the visitor go on in the part:
 * the focus, a text that is not a value yet and the caret are where they were, and the buttons that were pressed in vain are pressed.
 */
export function inputOf(element: HTMLElement) {
  const form = element.querySelector('form');
  const fields = [...(form ? new FormData(form) : [])];
  const typed = Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
  /** Of several that are alike, the one at the same place among them. */
  const twinFinder = (touched: HTMLElement) => {
    const place = likesOf(touched, element).indexOf(touched);
    return (part: HTMLElement) => likesOf(touched, part)[place];
  };
  const touched = document.activeElement as HTMLElement | null;
  const focused = touched && element.contains(touched) ? { touched, twinIn: twinFinder(touched) } : null;
  const pressed = [...(window.earlyInput ?? [])].filter((one) => one instanceof HTMLButtonElement && element.contains(one));
  const presses = pressed.map((button) => twinFinder(button as HTMLElement));
  return {
    typed,
    goOn(part: HTMLElement) {
      if (focused) goOn(focused.touched, focused.twinIn(part));
      for (const twinIn of presses) twinIn(part)?.click();
    },
  };
}

function goOn(touched: HTMLElement, twin: HTMLElement | undefined): void {
  twin?.focus({ preventScroll: true });
  if (!twin || !isInput(touched) || !isInput(twin) || isBox(twin)) return;
  if (touched.value !== touched.defaultValue && twin.value === touched.defaultValue) enter(twin, touched.value);
  if (touched.selectionStart === null) return;
  if (twin.value === touched.value) twin.setSelectionRange(touched.selectionStart, touched.selectionEnd);
  else twin.setSelectionRange(twin.value.length, twin.value.length);
}
