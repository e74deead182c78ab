import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AuditEntry as Entry } from '../../../contract/office/audit.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { ask } from '../../data/ask.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import styles from './audit.module.css';
import { fieldName } from './audit-fields.ts';

const percent = (share: number): string => {
  const rounded = Math.round(share * 1_000) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${formatNumber(Math.abs(rounded))} %`;
};

/** From the least to the most, once where they are the same. */
const rangeText = ({ least, most }: { least: number; most: number }): string =>
  percent(least) === percent(most) ? percent(least) : m.audit_many_range({ least: percent(least), most: percent(most) });

type Props = {
  entry: Entry;
  many: NonNullable<Entry['many']>;
  conditions: Readonly<Record<string, string>>;
  children: (entry: Entry) => ReactNode;
};

/** What one work has done to many records, and each of them once it is opened. */
export function ManyEntries({ entry, many: { fields, share }, conditions, children }: Props) {
  const [isOpen, open] = useState(false);
  const asked = { ...conditions, work: String(entry.position) };
  const query = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/audit', { query: `${new URLSearchParams({ ...asked, ...(cursor !== null && { cursor }) })}`, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isOpen,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const named = [...new Set(fields.flatMap((field) => fieldName(field) ?? []))].join(', ');
  return (
    <>
      <p className={styles.why}>{[named, share && rangeText(share)].filter(Boolean).join(' · ')}</p>
      <button type="button" className={textButton.button} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? m.audit_many_close() : m.audit_many_open()}
      </button>
      {isOpen && (
        <>
          <QueryState query={query} />
          <ol className={styles.many}>{data?.pages.flatMap(({ entries }) => entries.map(children))}</ol>
          {hasNextPage && (
            <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {m.audit_many_more()}
            </Button>
          )}
        </>
      )}
    </>
  );
}
