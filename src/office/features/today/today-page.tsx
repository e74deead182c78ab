import { useQuery } from '@tanstack/react-query';
import typography from '../../../ui/text/typography.module.css';
import { todayQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './today.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** What waits for the person, the oldest promise first, each with its one button. */
export function TodayPage() {
  const today = useQuery(todayQuery);
  const { data } = today;
  const isEmpty = data?.items.length === 0;
  return (
    <>
      <ScreenHead title={m.today_title()} count={isEmpty ? undefined : data && data.items.length + data.more} about={m.today_about()} />
      <QueryState query={today} />
      {isEmpty && (
        <section className={styles.empty}>
          <svg className={styles.sun} viewBox="0 0 160 80" aria-hidden="true" focusable="false">
            <path d="M8 72h144M40 72a40 40 0 0 1 80 0M80 8v14M38 26l9 10M122 26l-9 10M16 56l13 4M144 56l-13 4" />
          </svg>
          <h2 className={typography.name}>{m.today_empty_title()}</h2>
          <p className={typography.quiet}>{m.today_empty()}</p>
        </section>
      )}
      <ol className={styles.items}>
        {data?.items.map((item) => (
          <WaitingRow key={item.key} item={item} />
        ))}
      </ol>
      {data && data.more > 0 && <p className={typography.quiet}>{m.today_more({ count: data.more })}</p>}
    </>
  );
}
