import { afterAll, describe, expect, it, vi } from 'vitest';
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
