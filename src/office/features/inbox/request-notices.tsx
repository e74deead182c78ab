import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { noticesQuery } from '../../data/queries.ts';
import { useRequestChanges } from '../../data/use-request-changes.ts';
import * as m from '../../paraglide/messages.js';
import styles from './inbox.module.css';
import { clientName, noticeNames } from './inbox-texts.ts';

const mostShown = 3;

/** What has just happened to the person's requests, on every screen; a press opens the request. */
export function RequestNotices() {
  useRequestChanges();
  const { data } = useQuery(noticesQuery);
  return (
    <section className={styles.notices} aria-label={m.inbox_notices()}>
      <ul aria-live="polite">
        {data?.notices.slice(0, mostShown).map((notice) => (
          <li key={`${notice.id} ${notice.kind}`} data-urgent={notice.isUrgent || undefined}>
            <Link to={`/inbox/${notice.id}`}>
              {noticeNames[notice.kind]()} · {clientName(notice)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
