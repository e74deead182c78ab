import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { offer, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

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
    await maria.client('POST /office/api/releases/publish', { body: words, ...newKey() });
    const half = await begin({ effect: { kind: 'percent', hundredths: 5_000 } });
    expect(await codeOf(maria.client('POST /office/api/releases/publish', { body: half, ...newKey() }))).toBe('offers-change-prices');
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
    const published = { ...half, version: 3 };
    expect(await codeOf(maria.client('POST /office/api/releases/undo', { body: published, ...newKey() }))).toBe('offers-change-prices');
  });
});
