import { expect, it } from 'vitest';
import { openApi, strict } from '../../../../tests/support/api/open-api.ts';
import { delivered, report } from '../../../../tests/support/contents/around-projects.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { legalAnswerSchema } from '../../../contract/content/legal.ts';
import { advertisingAnswerSchema, aerialAnswerSchema } from '../../../contract/content/partners.ts';
import { constructionAnswerSchema, projectAnswerSchema } from '../../../contract/content/projects.ts';
import { staticPagesSchema } from '../../../contract/content/static-pages.ts';
import { surroundingsAnswerSchema } from '../../../contract/content/surroundings.ts';

onOneEngine('answers about projects', (open) => {
  it('names stages, kinds of places and kinds of features in the content that all pages share (§3)', async () => {
    const { client } = await openApi(await open());
    const pages = strict(staticPagesSchema, await client('GET /api/{locale}/static-pages'));
    expect(pages.stage_of_construction).toEqual([
      { id: 'pit', name: 'pit in English' },
      { id: 'frame', name: 'frame in English' },
    ]);
    expect(pages.tag_infrastructure_category).toEqual([{ id: 'school', name: 'school in English' }]);
    expect(pages.feature_categories).toEqual([{ id: 'yard', name: 'yard in English' }]);
    expect(pages.projects[0]?.features).toEqual([{ title: 'The first.', text: '', category_id: 'yard' }]);
  });

  it('lists construction reports, the newest month first, of all projects or of one (§2)', async () => {
    const other = report('2026-11', { slug: 'other', project: 'project-2' });
    const months = ['2026-09', '2026-11', '2026-10'].map((month) => report(month));
    const { client, refused } = await openApi(await open(), {
      contents: someContents({ construction_report: [other, ...months, report('2026-12', { from: '2026-12-01T08:00:00.000Z' })] }),
    });
    const { construction } = strict(constructionAnswerSchema, await client('GET /api/{locale}/construction'));
    expect(construction.items.map(({ slug }) => slug)).toEqual(['other', 'report-2026-11', 'report-2026-10', 'report-2026-09']);
    expect(construction.items[0]).toMatchObject({ project_id: 'P2', stage_id: 'frame', percent: 68, planned_percent: 70 });
    const first = (await client('GET /api/{locale}/construction', { query: { project_id: 'P1', per_page: '2' } })).construction;
    expect(first).toMatchObject({ total: 3, lastPage: 2, items: [{ month: '2026-11' }, { month: '2026-10', title: 'Report 2026-10' }] });
    expect(await refused('/api/en/construction?project_id=P9&per_page=1')).toMatchObject({ errors: { project_id: ['unknown'] } });
    expect(await refused('/api/en/construction?per_page=0')).toMatchObject({ errors: { per_page: ['out-of-range'] } });
  });

  it('says of each flat when its floor was cast or is to be, as the reports count (§2)', async () => {
    const storeys = (cast: number) => ({ storeys: [{ section: 'S1', cast }] });
    const ahead = [{ month: '2026-12', section: 'S1', cast: 9 }];
    const months = [report('2026-09', storeys(2)), report('2026-10', { ...storeys(5), ahead })];
    const { client } = await openApi(await open(), {
      contents: someContents({ construction_report: months }),
      flats: [2, 5, 8, 12].map((floor) => ({ floor })),
    });
    const castOf = async (slug: string) => (await client('GET /api/{locale}/apartment/{slug}', { slug })).apartment.floor_cast;
    expect(await Promise.all([0, 1, 2, 3].map((at) => castOf(`flat-${at}`)))).toEqual([
      { state: 'by', month: '2026-09' },
      { state: 'in', month: '2026-10' },
      { state: 'planned', month: '2026-12' },
      null,
    ]);
    const { construction } = strict(constructionAnswerSchema, await client('GET /api/{locale}/construction'));
    expect(construction.items[0]).toMatchObject({
      storeys: [{ section_id: 'S1', cast: 5 }],
      ahead: [{ month: '2026-12', section_id: 'S1', cast: 9 }],
    });
  });

  it('answers the reports, places and documents of a project, and none for a project without them (§2)', async () => {
    const { client, ask, refused } = await openApi(await open());
    const { project } = strict(projectAnswerSchema, await client('GET /api/{locale}/project/{slug}', { slug: 'project-1' }));
    expect(project).toMatchObject({
      salesforce_id: 'P1',
      coordinates: { lat: 50.4, lng: 30.5 },
      construction: [{ month: '2026-10' }],
      places: [{ id: 'lyceum', category_id: 'school', landmark: 'school', minutes: 7, name: 'Lyceum' }],
      documents: [{ kind: 'permit', number: 'КВ 1', date: '2025-03-01', title: 'Permit', issuer: 'Inspection' }],
      delivery_dates: [
        { section_id: 'S1', said: '2025-03-20', submission_date: '2027-Q1', reason: '' },
        { section_id: 'S1', said: '2026-02-10', submission_date: '2027-Q2', reason: 'The shelter has grown.' },
      ],
      blackout: {
        systems: [
          { system: 'lifts', hours: 24, how: 'One lift in each section.' },
          { system: 'internet', hours: 0, how: 'It stops.' },
        ],
        tested: { on: '2026-11-01', hours: 4 },
        shelter: { kind: 'dual_use', area: 310.5, places: 500, minutes: 3, accessible: true, text: 'Under section 1.' },
      },
      lights: { day: { width: 900 }, evening: { width: 900 }, blackout: { alt: 'An apartment from above.' } },
    });
    const ukrainian = (await (await ask('/api/uk/project/project-1')).json()) as { project: { places: object[] } };
    expect(ukrainian.project.places).toMatchObject([{ name: 'Ліцей' }]);
    expect((await client('GET /api/{locale}/project/{slug}', { slug: 'project-2' })).project).toMatchObject({
      coordinates: null,
      construction: [],
      places: [],
      documents: [],
      delivery_dates: [],
      blackout: null,
      lights: null,
    });
    expect(await refused('/api/uk/project/nothing')).toMatchObject({ status: 404, message: 'Такого проєкту немає.' });
  });

  it('answers the ground around a gate with names in the requested language, and null where it is not drawn (§1 infrastructure)', async () => {
    const { client, ask, refused } = await openApi(await open());
    const { surroundings } = strict(
      surroundingsAnswerSchema,
      await client('GET /api/{locale}/project/{slug}/surroundings', { slug: 'project-1' }),
    );
    expect(surroundings).toMatchObject({
      coordinates: { lat: 50.4, lng: 30.5 },
      reach: 700,
      streets: [{ name: 'Persha St', wide: true }, { name: '' }],
      areas: [{ kind: 'water', name: 'pond' }],
      blocks: [[100, 80, 50, 13, 15]],
      sections: [{ salesforce_id: 'S1' }],
    });
    const answer = await ask('/api/uk/project/project-1/surroundings');
    expect(await answer.json()).toMatchObject({ surroundings: { streets: [{ name: 'вул.\u00a0Перша' }, { name: '' }] } });
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask('/api/uk/project/project-1/surroundings', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await client('GET /api/{locale}/project/{slug}/surroundings', { slug: 'project-2' })).surroundings).toBeNull();
    expect(await refused('/api/uk/project/nothing/surroundings')).toMatchObject({ status: 404, message: 'Такого проєкту немає.' });
  });

  it('lists spaces for partners until they are taken, and surveys from the air (§2)', async () => {
    const contents = someContents();
    const [corner] = contents.entries.advertising;
    if (!corner) throw new Error('no space');
    const taken = { ...corner, slug: 'taken', until: '2026-11-20T10:00:00.000Z' };
    const { client } = await openApi(await open(), { contents: someContents({ advertising: [taken, corner] }) });
    const { advertising } = strict(advertisingAnswerSchema, await client('GET /api/{locale}/advertising'));
    expect(advertising).toMatchObject([{ slug: 'corner', project_id: 'P2', area: 64.5, terms: 'A year or more' }]);
    const { aerial_photography } = strict(aerialAnswerSchema, await client('GET /api/{locale}/aerial-photography'));
    expect(aerial_photography).toMatchObject([{ slug: 'october', project_id: 'P1', date: '2026-10-02', height: 90, frames: 120 }]);
  });

  it('gives a legal text by chapters (§2)', async () => {
    const { client, refused } = await openApi(await open());
    const { legal } = strict(legalAnswerSchema, await client('GET /api/{locale}/legal/{slug}', { slug: 'privacy-policy' }));
    expect(legal).toEqual([{ id: 'who', title: 'Who', html: '<p>We.</p>' }]);
    expect((await refused('/api/uk/legal/terms-of-use')).status).toBe(404);
  });

  it('writes the numbers of the booking terms into a legal text that names them', async () => {
    const [chapter] = someContents().entries.legal_chapter;
    if (!chapter) throw new Error('no chapter');
    const told = {
      ...chapter,
      page: 'terms-of-use' as const,
      uk: { title: 'Бронь', html: '<p>{reservation} {other}</p>' },
      en: { title: 'Booking', html: '<p>{refund_later}</p>' },
    };
    const { ask } = await openApi(await open(), { contents: someContents({ legal_chapter: [told] }) });
    expect(await (await ask('/api/uk/legal/terms-of-use')).json()).toMatchObject({ legal: [{ html: '<p>72\u00a0години {other}</p>' }] });
    expect(await (await ask('/api/en/legal/terms-of-use')).json()).toMatchObject({ legal: [{ html: '<p>80%</p>' }] });
  });

  it('refuses a feature of an unknown kind and a work of an unknown stage', async () => {
    const contents = someContents();
    const [story] = Object.values(contents.stories);
    if (!story) throw new Error('no story');
    const strange = { ...contents, stories: { ...contents.stories, 'project-1': { ...story, featureCategories: ['garden'] } } };
    await expect(openApi(await open(), { contents: strange })).rejects.toThrow(
      'projects/project-1.json: featureCategories[0]: there is no feature category garden',
    );
    const works = [{ stage: 'roof', planned: 1, actual: 1 }];
    const wrong = someContents({ construction_report: [report('2026-10', { works })] });
    await expect(openApi(await open(), { contents: wrong })).rejects.toThrow(
      'entries/construction_report.json: report-2026-10.works: there is no construction stage roof',
    );
  });

  it('stores every announced date of delivery, of sections that exist, and refuses one that was moved without a reason (§2)', async () => {
    const dates = [
      delivered('2026-02-10', '2027-Q2', 'Frost.'),
      delivered('2025-03-20', '2027-Q1'),
      delivered('2026-09-01', '2027-Q1', 'Two crews.'),
    ];
    const elsewhere = { ...delivered('2025-05-05', '2027-Q1'), slug: 'elsewhere', section: 'S99' };
    const { client } = await openApi(await open(), { contents: someContents({ delivery_date: [...dates, elsewhere] }) });
    const { project } = await client('GET /api/{locale}/project/{slug}', { slug: 'project-1' });
    expect(project.delivery_dates.map(({ said, submission_date }) => [said, submission_date])).toEqual([
      ['2025-03-20', '2027-Q1'],
      ['2026-02-10', '2027-Q2'],
      ['2026-09-01', '2027-Q1'],
    ]);
    const silent = [delivered('2025-03-20', '2027-Q1'), delivered('2026-02-10', '2027-Q2')];
    const refused = openApi(await open(), { contents: someContents({ delivery_date: silent }) });
    await expect(refused).rejects.toThrow('entries/delivery_date.json: delivered-2026-02-10: goes on no history');
  });
});
