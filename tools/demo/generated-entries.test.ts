import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedEntries } from './generated-entries.ts';

it.each(Object.entries(generatedEntries))('content/obriy/entries/%s.json is what the generator writes', (kind, text) => {
  expect(readFileSync(new URL(`../../content/obriy/entries/${kind}.json`, import.meta.url), 'utf8')).toBe(text);
});
