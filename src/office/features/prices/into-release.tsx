import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { ask } from '../../data/ask.ts';
import { queries } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import styles from './prices.module.css';

const lookEveryMs = 10_000;

/** `into` is null for a new release. */
export type IntoRelease = { into: ReleaseRow | null; isReading: boolean; readAnew: () => Promise<void> };

/** The release that takes what is changed, a new one where none is chosen, and the field that chooses it. */
export function useIntoRelease(): IntoRelease & { field: ReactNode } {
  const [chosen, choose] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);
  /** The release may have changed since it was read: the next press waits until it can be made over what it is now. */
  const readAnew = async () => {
    setReading(true);
    await queries.invalidateQueries({ queryKey: ['releases'] });
    setReading(false);
  };
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
  return { into, isReading, readAnew, field };
}
