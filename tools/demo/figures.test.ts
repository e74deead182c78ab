import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src/base/locale.ts';
import { contents } from './contents.ts';
import { demoSeed } from './inventory.ts';
import { numbersBefore } from './number-words.fixture.ts';
import { type DemoProject, projects } from './projects.ts';
import { stockOf } from './stock.ts';

const counter = { section: 100, flat: 4000 };
const stock = new Map(projects.map((project) => [project.slug, stockOf(project, demoSeed, counter).flatMap(({ flats }) => flats)]));
const flats = [...stock.values()].flat();
const done = projects.filter(({ stage }) => stage === 'done');
const yearsLeft = projects.filter(({ stage }) => stage !== 'done').map(({ delivery }) => Number(delivery.slice(0, 4)));

const plain = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const sentencesIn = (value: unknown) => textsIn(value).flatMap((text) => text.split(/(?<=[.!?:;])\s+/));

/** A figure in a text: where it stands, what the text says, what the data say. */
type Figure = { where: string; said: number | string; known: readonly (number | string)[]; text: string };
const wrong = (figures: Figure[]) =>
  figures
    .filter(({ said, known }) => !known.includes(said))
    .map(({ where, said, known, text }) => `${where}: ${said}, not ${known.join(' or ')}: ${text}`);

type Rule = Record<Locale, RegExp>;
/** The figures that a rule finds in the story of every project. */
function figuresOf(rule: Rule, known: (project: DemoProject) => readonly (number | string)[]): Figure[] {
  return projects.flatMap((project) =>
    locales.flatMap((locale) =>
      sentencesIn(contents.stories[project.slug]?.[locale]).flatMap((text) =>
        numbersBefore(text, rule[locale]).map((said) => ({ where: `${project.slug} ${locale}`, said, known: known(project), text })),
      ),
    ),
  );
}
/** The same of one part of the contents. */
const toldIn = (value: Record<Locale, unknown> | undefined, rule: Rule, known: readonly number[]): Figure[] =>
  locales.flatMap((locale) =>
    sentencesIn(value?.[locale]).flatMap((text) => numbersBefore(text, rule[locale]).map((said) => ({ where: locale, said, known, text }))),
  );

/** The sentences of news and reports about their project. */
function toldOf(
  known: (project: DemoProject) => readonly (number | string)[],
  saidIn: (text: string, locale: Locale) => (number | string)[],
  counts: (sentence: { text: string; locale: Locale }) => boolean = () => true,
): Figure[] {
  return [...contents.entries.news, ...contents.entries.construction_report].flatMap((entry) => {
    const project = projects.find(({ slug }) => slug === entry.project);
    if (!project) return [];
    return locales.flatMap((locale) =>
      sentencesIn(entry[locale])
        .filter((text) => counts({ text, locale }))
        .flatMap((text) =>
          saidIn(text, locale).map((said): Figure => ({ where: `${entry.slug} ${locale}`, said, known: known(project), text })),
        ),
    );
  });
}
const toldByNews = (rule: Rule, known: (project: DemoProject) => readonly number[]): Figure[] =>
  toldOf(known, (text, locale) => numbersBefore(text, rule[locale]));

const quarterWords: Record<Locale, string[]> = {
  uk: ['першому', 'другому', 'третьому', 'четвертому'],
  en: ['first', 'second', 'third', 'fourth'],
};
/** `у першому кварталі 2027 року`, `IV квартал 2026`, `Q4 2026`, `the fourth quarter of 2026`. */
function quartersIn(text: string): string[] {
  const words = [...quarterWords.uk, ...quarterWords.en].join('|');
  return [
    ...text.matchAll(new RegExp(`(?:Q([1-4])|\\b(IV|I{1,3})|(${words})) ?(?:квартал\\p{L}*|quarter)?(?: of)? ?(20\\d\\d)`, 'gu')),
  ].map(([, digit, roman, word = '', year]) => {
    const number =
      digit ??
      (roman ? ['I', 'II', 'III', 'IV'].indexOf(roman) + 1 : quarterWords.uk.indexOf(word) + 1 || quarterWords.en.indexOf(word) + 1);
    return `${year}-Q${number}`;
  });
}

describe('figures of the demo’s texts stand in its data', () => {
  it('storeys of a building', () => {
    const found = figuresOf({ uk: /поверх(и|ів)(?!\p{L})/u, en: /(storeys?|floors?)(?!\p{L})/u }, ({ storeys }) => storeys);
    expect(found.length).toBeGreaterThan(15);
    expect(wrong(found)).toEqual([]);
  });

  it('sections of a project', () => {
    const found = figuresOf(
      { uk: /(секції|секцій|будинки|під’їзди|вежі)(?!\p{L})/u, en: /(sections|houses|towers)(?!\p{L})/u },
      ({ storeys }) => [storeys.length],
    );
    expect(found.length).toBeGreaterThan(10);
    expect(wrong(found)).toEqual([]);
  });

  it('the quarter and the year in which a building is, or was, handed over', () => {
    const quarters = projects.flatMap(({ slug, delivery }) =>
      locales.flatMap((locale) =>
        sentencesIn(contents.stories[slug]?.[locale]).flatMap((text) =>
          quartersIn(text).map((said): Figure => ({ where: `${slug} ${locale}`, said, known: [delivery], text })),
        ),
      ),
    );
    const years = done.flatMap(({ slug, delivery }) =>
      locales.flatMap((locale) =>
        sentencesIn(contents.stories[slug]?.[locale])
          .filter((text) => /здано|введено|handed over|completed|commission/i.test(text))
          .flatMap((text) =>
            [...text.matchAll(/20\d\d/g)].map(
              ([said]): Figure => ({ where: `${slug} ${locale}`, said, known: [delivery.slice(0, 4)], text }),
            ),
          ),
      ),
    );
    expect(quarters.length).toBeGreaterThanOrEqual(6);
    expect(years.length).toBeGreaterThanOrEqual(6);
    expect(wrong([...quarters, ...years])).toEqual([]);
  });

  it('apartments of a building, and those that investors resell', () => {
    const resold = figuresOf(
      { uk: /(квартир )?(продають інвестори|переуступ|– власники)/u, en: /(apartments are being resold|contracts are)/u },
      ({ slug }) => [stock.get(slug)?.filter(({ brokerage }) => brokerage).length ?? 0],
    );
    const all = figuresOf(
      { uk: /квартир[аи]?( продано| на печерському|, консьєрж)/u, en: /apartments( are sold| on the Pechersk|, a concierge)/u },
      ({ slug }) => [stock.get(slug)?.length ?? 0],
    );
    expect(resold.length).toBeGreaterThanOrEqual(3);
    expect(all.length).toBeGreaterThanOrEqual(4);
    expect(wrong([...resold, ...all])).toEqual([]);
  });

  it('minutes on foot to a metro station', () => {
    const stations = contents.entries.place.filter(({ uk }) => uk.name.startsWith('Метро «'));
    const found = stations.flatMap(({ project, minutes, ...names }) =>
      locales.flatMap((locale) => {
        const station = names[locale].name.replaceAll(/Метро|metro|[«»]/g, '').trim();
        const stem = station.slice(0, Math.max(4, station.length - 2));
        return (contents.stories[project]?.[locale].features ?? []).flatMap(({ title, text }) => {
          const said = plain(`${title}. ${text}`);
          if (!said.includes(stem) || /автобусом|by (a )?bus|тролейбус/i.test(said.replaceAll(/дві зупинки автобусом|two bus stops/gi, '')))
            return [];
          return numbersBefore(said, /(хвилин|minutes)/u).map(
            (number): Figure => ({ where: `${project} ${locale}`, said: number, known: [minutes], text: said }),
          );
        });
      }),
    );
    expect(found.length).toBeGreaterThanOrEqual(8);
    expect(wrong(found)).toEqual([]);
  });

  it('projects, districts, finished buildings and years of the whole company', () => {
    const everything = { uk: [contents.pages, contents.menus, contents.entries.milestone, contents.entries.award], en: [] };
    const uk = sentencesIn(JSON.parse(JSON.stringify(everything.uk, (key, value) => (key === 'en' ? undefined : value))));
    const en = sentencesIn(JSON.parse(JSON.stringify(everything.uk, (key, value) => (key === 'uk' ? undefined : value))));
    const texts = { uk, en };
    const districts = new Set(projects.map(({ district }) => district.uk)).size;
    const inDistricts = toldIn(texts, { uk: /районах Києва/u, en: /districts of Kyiv/u }, [districts]);
    const inProjects = toldIn(texts, { uk: /(житлових )?проєктів/u, en: /(residential )?projects(?!\p{L})/u }, [projects.length, 14]);
    const finished = toldIn(texts, { uk: /будинки здано/u, en: /houses (completed|handed over|are finished)/u }, [done.length]);
    expect([inDistricts.length >= 3, inProjects.length >= 4, finished.length >= 1]).toEqual([true, true, true]);
    expect(wrong([...inDistricts, ...inProjects, ...finished])).toEqual([]);
    const span = [...uk, ...en].flatMap((text) =>
      [...text.matchAll(/(?:з|between|from) (20\d\d) (?:до|and|to) (20\d\d)/g)].map(([, from, to]) => [Number(from), Number(to)]),
    );
    expect(span).toEqual(span.map(() => [Math.min(...yearsLeft), Math.max(...yearsLeft)]));
    expect(span.length).toBeGreaterThanOrEqual(2);
    const since = [...uk, ...en].flatMap((text) =>
      [...text.matchAll(/(?:з|since) (20\d\d)(?: року)?(?! до| to| and)/gi)].map(([, year]) => year),
    );
    expect(new Set(since)).toEqual(new Set([contents.pages.main?.uk.blocks.founded]));
  });

  it('more than 500 apartments can be bought, and prices in dollars are those of fifteen projects', () => {
    expect(flats.filter(({ status }) => status === 'available').length).toBeGreaterThan(500);
    const inDollars = projects.filter(({ market }) => market.currency === 'USD').length;
    const news = { uk: contents.entries.news.map(({ uk }) => uk), en: contents.entries.news.map(({ en }) => en) };
    const found = toldIn(news, { uk: /проєктах ціну/u, en: /projects the price/u }, [inDollars]);
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(wrong(found)).toEqual([]);
  });

  it('areas of apartments by their rooms', () => {
    const free = flats.map(({ hundredths, layout: { name, rooms } }) => ({
      rooms: name.startsWith('С') ? 0 : rooms,
      area: hundredths / 100,
    }));
    const bounds = (few: (rooms: number) => boolean) => {
      const areas = free.filter(({ rooms }) => few(rooms)).map(({ area }) => area);
      return [Math.floor(Math.min(...areas)), Math.floor(Math.max(...areas))];
    };
    const known = [
      bounds((rooms) => rooms === 0),
      bounds((rooms) => rooms === 1),
      bounds((rooms) => rooms === 2),
      bounds((rooms) => rooms > 2),
    ];
    for (const locale of locales) {
      const html = plain(contents.pages.apartments?.[locale].seoTexts.map(({ html }) => html).join(' ') ?? '');
      const said = [...html.matchAll(/(\d+)(?:–(\d+))? (?:м²|m²):/g)].map(([, from, to]) => [Number(from), to ? Number(to) : null]);
      expect(said, locale).toEqual(known.map(([from, to], at) => [from, at < 3 ? to : null]));
    }
    const smallest = Math.floor(Math.min(...(stock.get('pivnichnyi-pahorb') ?? []).map(({ hundredths }) => hundredths / 100)));
    expect(textsIn(contents.stories['pivnichnyi-pahorb']?.uk).join(' ')).toContain(`від ${smallest} м²`);
  });

  it('the discount of an offer, in its title, its lead and its text', () => {
    for (const { slug, effect, ...texts } of contents.entries.offer)
      for (const locale of locales) {
        const { title, lead } = texts[locale];
        const text = plain(`${title}. ${lead}`);
        const percents = [
          ...[...text.matchAll(/(\d+(?:[.,]\d+)?) ?%/g)].map(([, number = '']) => Number(number.replace(',', '.'))),
          ...numbersBefore(text, /(відсот|per cent)/u),
        ];
        const sums = [...text.matchAll(/(?:[₴$]([\d,]+)|(\d[\d ]*) (?:гривень|долар))/g)].map(([, en, uk]) =>
          Number((en ?? uk ?? '').replaceAll(/[ ,]/g, '')),
        );
        if (effect.kind === 'percent')
          expect([slug, locale, new Set(percents)]).toEqual([slug, locale, new Set([effect.hundredths / 100])]);
        else expect([slug, locale, percents]).toEqual([slug, locale, []]);
        if (effect.kind === 'per_m2') expect([slug, locale, new Set(sums)]).toEqual([slug, locale, new Set([effect.minor / 100])]);
      }
  });

  it('a discount for paying in full is a term of instalments, and no offer that ends on a day', () => {
    const texts = contents.entries.offer.flatMap(({ uk, en }) => [uk, en]).flatMap(({ title, lead, html }) => textsIn([title, lead, html]));
    expect(texts.filter((text) => /повн(а|ої|у) оплат|сплачуєте всю|одразу|in full|whole price/i.test(text))).toEqual([]);
  });

  const storeyWords: Rule = { uk: /поверх(и|ів|ах|у)?(?!\p{L})/u, en: /(storeys?|floors?)(?!\p{L})/u };

  it('storeys that news and reports give a whole building, or count on the way to its top', () => {
    const whole: Rule = {
      uk: /(?<=(веж[іаи]|дім|будинок|основу)\P{L}+(на|під) [\p{L}\d ]{1,20})поверх(и|ів)(?!\p{L})/u,
      en: /storey (tower|house)|storeys(?=, stands)/u,
    };
    const named = toldByNews(whole, ({ storeys }) => storeys);
    const counted = toldByNews(storeyWords, ({ storeys }) => Array.from({ length: Math.max(...storeys) }, (_, at) => at + 1));
    const outOf = toldOf(
      ({ storeys }) => storeys,
      (text) => numbersBefore(text.replace(/.* of (?=\p{L}+\.$)/u, '').replace('.', ' storeys'), / storeys$/u),
      ({ text }) => /\b(floors|storeys)\b.* of \p{L}+\.$/u.test(text),
    );
    expect([named.length >= 4, counted.length >= 25, outOf.length >= 1]).toEqual([true, true, true]);
    expect(wrong([...named, ...counted, ...outOf])).toEqual([]);
  });

  it('sections that news and reports count are no more than the building has, and all of them are all', () => {
    const words: Rule = { uk: /(секції|секцій|секціях|вежі|будинків)(?!\p{L})/u, en: /(sections|towers|houses)(?!\p{L})/u };
    const counted = toldByNews(words, ({ storeys }) => storeys.map((_, at) => at + 1));
    const all = counted.filter(({ text }) => /(?<!\p{L})(всі|усі|all)(?!\p{L})/iu.test(text));
    expect([counted.length >= 8, all.length >= 2]).toEqual([true, true]);
    expect(wrong(counted)).toEqual([]);
    expect(wrong(all.map((figure) => ({ ...figure, known: figure.known.slice(-1) })))).toEqual([]);
  });

  it('quarters and apartments of the projects that news are about', () => {
    const quarters = toldOf(({ delivery }) => [delivery], quartersIn);
    const all = toldByNews({ uk: /квартир продано/u, en: /apartments (\p{L}|-)+ are sold/u }, ({ slug }) => [stock.get(slug)?.length ?? 0]);
    expect([quarters.length >= 2, all.length]).toEqual([true, 2]);
    expect(wrong([...quarters, ...all])).toEqual([]);
  });

  it('the share of apartments that the state’s mortgage takes', () => {
    const counted = stockOf(projects.find(({ slug }) => slug === 'pivnichnyi-pahorb') as DemoProject, demoSeed, { ...counter }).slice(0, 2);
    const small = counted.flatMap(({ flats: own }) => own).map(({ hundredths }) => hundredths <= 7350);
    const share = Math.round((100 * small.filter(Boolean).length) / small.length);
    const news = contents.entries.news.filter(({ slug }) => slug === 'eoselia-accredited');
    const found = toldIn({ uk: news.map(({ uk }) => uk), en: news.map(({ en }) => en) }, { uk: /відсотків/u, en: /per cent/u }, [share]);
    expect(found).toHaveLength(2);
    expect(wrong(found)).toEqual([]);
  });

  it('the hours in which we call stand in the forms as in the terms', () => {
    for (const locale of locales) {
      const words = JSON.parse(readFileSync(new URL(`../../src/site/messages/forms/${locale}.json`, import.meta.url), 'utf8')) as Record<
        string,
        string
      >;
      const hoursIn = (text = ''): string[] => text.match(/\d+:\d\d–\d+:\d\d/g) ?? [];
      const hours = hoursIn(words.forms_consultation_hours);
      expect(hours).toHaveLength(2);
      expect(hoursIn(words.forms_consultation_when)).toEqual(hours);
      const terms = contents.entries.legal_chapter.filter(({ page }) => page === 'terms-of-use').map((chapter) => chapter[locale]);
      const said = textsIn(terms).join(' ');
      expect(hoursIn(said.slice(said.indexOf('+38 (044) 300-17-17'))).slice(0, 2)).toEqual(hours);
    }
  });
});
