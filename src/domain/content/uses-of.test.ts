import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keyOf } from '../../platform/loads/load-plan.ts';
import { rowsOf } from './content-rows.ts';
import { readContentFolder } from './folder/read-folder.ts';
import { layOver } from './row-changes.ts';
import { usesOf } from './uses-of.ts';

const read = await readContentFolder(fileURLToPath(new URL('../../../content/obriy', import.meta.url)), {});
if (!read.ok) throw new Error(read.faults.join('\n'));
const rows = new Map(rowsOf(read.value.contents).map((row) => [keyOf(row), row]));

it('the rows that name one are those that its removal would break', () => {
  const named = [
    'news_tag',
    'offer_tag',
    'construction_stage',
    'infrastructure_category',
    'feature_category',
    'office',
    'vacancy_category',
  ];
  for (const part of named) {
    const row = [...rows.values()].find((one) => one.part === part);
    if (!row) throw new Error(`the demo has no ${part}`);
    const broken = layOver(rows, [{ part, name: row.name, content: null }]).faults;
    const uses = usesOf(rows, row).map(keyOf);
    expect(uses.toSorted(), part).toEqual([...new Set(broken.map(keyOf))].toSorted());
  }
  expect(named.flatMap((part) => [...rows.values()].filter((row) => row.part === part).flatMap((row) => usesOf(rows, row)))).not.toEqual(
    [],
  );
});
