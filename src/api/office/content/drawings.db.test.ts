import { expect, it } from 'vitest';
import { addRelease } from '../../../../tests/support/clients/office-releases.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { Unreachable } from '../../../platform/http/unreachable.ts';

onOneEngine('what editors of drawings ask', (open) => {
  it('gives the sections of a project with their storeys in the release, the flats on them and the plans of their layouts', async () => {
    const office = await openOffice(await open());
    await office.content.load(someContents({}));
    const flats = [{ floor: 3 }, { floor: 2 }, { section: 'S2', floor: 2, layout_id: null }];
    await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], flats);
    await office.catalogue.reload();
    const maria = await office.addPerson(everywhere('editor'));
    const { number } = await addRelease(office, maria);
    const ask = (query: { project: string; release?: string }) => maria.client('GET /office/api/content/building', { query });
    const { sections, layouts } = await ask({ project: 'project-1' });
    expect(sections).toEqual([
      {
        ...{ id: 'S1', name: 'S1', storeys: 16 },
        flats: [
          { number: '1', floor: 3, position: 1, layout: 'L1' },
          { number: '2', floor: 2, position: 2, layout: 'L1' },
        ],
      },
      { id: 'S2', name: 'S2', storeys: null, flats: [{ number: '3', floor: 2, position: 3, layout: null }] },
    ]);
    expect(layouts).toMatchObject([{ id: 'L1', name: '1A', plan: { width: 620, height: 800, rooms: [{ id: 'r1' }] } }]);
    const ofLayout = (id: string) => maria.client('GET /office/api/content/layout', { query: { id } });
    expect((await ofLayout('L1')).layout).toEqual(layouts[0]);
    expect(await codeOf(ofLayout('L9'))).toBe('unknown-content');
    const house = office.content.rows().get('house/project-1')?.content as { sections: object[] };
    const higher = { ...house, sections: house.sections.map((section) => ({ ...section, storeys: 18 })) };
    const content = higher as unknown as Record<string, unknown>;
    const body = { release: number, part: 'house', name: 'project-1', version: 0, content };
    await maria.client('POST /office/api/drafts/save', { body, ...newKey() });
    expect((await ask({ project: 'project-1', release: String(number) })).sections[0]?.storeys).toBe(18);
    expect((await ask({ project: 'project-1' })).sections[0]?.storeys).toBe(16);
    expect(await codeOf(ask({ project: 'nowhere' }))).toBe('unknown-content');
    expect(await codeOf(ask({ project: 'project-1', release: '999' }))).toBe('unknown-release');

    const plan = office.content.rows().get('floor_plan/project-1-1-2')?.content as { flats: object[] };
    const elsewhere = { ...plan, flats: plan.flats.map((flat) => ({ ...flat, at: [9000, 0] })) } as unknown as Record<string, unknown>;
    const saved = await maria.client('POST /office/api/drafts/save', {
      body: { release: number, part: 'floor_plan', name: 'project-1-1-2', version: 0, content: elsewhere },
      ...newKey(),
    });
    expect(saved.faults).toContainEqual({ path: ['flats', '0', 'at'], message: 'Це поза межами плану.' });
  });

  it('says how much sun a flat has on the shortest day, on the site and in a release, once outlines are right', async () => {
    const office = await openOffice(await open());
    await office.content.load(someContents({}));
    await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [{ floor: 3 }]);
    await office.catalogue.reload();
    const maria = await office.addPerson(everywhere('editor'));
    const { number: release } = await addRelease(office, maria);
    const sun = (asked: object = {}) =>
      maria.client('GET /office/api/content/sun', {
        query: { project: 'project-1', release: `${release}`, section: 'S1', number: '1', ...asked },
      });
    const first = await sun();
    expect(first).toEqual({
      isWrong: false,
      rooms: [{ id: 'r1', label: 'bedroom', before: expect.any(Number), after: first.rooms[0]?.before }],
    });
    expect(first.rooms[0]?.before).toBeGreaterThan(30);

    type House = { sections: { outline: [number, number][] }[]; masses: object[]; uk: object; en: object };
    const house = office.content.rows().get('house/project-1')?.content as House;
    const around = [
      [-90, -90],
      [90, -90],
      [90, 90],
      [89, 90],
      [89, -89],
      [-89, -89],
      [-89, 90],
      [-90, 90],
    ];
    const walled = {
      ...{ ...house, masses: [...house.masses, { outline: around, height: 200, until: '2029-01' }] },
      ...{ uk: { neighbours: ['будинок', 'стіна'] }, en: { neighbours: ['house', 'wall'] } },
    };
    const save = (content: object, version: number) =>
      maria.client('POST /office/api/drafts/save', {
        body: { release, part: 'house', name: 'project-1', version, content: content as Record<string, unknown> },
        ...newKey(),
      });
    const { version, faults } = await save(walled, 0);
    expect(faults).toEqual([]);
    const [room] = (await sun()).rooms;
    expect(room?.before).toBe(first.rooms[0]?.before);
    expect(room?.after).toBeLessThan(room?.before ?? 0);
    await save({ ...walled, sections: house.sections.map((one) => ({ ...one, outline: one.outline.slice(0, 2) })) }, version);
    expect(await sun()).toMatchObject({ isWrong: true, rooms: [{ before: room?.before, after: null }] });
    expect(await codeOf(sun({ number: '99' }))).toBe('unknown-content');
    expect(await codeOf(sun({ release: '999' }))).toBe('unknown-release');
  });

  it('says which cameras send frames, and since when one is silent', async () => {
    const at = new Date('2026-11-25T08:59:58Z');
    const silent = () => Promise.reject(new Unreachable('a camera', 'did not answer'));
    const cameraPorts = {
      yard: { stream: 'https://cameras.example.ua/yard.m3u8', look: () => Promise.resolve({ lastFrame: at, mark: '1' }) },
      crane: { stream: 'https://cameras.example.ua/crane.m3u8', look: silent },
    };
    const office = await openOffice(await open(), { cameraPorts });
    const maria = await office.addPerson(everywhere('editor'));
    expect((await maria.client('GET /office/api/content/streams')).streams).toEqual([
      { name: 'yard', address: 'https://cameras.example.ua/yard.m3u8', isLive: true, lastFrame: at.toISOString() },
      { name: 'crane', address: 'https://cameras.example.ua/crane.m3u8', isLive: false, lastFrame: null },
    ]);
  });

  it('leads a tour of a class to a project that has none of its own', async () => {
    const office = await openOffice(await open());
    await office.content.load(someContents({}));
    await seedCatalogue(office.db as unknown as Parameters<typeof seedCatalogue>[0], [{}]);
    await office.catalogue.reload();
    const maria = await office.addPerson(everywhere('editor'));
    const page = async (name: string) => (await maria.client('GET /office/api/content/row', { query: { part: 'tour', name } })).page;
    const [own, other] = office.catalogue.projects().map(({ project }) => project);
    expect(await page(own?.slug ?? '')).toBe(`/projects/${own?.slug}/tour/`);
    expect(await page(other?.class ?? '')).toBe(`/projects/${other?.slug}/tour/`);
    expect(await page('nothing')).toBeNull();
  });
});
