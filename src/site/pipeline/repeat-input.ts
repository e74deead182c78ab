import { enter, type Field, isBox } from '../../ui/field-input.ts';

/** Reads all fields at once, because the page's answer to one of them sets the others back; returns what repeats their input and the presses of buttons. */
export function readFields(touched: readonly Element[]): () => void {
  const repetitions = touched.map((element) =>
    element instanceof HTMLButtonElement ? () => element.click() : repetition(element as Field),
  );
  return () => {
    for (const repeat of repetitions) repeat?.();
  };
}

/** None for a field that was set back to what it was. */
function repetition(field: Field): (() => void) | undefined {
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
