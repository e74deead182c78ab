import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Sheet } from '../base/sheet.ts';
import { makeRenderQueue } from '../platform/http/render-queue.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { makePdfRenderer } from './pdf-renderer.ts';

const clock = () => new Date('2026-11-23T09:00:00Z');

/** As much content as a price sheet has. */
const sheetOf = (name: string): Sheet => ({
  locale: 'uk',
  title: name,
  brand: 'Обрій',
  aside: '23 листопада 2026',
  foot: 'Ціна дійсна до 26 листопада 2026.',
  blocks: [
    { kind: 'title', text: '62,40 м²', above: 'ЖК Луговий', beside: ['2 кімнати', '7 поверх'] },
    {
      kind: 'drawing',
      alt: 'План',
      left: 0,
      top: 0,
      width: 900,
      height: 700,
      shapes: Array.from({ length: 300 }, (_, at) => ({ path: `M${at} 0L${at * 2} 700L0 ${at}Z`, line: 2 })),
      labels: Array.from({ length: 9 }, (_, at) => ({ text: `${at + 9},40`, name: 'Спальня', x: at * 90, y: 300, wide: 90, tall: 90 })),
    },
    { kind: 'page' },
    {
      kind: 'table',
      head: ['Дата', 'Гривні', 'Долари'],
      rows: Array.from({ length: 60 }, (_, at) => [`${at + 1} платіж`, '49 344 522', '1 024 520']),
    },
  ],
});

it('leaves the thread that answers visitors free while documents are drawn', { timeout: 60_000 }, async () => {
  const { draw } = makePdfRenderer(clock, makeRenderQueue({ mostWaiting: 20 }));
  let [longest, spent, ended] = [0, process.threadCpuUsage().user, false];
  const turns = (async () => {
    while (!ended) {
      await wait(5);
      const now = process.threadCpuUsage().user;
      longest = Math.max(longest, now - spent);
      spent = now;
    }
  })();
  const drawn = await Promise.all(Array.from({ length: 20 }, (_, at) => draw(sheetOf(`Квартира ${at}`))));
  ended = true;
  await turns;
  expect(drawn.map((pdf) => String(Buffer.from(pdf.subarray(0, 8))))).toEqual(drawn.map(() => '%PDF-1.7'));
  // Processor time of this thread, in microseconds: that of other programs does not count. Rendered here, one document takes 200 ms.
  expect(longest).toBeLessThan(100_000);
});

it('aborts the rendering that no request waits for any more, and renders the next', { timeout: 60_000 }, async () => {
  const { draw } = makePdfRenderer(clock);
  await draw(sheetOf('Тепла'));
  const abort = new AbortController();
  const left = draw(sheetOf('Покинута'), { signal: abort.signal }).catch((fault: unknown) => fault);
  const next = draw(sheetOf('Наступна'));
  setTimeout(() => abort.abort(), 20);
  expect(await left).toBeInstanceOf(Unreachable);
  expect(String(Buffer.from((await next).subarray(0, 8)))).toBe('%PDF-1.7');
});
