import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSafeHtml, textTags } from '../../../../../base/html/safe-html.ts';
import { markupOf, readMarkup } from './read-markup.ts';
import { textSchema } from './text-schema.ts';

/** The markup as the editor writes it when nothing was changed; null where it is shown as it stands. */
const through = (html: string): string | null => {
  const read = readMarkup(html);
  return 'doc' in read ? markupOf(read.doc) : null;
};

const contents = globSync('content/**/*.json').flatMap((file) => {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (name, value) => {
    if (name === 'html') found.push([value].flat().join(''));
    return value;
  });
  return found;
});

it('gives every text of the contents back byte by byte', () => {
  expect(contents.length).toBeGreaterThan(130);
  expect(contents.filter((html) => through(html) !== html)).toEqual([]);
});

it.each([
  ['text outside of paragraphs is one', 'Про <b>нас</b>', '<p>Про <strong>нас</strong></p>'],
  ['b and i are strong and em', '<p><b>а</b><i>б</i></p>', '<p><strong>а</strong><em>б</em></p>'],
  ['a break is written one way', '<p>а<br/>б<br />в<br>г</p>', '<p>а<br>б<br>в<br>г</p>'],
  ['spaces that a page does not show go', '<p> а \n б <br> в </p>\n\n<p >г</p>', '<p>а б<br>в</p><p>г</p>'],
  ['what has no words goes', '<p></p><ul><li></li></ul><h2> </h2><p>а<strong></strong></p>', '<p>а</p>'],
  [
    'a paragraph alone in an item has no tag',
    '<ul><li><p>а</p></li><li>б<ol><li>в</li></ol></li></ul>',
    '<ul><li>а</li><li>б<ol><li>в</li></ol></li></ul>',
  ],
  ['several paragraphs of an item have theirs', '<ul><li>а<p>б</p></li></ul>', '<ul><li><p>а</p><p>б</p></li></ul>'],
  ['a list may begin an item', '<ul><li><ul><li>а</li></ul></li></ul>', '<ul><li><ul><li>а</li></ul></li></ul>'],
  ['the link stands outside of emphasis', '<p><em><a href="/a/">а</a></em></p>', '<p><a href="/a/"><em>а</em></a></p>'],
  ['neighbours of one emphasis are one', '<p><em>а</em><em>б</em></p>', '<p><em>аб</em></p>'],
  [
    'signs are written as themselves',
    '<p>&laquo;R&D&raquo; &#8211; 5 &gt; 4 &amp; &lt;3&nbsp;м&sup2;</p>',
    '<p>«R&amp;D» – 5 &gt; 4 &amp; &lt;3\u00a0м²</p>',
  ],
  [
    'an ampersand of an address is written out',
    '<p><a href="/a/?b=1&c=2&utm_x=3">а</a></p>',
    '<p><a href="/a/?b=1&amp;c=2&amp;utm_x=3">а</a></p>',
  ],
  ['nothing is nothing', '', ''],
])('%s', (_what, html, expected) => {
  expect(through(html)).toBe(expected);
  expect(through(expected)).toBe(expected);
});

it.each([
  ['<table><tr><td>а</td></tr></table>', '<table>'],
  ['<p>а</p><constructor>', '<constructor>'],
  ['<p>а<strong>б</p></strong>', '</p>'],
  ['<p>а', '<p>'],
  ['а</p>', '</p>'],
  ['<p>а<p>б</p></p>', '<p>'],
  ['<strong><p>а</p></strong>', '<p>'],
  ['<li>а</li>', '<li>'],
  ['<ul>а</ul>', 'а'],
  ['<ul><li><h2>а</h2></li></ul>', '<h2>'],
  ['<p><a href="/а/"></a>б</p>', '<a href="/а/">'],
  ['<p><a href="/а/">а<a href="/б/">б</a></a></p>', '<a href="/б/">'],
  ['<p><a>б</a></p>', '<a>'],
  ['<p><a href="javascript:a()">б</a></p>', '<a href="javascript:a()">'],
  ['<p><a href="/&#47;b/">б</a></p>', '<a href="/&#47;b/">'],
  ['<p class="a">б</p>', '<p class="a">'],
  ['<p>1&frasl;2</p>', '&frasl;'],
  ['<p>1 &copy 2</p>', '&co'],
  ['<p>1 < 2</p>', '<'],
])('%s is edited as it stands, for %s', (html, unknown) => {
  expect(readMarkup(html)).toEqual({ unknown });
});

const words = fc.stringMatching(/^[а-яa-z <>&"'\u00a0–]{0,12}$/);
const encoded = words.map((text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'));
const address = fc.constantFrom('/a/', 'https://a.ua/?b=1&amp;c=%22', 'tel:+380440000000', 'mailto:a@b.ua');
const space = fc.constantFrom('', ' ', '\n  ');
const wrapped = (tags: string[], inside: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...tags), inside).map(([tag, text]) => `<${tag}>${text}</${tag}>`);
const list = (item: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.tuple(space, item), { maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.map(([gap, text]) => `${gap}<li>${text}</li>`).join('')}</${tag}>`);

/** Markup that HTML allows, of the tags that the site allows. */
const { markup } = fc.letrec<Record<'bare' | 'inline' | 'line' | 'item' | 'list' | 'block' | 'markup', string>>((tie) => ({
  bare: fc.oneof(encoded, fc.constantFrom('<br>', '<br/>', '<br />'), wrapped(['strong', 'em', 'b', 'i'], encoded)),
  inline: fc.oneof(
    { maxDepth: 3 },
    tie('bare'),
    wrapped(['strong', 'em', 'b', 'i'], tie('line')),
    fc.tuple(address, tie('bare')).map(([to, text]) => `<a href="${to}">ю${text}</a>`),
  ),
  line: fc.array(fc.oneof(tie('bare'), wrapped(['strong', 'em', 'b', 'i'], tie('bare'))), { maxLength: 4 }).map((all) => all.join('')),
  item: fc
    .array(fc.oneof({ maxDepth: 2 }, tie('inline'), wrapped(['p'], tie('line')), tie('list')), { maxLength: 3 })
    .map((all) => all.join('')),
  list: list(tie('item')),
  block: fc.oneof({ maxDepth: 4 }, wrapped(['p', 'h2', 'h3', 'h4'], tie('inline')), tie('inline'), tie('list')),
  markup: fc.array(fc.tuple(tie('block'), space), { maxLength: 5 }).map((all) => all.flat().join('')),
}));

/** Where the links of a text lead; neighbours that lead to one place are one link. */
const addresses = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href = '']) => href).filter((href, at, all) => href !== all[at - 1]);
/** What a visitor reads. */
const read = (html: string): string =>
  html
    .replace(/<\/?(strong|em|b|i)>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/[ \n]+/g, ' ')
    .trim();

it('takes any markup that the site allows, keeps every word and address, and changes nothing the second time', () => {
  fc.assert(
    fc.property(markup, (html) => {
      expect(isSafeHtml(html)).toBe(true);
      const written = through(html);
      if (written === null) throw new Error(`shown as it stands: ${html}`);
      expect(read(written).replaceAll(' ', '')).toBe(read(html).replaceAll(' ', ''));
      expect(addresses(written)).toEqual(addresses(html));
      expect(isSafeHtml(written)).toBe(true);
      expect(through(written)).toBe(written);
    }),
    { numRuns: 3_000 },
  );
});

it('loses no word of tags that stand anywhere: they are read, or shown as they stand', () => {
  const pieces = fc.oneof(
    words.map((text) => text.replace(/[<>&]/g, '')),
    fc.constantFrom(...textTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), '<a href="/a/">'),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (all) => {
      const html = all.join('');
      const written = through(html);
      if (written === null) return;
      expect(read(written).replaceAll(' ', '')).toBe(read(html).replaceAll(' ', ''));
      expect(through(written)).toBe(written);
    }),
    { numRuns: 3_000 },
  );
});

it('knows each tag that the check of contents allows, and writes no other', () => {
  const sampleOf = (tag: string) =>
    tag === 'br'
      ? 'а<br>б'
      : tag === 'li'
        ? '<ul><li>а</li></ul>'
        : tag === 'a'
          ? '<a href="/a/">а</a>'
          : /^[uo]l$/.test(tag)
            ? `<${tag}><li>а</li></${tag}>`
            : `<${tag}>а</${tag}>`;
  const written = textTags.map((tag) => through(sampleOf(tag)));
  expect(written).not.toContain(null);
  expect(Object.keys(textSchema.nodes)).toEqual([
    'doc',
    'paragraph',
    'heading',
    'bullet_list',
    'ordered_list',
    'list_item',
    'text',
    'hard_break',
  ]);
  expect(Object.keys(textSchema.marks)).toEqual(['link', 'strong', 'em']);
  expect(written.every((html) => html !== null && isSafeHtml(html))).toBe(true);
});
