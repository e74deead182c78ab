import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './audit.module.css';
import { AuditEntry } from './audit-entry.tsx';

/** Who changed what, the newest first; of one record where the address names it. */
export function AuditPage() {
  const [parameters] = useSearchParams();
  const [recordType, recordId] = [parameters.get('recordType') ?? undefined, parameters.get('recordId') ?? undefined];
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit', recordType, recordId],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/audit', { query: { recordType, recordId, ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <ScreenHead title={m.audit_title()} about={m.audit_about()} />
      {entries?.length === 0 && <p className={typography.quiet}>{m.audit_nothing()}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <AuditEntry key={entry.position} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.audit_earlier()}
        </Button>
      )}
    </>
  );
}
