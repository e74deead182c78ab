import { expect, it, vi } from 'vitest';
import { pageContents } from '../../../../contract/content/page-contents.ts';
import { editedParts, formOf, schemaOf } from '../../../../domain/content/content.ts';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
const { choicesOf, fieldLabel, hasLabel, labelOf } = await import('./field-labels.ts');
const { partName } = await import('../../../parts/part-names.ts');
const { blankOf, kindOf, setAt, withoutNull } = await import('./form-schema.ts');
type FormSchema = import('./form-schema.ts').FormSchema;

const menus = ['header', 'menu', 'footer', 'social'];
const namesOf = (part: string) => (part === 'page' ? Object.keys(pageContents) : part === 'menu' ? menus : ['any']);
const forms = editedParts.flatMap((part) =>
  namesOf(part).map((name) => {
    const schema = schemaOf({ part, name });
    return { part, name, form: (schema ? formOf(schema) : null) as FormSchema | null };
  }),
);

/** The names of fields that a person reads; texts of a page are called by the last word of theirs. */
function* fieldsOf(given: FormSchema): Generator<string> {
  const { schema } = withoutNull(given);
  if (kindOf(schema) === 'drawn') return;
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (name !== 'uk' && name !== 'en') yield name;
    if (name !== 'blocks' && name !== 'pictures') yield* fieldsOf(part);
  }
  for (const one of [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) if (one) yield* fieldsOf(one);
}

it('every part and every field of a form has a name in words', () => {
  for (const { part, name, form } of forms) {
    expect(form, `${part}/${name}`).not.toBeNull();
    expect(partName(part), part).not.toBe(part);
    expect(
      [...fieldsOf(form ?? {})].filter((field) => !hasLabel(field)),
      `${part}/${name}`,
    ).toEqual([]);
  }
  const tables: { texts?: readonly string[]; optional?: readonly string[]; pictures?: readonly string[]; numbered?: readonly string[] }[] =
    Object.values(pageContents);
  const ofPages = tables.flatMap(({ texts = [], optional = [], pictures = [], numbered = [] }) => [
    ...texts,
    ...optional,
    ...pictures,
    ...numbered.map((name) => name.replace('N', '2')),
  ]);
  expect(ofPages.filter((name) => /[a-z_]/.test(fieldLabel(name)))).toEqual([]);
});

/** The words that a field may have as its value, and the forms that it may take. */
function* valuesOf(given: FormSchema): Generator<string> {
  const { schema } = withoutNull(given);
  for (const value of [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])])
    if (typeof value === 'string') yield value;
  for (const one of [...Object.values(schema.properties ?? {}), schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    if (one) yield* valuesOf(one);
}

/** Codes that are read as they stand. */
const codes = new Set(['UAH', 'USD']);

it('every value that a person may choose has a name in words', () => {
  const values = new Set(forms.flatMap(({ form }) => [...valuesOf(form ?? {})]));
  expect(values.has('facade')).toBe(true);
  expect([...values].filter((value) => !codes.has(value) && !hasLabel(value))).toEqual([]);
});

it('a new row begins blank in every field of its form', () => {
  for (const { part, name, form } of forms) {
    const blank = blankOf(form ?? {});
    const wanted = part === 'benefit' || name === 'social' ? [] : Object.keys(form?.properties ?? {});
    expect(Array.isArray(blank) ? blank : Object.keys(blank as object), part).toEqual(wanted);
  }
});

it('sets a value at a path and changes nothing else', () => {
  const value = { uk: { items: ['a', 'b'] }, en: { items: ['c'] } };
  expect(setAt(value, ['uk', 'items', '1'], 'x')).toEqual({ uk: { items: ['a', 'x'] }, en: { items: ['c'] } });
  expect(setAt({}, ['uk', 'title'], 'x')).toEqual({ uk: { title: 'x' } });
  expect(value.uk.items).toEqual(['a', 'b']);
});

it('a choice of numbers is one of numbers, in words', () => {
  const turn = forms.find(({ part }) => part === 'floor_plan')?.form?.properties?.turn?.enum ?? [];
  expect(choicesOf(turn).map(({ value, title }) => [value, title])).toEqual([0, 90, 180, 270].map((value) => [value, `${value}`]));
});

it('a field is named by where it stands: its language, or the list that it is an item of', () => {
  expect([labelOf(['picture']), labelOf(['uk', 'title']), labelOf(['en', 'title']), labelOf(['pictures', '2'])]).toEqual([
    'Зображення',
    'Заголовок',
    'Заголовок, англійською',
    'Зображення',
  ]);
});
