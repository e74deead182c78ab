import { expect, it } from 'vitest';
import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';
import type { ConstructionReport, ProjectDetails } from '../../../contract/content/projects.ts';
import { constructionView, promiseViews } from './construction-view.ts';
import { monthPlace, stageLines } from './stage-chart-lines.ts';

const picture = (src: string) => ({ src }) as ConstructionReport['picture'];
const report = (month: string, stage: string, src: string | null, actual = 50): ConstructionReport => ({
  slug: month,
  projectId: 'P1',
  month,
  stageId: stage,
  percent: actual,
  plannedPercent: 60,
  title: month,
  text: '',
  stages: [{ stageId: 'frame', planned: 60, actual }],
  view: src && 'corner',
  picture: src === null ? null : picture(src),
  gallery: [],
  storeys: [],
  ahead: [],
});
const project = { slug: 'luhova', name: 'Лугова', prime: false, stage: 'frame' } as Project;
const view = (construction: ConstructionReport[], search = '') =>
  constructionView({
    project,
    details: { construction } as ProjectDetails,
    stages: [
      { id: 'pit', name: 'Котлован' },
      { id: 'frame', name: 'Каркас' },
    ],
    sections: [],
    locale: 'uk',
    search: new URLSearchParams(search),
  });

it('§1 compares any two months that were shot from one place, the oldest with the newest by default', () => {
  const year = [
    report('2026-10', 'frame', 'c'),
    report('2026-09', 'frame', null),
    report('2026-08', 'pit', 'b'),
    report('2026-07', 'pit', 'a'),
  ];
  expect(view(year)).toMatchObject({ before: '2026-07', after: '2026-10' });
  expect(view(year)?.shots.map(({ month }) => month)).toEqual(['2026-07', '2026-08', '2026-10']);
  expect(view(year, 'before=2026-08&after=2026-09')).toMatchObject({ before: '2026-08', after: '2026-10' });
  expect(view([report('2026-10', 'frame', 'a'), report('2026-09', 'frame', 'a')])?.shots).toEqual([]);
});

it('§1 shows the months of one stage, and all of them for an unknown stage', () => {
  const year = [report('2026-10', 'frame', null), report('2026-09', 'pit', null), report('2026-08', 'pit', null)];
  expect(view(year, 'stage=pit')?.reports.map(({ month }) => month)).toEqual(['2026-09', '2026-08']);
  expect(view(year, 'stage=roof')?.reports).toHaveLength(3);
  expect(view(year)?.filter.stages.map(({ id, count }) => [id, count])).toEqual([
    ['pit', 2],
    ['frame', 1],
  ]);
  expect(view([])).toBeNull();
});

it('§1 leaves the place of a month without a report empty, and draws a stage at its own months', () => {
  const axis = ['2025-11', '2025-12', '2026-02', '2026-03'];
  expect(axis.map(monthPlace(axis))).toEqual([0, 250, 750, 1000]);
  expect(
    stageLines(
      [
        { month: '2025-12', planned: 20, actual: 10 },
        { month: '2026-02', planned: 100, actual: 90 },
      ],
      axis,
    ),
  ).toEqual({
    actual: 'M250 90L750 10',
    area: 'M250 90L750 10V100H250z',
    planned: 'M250 80L750 0',
  });
});

it('§1 keeps a stage that the newest report leaves out, with its last known figures and their month', () => {
  const works = (month: string, ...stages: [string, number][]) => ({
    ...report(month, 'frame', null),
    stages: stages.map(([stageId, actual]) => ({ stageId, planned: actual, actual })),
  });
  const stages = view([
    works('2026-10', ['frame', 30]),
    works('2026-09', ['pit', 100], ['frame', 10]),
    works('2026-08', ['pit', 80]),
  ])?.stages;
  expect(stages?.map(({ name, actual, asOf }) => [name, actual, asOf])).toEqual([
    ['Котлован', 100, 'вересень\u00a02026'],
    ['Каркас', 30, null],
  ]);
  expect(stages?.[0]?.months.map(({ month }) => month)).toEqual(['2026-08', '2026-09']);
});

it('§2 tells once what was promised of several sections, in the order of sections', () => {
  const section = (id: string) => ({ id: id, name: `Секція ${id}` }) as Section;
  const said = (id: string, day: string, quarter: string, reason = '') => ({ sectionId: id, said: day, deliveryQuarter: quarter, reason });
  const promises = promiseViews(
    [
      said('1', '2025-04-24', '2027-Q3'),
      said('1', '2025-09-18', '2027-Q4', 'Більше укриття.'),
      said('2', '2025-04-24', '2027-Q4'),
      said('3', '2025-04-24', '2027-Q4'),
    ],
    ['1', '2', '3', '4'].map(section),
    'uk',
  );
  expect(promises.map(({ sections, said: days }) => [sections, days.length])).toEqual([
    ['Секція 1', 2],
    ['Секція 2, Секція 3', 1],
  ]);
  expect(promises[0]).toMatchObject({ now: 'IV\u00a0квартал 2027', said: [{ reason: '' }, { reason: 'Більше укриття.' }] });
});
