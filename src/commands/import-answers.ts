import { readFileSync } from 'node:fs';
import type { Answers } from '../domain/catalogue/import/proposals/import-of-source.ts';

const longest = 100;
const key = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** `KEY=TEXT` of the command line after those of a JSON file; null where one cannot be read. */
export function readAnswers(given: readonly string[], file: string | undefined): Answers | null {
  const pairs: [string, unknown][] = [];
  try {
    if (file !== undefined) pairs.push(...Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
  } catch {
    return null;
  }
  for (const one of given) {
    const at = one.indexOf('=');
    if (at < 1) return null;
    pairs.push([one.slice(0, at), one.slice(at + 1).trim()]);
  }
  const isRead = pairs.every(
    ([name, answer]) => key(name) !== '' && typeof answer === 'string' && answer !== '' && answer.length <= longest,
  );
  return isRead ? Object.fromEntries(pairs.map(([name, answer]) => [key(name), String(answer)])) : null;
}
