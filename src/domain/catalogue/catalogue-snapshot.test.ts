import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readSynthetic, syntheticRows } from '../../../tests/load/search/search-catalogue.ts';
import type { Rate } from '../../base/money.ts';
import { holdSnapshot, type ReadRows } from './catalogue-snapshot.ts';
import { anyFlat } from './criteria.ts';
import { makeSnapshotBuilder } from './search/build-snapshot.ts';
import { noContents } from './search/lay-contents.ts';
import { makeSearchIndex, noOffers } from './search/search-index.ts';

const clock = () => new Date('2026-11-21T12:00:00Z');
const rate: Rate = { tenThousandths: 414_000 };

/** A source whose rows can be exchanged, and whose reading ends when its gate is open. */
function makeSource() {
  const source = { rows: syntheticRows(0, 1), readings: 0, gate: Promise.resolve(), fails: false };
  const readRows = readSynthetic(() => source.rows);
  const read: ReadRows = async (begin) => {
    source.readings++;
    const { fails } = source;
    const builder = await readRows(begin);
    await source.gate;
    if (fails) throw new Error('the connection was lost');
    return builder;
  };
  return { source, read };
}

const quiet = { contents: () => noContents, readChangedFlats: async (seen: number) => ({ changes: [], seen }), onChange: () => {} };

function closedGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

describe('the market', () => {
  it('answers from what it had, again and again, while a large catalogue is read and indexed', async () => {
    const { source, read } = makeSource();
    const catalogueSnapshot = holdSnapshot({ clock, currentRate: () => ({ rate }), ...quiet, read });
    source.rows = syntheticRows(500, 2);
    await catalogueSnapshot.reload();
    const before = catalogueSnapshot.current();
    source.rows = syntheticRows(60_000, 3);
    let reloading = true;
    const reload = catalogueSnapshot.reload().then(() => {
      reloading = false;
    });
    let answers = 0;
    while (reloading) {
      expect(catalogueSnapshot.current().index.snapshot.size).toBe(500);
      expect(catalogueSnapshot.current().search.find(anyFlat).total).toBe(before.search.find(anyFlat).total);
      answers++;
      await setImmediate();
    }
    await reload;
    expect(answers).toBeGreaterThan(20);
    expect(catalogueSnapshot.current().index.snapshot.size).toBe(60_000);
    expect(catalogueSnapshot.current().version).toBeGreaterThan(before.version);
  });

  it('never works longer than 50 ms of processor time without a pause', () => {
    const rows = syntheticRows(100_000, 4);
    const builder = makeSnapshotBuilder(rows);
    let longest = 0;
    const spent = () => process.threadCpuUsage().user / 1000;
    const timed = <Result>(work: () => Result): Result => {
      const started = spent();
      const result = work();
      longest = Math.max(longest, spent() - started);
      return result;
    };
    const run = <Result>(steps: Generator<undefined, Result, undefined>): Result => {
      for (;;) {
        const step = timed(() => steps.next());
        if (step.done) return step.value;
      }
    };
    for (const page of rows.pages()) timed(() => builder.add(page));
    run(makeSearchIndex(run(builder.snapshot()), { rate }));
    expect(longest).toBeLessThan(50);
  });

  it('ends with the newest of changes that overlap, in one more reading', async () => {
    const { source, read } = makeSource();
    const catalogueSnapshot = holdSnapshot({ clock, currentRate: () => ({ rate }), ...quiet, read });
    const { gate, open } = closedGate();
    source.gate = gate;
    source.rows = syntheticRows(100, 5);
    const first = catalogueSnapshot.reload();
    source.rows = syntheticRows(200, 5);
    const second = catalogueSnapshot.reload();
    source.rows = syntheticRows(300, 5);
    const third = catalogueSnapshot.reload();
    open();
    await first;
    expect(catalogueSnapshot.current().index.snapshot.size).toBe(100);
    await Promise.all([second, third]);
    expect(catalogueSnapshot.current().index.snapshot.size).toBe(300);
    expect(source.readings).toBe(2);
  });

  it('reads again after a reading that failed, and keeps serving what it had', async () => {
    const { source, read } = makeSource();
    const catalogueSnapshot = holdSnapshot({ clock, currentRate: () => ({ rate }), ...quiet, read });
    source.rows = syntheticRows(100, 6);
    await catalogueSnapshot.reload();
    const { gate, open } = closedGate();
    Object.assign(source, { gate, fails: true });
    const lost = catalogueSnapshot.reload();
    source.fails = false;
    source.rows = syntheticRows(150, 6);
    const next = catalogueSnapshot.reload();
    open();
    await expect(lost).rejects.toThrow('the connection was lost');
    expect(catalogueSnapshot.current().index.snapshot.size).toBe(100);
    await next;
    expect(catalogueSnapshot.current().index.snapshot.size).toBe(150);
  });

  it('takes over another rate without reading, also one that comes while it reads', async () => {
    const { source, read } = makeSource();
    const today = { rate };
    const catalogueSnapshot = holdSnapshot({ clock, currentRate: () => today, ...quiet, read });
    source.rows = syntheticRows(2_000, 7);
    await catalogueSnapshot.reload();
    today.rate = { tenThousandths: 420_000 };
    await catalogueSnapshot.followRate();
    expect(source.readings).toBe(1);
    expect(catalogueSnapshot.current().index.rate).toEqual({ tenThousandths: 420_000 });
    const { gate, open } = closedGate();
    source.gate = gate;
    source.rows = syntheticRows(2_500, 7);
    const reload = catalogueSnapshot.reload();
    today.rate = { tenThousandths: 430_000 };
    await catalogueSnapshot.followRate();
    open();
    await reload;
    expect(catalogueSnapshot.current().index).toMatchObject({ rate: { tenThousandths: 430_000 }, snapshot: { size: 2_500 } });
  });

  it('takes over other offers without reading', async () => {
    const { source, read } = makeSource();
    let offers = noOffers;
    const catalogueSnapshot = holdSnapshot({ clock, currentRate: () => ({ rate }), ...quiet, offers: () => offers, read });
    source.rows = syntheticRows(500, 9);
    await catalogueSnapshot.reload();
    const lowest = () => Math.min(...catalogueSnapshot.current().index.usdMinor);
    const before = lowest();
    offers = {
      rule: 'half',
      of:
        () =>
        ({ price }) => ({ ...price, minor: Math.floor(price.minor / 2) }),
    };
    await catalogueSnapshot.followRate();
    expect(source.readings).toBe(1);
    expect(Math.abs(lowest() - before / 2)).toBeLessThanOrEqual(1);
  });

  it('keeps newer flats that were loaded while older ones were priced anew', async () => {
    const { source, read } = makeSource();
    const today = { rate };
    const catalogueSnapshot = holdSnapshot({ clock, currentRate: () => today, ...quiet, read });
    source.rows = syntheticRows(60_000, 8);
    await catalogueSnapshot.reload();
    today.rate = { tenThousandths: 420_000 };
    source.rows = syntheticRows(300, 8);
    const pricing = catalogueSnapshot.followRate();
    await catalogueSnapshot.reload();
    await pricing;
    expect(catalogueSnapshot.current().index).toMatchObject({ rate: { tenThousandths: 420_000 }, snapshot: { size: 300 } });
  });

  it('refuses to answer before it has read anything', () => {
    const { read } = makeSource();
    expect(() => holdSnapshot({ clock, currentRate: () => ({ rate }), ...quiet, read }).current()).toThrow('before it was first loaded');
  });
});
