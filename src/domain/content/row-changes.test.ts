import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keyOf } from '../../platform/loads/load-plan.ts';
import { composeContent } from './compose-content.ts';
import { editedParts, formOf, schemaOf } from './content-form.ts';
import { contentsOf, rowsOf } from './content-rows.ts';
import { readContentFolder } from './folder/read-folder.ts';
import { layOver } from './row-changes.ts';

const read = await readContentFolder(fileURLToPath(new URL('../../../content/obriy', import.meta.url)), {});
if (!read.ok) throw new Error(read.faults.join('\n'));
const { contents } = read.value;
const rows = new Map(rowsOf(contents).map((row) => [keyOf(row), row]));
const edited = [...rows.values()].filter(({ part }) => editedParts.includes(part));
const now = Date.parse('2026-11-26T10:00:00Z');

it('contents are the same after they were rows', () => {
  expect(composeContent(contentsOf(rows.values()), now)).toEqual(composeContent(contents, now));
});

it('every row of the demo fits its own form, and laid over itself changes nothing', () => {
  const laid = layOver(rows, edited);
  expect(laid.faults).toEqual([]);
  expect([...laid.rows]).toEqual([...rows]);
});

it('every part has a form of plain JSON Schema, in which an entry has no slug', () => {
  for (const { part, name } of edited) {
    const schema = schemaOf({ part, name });
    const form = schema && formOf(schema);
    expect(form, `${part}/${name}`).toMatchObject({ type: part === 'benefit' || name === 'social' ? 'array' : 'object' });
    expect(JSON.stringify(form)).not.toContain('"slug":');
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  }
});

it('names the row and the field of a fault, also of a row that another change has broken', () => {
  const tag = [...rows.values()].find(({ part }) => part === 'news_tag');
  const item = [...rows.values()].find(({ part, content }) => part === 'news' && (content as { tag?: string }).tag === tag?.name);
  const { faults } = layOver(rows, [
    { part: 'news_tag', name: tag?.name ?? '', content: null },
    { part: 'page', name: 'main', content: { ...rows.get('page/main')?.content, sharePicture: 'no/picture' } },
  ]);
  const found = faults.map(({ part, name, path }) => [part, name, ...path].join(' '));
  expect(found).toContain(`news ${item?.name} tag`);
  expect(found).toContain('page main sharePicture');
});
