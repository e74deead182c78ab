import { expect, it } from 'vitest';
import { isSafeHtml } from './safe-html.ts';

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
