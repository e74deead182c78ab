import { describe, expect, it } from 'vitest';
import { contents } from './contents.ts';
import { sectionsOf } from './houses/houses.ts';
import { projects } from './projects.ts';

const { construction_report: reports, construction_stage: stages, place: places, document: papers } = contents.entries;
const { delivery_date: dates, blackout_card: cards } = contents.entries;
const reportsOf = (slug: string) => reports.filter(({ project }) => project === slug).toSorted((a, b) => a.month.localeCompare(b.month));
const everyFifteenth = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5)) - 1 + at, 15)).toISOString().slice(0, 7),
  );

describe('the contents of the demo’s projects', () => {
  it('have two buildings with twelve months of drone pictures, and a report of every building', () => {
    for (const slug of ['obriy-richkovyi', 'midnyi-kvartal']) {
      const year = reportsOf(slug);
      expect(
        year.map(({ month }) => month),
        slug,
      ).toEqual(everyFifteenth('2025-11', 12));
      expect(year.map(({ picture, view }) => [picture, view])).toEqual(
        year.map((_, at) => [`${slug}/drone-${String(at + 1).padStart(2, '0')}`, 'above']),
      );
    }
    expect(projects.filter(({ slug }) => reportsOf(slug).length === 0)).toEqual([]);
  });

  it('builds forwards, through every stage, in whole percent', () => {
    for (const { slug } of projects) {
      let before = stages.map(() => 0);
      for (const { month, works } of reportsOf(slug)) {
        const actual = works.map((work) => work.actual);
        expect(works.map(({ stage }) => stage)).toEqual(stages.map((stage) => stage.slug));
        expect([slug, month, actual.every((percent, at) => percent >= (before[at] ?? 0) && percent <= 100)]).toEqual([slug, month, true]);
        before = actual;
      }
    }
  });

  it('has finished what is handed over and nothing else', () => {
    const finished = projects.filter(({ slug }) =>
      reportsOf(slug)
        .at(-1)
        ?.works.every(({ actual }) => actual === 100),
    );
    expect(finished.map(({ slug }) => slug)).toEqual(projects.filter(({ stage }) => stage === 'done').map(({ slug }) => slug));
    const commissioned = papers.filter(({ documentKind }) => documentKind === 'commissioning').map(({ project }) => project);
    expect(commissioned.toSorted()).toEqual(finished.map(({ slug }) => slug).toSorted());
  });

  it('names a way to town, to school, to a park and to a doctor near every building, within a walk', () => {
    for (const { slug } of projects) {
      const near = places.filter(({ project }) => project === slug);
      const kinds = new Set(near.map(({ category }) => category));
      expect([slug, [...kinds].filter((kind) => ['transport', 'learning', 'nature', 'health'].includes(kind)).length]).toEqual([slug, 4]);
      expect(near.filter(({ minutes }) => minutes < 1 || minutes > 25)).toEqual([]);
    }
  });

  it('sells nothing before the special property right is registered', () => {
    const registered = new Set(papers.filter(({ documentKind }) => documentKind === 'rights').map(({ project }) => project));
    const selling = projects.filter(({ market, stage }) => market.sale === 'selling' && stage !== 'done');
    expect(selling.filter(({ slug }) => !registered.has(slug))).toEqual([]);
    expect(projects.filter(({ market, slug }) => market.sale === 'upcoming' && registered.has(slug))).toEqual([]);
  });

  it('§2 remembers for each section of the feed when its delivery was promised and moved; the last day that was said is the one sold by', () => {
    const known = new Set<string>();
    for (const project of projects) {
      const ids = sectionsOf(project.slug).map(({ id }) => id);
      const begun = papers
        .filter((paper) => paper.project === project.slug && paper.documentKind === 'expertise')
        .map(({ date }) => date)[0];
      for (const id of ids) {
        known.add(id);
        const said = dates.filter(({ section }) => section === id).toSorted((a, b) => a.said.localeCompare(b.said));
        expect([project.slug, said.at(-1)?.quarter]).toEqual([project.slug, project.delivery]);
        expect((said[0]?.said ?? '') > (begun ?? ''), project.slug).toBe(true);
        expect((said.at(-1)?.said ?? '9') <= '2026-11-20', project.slug).toBe(true);
      }
    }
    expect(dates.filter(({ section }) => !known.has(section))).toEqual([]);
    const moved = new Set(dates.filter(({ uk }) => uk.reason !== '').map(({ project }) => project));
    expect(moved.size).toBeGreaterThanOrEqual(8);
  });

  it('§1 have a blackout card of every building, with a trial of hours where people live, and none for an unfinished tower', () => {
    expect(cards.map(({ project }) => project).toSorted()).toEqual(projects.map(({ slug }) => slug).toSorted());
    for (const { slug, stage, storeys } of projects) {
      const card = cards.find(({ project }) => project === slug);
      if (stage === 'done') expect(card?.tested?.hours, slug).toBeGreaterThanOrEqual(8);
      if (stage === 'frame' || stage === 'foundation') expect(card?.tested, slug).toBeNull();
      // In a high building the lifts keep running.
      if (Math.max(...storeys) > 9) expect(card?.systems.find(({ system }) => system === 'lifts')?.hours, slug).toBeGreaterThanOrEqual(12);
      expect(card?.shelter?.places, slug).toBeGreaterThan(0);
    }
  });

  it('gives every feature a kind, and words in both languages to everything', () => {
    for (const [slug, { uk, en, featureCategories }] of Object.entries(contents.stories))
      expect([slug, uk.features.length, en.features.length]).toEqual([slug, featureCategories.length, featureCategories.length]);
    const english = [...reports, ...stages, ...places, ...papers, ...dates, ...cards].flatMap(({ en }) => Object.values(en).flat());
    expect(english.filter((text) => /\p{Script=Cyrillic}/u.test(text) || /\bflats?\b/i.test(text))).toEqual([]);
    const told = [...reports, ...stages, ...places, ...papers].flatMap(({ uk, en }) => [...Object.values(uk), ...Object.values(en)]);
    expect(told.filter((text) => text === '')).toEqual([]);
    for (const { slug, uk, en } of [...dates, ...cards])
      expect([
        slug,
        Object.values(uk)
          .flat()
          .map((text) => text === ''),
      ]).toEqual([
        slug,
        Object.values(en)
          .flat()
          .map((text) => text === ''),
      ]);
    const ukrainian = [...reports, ...stages, ...places, ...papers, ...dates, ...cards].flatMap(({ uk }) => Object.values(uk).flat());
    expect(ukrainian.filter((text) => text !== '' && !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });
});
