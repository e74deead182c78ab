/** What a value is beside the others of its row: the best of them, or by how much it is behind the best. Null where there is nothing to choose. */
export type Verdict = { kind: 'best' } | { kind: 'behind'; by: number } | null;

/** An unknown value is neither better nor worse; where all are equal, none is the best. */
export function verdicts(values: readonly (number | null)[], better: 'less' | 'more'): Verdict[] {
  const known = values.filter((value) => value !== null);
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return values.map(() => null);
  return values.map((value) => {
    if (value === null) return null;
    return value === best ? { kind: 'best' } : { kind: 'behind', by: Math.abs(value - best) };
  });
}

/** Quarters since the year 0 of `2027-Q4`; null for a format that the contract does not know. */
export function quarterNumber(quarter: string): number | null {
  const [, year, number] = /^(\d{4})-Q([1-4])$/.exec(quarter) ?? [];
  return year && number ? Number(year) * 4 + Number(number) - 1 : null;
}
