import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { officeProblems } from '../../tools/office-bundle.ts';

let build = '';
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'domivka-office-'));
  for (const folder of ['client/assets', 'office/assets']) mkdirSync(join(build, folder), { recursive: true });
  write('client/assets/root.js', 'export const page = "/apartments/";');
  write('office/index.html', '<script type="module" src="/office/assets/index.js"></script>');
  write('office/assets/index.js', 'fetch("/office/api/me")');
});
afterEach(() => rmSync(build, { recursive: true, force: true }));
const write = (name: string, body: string | Buffer) => writeFileSync(join(build, name), body);

test('a public build without a word of the office, and a light office, are in order', () => {
  expect(officeProblems(build)).toEqual([]);
});

test.each([
  ['an address of the office', 'fetch("/office/api/me")'],
  ['a library of the office', 'import "@tanstack/query-core"'],
  ['the class of such a library', 'new QueryClient()'],
])('%s in a public script is named with its file', (_what, text) => {
  write('client/assets/home.js', text);
  expect(officeProblems(build)).toEqual([expect.stringContaining('home.js')]);
});

test('the editor of texts is loaded with a text alone', () => {
  write('office/assets/rich-text.js', 'const name = "ProseMirror";');
  write('office/assets/index.js', 'const open = () => import("./rich-text.js");');
  expect(officeProblems(build)).toEqual([]);
  write('office/assets/release-page.js', 'import{a}from"./rich-text.js";');
  expect(officeProblems(build)).toEqual([expect.stringContaining('release-page.js loads the editor')]);
  write('office/assets/release-page.js', 'const name = "ProseMirror";');
  expect(officeProblems(build)).toEqual([expect.stringContaining('several scripts: release-page.js, rich-text.js')]);
});

test('a shell above its weight is named, and so are a page without a script and a build that is not there', () => {
  write('office/assets/index.js', randomBytes(180 * 1024));
  expect(officeProblems(build)).toEqual([expect.stringMatching(/18\d\.\d KB .* 175 KB/)]);
  write('office/index.html', '<p>Office</p>');
  expect(officeProblems(build)).toEqual([expect.stringContaining('no script')]);
  expect(officeProblems(join(build, 'nowhere'))).toHaveLength(1);
});
