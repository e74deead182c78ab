import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSources, sourcesOfChange, staleTexts, stillRight, type TranslationSource, textPairsOf } from './translations.ts';

const news = (uk: string, en: string) => ({ part: 'news', name: 'spring', position: 0, content: { uk: { title: uk }, en: { title: en } } });

/** The site with one text, which is changed step by step. */
function start() {
  let live = news('Дім', 'Home');
  const facts: TranslationSource[] = [];
  const stale = (row = live, was = live) => staleTexts({ ...row, was: was.content }, makeSources(facts));
  return {
    stale,
    draft: (uk: string, en: string) => stale(news(uk, en), live),
    publish(uk: string, en: string) {
      const next = news(uk, en);
      facts.push(...sourcesOfChange([next], new Map([['news/spring', live]]), makeSources(facts)));
      live = next;
      return stale();
    },
    confirm: (uk: string, en: string) =>
      facts.push(...(stillRight({ ...news(uk, en), was: live.content, field: 'en.title' }, makeSources(facts)) ?? [])),
  };
}

it('a translation is stale from the change of its text on, until it is changed or said to be right', () => {
  const { stale, draft, publish, confirm } = start();
  expect([stale(), draft('Домівка', 'Home'), draft('Домівка', 'Our home')]).toEqual([[], ['en.title'], []]);
  expect(publish('Домівка', 'Home')).toEqual(['en.title']);
  expect([draft('Домівка', 'Home'), draft('Дім', 'Home'), draft('Домівка', 'Our home')]).toEqual([['en.title'], [], []]);
  expect(publish('Наш дім', 'Home')).toEqual(['en.title']);
  confirm('Наша домівка', 'Home');
  expect([draft('Наша домівка', 'Home'), stale()]).toEqual([[], ['en.title']]);
  expect(publish('Наша домівка', 'Home')).toEqual([]);
  expect(publish('Дім', 'Home')).toEqual([]);
});

it('a draft that says its translation is right leaves that of the site right', () => {
  const { stale, draft, confirm } = start();
  confirm('Домівка', 'Home');
  expect([draft('Домівка', 'Home'), draft('Хата', 'Home'), stale()]).toEqual([[], ['en.title'], []]);
});

it('a translation that was changed last is right for its text, whatever came before', () => {
  const text = fc.constantFrom('один', 'два', 'три');
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), text, text, text, (steps, en, uk, later) => {
      const { publish, stale } = start();
      for (const [one, other] of steps) publish(one, other);
      publish('інше', 'other');
      expect(publish(uk, en)).toEqual([]);
      publish(later, en);
      // Known to be right: what was published together, or confirmed, at some time.
      if (later === uk) expect(stale()).toEqual([]);
    }),
  );
});

it('a text that is missing in one language is not stale', () => {
  expect(start().publish('Домівка', '')).toEqual([]);
  expect(start().publish(' ', 'Home')).toEqual([]);
  expect([...textPairsOf([{ text: { uk: 'Так', en: '' } }])]).toEqual([{ field: '0.text.en', uk: 'Так', en: '' }]);
});
