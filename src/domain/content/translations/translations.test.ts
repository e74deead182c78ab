import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textPairsOf, type WrittenFor, writtenBy } from '../../../base/json/text-pairs.ts';
import {
  factsOfWritten,
  makeSources,
  sourcesOfChange,
  staleTexts,
  stillRight,
  type TranslationSource,
  type Written,
  writtenIn,
} from './translations.ts';

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
      facts.push(...sourcesOfChange([next], { before: new Map([['news/spring', live]]), sources: makeSources(facts) }));
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

const fields = ['en.title', 'en.lead', 'en.items.0', 'en.items.1'] as const;
type Field = (typeof fields)[number];
type Texts = Record<Field, { uk: string; en: string }>;
const contentOf = (texts: Texts) => {
  const sideOf = (language: 'uk' | 'en') => ({
    title: texts['en.title'][language],
    lead: texts['en.lead'][language],
    items: [texts['en.items.0'][language], texts['en.items.1'][language]],
  });
  return { uk: sideOf('uk'), en: sideOf('en') };
};

/** A row of the site, a draft of it, and the form in which it is typed. */
function startEditing() {
  const blank = Object.fromEntries(fields.map((field) => [field, { uk: `${field} uk`, en: `${field} en` }])) as Texts;
  let [texts, live] = [blank, contentOf(blank)];
  const facts: TranslationSource[] = [];
  let draft: { base: object; content: object; written: Written } | null = null;
  let writtenFor: WrittenFor = {};
  const row = { part: 'news', name: 'spring' };
  function save() {
    const { base, content, written } = draft ?? { base: live, content: live, written: {} };
    const saved = contentOf(texts);
    draft = { base, content: saved, written: writtenIn({ was: base, before: content, written, content: saved, writtenFor }) };
    writtenFor = {};
  }
  const shown = () => ({ ...row, content: draft?.content ?? live, was: draft?.base ?? live, written: draft?.written ?? {} });
  return {
    save,
    type(field: Field, language: 'uk' | 'en', text: string) {
      const before = contentOf(texts);
      texts = { ...texts, [field]: { ...texts[field], [language]: text } };
      writtenFor = writtenBy(writtenFor, before, contentOf(texts));
    },
    /** Only of what is saved. */
    confirm: (field: Field) => facts.push(...(stillRight({ ...shown(), field }, makeSources(facts)) ?? [])),
    publish() {
      if (!draft) return;
      const next = { ...row, position: 0, content: draft.content };
      const written = factsOfWritten(next, draft.written);
      const before = new Map([['news/spring', { ...row, position: 0, content: live }]]);
      facts.push(...sourcesOfChange([next], { before, sources: makeSources(facts), written }), ...written);
      [live, draft] = [draft.content as typeof live, null];
    },
    stale: () => staleTexts(shown(), makeSources(facts)).toSorted(),
  };
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('uk' as const, 'en' as const, 'confirm' as const), field: fc.constantFrom(...fields) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'publish' as const) }) },
);

it('whatever is edited in which order, saved and published whenever: stale is exactly what was changed after its translation', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const form = startEditing();
      const changed = new Map<Field, { uk: number; en: number }>(fields.map((field) => [field, { uk: 0, en: 0 }]));
      for (const [at, one] of [...steps, { do: 'save' as const }].entries()) {
        if (!('field' in one)) {
          form.save();
          if (one.do === 'publish') form.publish();
          continue;
        }
        const times = changed.get(one.field) as { uk: number; en: number };
        if (one.do === 'confirm') {
          form.save();
          form.confirm(one.field);
          times.en = at + 1;
        } else {
          form.type(one.field, one.do, `${one.do} ${at}`);
          times[one.do] = at + 1;
        }
      }
      const expected = fields.filter((field) => (changed.get(field)?.uk ?? 0) > (changed.get(field)?.en ?? 0));
      expect(form.stale()).toEqual(expected.toSorted());
    }),
    { numRuns: 400 },
  );
});

it('a pair that moves in a list has its mark with it', () => {
  const was = { uk: ['один', 'два'], en: ['one', 'two'] };
  const before = { uk: ['інше', 'два'], en: ['one', 'two'] };
  const content = { uk: ['два', 'інше'], en: ['two', 'one'] };
  const written = writtenIn({ was, before, written: {}, content, writtenFor: writtenBy({}, before, content) });
  expect(staleTexts({ part: 'news', name: 'spring', content, was, written }, makeSources([]))).toEqual(['en.1']);
});
