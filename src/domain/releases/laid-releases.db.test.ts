import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { newsItem, newsTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Content, composeContent } from '../content/content.ts';
import { startPrices, twoPercent } from './price-releases.fixture.ts';

const by = crypto.randomUUID();
const { slug: _slug, ...news } = newsItem('spring');
const titled = (title: string, more: object = {}) => ({ ...news, uk: { ...news.uk, title, ...more } });

onEachEngine('releases that are laid over each other in a preview', (open) => {
  async function start() {
    const started = await startPrices(await open());
    const { clock, catalogue, content, flats, releases, inOne } = started;
    await content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring'), newsItem('autumn')], publication: [] }));
    const begin = async (name: string) => (await inOne((transaction) => releases.makeRelease(transaction, { name, by }))).value.number;
    const save = (release: number, name: string, value: object | null) =>
      inOne((transaction) => releases.saveDraft(transaction, { release, part: 'news', name, version: 0, content: value, by }));
    const change = async (number: number, apartments: number[], asked: Parameters<typeof releases.changeFlats>[1]['change']) => {
      const { mayPrice: _, ...seen } = await started.seen(number);
      return inOne((transaction) => releases.changeFlats(transaction, { ...seen, apartments, change: asked }));
    };
    const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
    const shown = (words: Content, then: Catalogue) => ({
      news: words.uk.entries.news.map(({ title, lead }) => [title, lead]),
      flats: flats.map((id) => {
        const flat = then.findFlatById(id);
        return [flat?.status, then.findFlat(flat?.slug ?? '')?.price.minor];
      }),
    });
    const foreseen = async (number: number, at: Date) => {
      const laid = await releases.laidAt(number, at);
      if (!laid) throw new Error('there is no such release');
      const then = await catalogue.withPlanned(laid.flats, { at });
      const [under, over, heldBack] = [laid.under, laid.over, laid.heldBack].map((of) => of.map(({ name }) => name));
      return { ...shown(composeContent(laid.contents, at.getTime()), then), under, over, heldBack, conflicts: laid.conflicts };
    };
    const site = async () => {
      await content.reload();
      await catalogue.followChanges();
      return shown(content.current(), catalogue);
    };
    return { ...started, begin, save, change, inMinutes, foreseen, site };
  }

  it('make what the site is at each instant, and what it becomes with one that comes last', async () => {
    const { database, clock, catalogue, releases, flats, begin, save, change, schedule, publish, inMinutes, foreseen, site } =
      await start();
    await load(database, [{}, { status: 'reserved' }, { price: '4100000', currency: 'UAH' }], { allowJump: true }, { now: clock() });
    await catalogue.followChanges();
    const [first = 0, second = 0, third = 0] = flats;
    const one = await begin('Перший');
    await save(one, 'spring', titled('Навесні'));
    await change(one, [first], { rule: twoPercent });
    await change(one, [second], { status: 'available' });
    const other = await begin('Другий');
    await save(other, 'autumn', null);
    await change(other, [third], { rule: twoPercent, until: inMinutes(4) });
    const against = await begin('Проти першого');
    await save(against, 'spring', titled('Інакше'));
    await change(against, [second], { rule: twoPercent });
    const last = await begin('Останній');
    await save(last, 'spring', titled('Новина spring', { lead: 'Довше.' }));
    await save(last, 'winter', titled('Взимку'));
    // Both are passed over: by then the flats are otherwise.
    await change(last, [first], { rule: { by: 'percent', hundredths: 500, roundTo: 1 } });
    await change(last, [second], { status: 'available' });
    await change(last, [third], { status: 'reserved' });
    const empty = await begin('Без змін');
    await schedule(other, 3);
    await schedule(one, 1);
    await schedule(against, 2);

    const instants = [0, 1, 2, 3, 4].map(inMinutes);
    const then = await Promise.all(instants.map((at) => foreseen(empty, at)));
    const withLast = await foreseen(last, inMinutes(4));
    expect(then.map(({ under, heldBack }) => [under, heldBack])).toEqual([
      [[], []],
      [['Перший'], []],
      [['Перший'], ['Проти першого']],
      [['Перший', 'Другий'], ['Проти першого']],
      [['Перший', 'Другий'], ['Проти першого']],
    ]);
    for (const [minutes, { news: words, flats: facts }] of then.entries()) {
      if (minutes > 0) clock.pass(1);
      await releases.publishDue(() => false);
      await catalogue.priceOverrides.endDue();
      expect([minutes, await site()]).toEqual([minutes, { news: words, flats: facts }]);
    }
    expect(new Set(then.map((at) => JSON.stringify(at))).size, 'no two of them are the same').toBe(5);
    expect(await publish(last)).toEqual({ ok: true, value: {} });
    expect(await site()).toEqual({ news: withLast.news, flats: withLast.flats });
  });

  it('come by their instants, over a release that is scheduled before them, and say where it conflicts with what is under it', async () => {
    const { begin, save, schedule, inMinutes, foreseen } = await start();
    const [one, own, other] = [await begin('Перший'), await begin('Мій'), await begin('Другий')];
    await save(one, 'spring', titled('Навесні'));
    await save(own, 'spring', titled('Моє'));
    await save(other, 'autumn', titled('Восени'));
    await schedule(one, 1);
    const path = [{ part: 'news', name: 'spring', paths: [['uk', 'title']] }];
    const titles = ({ news: words }: Awaited<ReturnType<typeof foreseen>>) => words.map(([title]) => title);
    const draft = await foreseen(own, inMinutes(1));
    expect([titles(draft), draft.conflicts]).toEqual([['Моє', 'Новина autumn'], path]);
    await schedule(own, 2);
    await schedule(other, 3);
    const [early, late] = [await foreseen(own, inMinutes(2)), await foreseen(own, inMinutes(3))];
    expect(early).toMatchObject({ under: ['Перший'], over: [], conflicts: path });
    expect(late).toMatchObject({ under: ['Перший'], over: ['Другий'], heldBack: [] });
    expect(titles(late)).toEqual(['Моє', 'Восени']);
    const first = await foreseen(one, inMinutes(3));
    expect(first).toMatchObject({ under: [], over: ['Другий'], heldBack: ['Мій'], conflicts: [] });
  });
});
