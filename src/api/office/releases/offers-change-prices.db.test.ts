import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { offer, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

onOneEngine('offers that change what booking costs', (open) => {
  it('are published and undone by those who may change prices; the words of an offer by every editor', async () => {
    const office = await openOffice(await open());
    const { slug: _slug, ...facts } = offer('autumn', { forEveryone: true, effect: { kind: 'percent', hundredths: 300 } });
    await office.content.load(someContents({ offer: [offer('autumn', { ...facts })] }));
    await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [{}, {}]);
    await office.catalogue.reload();
    const [maria, olena] = [await office.addPerson(everywhere('editor')), await office.addPerson(everywhere('head-of-sales'))];
    const begin = async (change: object) => {
      const { release } = await maria.client('POST /office/api/releases/make', { body: { name: 'Акція' }, ...newKey() });
      const content = { ...facts, ...change };
      const draft = { release: release.number, part: 'offer', name: 'autumn', version: 0, content };
      expect((await maria.client('POST /office/api/drafts/save', { body: draft, ...newKey() })).faults).toEqual([]);
      return { number: release.number, version: 2 };
    };
    const words = await begin({ uk: { ...facts.uk, title: 'Тепла осінь' } });
    const stepsOf = async ({ number }: { number: number }, who = maria) => {
      const { release, withheld } = await who.client('GET /office/api/release', { query: { number: `${number}` } });
      return [release.allowed, withheld] as const;
    };
    expect(await stepsOf(words)).toEqual([['edit', 'schedule', 'publish', 'discard'], null]);
    await maria.client('POST /office/api/releases/publish', { body: words, ...newKey() });
    expect(await stepsOf(words)).toEqual([['undo'], null]);
    const half = await begin({ effect: { kind: 'percent', hundredths: 5_000 } });
    expect(await codeOf(maria.client('POST /office/api/releases/publish', { body: half, ...newKey() }))).toBe('offers-change-prices');
    expect(await stepsOf(half)).toEqual([['edit', 'discard'], { steps: ['schedule', 'publish'], why: 'offers' }]);
    expect(await stepsOf(half, olena)).toEqual([['edit', 'schedule', 'publish', 'discard'], null]);
    const at = new Date(office.clock().getTime() + 3_600_000).toISOString();
    expect(await codeOf(maria.client('POST /office/api/releases/schedule', { body: { ...half, at }, ...newKey() }))).toBe(
      'offers-change-prices',
    );
    const figures = async ({ number }: { number: number }) =>
      (await olena.client('GET /office/api/release/prices', { query: { number: `${number}` } })).projects;
    const [project] = await figures(half);
    expect(project).toMatchObject({ flats: 2 });
    expect(project?.lowestAfter).toBeLessThan((project?.lowestBefore ?? 0) * 0.6);
    const noCondition = await begin({ forEveryone: false });
    expect(await figures(noCondition)).toMatchObject([{ flats: 2 }]);
    await olena.client('POST /office/api/releases/publish', { body: half, ...newKey() });
    await office.content.reload();
    const published = { ...half, version: 3 };
    expect(await stepsOf(half)).toEqual([[], { steps: ['undo'], why: 'offers' }]);
    expect(await stepsOf(half, olena)).toEqual([['undo'], null]);
    expect(await codeOf(maria.client('POST /office/api/releases/undo', { body: published, ...newKey() }))).toBe('offers-change-prices');
  });

  it('are taken from the schedule by those who may change prices, as flats with other prices are', async () => {
    const office = await openOffice(await open());
    const [first = 0] = await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [{}]);
    await office.catalogue.reload();
    const [maria, olena] = [await office.addPerson(everywhere('editor')), await office.addPerson(everywhere('head-of-sales'))];
    const rule = { by: 'percent' as const, hundredths: 200, roundTo: 1 as const };
    const body = { name: 'Дорожче', apartments: [first], rule, publish: false };
    const { number } = await olena.client('POST /office/api/prices/change', { body, ...newKey() });
    const at = new Date(office.clock().getTime() + 3_600_000).toISOString();
    await olena.client('POST /office/api/releases/schedule', { body: { number, version: 1, at }, ...newKey() });
    const { release, withheld } = await maria.client('GET /office/api/release', { query: { number: `${number}` } });
    expect([release.allowed, withheld]).toEqual([[], { steps: ['unschedule', 'publish'], why: 'flats' }]);
    const seen = { number, version: 2 };
    for (const step of ['unschedule', 'publish'] as const)
      expect(await codeOf(maria.client(`POST /office/api/releases/${step}`, { body: seen, ...newKey() }))).toBe('not-allowed');
    await olena.client('POST /office/api/releases/unschedule', { body: seen, ...newKey() });
  });

  it('take a passkey of the last minutes, as every price that comes to the site does; words and plans take none', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const [first = 0] = await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [{}]);
    await office.catalogue.reload();
    const { client, key } = await office.addPerson(everywhere('head-of-sales'));
    clock.pass(6);
    const rule = { by: 'percent' as const, hundredths: 200, roundTo: 1 as const };
    const body = { name: 'Дорожче', apartments: [first], rule };
    expect(await codeOf(client('POST /office/api/prices/change', { body: { ...body, publish: true }, ...newKey() }))).toBe('proof-needed');
    const { number } = await client('POST /office/api/prices/change', { body: { ...body, publish: false }, ...newKey() });
    const seen = { number, version: 1 };
    const at = new Date(clock().getTime() + 3_600_000).toISOString();
    expect(await codeOf(client('POST /office/api/releases/schedule', { body: { ...seen, at }, ...newKey() }))).toBe('proof-needed');
    // The same request, once the person has proven to be it.
    const again = newKey();
    expect(await codeOf(client('POST /office/api/releases/publish', { body: seen, ...again }))).toBe('proof-needed');
    await office.prove({ client }, key);
    expect((await client('POST /office/api/releases/publish', { body: seen, ...again })).release.state).toBe('published');
    clock.pass(6);
    const published = { number, version: 2 };
    expect(await codeOf(client('POST /office/api/releases/undo', { body: published, ...newKey() }))).toBe('proof-needed');
    const { release } = await client('POST /office/api/releases/make', { body: { name: 'Слова' }, ...newKey() });
    const words = {
      release: release.number,
      part: 'offer_tag',
      name: 'price',
      version: 0,
      content: { uk: { name: 'Ціна' }, en: { name: 'Price' } },
    };
    await client('POST /office/api/drafts/save', { body: words, ...newKey() });
    expect(await codeOf(client('POST /office/api/releases/publish', { body: { number: release.number, version: 2 }, ...newKey() }))).toBe(
      'ok',
    );
  });

  it('take no more than half of the price of any flat among theirs, whose number is named', async () => {
    const office = await openOffice(await open());
    const { slug: _slug, ...facts } = offer('autumn', { effect: { kind: 'per_m2', minor: 10_000, currency: 'USD' } });
    await office.content.load(someContents({ offer: [offer('autumn', { ...facts })] }));
    const ids = await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [
      { number: '7', area_hundredths: 5_430, price_minor: 20_000_000 },
      { number: '8', area_hundredths: 5_430, price_minor: 6_000_000 },
    ]);
    await office.catalogue.reload();
    const olena = await office.addPerson(everywhere('head-of-sales'));
    const begin = async () => (await olena.client('POST /office/api/releases/make', { body: { name: 'Акція' }, ...newKey() })).release;
    const save = (release: number, version: number, change: object) =>
      olena.client('POST /office/api/drafts/save', {
        body: { release, part: 'offer', name: 'autumn', version, content: { ...facts, ...change } },
        ...newKey(),
      });
    const release = await begin();
    const tooMuch = { effect: { kind: 'per_m2', minor: 60_000, currency: 'USD' } };
    expect((await save(release.number, 0, tooMuch)).faults).toEqual([
      { path: ['effect', 'minor'], message: 'Знижка більша за половину ціни квартири № 8 («Проєкт 1»).' },
    ]);
    const seen = { number: release.number, version: 2 };
    expect(await codeOf(olena.client('POST /office/api/releases/publish', { body: seen, ...newKey() }))).toBe('release-faults');
    const fitting = { effect: { kind: 'per_m2', minor: 50_000, currency: 'USD' } };
    expect((await save(release.number, 1, fitting)).faults).toEqual([]);
    // The prices of the release itself count.
    const rule = { by: 'set' as const, minor: 4_000_000, currency: 'USD' as const, roundTo: 1 as const };
    const confirmed = { count: 2, apartment: ids[0] as number, afterMinor: 4_000_000 };
    await olena.client('POST /office/api/prices/plan', {
      body: { number: release.number, version: 3, apartments: ids, rule, confirmed },
      ...newKey(),
    });
    const { drafts } = await olena.client('GET /office/api/release', { query: { number: `${release.number}` } });
    expect(drafts[0]?.faults.map(({ message }) => message)).toEqual(['Знижка більша за половину ціни квартири № 7 («Проєкт 1») і ще 1.']);
    expect(await codeOf(olena.client('POST /office/api/releases/publish', { body: { ...seen, version: 4 }, ...newKey() }))).toBe(
      'release-faults',
    );
    const [, second = 0] = ids;
    await office.db
      .updateTable('apartment' as never)
      .set({ price_minor: 1_000_000 } as never)
      .where('id' as never, '=', second as never)
      .execute();
    await office.catalogue.reload();
    const words = await begin();
    expect((await save(words.number, 0, { uk: { ...facts.uk, title: 'Тепла осінь' } })).faults).toEqual([]);
    await olena.client('POST /office/api/releases/publish', { body: { number: words.number, version: 2 }, ...newKey() });
  });
});
