import { expect, it } from 'vitest';
import { addPicture, seenPicture } from '../../../../tests/support/clients/office-media.ts';
import { addRelease } from '../../../../tests/support/clients/office-releases.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { newsItem, newsTag, offer, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

const { slug: _slug, ...news } = newsItem('spring');

onOneEngine('the contents in the office', (open) => {
  async function start() {
    const office = await openOffice(await open());
    const tags = { news_tag: [newsTag('building'), newsTag('life')], news: [newsItem('spring'), newsItem('autumn')] };
    await office.content.load(someContents({ ...tags, publication: [] }));
    const maria = await office.addPerson(everywhere('editor'), 'Марія');
    const { release } = await maria.client('POST /office/api/releases/make', { body: { name: 'Зима' }, ...newKey() });
    const save = (name: string, content: object | null, version = 0) =>
      maria.client('POST /office/api/drafts/save', {
        body: { release: release.number, part: 'news', name, version, content: content as Record<string, unknown> | null },
        ...newKey(),
      });
    const number = String(release.number);
    const rows = () => maria.client('GET /office/api/content/rows', { query: { part: 'news', release: number } });
    const find = async (text: string) =>
      (await maria.client('GET /office/api/content/find', { query: { release: number, text } })).found.map(({ name, path }) =>
        [name, ...path].join('.'),
      );
    return { office, maria, release, number, save, rows, find };
  }

  it('a release that was held back waits in the today of those who publish, and of no other', async () => {
    const office = await openOffice(await open());
    const [maria, oksana] = [await office.addPerson(everywhere('editor')), await office.addPerson(everywhere('sales-manager'))];
    const { number } = await addRelease(office, maria);
    const today = async ({ client }: typeof maria) => (await client('GET /office/api/today')).items;
    expect(await today(maria)).toEqual([]);
    const since = new Date('2026-11-25T08:00:00Z');
    await office.db.updateTable('release').set({ held_back: 'conflicts', held_back_at: since }).where('number', '=', number).execute();
    expect(await today(maria)).toMatchObject([{ kind: 'release', number, name: 'Зима', dueAt: since.toISOString() }]);
    expect(await today(oksana)).toEqual([]);
  });

  it('lists the rows of the site with the drafts of a release, and counts what has no English', async () => {
    const { save, rows } = await start();
    await save('spring', { ...news, en: { ...news.en, title: '', html: ' ' } });
    await save('autumn', null);
    await save('winter', { ...news, uk: { ...news.uk, title: 'Взимку' } });
    expect((await rows()).rows.map(({ name, title, change, untranslated }) => [name, title, change, untranslated])).toEqual([
      ['spring', 'Новина spring', 'changed', 2],
      ['autumn', 'Новина autumn', 'removed', 0],
      ['winter', 'Взимку', 'new', 0],
    ]);
  });

  it('marks translations whose text has changed since, until one is changed or said to be right', async () => {
    const { office, maria, release, number, save, rows } = await start();
    const stale = async () => (await rows()).rows.map(({ stale: count }) => count);
    expect(await stale()).toEqual([0, 0]);
    const changed = { ...news, uk: { ...news.uk, title: 'Весна прийшла' } };
    expect((await save('spring', changed)).stale).toEqual(['en.title']);
    expect((await maria.client('GET /office/api/release', { query: { number } })).drafts).toMatchObject([{ name: 'spring', stale: 1 }]);
    expect(await stale()).toEqual([1, 0]);
    const confirm = (field: string, version: number) =>
      maria.client('POST /office/api/translations/confirm', {
        body: { release: Number(number), part: 'news', name: 'spring', version, field },
        ...newKey(),
      });
    expect([await codeOf(confirm('en.title', 0)), await codeOf(confirm('en.nothing', 1))]).toEqual([
      'changed-meanwhile',
      'unknown-content',
    ]);
    await save('autumn', { ...news, uk: { ...news.uk, title: 'Осінь прийшла' }, en: newsItem('autumn').en });
    const { version } = (await maria.client('GET /office/api/release', { query: { number } })).release;
    await maria.client('POST /office/api/releases/publish', { body: { number: release.number, version }, ...newKey() });
    await office.content.reload();
    const onSite = async () =>
      (await maria.client('GET /office/api/content/rows', { query: { part: 'news' } })).rows.map(({ stale: count }) => count);
    expect(await onSite()).toEqual([1, 1]);
    expect((await confirm('en.title', 1)).stale).toEqual([]);
    expect(await onSite()).toEqual([0, 1]);
  });

  it('marks in a draft what was changed after its translation, keeps the mark on the site, and has it in today until it is confirmed', async () => {
    const { office, maria, release, number, save } = await start();
    const today = async () => (await maria.client('GET /office/api/today')).items.filter(({ kind }) => kind === 'translations');
    const title = (uk: string, en: string) => ({ ...news, uk: { ...news.uk, title: uk }, en: { ...news.en, title: en } });
    expect((await save('spring', title('Весна', 'Spring'))).stale).toEqual([]);
    expect((await save('spring', title('Весна вже тут', 'Spring'), 1)).stale).toEqual(['en.title']);
    expect((await save('spring', title('Весна вже тут', 'Spring is here'), 2)).stale).toEqual([]);
    // Both in one save: the form says beside which text the English one was written.
    const body = { release: release.number, part: 'news', name: 'spring', version: 3, content: title('Весна!', 'Spring!') };
    const saved = await maria.client('POST /office/api/drafts/save', {
      body: { ...body, writtenFor: { 'en.title': 'Весна?' } },
      ...newKey(),
    });
    expect([saved.stale, await today()]).toEqual([['en.title'], []]);
    const { version } = (await maria.client('GET /office/api/release', { query: { number } })).release;
    await maria.client('POST /office/api/releases/publish', { body: { number: release.number, version }, ...newKey() });
    await office.content.reload();
    const dueAt = office.clock().toISOString();
    expect(await today()).toEqual([{ kind: 'translations', key: 'translations', stale: 1, undescribed: 0, dueAt }]);
    expect((await maria.client('GET /office/api/translations')).texts).toMatchObject([
      { part: 'news', name: 'spring', field: 'en.title', uk: 'Весна!', en: 'Spring!', since: dueAt },
    ]);
    const text = { release: null, part: 'news', name: 'spring', version: 0, field: 'en.title' };
    expect((await maria.client('POST /office/api/translations/confirm', { body: text, ...newKey() })).stale).toEqual([]);
    expect([await today(), (await maria.client('GET /office/api/translations')).texts]).toEqual([[], []]);
  });

  it('marks the description of a picture whose Ukrainian words have changed, until it is changed or said to be right', async () => {
    const { office, maria } = await start();
    const name = await addPicture(office, maria);
    const describe = async (uk: string, en: string, isRight?: true) => {
      const body = { ...(await seenPicture(office, name)), alt: { uk, en }, focus: { x: 50, y: 50 }, ...(isRight && { isRight }) };
      const { picture } = await maria.client('POST /office/api/media/describe', { body, ...newKey() });
      await office.content.reload();
      return picture.isStale;
    };
    const marked = async () =>
      (await maria.client('GET /office/api/media', { query: { only: 'stale' } })).pictures.map((picture) => picture.name);
    expect([await describe('Тераса', 'A terrace'), await describe('Тераса в снігу', 'A terrace'), await marked()]).toEqual([
      false,
      true,
      [name],
    ]);
    expect((await maria.client('GET /office/api/translations')).texts).toMatchObject([{ part: 'picture', name, field: 'alt.en' }]);
    expect([await describe('Тераса в снігу', 'A terrace', true), await marked()]).toEqual([false, []]);
    expect(await describe('Тераса восени', 'A terrace')).toBe(true);
    expect(await describe('Тераса восени', 'A terrace in autumn')).toBe(false);
  });

  it('lists the rows of a part as the release orders them, and says what the site orders itself', async () => {
    const { maria, release, number, rows } = await start();
    expect((await rows()).order).toEqual({ by: 'date', version: 0 });
    const tags = async () => {
      const found = await maria.client('GET /office/api/content/rows', { query: { part: 'news_tag', release: number } });
      return [found.rows.map(({ name }) => name), found.order];
    };
    expect(await tags()).toEqual([['building', 'life'], { by: 'editor', version: 0 }]);
    const order = { release: release.number, part: 'order', name: 'news_tag' };
    const content = ['life', 'building'];
    await maria.client('POST /office/api/drafts/save', { body: { ...order, version: 0, content }, ...newKey() });
    expect(await tags()).toEqual([['life', 'building'], { by: 'editor', version: 1 }]);
    expect(await codeOf(maria.client('POST /office/api/drafts/save', { body: { ...order, version: 0, content }, ...newKey() }))).toBe(
      'changed-meanwhile',
    );
    await maria.client('POST /office/api/drafts/drop', { body: { ...order, version: 1 }, ...newKey() });
    expect(await tags()).toEqual([['building', 'life'], { by: 'editor', version: 0 }]);
  });

  it('gives a row with its form, the rows that its fields may name, and what is wrong with it in the language of the screen', async () => {
    const { maria, number, save } = await start();
    const saved = await save('spring', { ...news, tag: 'gone', uk: { ...news.uk, title: ' ' } });
    expect(saved.faults.map(({ path, message }) => [path.join('.'), message])).toEqual([['uk.title', 'Без цього не обійтися.']]);
    const again = await save('spring', { ...news, tag: 'gone' }, saved.version);
    expect(again.faults).toEqual([{ path: ['tag'], message: 'Запису «gone» немає. Оберіть його зі списку.' }]);
    const row = await maria.client('GET /office/api/content/row', { query: { part: 'news', name: 'spring', release: number } });
    expect(row).toMatchObject({
      live: { content: { tag: 'building' } },
      draft: { content: { tag: 'gone' }, base: { tag: 'building' }, version: 2, by: { id: maria.id, name: 'Марія' } },
      choices: { tag: [expect.objectContaining({ name: 'building', title: 'Мітка building' }), { name: 'life', title: 'Мітка life' }] },
      schema: { type: 'object', properties: { tag: { format: 'slug' }, uk: { properties: { html: { format: 'html' } } } } },
    });
    const usedBy = async (name: string) =>
      (await maria.client('GET /office/api/content/row', { query: { part: 'news_tag', name, release: number } })).usedBy;
    await save('spring', { ...news, tag: 'life' }, 2);
    expect(await usedBy('life')).toEqual([{ part: 'news', name: 'spring', title: 'Новина spring' }]);
    expect(await usedBy('building')).toEqual([{ part: 'news', name: 'autumn', title: 'Новина autumn' }]);
    await save('spring', { ...news, tag: 'gone' }, 3);
    const { drafts } = await maria.client('GET /office/api/release', { query: { number } });
    expect(drafts).toMatchObject([{ part: 'news', name: 'spring', change: 'changed', conflicts: [], faults: [{ path: ['tag'] }] }]);
    const of = (part: string, name: string) => codeOf(maria.client('GET /office/api/content/row', { query: { part, name } }));
    expect([await of('news', 'Not-A-Slug'), await of('page', 'nowhere'), await of('staff', 'boss')]).toEqual(
      Array(3).fill('unknown-content'),
    );
  });

  it('says of a new row whether its address is taken, on the site or by another open release', async () => {
    const { maria, number, save } = await start();
    const isTaken = async (name: string, release: string) =>
      (await maria.client('GET /office/api/content/row', { query: { part: 'news', name, release } })).isTaken;
    const other = (await maria.client('POST /office/api/releases/make', { body: { name: 'Літо' }, ...newKey() })).release;
    await save('winter', { ...news });
    expect([await isTaken('spring', number), await isTaken('winter', number), await isTaken('winter', `${other.number}`)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('marks a discount beyond the price, a menu that leads nowhere, and what stands in no draft and would break, and publishes none', async () => {
    const { office, maria, release, number } = await start();
    const asked = { query: { number } };
    const save = async (part: string, name: string, content: object | null, version = 0) => {
      const body = { release: release.number, part, name, version, content: content as Record<string, unknown> | null };
      const { faults } = await maria.client('POST /office/api/drafts/save', { body, ...newKey() });
      return faults.map(({ path, message }) => [path.join('.'), message]);
    };
    const publish = async () => {
      const { version } = (await maria.client('GET /office/api/release', asked)).release;
      return codeOf(maria.client('POST /office/api/releases/publish', { body: { number: release.number, version }, ...newKey() }));
    };
    const { slug: _name, ...facts } = offer('autumn');
    expect(await save('offer', 'autumn', { ...facts, effect: { kind: 'percent', hundredths: 5_001 } })).toEqual([
      ['effect.hundredths', 'Знижка у відсотках\u00a0— від 0,01 до 50.'],
    ]);
    // Who may not publish it at all hears that first.
    expect(await publish()).toBe('offers-change-prices');
    expect(await save('offer', 'autumn', { ...facts, forEveryone: false, effect: { kind: 'percent', hundredths: 1_000 } }, 1)).toEqual([]);
    const { header } = someContents().menus;
    const leadingTo = (page: string) => ({ ...header, entries: [{ name: { uk: 'Назва', en: 'Name' }, page }] });
    expect((await save('menu', 'header', leadingTo('нема-такої'))).map(([path]) => path)).toEqual(['entries.0.page']);
    expect(await publish()).toBe('release-faults');
    const row = await maria.client('GET /office/api/content/row', { query: { part: 'menu', name: 'header', release: number } });
    expect(row.choices.page).toContainEqual({ name: 'news/spring', title: 'Новина spring' });
    expect(await save('menu', 'header', leadingTo('news/spring'), 1)).toEqual([]);
    expect(await publish()).not.toBe('release-faults');

    await office.content.reload();
    const { release: next } = await maria.client('POST /office/api/releases/make', { body: { name: 'Весна' }, ...newKey() });
    const body = { release: next.number, part: 'news', name: 'spring', version: 0, content: null };
    await maria.client('POST /office/api/drafts/save', { body, ...newKey() });
    const { breaks } = await maria.client('GET /office/api/release', { query: { number: String(next.number) } });
    expect(breaks).toMatchObject([{ part: 'menu', name: 'header', faults: [{ path: ['entries', '0', 'page'] }] }]);
  });

  it('names the projects with flats whose page nothing is written for, until a release begins it', async () => {
    const office = await openOffice(await open());
    await office.content.load(someContents());
    await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [{}]);
    await office.db.updateTable('project').set({ slug: 'project-new' }).where('slug', '=', 'project-2').execute();
    await office.catalogue.reload();
    const maria = await office.addPerson(everywhere('editor'));
    const { number } = await addRelease(office, maria);
    const unwritten = async () =>
      (await maria.client('GET /office/api/content/rows', { query: { part: 'project', release: String(number) } })).unwritten;
    expect(await unwritten()).toEqual([{ name: 'project-new', title: 'Проєкт 2' }]);
    const words = { lead: 'Новий дім.', about: [], features: [] };
    const body = { release: number, part: 'project', name: 'project-new', version: 0, content: { uk: words, en: words } };
    expect((await maria.client('POST /office/api/drafts/save', { body, ...newKey() })).faults).toEqual([]);
    expect(await unwritten()).toEqual([]);
  });

  it('shows a legal text as it was before it changed', async () => {
    const { office, maria } = await start();
    const [chapter] = someContents().entries.legal_chapter;
    if (!chapter) throw new Error('no chapter');
    const texts = (html: string) => ({ ...chapter, page: 'terms-of-use' as const, uk: { title: 'Оплата', html } });
    const contents = { publication: [], news: [], news_tag: [newsTag('building'), newsTag('life')] };
    for (const html of ['<p>Карткою &amp; вчасно.</p><ul><li>{hold}</li></ul>', '<p>Інакше.</p>'])
      await office.content.load(someContents({ ...contents, legal_chapter: [texts(html)] }));
    const { versions } = await maria.client('GET /office/api/legal/versions');
    const [now, before] = versions.filter(({ page }) => page === 'terms-of-use');
    expect([now?.until, before?.until]).toEqual([null, now?.since]);
    const shown = (number: string) => maria.client('GET /office/api/legal/version', { query: { page: 'terms-of-use', number } });
    expect((await shown(String(before?.number))).chapters.map(({ uk }) => uk)).toEqual([
      { title: 'Оплата', paragraphs: ['Карткою & вчасно.', '{hold}'] },
    ]);
    expect(await codeOf(shown('99'))).toBe('unknown-content');
  });

  it('finds the field of a clicked text, whatever its spaces and marks, in the draft where there is one', async () => {
    const { save, find } = await start();
    expect(await find('Новина\u00a0spring')).toEqual(['spring.uk.title']);
    expect(await find('Українською.')).toEqual(expect.arrayContaining(['spring.uk.html', 'autumn.uk.html']));
    await save('spring', { ...news, uk: { ...news.uk, html: '<p>Перший <strong>сніг</strong> уже тут.</p>' } });
    expect(await find('Перший сніг уже тут.')).toEqual(['spring.uk.html']);
    expect(await find('Українською.')).not.toContain('spring.uk.html');
    expect(await find('У 17 проєктах 605 квартир')).toEqual([]);
  });
});
