import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src/base/locale.ts';
import { contents } from './contents.ts';
import { demoSeed } from './inventory.ts';
import { numbersBefore } from './number-words.fixture.ts';
import { projects } from './projects.ts';
import { stockOf } from './stock.ts';

const counter = { section: 100, flat: 4000 };
const stock = new Map(projects.map((project) => [project.slug, stockOf(project, demoSeed, counter).flatMap(({ flats }) => flats)]));
const { news, construction_report: reports } = contents.entries;
type Report = (typeof reports)[number];

/** The newest first. */
const reportsOf = (slug: string) =>
  reports.filter(({ project }) => project === slug).toSorted((one, other) => other.month.localeCompare(one.month));
const workIn = (report: Report | undefined, stage: string) => report?.works.find((work) => work.stage === stage)?.actual ?? 0;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** The sentences of a project's story, news and newest report. */
const aboutProject = (slug: string, languages: readonly Locale[] = locales): string[] =>
  languages
    .flatMap((locale) => [
      ...textsIn(contents.stories[slug]?.[locale]),
      ...news.filter(({ project }) => project === slug).flatMap((item) => textsIn(item[locale])),
      ...textsIn(reportsOf(slug)[0]?.[locale]),
    ])
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+/));

type Rule = Record<Locale, RegExp>;

describe('what the demo’s texts say of a building site agrees with its data', () => {
  it('the stage of a project and the works of its newest report', () => {
    const fits: Record<string, (frame: number) => boolean> = {
      foundation: (frame) => frame === 0,
      frame: (frame) => frame > 0 && frame < 100,
      facade: (frame) => frame === 100,
      done: (frame) => frame === 100,
    };
    const newest = projects.flatMap(({ slug, stage }) => {
      const [report] = reportsOf(slug);
      return report ? [{ slug, stage, frame: workIn(report, 'frame'), works: report.works.map(({ actual }) => actual) }] : [];
    });
    expect(newest.length).toBeGreaterThanOrEqual(16);
    expect(newest.filter(({ stage, frame }) => !fits[stage]?.(frame))).toEqual([]);
    expect(newest.filter(({ stage, works }) => stage === 'done' && works.some((actual) => actual < 100))).toEqual([]);
  });

  it('a building whose reports count a frame has one in every text', () => {
    const withoutFrame =
      /без каркас|замість каркас|несуч\p{L}+ (стін|кладк)|without a frame|instead of a frame|(load-)?bearing (wall|masonry)/iu;
    expect(['тримає будинок сама, без каркаса', 'True load-bearing masonry'].map((text) => withoutFrame.test(text))).toEqual([true, true]);
    const framed = projects.filter(({ slug }) => reportsOf(slug).some((report) => workIn(report, 'frame') > 0));
    expect(framed.length).toBeGreaterThan(10);
    expect(framed.flatMap(({ slug }) => aboutProject(slug).filter((text) => withoutFrame.test(text)))).toEqual([]);
  });

  it('a foundation slab that a text says is cast stands in the next report', () => {
    const cast = /плит[уа]\P{L}[^.]*(залили|залито)|slab\b[^.]*\b(has been|was) cast/u;
    const said = projects.filter(({ slug }) => aboutProject(slug).some((text) => cast.test(text)));
    expect(said.length).toBeGreaterThanOrEqual(1);
    expect(said.filter(({ slug }) => workIn(reportsOf(slug)[0], 'pit') < 80).map(({ slug }) => slug)).toEqual([]);
  });

  it('apartments on the ground floor are those of the price list', () => {
    const ground = /(перш\p{L}+ поверх|ground floor)/iu;
    const homes = /квартир\p{L}* (із|з) виход|палісадник|зразкова квартира|sample apartment|apartments? with (a )?(front )?gardens?/iu;
    const sentence = 'The ground floor goes to workshops, a bakery and apartments with front gardens.';
    expect([ground.test(sentence), homes.test(sentence)]).toEqual([true, true]);
    const low = projects.filter(({ slug }) => !stock.get(slug)?.some(({ floor }) => floor === 1));
    expect(low.length).toBeGreaterThan(10);
    expect(low.flatMap(({ slug }) => aboutProject(slug).filter((text) => ground.test(text) && homes.test(text)))).toEqual([]);
  });

  it('a section or a tower that news name by its number has the storeys of that section', () => {
    const ordinals: Rule = { uk: /(перш|друг|трет|четверт)\p{L}+ (секці|веж)/iu, en: /(first|second|third|fourth) (section|tower)/iu };
    const order = { uk: ['перш', 'друг', 'трет', 'четверт'], en: ['first', 'second', 'third', 'fourth'] };
    const storeys: Rule = { uk: /поверх(и|ів)(?!\p{L})/u, en: /storeys?(?!\p{L})/u };
    const wrongIn = (text: string, locale: Locale, of: readonly number[]) => {
      const [, word = ''] = ordinals[locale].exec(text) ?? [];
      const most = of[order[locale].indexOf(word.toLowerCase())] ?? 0;
      return word === '' ? [] : numbersBefore(text, storeys[locale]).filter((said) => said > most);
    };
    expect(wrongIn('Друга вежа, на 22 поверхи, дійшла до чотирнадцятого.', 'uk', [22, 18])).toEqual([22]);
    expect(wrongIn('The second tower, which will have twenty-two storeys, stands.', 'en', [22, 18])).toEqual([22]);
    for (const { slug, storeys: of } of projects)
      for (const locale of locales)
        expect(aboutProject(slug, [locale]).flatMap((text) => wrongIn(text, locale, of).map(() => text))).toEqual([]);
  });
});
