import { expect, it } from 'vitest';
import { checkFlat } from '../checks/check-flat.ts';
import { FeedFault, type FeedItem, type FeedRecord } from '../feed-record.ts';
import { readFeed } from '../readers/read-feed.ts';
import { feedOf } from '../sample-feed.ts';
import { byAnswer } from '../stage-feed.ts';
import { type Answers, Questions } from './questions.ts';
import { headings } from './samples/headings.ts';
import { hostile } from './samples/hostile.ts';
import { portalLists } from './samples/portals.ts';
import type { PriceList } from './samples/price-list.ts';
import { shapes } from './samples/shapes.ts';
import { values } from './samples/values.ts';

const lists = Object.entries({ headings, values, shapes, portalLists, hostile }).flatMap(([group, files]) =>
  Object.entries(files).map(([name, list]) => [`${group}: ${name}`, list] as const),
);

async function read(file: PriceList['file'], answers: Answers = {}): Promise<{ asks: string[]; reads: string[] }> {
  const questions = new Questions(answers);
  const items: FeedItem[] = [];
  let fault: string[] = [];
  try {
    for await (const item of readFeed({ bytes: feedOf(file).open(), size: undefined, limit: 1e8, onBytes: () => {}, questions }))
      items.push(item);
  } catch (cause) {
    if (!(cause instanceof FeedFault)) throw cause;
    fault = [`refused: ${cause.problem.code}`];
  }
  const asks = questions.open.map(({ key, candidates, free }) => `${key} = ${[...candidates, ...(free ? ['…'] : [])].join(' | ')}`);
  return { asks, reads: fault.length > 0 ? fault : linesOf(items) };
}

function linesOf(items: readonly FeedItem[]): string[] {
  const records = items.filter((item): item is FeedRecord => item.kind !== 'form' && item.kind !== 'left-out');
  const byKey = new Map(records.filter(({ kind }) => kind !== 'flat').map((record) => [record.key, record]));
  const nameOf = (record: FeedRecord | undefined) => record?.texts.get('name')?.uk ?? '-';
  const flats = records
    .filter(({ kind }) => kind === 'flat')
    .flatMap((record) => {
      const { flat, problems } = checkFlat(record);
      if (flat.left_out) return [];
      if (flat.bad) return problems.map(({ line, field, code }) => `line ${line}: ${[field, code].filter(Boolean).join(' ')}`);
      const section = byKey.get(record.parent);
      const price = flat.price_minor === null ? '-' : flat.price_minor / 100;
      const about = [
        flat.number,
        flat.floor,
        flat.rooms_number,
        (flat.area_hundredths ?? 0) / 100,
        price,
        flat.price_currency ?? '-',
        flat.status,
      ];
      const delivery = section?.values.get('delivery') ?? '';
      return [
        `${nameOf(byKey.get(section?.parent ?? 0))}, ${nameOf(section)}: ${[...about, ...(delivery ? [delivery.replace(/^(\d) кв\. (\d+)$/, '$2-Q$1')] : [])].join(' ')}`,
      ];
    });
  const without = items.flatMap((item) => {
    if (item.kind === 'left-out') return [item.what];
    return item.kind === 'flat' && item.values.has('left_out') ? [byAnswer] : [];
  });
  return [...flats, ...[...new Set(without)].map((what) => `without ${what} ${without.filter((one) => one === what).length}`)];
}

it.each(lists)('%s', { timeout: 60_000 }, async (_, { file, asks = [], answers, reads = [] }) => {
  const first = await read(file);
  if (answers) {
    expect(first.asks).toEqual(asks);
    expect(await read(file, answers)).toEqual({ asks: [], reads });
  } else expect(first).toEqual({ asks: [], reads });
});

it('at least sixty lists are read', () => {
  expect(lists.length).toBeGreaterThan(100);
});
