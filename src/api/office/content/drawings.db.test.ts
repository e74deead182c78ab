import { expect, it } from 'vitest';
import { addLayout } from '../../../../tests/support/clients/office-deals.ts';
import { addRelease } from '../../../../tests/support/clients/office-releases.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { seedCatalogue, smallPlan } from '../../../../tests/support/contents/catalogue-rows.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
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
        id: 'S1',
        name: 'S1',
        storeys: 16,
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

  it('draws the rooms of a layout in a release, against the flats that have it, and keeps ours when the source says another plan', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    await office.content.load(someContents({}));
    const db = office.db as unknown as Parameters<typeof seedCatalogue>[0];
    await seedCatalogue(db, [{ area_hundredths: 1246 }, { area_hundredths: 1250 }]);
    await office.catalogue.reload();
    const maria = await office.addPerson(everywhere('editor'));
    const { number: release } = await addRelease(office, maria);
    const ask = (id: string) => maria.client('GET /office/api/content/layout', { query: { id } });
    const part = 'layout_plan';
    const { unwritten } = await maria.client('GET /office/api/content/rows', { query: { part, release: `${release}` } });
    expect(unwritten).toEqual([{ name: 'l1', title: '1A' }]);
    const { choices } = await maria.client('GET /office/api/content/row', { query: { part: 'tour', name: 'p1', release: `${release}` } });
    expect([choices.layout, choices.section?.length]).toEqual([[{ name: 'L1', title: '1A' }], office.catalogue.sections().length]);
    const { source, mark, row, flats } = await ask('l1');
    expect([row, flats.map(({ number, area }) => [number, area])]).toEqual([
      'l1',
      [
        ['1', 12.46],
        ['2', 12.5],
      ],
    ]);
    const blank = { from: null, until: null, picture: null, gallery: [], uk: {}, en: {} };
    const rowOf = (rooms: object[], own: object = {}) => ({ ...blank, layout: 'L1', name: '1A', replaces: mark, ...source, rooms, ...own });
    const save = (version: number, content: object) => {
      const body = { release, part, name: row, version, content: content as Record<string, unknown> };
      return maria.client('POST /office/api/drafts/save', { body, ...newKey() });
    };
    const box = (left: number, right: number) => [
      [left, 0],
      [right, 0],
      [right, 400],
      [left, 400],
    ];
    const bedroom = { id: 'r1', label: 'bedroom', area: 8, outline: box(0, 200) };
    const wardrobe = { id: 'r2', label: 'wardrobe', area: 4.4, outline: box(200, 310) };
    const wrong = await save(0, rowOf([bedroom, { ...wardrobe, area: 9, outline: box(100, 700) }]));
    expect(wrong.faults).toEqual([
      { path: ['rooms', '1', 'outline'], message: 'Це поза межами плану.' },
      { path: ['rooms', '1', 'outline'], message: 'Заходить на іншу кімнату.' },
      { path: ['rooms'], message: 'Разом 17,00 м², а у квартир цього планування від 12,46 до 12,50 м².' },
    ]);
    const publish = async () => {
      const { version } = (await maria.client('GET /office/api/release', { query: { number: `${release}` } })).release;
      return maria.client('POST /office/api/releases/publish', { body: { number: release, version }, ...newKey() });
    };
    expect(await codeOf(publish())).toBe('release-faults');
    const until = '2026-11-25T12:00:00.000Z';
    expect((await save(1, rowOf([bedroom, wardrobe], { until }))).faults).toEqual([]);
    const rooms = () => (office.catalogue.layout('L1')?.plan as { rooms: { id: string }[] } | undefined)?.rooms.map(({ id }) => id);
    expect(rooms()).toEqual(['r1']);
    await publish();
    await office.content.reload();
    expect([rooms(), (await ask('L1')).source.rooms.length]).toEqual([['r1', 'r2'], 1]);
    // The source says another plan: ours stays, and the office sees that a person has to decide.
    await db
      .updateTable('layout')
      .set({ plan: JSON.stringify({ ...smallPlan, width: 640 }) as never })
      .execute();
    await office.catalogue.reload();
    const moved = await ask('L1');
    expect([rooms(), moved.layout.plan.width, moved.source.width, moved.mark === mark]).toEqual([['r1', 'r2'], 620, 640, false]);
    clock.pass(4 * 60);
    expect(rooms()).toEqual(['r1']);
  });

  it('lets an editor of one project draw the layouts that only its flats have, in releases of their own, for another to publish', async () => {
    const office = await openOffice(await open());
    await office.content.load(someContents({}));
    const [own, foreign] = [await addLayout(office, 'p1'), await addLayout(office, 'p2')];
    const olha = await office.addPerson([{ role: 'editor', projectId: 'p1' }]);
    const maria = await office.addPerson(everywhere('editor'));
    const theirs = await addRelease(office, maria);
    const { release } = await olha.client('POST /office/api/releases/make', { body: { name: 'Плани' }, ...newKey() });
    expect(release.allowed).toEqual(['edit', 'discard']);
    const part = 'layout_plan';
    const rows = await olha.client('GET /office/api/content/rows', { query: { part, release: `${release.number}` } });
    // The layout of both projects is drawn by those who may edit all.
    expect([rows.rows, rows.unwritten.map(({ name }) => name)]).toEqual([[], [own.row]]);
    const save = (number: number, name: string, layout: string, of = part) => {
      const body = { release: number, part: of, name, version: 0, content: { layout } };
      return codeOf(olha.client('POST /office/api/drafts/save', { body, ...newKey() }));
    };
    const { number } = release;
    const tries = [
      await save(number, foreign.row, foreign.id),
      await save(number, 'l1', 'L1'),
      await save(number, own.row, foreign.id),
      await save(number, own.row, 'L1'),
      await save(number, 'spring', '', 'news_tag'),
      await save(theirs.number, own.row, own.id),
      await save(number, own.row, own.id),
    ];
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'unknown-content'), 'unknown-release', 'ok']);
    expect((await olha.client('GET /office/api/releases')).releases.map((one) => one.number)).toEqual([number]);
    expect((await maria.client('GET /office/api/releases')).releases.map((one) => one.number)).toContain(number);
    const asked = (key: 'publish' | 'schedule') =>
      codeOf(
        olha.client(`POST /office/api/releases/${key}` as 'POST /office/api/releases/publish', {
          body: { number, version: 2 },
          ...newKey(),
        }),
      );
    expect([await asked('publish'), await asked('schedule')]).toEqual(['not-allowed', 'not-allowed']);
    expect(await codeOf(olha.client('GET /office/api/release/preview', { query: { number: `${number}` } }))).toBe('not-allowed');
    // What another person adds to it is not thrown away with it.
    const body = { release: number, part: 'news_tag', name: 'spring', version: 0, content: {} };
    await maria.client('POST /office/api/drafts/save', { body, ...newKey() });
    const discard = () => codeOf(olha.client('POST /office/api/releases/discard', { body: { number, version: 3 }, ...newKey() }));
    expect(await discard()).toBe('unknown-release');
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
      ...house,
      masses: [...house.masses, { outline: around, height: 200, until: '2029-01' }],
      uk: { neighbours: ['будинок', 'стіна'] },
      en: { neighbours: ['house', 'wall'] },
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
