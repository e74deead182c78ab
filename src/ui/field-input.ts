export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isBox = (field: Field): field is HTMLInputElement & { type: 'radio' | 'checkbox' } =>
  field.type === 'radio' || field.type === 'checkbox';

/** Sets the field's value as a visitor does: React hears of it, because it is set past the property that React watches. */
export function enter(field: Exclude<Field, HTMLSelectElement>, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
