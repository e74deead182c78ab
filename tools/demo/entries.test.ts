import { describe, expect, it } from 'vitest';
import { locales } from '../../src/base/locale.ts';
import { contents } from './contents.ts';

const { offer, vacancy, vacancy_category, career_category, team_member, award, milestone, social_project, office } = contents.entries;
const kinds = { offer, vacancy, vacancy_category, career_category, team_member, award, milestone, social_project, office };

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** Numbers of texts by their place: a list of four points must have four in both languages. */
const shape = (texts: object): object => JSON.parse(JSON.stringify(texts, (_key, part) => (typeof part === 'string' ? part !== '' : part)));

describe('the demo developer’s entries about itself (§2)', () => {
  it('says the same in both languages, each in its own letters', () => {
    for (const [kind, list] of Object.entries(kinds))
      for (const entry of list) {
        expect([kind, entry.slug, shape(entry.en)]).toEqual([kind, entry.slug, shape(entry.uk)]);
        expect(textsIn(entry.en).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
        expect(textsIn(entry.en).filter((text) => /\bflats?\b/i.test(text))).toEqual([]);
      }
    const all = textsIn(Object.values(kinds));
    expect(all.filter((text) => /(^| )(у|в|з|і|на|до) \S/iu.test(text))).toEqual([]);
  });

  it('makes eight offers, no two alike', () => {
    expect(offer).toHaveLength(8);
    expect(new Set(offer.map(({ uk }) => uk.title)).size).toBe(8);
  });

  it('has twelve vacancies in four fields, each with duties, salary and benefits; one is closed', () => {
    const open = vacancy.filter(({ until }) => until === null);
    expect(open).toHaveLength(12);
    expect(vacancy).toHaveLength(13);
    expect(new Set(open.map(({ category }) => category)).size).toBe(4);
    for (const { slug, salaryFrom, salaryTo, uk } of vacancy) {
      expect([slug, uk.duties.length, uk.expectations.length, uk.gives.length]).toEqual([slug, 4, 4, 4]);
      expect(salaryFrom, slug).toBeGreaterThan(8_000);
      expect(salaryTo ?? Number.POSITIVE_INFINITY, slug).toBeGreaterThan(salaryFrom ?? 0);
    }
    const apprentice = open.filter(({ uk }) => uk.veterans === '');
    expect(apprentice.map(({ employment }) => employment)).toEqual(['internship']);
  });

  it('has a history since 2014 in which no event lies over its neighbour on the same side of the line', () => {
    const months = milestone.map(({ month }) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)));
    expect(milestone[0]?.month).toMatch(/^2014-/);
    expect(months.toSorted((one, other) => one - other)).toEqual(months);
    const gaps = months.slice(2).map((month, at) => month - (months[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(11);
  });

  it('draws each office with as many names as things, and a way from the stop to the door', () => {
    for (const { slug, hours, surroundings, uk, en } of office) {
      expect(hours, slug).toHaveLength(7);
      const { streets, areas, stops, walk, reach } = surroundings;
      for (const { names } of [uk, en])
        expect([slug, names.streets.length, names.areas.length, names.stops.length]).toEqual([
          slug,
          streets.length,
          areas.length,
          stops.length,
        ]);
      expect(walk[0], slug).toEqual(stops[0]);
      const [east = 99, south = 99] = walk.at(-1) ?? [];
      expect(Math.hypot(east, south), slug).toBeLessThan(20);
      for (const [x, y] of stops) expect(Math.abs(x) < reach[0] && Math.abs(y) < reach[1], slug).toBe(true);
    }
  });

  it('names what was spent for the city', () => {
    expect(social_project.length).toBeGreaterThanOrEqual(6);
    expect(social_project.reduce((sum, { spent }) => sum + spent, 0)).toBe(27_310_000);
    for (const locale of locales) for (const project of social_project) expect(project[locale].counted, project.slug).not.toBe('');
  });
});
