import { expect, it } from 'vitest';
import { addFlat } from '../../../../tests/support/clients/office-deals.ts';
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
    const list = async () => (await bohdan.client('GET /office/api/reports')).projects[0];
    return { office, bohdan, olena, project, send, onSite, list };
  }

  it('are on the site at once with both languages, and a second one of the month takes the place of the first', async () => {
    const { project, send, onSite, list, office } = await start();
    expect(await send()).toMatchObject({ isPublished: true });
    expect(await onSite()).toMatchObject([{ slug: `${project}-2026-11`, month: '2026-11', title: 'The sixth floor', picture: null }]);
    await office.content.reload();
    expect(await list()).toMatchObject({ last: { month: '2026-11', photos: 0, works: [{ stage: 'frame', actual: 35 }] }, waits: null });
    expect(await send({ works: [{ stage: 'frame', planned: 40, actual: 41 }] })).toMatchObject({ isPublished: true });
    expect(await onSite()).toMatchObject([{ works: [{ actual: 41 }] }]);
  });

  it('wait for an editor without English, and a second one joins the first', async () => {
    const { send, onSite, list, olena } = await start();
    const english = { title: '', text: '' };
    const first = await send({ en: english });
    expect(first.isPublished).toBe(false);
    expect(await onSite()).toEqual([]);
    expect((await list())?.waits?.number).toBe(first.release);
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
});
