import { afterAll, expect, it, vi } from 'vitest';
import type { WholeImport } from '../../../contract/office/imports/imports.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { approvalSentence, newProjectTexts } from './approve-texts.ts';

// The language of the office is a choice that the browser remembers.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
overwriteGetLocale(() => 'en');
afterAll(() => {
  overwriteGetLocale(() => 'uk');
  vi.unstubAllGlobals();
});

const kinds = ['all', 'new', 'price', 'status', 'gone', 'returned', 'other', 'held'];
const counted = (rows: number, left: number) =>
  Object.fromEntries(kinds.map((kind) => [kind, kind === 'all' ? { rows, left } : { rows: 0, left: 0 }])) as WholeImport['counts'];

it('an approval is said to change nothing where neither a flat nor a project changes', () => {
  expect(approvalSentence({ counts: counted(3, 1), houses: 1 })).toContain('2');
  expect(approvalSentence({ counts: counted(3, 3), houses: 0 })).toContain('nothing changes');
  const houses = approvalSentence({ counts: counted(0, 0), houses: 4 });
  expect(houses).toContain('4');
  expect(houses).not.toContain('nothing changes');
});

it('a new project is named, with the one that may be meant', () => {
  const projects = [
    { name: 'Липки', near: null },
    { name: 'Тиха Затка', near: 'Тиха Затока' },
  ];
  expect(newProjectTexts(projects)).toEqual([
    expect.stringContaining('Липки'),
    expect.stringMatching(/Тиха Затка.*Тиха Затока/),
    expect.stringContaining('stage'),
  ]);
  expect(newProjectTexts([])).toEqual([]);
});
