import { expect, it } from 'vitest';
import { addFlat } from '../../../../tests/support/clients/office-deals.ts';
import { addPicture, aPhoto, uploadFile } from '../../../../tests/support/clients/office-media.ts';
import { aReport } from '../../../../tests/support/clients/office-releases.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import type { SentReport } from '../../../contract/office/reports/reports.ts';

onOneEngine('reports from the site', (open) => {
  async function start() {
    const office = await openOffice(await open());
    await addFlat(office);
    await office.catalogue.reload();
    await office.content.load(someContents());
    const [bohdan, olena] = [
      await office.addPerson([{ role: 'construction-reporter', projectId: 'p1' }], 'Богдан'),
      await office.addPerson(everywhere('editor'), 'Олена'),
    ];
    const [project = ''] = (await bohdan.client('GET /office/api/reports')).projects.map(({ slug }) => slug);
    const report = { ...aReport(project), en: { title: 'The sixth floor', text: 'The frame is six floors high.' } };
    const send = (changed: Partial<SentReport> = {}) =>
      bohdan.client('POST /office/api/reports/send', { body: { ...report, ...changed }, ...newKey() });
    const onSite = async () => {
      await office.content.reload();
      return office.content.current().en.entries.construction_report.filter(({ month }) => month === '2026-11');
    };
    const today = async ({ client }: typeof olena) => (await client('GET /office/api/today')).items.filter(({ kind }) => kind === 'report');
    const list = async () => (await bohdan.client('GET /office/api/reports')).projects[0];
    return { office, bohdan, olena, project, send, onSite, list, today };
  }

  it('are on the site at once with both languages, and a second one of the month takes the place of the first', async () => {
    const { project, send, onSite, list, office } = await start();
    expect(await send()).toMatchObject({ isPublished: true });
    expect(await onSite()).toMatchObject([{ slug: `${project}-2026-11`, month: '2026-11', title: 'The sixth floor', picture: null }]);
    await office.content.reload();
    expect(await list()).toMatchObject({ last: { month: '2026-11', photos: 0, works: [{ stage: 'frame', actual: 35 }] }, waits: [] });
    expect(await send({ works: [{ stage: 'frame', planned: 40, actual: 41 }] })).toMatchObject({ isPublished: true });
    expect(await onSite()).toMatchObject([{ works: [{ actual: 41 }] }]);
  });

  it('count storeys up to the height of a section, and leave the plan ahead as it was', async () => {
    const { send, onSite, list, office } = await start();
    const [section] = (await list())?.sections ?? [];
    const counted = (cast: number) => ({ storeys: [{ section: section?.id ?? '', cast }] });
    expect(await codeOf(send({ month: '2026-10', ...counted((section?.floors ?? 0) + 1) }))).toBe('bad-fields');
    expect(await codeOf(send({ month: '2026-10', storeys: [{ section: 'nowhere', cast: 1 }] }))).toBe('bad-fields');
    expect(await send({ month: '2026-10', ...counted(2) })).toMatchObject({ isPublished: true });
    const { rows } = office.content;
    await office.content.reload();
    const known = [...rows().values()].find(
      ({ part, content }) => part === 'construction_report' && (content as { month: string }).month === '2026-10',
    );
    const ahead = [
      { month: '2026-11', section: section?.id, cast: 3 },
      { month: '2026-12', section: section?.id, cast: 4 },
    ];
    await office.db
      .updateTable('entry')
      .set({ content: JSON.stringify({ ...known?.content, ahead }) as never })
      .where('slug', '=', known?.name ?? '')
      .execute();
    await office.content.reload();
    expect(await send(counted(3))).toMatchObject({ isPublished: true });
    expect(await onSite()).toMatchObject([{ ...counted(3), ahead: [ahead[1]] }]);
    expect(await list()).toMatchObject({ last: counted(3) });
    expect(await codeOf(send({ month: '2026-12', ...counted(1) }))).toBe('release-faults');
  });

  it('wait for an editor without English, and a second one joins the first', async () => {
    const { send, onSite, list, olena, bohdan, today } = await start();
    const english = { title: '', text: '' };
    const first = await send({ en: english });
    expect(first.isPublished).toBe(false);
    expect(await onSite()).toEqual([]);
    expect((await list())?.waits).toMatchObject([{ number: first.release, month: '2026-11', publishAt: null }]);
    expect(await today(olena)).toMatchObject([{ kind: 'report', number: first.release }]);
    expect(await today(bohdan)).toEqual([]);
    const second = await send({ en: english, uk: { title: 'Сьомий поверх', text: '' } });
    expect(second).toEqual({ release: first.release, isPublished: false });
    const { release } = await olena.client('GET /office/api/release', { query: { number: String(first.release) } });
    expect(release).toMatchObject({ state: 'draft', drafts: 1 });
  });

  it('are refused of other projects, with unknown photos, and with a stage that is not there', async () => {
    const { send, office, onSite } = await start();
    const other = office.catalogue.projects().find(({ project: { externalId } }) => externalId !== 'p1')?.project.slug ?? '';
    expect(await codeOf(send({ project: other }))).toBe('unknown-project');
    expect(await codeOf(send({ project: 'nowhere' }))).toBe('unknown-project');
    expect(await codeOf(send({ photos: [{ name: 'uploads/none', stage: 'frame' }] }))).toBe('unknown-picture');
    expect(await codeOf(send({ stage: 'roof' }))).toBe('release-faults');
    expect(await onSite()).toEqual([]);
    expect((await office.releases.releases()).length).toBe(0);
  });

  it('come with twenty photos from a person of this project alone, who replaces no picture and has a bound for each day', async () => {
    const { bohdan, send, onSite, office } = await start();
    const names: string[] = [];
    for (let at = 0; at < 20; at++) {
      const photo = await aPhoto({ width: 640, height: 480, colour: `#${(16 + at * 11).toString(16)}4060` });
      names.push((await uploadFile(bohdan.client, photo, { fileName: `${at}.jpg` })).picture.name);
    }
    expect(new Set(names).size).toBe(20);
    expect(await send({ photos: names.map((name) => ({ name, stage: 'frame' })) })).toMatchObject({ isPublished: true });
    expect((await onSite())[0]?.gallery).toHaveLength(19);
    const begin = (replaces: string | null = null) =>
      codeOf(bohdan.client('POST /office/api/media/uploads/begin', { body: { fileName: 'a.jpg', bytes: 9, replaces }, ...newKey() }));
    expect(await begin(await addPicture(office, bohdan))).toBe('not-allowed');
    expect(await codeOf(bohdan.client('GET /office/api/media', { query: {} }))).toBe('not-allowed');
    await office.db
      .insertInto('media_upload')
      .values(
        Array.from({ length: 180 }, () => ({
          file_name: 'a.jpg',
          bytes: 9,
          replaces: null,
          picture: names[0] ?? '',
          made_by: bohdan.id,
          made_at: office.clock(),
        })),
      )
      .execute();
    expect(await begin()).toBe('uploads-of-day');
  });

  it('wait while another report of the month is scheduled, and say in which release and until when', async () => {
    const { send, list, office, olena, project, onSite, today } = await start();
    const english = { title: '', text: '' };
    const { release } = await send({ en: english });
    const { releases, db } = office;
    const content = { ...(await releases.findRelease(release))?.drafts[0]?.content, en: { title: 'The sixth floor', text: 'Six floors.' } };
    const draft = { release, part: 'construction_report', name: `${project}-2026-11`, version: 1, content, by: olena.id };
    await db.transaction().execute((trx) => releases.saveDraft(trx, draft));
    const { release: seen } = await olena.client('GET /office/api/release', { query: { number: String(release) } });
    expect(await today(olena)).toEqual([]);
    const at = new Date(office.clock().getTime() + 3_600_000).toISOString();
    await olena.client('POST /office/api/releases/schedule', { body: { number: release, version: seen.version, at }, ...newKey() });
    expect((await list())?.waits).toMatchObject([{ number: release, month: '2026-11', publishAt: at }]);
    expect(await codeOf(send())).toBe('report-scheduled');
    expect(await onSite()).toEqual([]);
    expect(await send({ month: '2026-10' })).toMatchObject({ isPublished: true });
  });
});
