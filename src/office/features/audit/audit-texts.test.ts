import { afterAll, describe, expect, it, vi } from 'vitest';
import { officeOperations } from '../../../contract/office/operations.ts';
import { jobNames } from '../../../contract/office/writers.ts';
import { actorName, operationName } from './audit-texts.ts';

// The language of the office is a choice that the browser remembers.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

describe('who changed a record without a person', () => {
  it.each(jobNames)('%s has a name and says what it did', (id) => {
    const name = actorName({ kind: 'system', id, name: null });
    expect(name).not.toBe(actorName({ kind: 'system', id: null, name: null }));
    expect(operationName(id)).not.toBe(operationName('of an earlier version'));
  });

  it('a job of another version is the system', () =>
    expect(actorName({ kind: 'system', id: 'gone', name: null })).toBe(actorName({ kind: 'system', id: null, name: null })));
});

it('an operation is said after the name of who has done it', () => {
  const said = Object.entries(officeOperations).flatMap(([route, { id }]) => (route.startsWith('GET ') ? [] : [operationName(id)]));
  expect(said.length).toBeGreaterThan(90);
  expect(said.filter((words) => !words.startsWith('— '))).toEqual([]);
});
