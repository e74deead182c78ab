import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CachedPart, PartCacheContext } from '../../ui/cached-part.tsx';
import { makePartCache } from './part-cache.tsx';

type Flat = { number: string };
let drawn = 0;

function Card({ flat, name }: { flat: Flat; name: string }) {
  drawn++;
  return (
    <li>
      {name} {flat.number} <b>квартира</b>
    </li>
  );
}

const page = (flats: Flat[], name = 'uk'): ReactNode => (
  <main>
    Знайдено {flats.length}
    <ul>
      {flats.map((flat) => (
        <CachedPart key={flat.number} of={flat} name={name}>
          {() => <Card flat={flat} name={name} />}
        </CachedPart>
      ))}
    </ul>
    кінець
  </main>
);

function draw(node: ReactNode): string {
  const parts = makePartCache();
  return parts.fill(renderToString(<PartCacheContext value={parts}>{node}</PartCacheContext>));
}

it('puts kept parts into other pages as if they were drawn there, each drawn once for its value and name', () => {
  const [one, two, three, four] = ['1', '2', '<i data-part=""></i>', '4'].map((number) => ({ number })) as [Flat, Flat, Flat, Flat];
  for (const flats of [[one, two], [two, one, three], [three, four, one], [], [four, two, three, one]])
    expect(draw(page(flats))).toBe(renderToString(page(flats)));
  drawn = 0;
  expect(draw(page([one, two, three, four]))).toContain('квартира');
  expect(drawn).toBe(0);
  expect(draw(page([one], 'en'))).toBe(renderToString(page([one], 'en')));
  expect(draw(page([{ ...one, number: '1a' }]))).toContain('1a');
});

it('keeps parts alone, not the pages that they were drawn for', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const flats = Array.from({ length: 40 }, (_, at) => ({ number: `А-${at}` }));
  const around = 'Домівка '.repeat(125_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (const flat of flats) {
    const long = (
      <>
        {around}
        {page([flat])}
      </>
    );
    expect(draw(long)).toContain(flat.number);
  }
  collect();
  // All the pages together are 80 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  expect(flats.every((flat) => draw(page([flat])).includes(flat.number))).toBe(true);
});
