import { expect, it } from 'vitest';
import { newsItem, newsTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { makeCatalogue } from '../catalogue/catalogue.ts';
import { makeContent } from '../content/content.ts';
import { makeReleases } from './releases.ts';

const by = crypto.randomUUID();
const { slug: _slug, ...news } = newsItem('spring');

onEachEngine('releases', (open) => {
  async function start() {
    const { kysely: db } = await open();
    const clock = movableClock('2026-11-26T10:00:00Z');
    const content = makeContent({ db, clock });
    await content.load(
      someContents({ news_tag: [newsTag('building'), newsTag('life')], news: [newsItem('spring'), newsItem('autumn')], publication: [] }),
    );
    const flats = makeCatalogue({ db, clock, currentRate: () => null }).plannedFlats;
    const releases = makeReleases({ db, clock, content, flats });
    const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
    const begin = async (name = 'Зима') => (await inOne((transaction) => releases.makeRelease(transaction, { name, by }))).value.number;
    const seen = async (number: number) => ({ number, version: (await releases.findRelease(number))?.release.version ?? 0 });
    const save = (release: number, name: string, value: object | null, version = 0, part = 'news') =>
      inOne((transaction) => releases.saveDraft(transaction, { release, part, name, version, content: value, by }));
    /** A step by a person who has just looked. */
    const step = async <Done>(
      number: number,
      take: (transaction: OpenKysely, now: { number: number; version: number }) => Promise<Done>,
    ) => {
      const now = await seen(number);
      return inOne((transaction) => take(transaction, now));
    };
    const publish = (number: number) => step(number, (transaction, now) => releases.publish(transaction, { ...now, mayPrice: false }));
    const undo = (number: number) => step(number, (transaction, now) => releases.undo(transaction, { ...now, mayPrice: false }));
    const schedule = (number: number, minutes: number) => {
      const at = new Date(clock().getTime() + minutes * 60_000);
      return step(number, (transaction, now) => releases.schedule(transaction, { ...now, at, mayPrice: false }));
    };
    /** The titles of news that a visitor sees. */
    const titles = async () => {
      await content.reload();
      return content.current().uk.entries.news.map(({ title }) => title);
    };
    const stateOf = async (number: number) => (await releases.findRelease(number))?.release;
    return { db, clock, content, releases, inOne, begin, seen, save, step, publish, undo, schedule, titles, stateOf };
  }
  const titled = (title: string, more: object = {}) => ({ ...news, uk: { ...news.uk, title }, ...more });

  it('shows nothing before it is published, then all of it at once, and nothing again when it is undone', async () => {
    const { begin, save, publish, undo, titles, stateOf, content } = await start();
    const before = content.rows();
    const number = await begin();
    await save(number, 'spring', titled('Навесні'));
    await save(number, 'autumn', null);
    await save(number, 'winter', titled('Взимку'));
    expect(await titles()).toEqual(['Новина spring', 'Новина autumn']);
    expect(await publish(number)).toEqual({ ok: true, value: {} });
    expect(await titles()).toEqual(['Навесні', 'Взимку']);
    expect(await stateOf(number)).toMatchObject({ state: 'published', drafts: 3, heldBack: null });
    expect(await undo(number)).toEqual({ ok: true, value: { leftFlats: { prices: [], statuses: [] }, left: [] } });
    expect(await titles()).toEqual(['Новина spring', 'Новина autumn']);
    expect([...content.rows()].toSorted()).toEqual([...before].toSorted());
    expect((await stateOf(number))?.state).toBe('undone');
  });

  it('merges with what was published meanwhile, and says where both have changed one field', async () => {
    const { begin, save, publish, titles, releases, content } = await start();
    const [one, other, third] = [await begin('one'), await begin('other'), await begin('third')];
    await save(one, 'spring', titled('Навесні'));
    await save(other, 'spring', { ...news, uk: { ...news.uk, lead: 'Довше.' } });
    await save(third, 'spring', titled('Інакше'));
    await publish(one);
    await content.reload();
    expect((await releases.findRelease(other))?.merged.conflicts).toEqual([]);
    expect((await releases.findRelease(third))?.merged.conflicts).toEqual([{ part: 'news', name: 'spring', paths: [['uk', 'title']] }]);
    expect(await publish(third)).toEqual({ ok: false, refusal: { kind: 'release-conflicts' } });
    await publish(other);
    expect(await titles()).toEqual(['Навесні', 'Новина autumn']);
    expect(content.current().uk.entries.news[0]).toMatchObject({ title: 'Навесні', lead: 'Довше.' });
  });

  it('an undo leaves what was changed after, and names it', async () => {
    const { begin, save, publish, undo, titles, content } = await start();
    const [first, second] = [await begin(), await begin()];
    await save(first, 'spring', titled('Навесні'));
    await save(first, 'autumn', titled('Восени'));
    await publish(first);
    await content.reload();
    await save(second, 'spring', titled('У квітні'));
    await publish(second);
    expect(await undo(first)).toEqual({
      ok: true,
      value: { leftFlats: { prices: [], statuses: [] }, left: [{ part: 'news', name: 'spring' }] },
    });
    expect(await titles()).toEqual(['У\u00a0квітні', 'Новина autumn']);
  });

  it('keeps a draft with faults, names them, and publishes no release that has one', async () => {
    const { begin, save, publish, schedule, releases, titles } = await start();
    const number = await begin();
    expect(await publish(number)).toEqual({ ok: false, refusal: { kind: 'release-empty' } });
    expect(await save(number, 'spring', { ...titled(''), tag: 'gone' })).toEqual({ ok: true, value: { version: 1 } });
    await save(number, 'life', null, 0, 'news_tag');
    await save(number, 'building', null, 0, 'news_tag');
    const faults = (await releases.findRelease(number))?.merged.faults ?? [];
    expect(faults.map(({ part, name, path }) => [part, name, ...path].join(' ')).toSorted()).toEqual([
      'news autumn tag',
      'news spring tag',
      'news spring uk title',
    ]);
    expect(await publish(number)).toEqual({ ok: false, refusal: { kind: 'release-faults' } });
    expect(await schedule(number, 1)).toEqual({ ok: false, refusal: { kind: 'release-faults' } });
    expect(await titles()).toEqual(['Новина spring', 'Новина autumn']);
    for (const unknown of [
      ['page', 'nowhere'],
      ['picture', 'hero'],
      ['news', 'Not A Slug'],
      ['staff', 'boss'],
    ])
      expect(await save(number, unknown[1] ?? '', {}, 0, unknown[0])).toEqual({ ok: false, refusal: { kind: 'unknown-content' } });
  });

  it('is saved over what the person has read alone, and not once it is published', async () => {
    const { begin, save, publish, step, inOne, releases, seen, stateOf } = await start();
    const number = await begin();
    const moved = { ok: false, refusal: { kind: 'release-moved' } };
    await save(number, 'spring', titled('Один'));
    expect(await save(number, 'spring', titled('Два'))).toEqual(moved);
    expect(await save(number, 'spring', titled('Два'), 1)).toEqual({ ok: true, value: { version: 2 } });
    const old = await seen(number);
    await save(number, 'autumn', titled('Три'));
    expect(await inOne((transaction) => releases.publish(transaction, { ...old, mayPrice: false }))).toEqual(moved);
    await step(number, (transaction, now) => releases.renameRelease(transaction, { ...now, name: 'Весна' }));
    expect((await stateOf(number))?.name).toBe('Весна');
    await publish(number);
    expect(await save(number, 'spring', titled('Чотири'), 2)).toEqual(moved);
    expect(await step(number, releases.discardRelease)).toEqual(moved);
    expect(await save(999, 'spring', titled('Чотири'))).toEqual({ ok: false, refusal: { kind: 'unknown-release' } });
  });

  it('publishes itself at its instant and not before, unless the site has changed under it: then it says why', async () => {
    const { begin, save, publish, schedule, releases, clock, titles, stateOf, content } = await start();
    const [due, held] = [await begin('due'), await begin('held')];
    await save(due, 'spring', titled('Навесні'));
    await save(held, 'autumn', titled('Восени'));
    for (const minutes of [0, -1, 367 * 24 * 60])
      expect(await schedule(due, minutes)).toEqual({ ok: false, refusal: { kind: 'bad-instant' } });
    await schedule(due, 10);
    await schedule(held, 20);
    expect((await releases.nextDue())?.toISOString()).toBe('2026-11-26T10:10:00.000Z');
    clock.pass(9);
    expect(await releases.publishDue(() => false)).toEqual([]);
    clock.pass(1);
    expect(await releases.publishDue(() => false)).toMatchObject([{ number: due, publishedAt: clock(), heldBack: null }]);
    expect(await releases.publishDue(() => false)).toEqual([]);
    expect(await titles()).toEqual(['Навесні', 'Новина autumn']);
    const hasty = await begin('hasty');
    await save(hasty, 'autumn', titled('Уже восени'));
    await publish(hasty);
    await content.reload();
    clock.pass(10);
    expect(await releases.publishDue(() => false)).toMatchObject([{ number: held, publishedAt: null, heldBack: 'conflicts' }]);
    expect(await stateOf(held)).toMatchObject({ state: 'draft', heldBack: 'conflicts', heldBackAt: clock(), publishAt: null });
    expect(await titles()).toEqual(['Навесні', 'Уже восени']);
  });

  it('goes on being edited after it was held back, and is not held back any more', async () => {
    const { begin, save, publish, schedule, releases, clock, inOne, stateOf, content } = await start();
    const heldBack = async (name: string) => {
      const [held, hasty] = [await begin('held'), await begin('hasty')];
      await save(held, name, titled('Повільно'));
      await schedule(held, 10);
      await save(hasty, name, titled('Швидко'));
      await publish(hasty);
      await content.reload();
      clock.pass(10);
      expect(await releases.publishDue(() => false)).toMatchObject([{ number: held, heldBack: 'conflicts' }]);
      return held;
    };
    const one = await heldBack('spring');
    expect(await save(one, 'spring', titled('Навесні'), 1)).toEqual({ ok: true, value: { version: 2 } });
    const other = await heldBack('autumn');
    const draft = { release: other, part: 'news', name: 'autumn', version: 1 };
    expect(await inOne((transaction) => releases.dropDraft(transaction, draft))).toEqual({ ok: true, value: {} });
    for (const number of [one, other]) expect(await stateOf(number)).toMatchObject({ heldBack: null, heldBackAt: null });
  });

  it('the database keeps what was published, so that it can be undone', async () => {
    const { db, begin, save, publish } = await start();
    const number = await begin();
    await save(number, 'spring', titled('Навесні'));
    await publish(number);
    const drafts = db as unknown as import('kysely').Kysely<{ draft: { content: object | null } }>;
    await expect(drafts.updateTable('draft').set({ content: null }).execute()).rejects.toThrow(/cannot be changed/);
    await expect(drafts.deleteFrom('draft').execute()).rejects.toThrow(/cannot be changed/);
  });

  it('puts entries in order as a whole, merged with the orders and entries of other releases, and takes that back', async () => {
    const { begin, save, publish, undo, content } = await start();
    const tag = (name: string) => ({ uk: { name }, en: { name } });
    const tags = async () => {
      await content.reload();
      return content.current().uk.entries.news_tag.map(({ slug }) => slug);
    };
    const [first, second, third] = [await begin(), await begin('Друга'), await begin('Третя')];
    for (const name of ['yard', 'roof']) await save(first, name, tag(name), 0, 'news_tag');
    await publish(first);
    expect(await tags()).toEqual(['building', 'life', 'roof', 'yard']);
    await save(second, 'news_tag', ['life', 'building', 'roof', 'yard'], 0, 'order');
    await save(third, 'news_tag', ['building', 'life', 'yard', 'roof'], 0, 'order');
    expect(await tags()).toEqual(['building', 'life', 'roof', 'yard']);
    await publish(second);
    await publish(third);
    expect(await tags()).toEqual(['life', 'building', 'yard', 'roof']);
    const fourth = await begin('Четверта');
    await save(fourth, 'park', tag('park'), 0, 'news_tag');
    await publish(fourth);
    expect(await undo(third)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [], statuses: [] } } });
    expect(await tags()).toEqual(['life', 'building', 'roof', 'yard', 'park']);
    expect(await undo(second)).toMatchObject({ ok: true });
    expect(await tags()).toEqual(['building', 'life', 'roof', 'yard', 'park']);
  });

  it('leaves an order that was changed since, and knows none of what the site sorts itself', async () => {
    const { begin, save, publish, undo, content } = await start();
    const [first, second] = [await begin(), await begin('Друга')];
    await save(first, 'news_tag', ['life', 'building'], 0, 'order');
    await publish(first);
    await content.reload();
    await save(second, 'news_tag', ['building', 'life'], 0, 'order');
    await publish(second);
    expect(await undo(first)).toMatchObject({ ok: true, value: { left: [{ part: 'order', name: 'news_tag' }] } });
    const wrong: [string, object | null][] = [
      ['news', ['autumn', 'spring']],
      ['news_tag', null],
      ['news_tag', [1]],
      ['page', []],
    ];
    for (const [name, value] of wrong)
      expect(await save(await begin(), name, value, 0, 'order')).toMatchObject({ refusal: { kind: 'unknown-content' } });
  });
});
