import { describe, expect, it } from 'vitest';
import { projects } from '../../../projects.ts';
import { contents } from '../../contents.ts';

const { construction_report: reports, construction_stage: stages, place: places, document: papers } = contents.entries;
const reportsOf = (slug: string) => reports.filter(({ project }) => project === slug).toSorted((a, b) => a.month.localeCompare(b.month));
const everyFifteenth = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5)) - 1 + at, 15)).toISOString().slice(0, 7),
  );

describe('what the demo tells of its projects', () => {
  it('follows two houses through twelve months from one corner, and leaves no house without a report', () => {
    for (const slug of ['obriy-richkovyi', 'midnyi-kvartal']) {
      const year = reportsOf(slug);
      expect(
        year.map(({ month }) => month),
        slug,
      ).toEqual(everyFifteenth('2025-11', 12));
      expect(year.map(({ view }) => view)).toEqual(year.map(() => 'corner'));
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

  it('names a way to town, to school, to a park and to a doctor near every house, within a walk', () => {
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

  it('gives every feature a kind, and words in both languages to everything', () => {
    for (const [slug, { uk, en, featureCategories }] of Object.entries(contents.stories))
      expect([slug, uk.features.length, en.features.length]).toEqual([slug, featureCategories.length, featureCategories.length]);
    const english = [...reports, ...stages, ...places, ...papers].flatMap(({ en }) => Object.values(en));
    expect(english.filter((text) => /\p{Script=Cyrillic}/u.test(text) || /\bflats?\b/i.test(text) || text === '')).toEqual([]);
    const ukrainian = [...reports, ...stages, ...places, ...papers].flatMap(({ uk }) => Object.values(uk));
    expect(ukrainian.filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });
});
