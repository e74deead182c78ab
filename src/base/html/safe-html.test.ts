import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSafeHtml, withSafeHtml } from './safe-html.ts';

it.each([
  '',
  'Квартири від забудовника',
  '<p>Один<br>два &lt;три&gt;</p>',
  '<ul><li><a href="/apartments/?a=1&amp;b=2">усі</a></li></ul>',
  '<h2>a</h2>',
])('lets %s through', (html) => expect(isSafeHtml(html)).toBe(true));

it.each([
  '<script>alert(1)</script>',
  '<p onclick="a()">x</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/a" onmouseover="b()">x</a>',
  '<svg/onload=alert(1)>',
  '<P>x</P>',
  '<!-- <script>alert(1)</script> -->',
  'a < b',
  '<p',
  '<style>body{display:none}</style>',
])('stops %s', (html) => expect(isSafeHtml(html)).toBe(false));

/** Every `html` of a value, at any depth. */
const markupOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => (name === 'html' && typeof part === 'string' ? [part] : markupOf(part)))
    : [];

it('leaves no markup in any value that could do more than format, and changes nothing else', () => {
  const text = fc.constantFrom('', 'Слова', '<p>Слова</p>', '<p>x</p><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.constant(null), fc.array(tie('tree')), tie('object')),
    object: fc.dictionary(fc.constantFrom('html', 'title', 'uk', 'rows'), tie('tree')),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const safe = withSafeHtml(value);
      for (const html of markupOf(safe)) expect(isSafeHtml(html)).toBe(true);
      if (markupOf(value).every(isSafeHtml)) expect(safe).toBe(value);
      expect(withSafeHtml({ html: '<p>a</p>', of: value })).toEqual({ html: '<p>a</p>', of: safe });
    }),
  );
});
