import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '../src/site/routes.ts';
import { matchLazily } from './lean-router.ts';

type Match = typeof matchRoutes;
const library = new URL('../node_modules/react-router/dist/production/lib/router/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'domivka-router-'));
let lean: Match;

beforeAll(async () => {
  const changed = matchLazily(readFileSync(new URL('utils.js', library), 'utf8'))
    .replaceAll(/from "(\.\/[\w-]+\.js)"/g, (_whole, file: string) => `from "${new URL(file, library)}"`)
    .replace('from "react"', `from "${import.meta.resolve('react')}"`);
  writeFileSync(join(folder, 'utils.mjs'), changed);
  ({ matchRoutes: lean } = (await import(pathToFileURL(join(folder, 'utils.mjs')).href)) as { matchRoutes: Match });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As the browser has them: below the root, which has no path. */
const tree = [
  { id: 'root', children: routes.map(({ id, path, index }) => (index ? { id, index: true } : { id, path })) },
] as Parameters<Match>[0];
const told = (match: Match, address: string) =>
  match(tree, address)?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));

const segments = fc.constantFrom(
  '',
  'uk',
  'EN',
  'projects',
  'apartments',
  'news',
  'account',
  'advertising',
  'chessboard',
  'plan',
  'a-b',
  'no such',
  '%2F',
);
const addresses = fc.array(segments, { maxLength: 5 }).map((parts) => `/${parts.map(encodeURI).join('/')}`);

test('a page that is looked for lazily is the one that the router finds', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(told(lean, address)).toEqual(told(matchRoutes, address));
    }),
    { numRuns: 1500 },
  );
});

test('every page is found, and what is none of them', () => {
  for (const { path = '/' } of routes) {
    const address = `/${path.replaceAll(/:\w+\??/g, 'one')}/`;
    expect(told(lean, address), address).toEqual(told(matchRoutes, address));
  }
  expect(told(lean, '/no-such-page/')?.at(-1)?.params).toHaveProperty('*');
});
