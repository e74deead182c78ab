import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { ask } from '../../data/ask.ts';
import { queries } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import styles from './prices.module.css';

const lookEveryMs = 10_000;

/** The release may have changed since it was read: the next press is made over what it is now. */
export const readReleasesAnew = () => queries.invalidateQueries({ queryKey: ['releases'] });

/** The release that takes what is changed, a new one where none is chosen, and the field that chooses it. */
export function useIntoRelease() {
  const [chosen, choose] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => ask('GET /office/api/releases', { signal }),
    refetchInterval: lookEveryMs,
  });
  const open = data?.releases.filter(({ allowed }) => allowed.includes('edit')) ?? [];
  const into: ReleaseRow | null = open.find(({ number }) => number === chosen) ?? null;
  const field = open.length > 0 && (
    <label className={styles.into}>
      <span>{m.prices_into()}</span>
      <select value={into?.number ?? ''} onChange={({ target: { value } }) => choose(value ? Number(value) : null)}>
        <option value="">{m.prices_into_new()}</option>
        {open.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return { into, field };
}
