import { describe, expect, it } from 'vitest';
import { yearsSince } from './years-since.ts';

describe('the months of the history (§2)', () => {
  it('stand at their true distance', () => {
    expect(yearsSince(2014, '2014-01')).toBe(0);
    expect(yearsSince(2014, '2014-07')).toBe(0.5);
    expect(yearsSince(2014, '2016-04')).toBe(2.25);
    expect(yearsSince(2014, '2025-12') - yearsSince(2014, '2024-12')).toBeCloseTo(1);
  });
});
