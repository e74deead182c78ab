import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './audit.module.css';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters, conditionsOf } from './audit-filters.tsx';
import { recordName } from './audit-texts.ts';

/** Who changed what, the newest first; of one record where the address names it. */
export function AuditPage() {
  const [parameters] = useSearchParams();
  const [recordType, recordId] = [parameters.get('recordType') ?? undefined, parameters.get('recordId') ?? undefined];
  const conditions = conditionsOf(parameters);
  const asked = { ...(recordType && { recordType }), ...(recordId && { recordId }), ...conditions };
  const isBackwards = (conditions.until ?? '9') < (conditions.from ?? '');
  const query = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/audit', { query: `${new URLSearchParams({ ...asked, ...(cursor !== null && { cursor }) })}`, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    enabled: !isBackwards,
  });
  // Of any page, so that the names stay while another is asked for.
  const { data: people = {} } = useQuery({
    queryKey: ['audit-people'],
    queryFn: async ({ signal }) => (await ask('GET /office/api/audit', { query: { limit: '1' }, signal })).people,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const entries = isBackwards ? undefined : data?.pages.flatMap((page) => page.entries);
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
      {!isOfOneRecord && <AuditFilters people={people} isBackwards={isBackwards} />}
      {!isBackwards && <QueryState query={query} />}
      {entries?.length === 0 && (
        <p className={typography.quiet}>{Object.keys(conditions).length > 0 ? m.audit_nothing_here() : m.audit_nothing()}</p>
      )}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <AuditEntry key={entry.position} entry={entry} people={people} conditions={asked} isOfOneRecord={isOfOneRecord} />
        ))}
      </ol>
      {entries && hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.audit_earlier()}
        </Button>
      )}
    </>
  );
}
