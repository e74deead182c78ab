import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './audit.module.css';
import { AuditEntry } from './audit-entry.tsx';
import { recordName } from './audit-texts.ts';

/** Who changed what, the newest first; of one record where the address names it. */
export function AuditPage() {
  const [parameters] = useSearchParams();
  const [recordType, recordId] = [parameters.get('recordType') ?? undefined, parameters.get('recordId') ?? undefined];
  const query = useInfiniteQuery({
    queryKey: ['audit', recordType, recordId],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/audit', { query: { recordType, recordId, ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.entries);
  const people = Object.assign({}, ...(data?.pages.map((page) => page.people) ?? []));
  const isOfOneRecord = recordType !== undefined && recordId !== undefined;
  const record = isOfOneRecord ? entries?.[0]?.record : undefined;
  return (
    <>
      <ScreenHead title={record ? m.audit_of({ record: recordName(record) }) : m.audit_title()} about={m.audit_about()}>
        {record?.page && (
          <Link to={record.page} className={styles.way}>
            {m.audit_back()}
          </Link>
        )}
        {isOfOneRecord && (
          <Link to="/audit" className={styles.way}>
            {m.audit_all()}
          </Link>
        )}
      </ScreenHead>
      <QueryState query={query} />
      {entries?.length === 0 && <p className={typography.quiet}>{m.audit_nothing()}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <AuditEntry key={entry.position} entry={entry} people={people} isOfOneRecord={isOfOneRecord} />
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
