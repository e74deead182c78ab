import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { clockTime, type Hours } from '../base/opening-hours.ts';

const read = (locale: string) =>
  new Map(
    globSync(`src/site/messages/*/${locale}.json`).map((file) => [
      basename(dirname(file)),
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
    ]),
  );
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
const [ukrainian, english] = [read('uk'), read('en')];

it('says everything in both languages', () => {
  expect(english.size).toBeGreaterThan(3);
  for (const [part, texts] of english) expect(Object.keys(texts), part).toEqual(Object.keys(ukrainian.get(part) ?? {}));
});

it('calls a flat an apartment in English, as the glossary says', () => {
  expect([...english.values()].flatMap(textsIn).filter((text) => /\bflats?\b/i.test(text))).toEqual([]);
});

it('leaves no Cyrillic in English', () => {
  expect([...english.values()].flatMap(textsIn).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
});

it('begins no line with a dash', () => {
  const texts = [...ukrainian.values(), ...english.values()].flatMap(textsIn);
  expect(texts.filter((text) => / [–—] /.test(text))).toEqual([]);
});

it('sets a dash between Ukrainian words as an em dash, and a range without spaces', () => {
  const texts = [...ukrainian.values()].flatMap(textsIn);
  expect(texts.filter((text) => /\s–|–\s|[\p{L}\p{N}]—|—[\p{L}\p{N}]/u.test(text))).toEqual([]);
});

/** The words that the specification gives; what it gives in one language only is ours in the other. */
const given: [section: string, key: string, texts: { uk?: string; en?: string }][] = [
  ['§2 error page', 'shell_error_title', { uk: 'шукаєте щось?' }],
  [
    '§2 error page',
    'shell_error_text',
    { uk: 'Сторінка, яку ви шукали, не існує. Можливо, ви ввели неправильну адресу або ми перемістили сторінку.' },
  ],
  ['§2 error page', 'shell_error_home', { uk: 'перейти на головну' }],
  ['§8', 'shell_error_404', { en: 'This page could not be found' }],
  ['§8', 'list_nothing', { en: 'No apartments were found for your request' }],
  ['§8', 'forms_sending', { en: 'Sending…' }],
  ['§8', 'forms_consultation_sent', { en: 'Your request has been sent' }],
  ['§8', 'forms_subscribed_news', { en: 'You have subscribed to the news' }],
  ['§8', 'forms_subscribed_project', { en: 'You have subscribed to the project' }],
  ['§8', 'forms_resume_sent', { en: 'Your resume has been sent for review' }],
  ['§8', 'forms_resume_next', { en: 'We will contact you shortly.' }],
  ['§8', 'forms_failed', { en: 'Error occurred. Try again later.' }],
  ['§8', 'flat_copied', { en: 'Copied!' }],
  [
    '§9',
    'forms_consultation_promise',
    { uk: 'Менеджер зателефонує вам найближчим часом.', en: 'A manager will call you within 15 minutes.' },
  ],
];
const wordOf = (language: typeof english, key: string) =>
  String([...language.values()].find((texts) => key in texts)?.[key]).replace(/\s/g, ' ');

it.each(given)('%s %s stands as the specification words it', (_section, key, { uk, en }) => {
  if (uk) expect(wordOf(ukrainian, key)).toBe(uk);
  if (en) expect(wordOf(english, key)).toBe(en);
});

it('says the hours of calls as the offices of the contents have them, in which a call is promised', () => {
  const offices = JSON.parse(readFileSync('content/obriy/entries/office.json', 'utf8')) as { hours: Hours }[];
  // A call is promised while any of the offices is open.
  const days = Array.from({ length: 7 }, (_, day) => offices.flatMap(({ hours }) => hours[day] ?? []));
  const times = new Set(
    days.map((open) => {
      const [opens = '', closes = ''] = [
        open.map((one) => one.opens).sort()[0],
        open
          .map((one) => one.closes)
          .sort()
          .at(-1),
      ];
      return `${clockTime(opens)}–${clockTime(closes)}`;
    }),
  );
  for (const key of ['forms_consultation_hours', 'forms_consultation_when'])
    for (const language of [ukrainian, english]) expect(new Set(wordOf(language, key).match(/\d+:\d\d–\d+:\d\d/g))).toEqual(times);
});
