import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { WholeWaitlist } from '../../../contract/office/waitlists.ts';
import { waitlistQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { WhoChanged } from '../../parts/who-changed.tsx';
import { Places } from './places.tsx';
import { WaitlistControl } from './waitlist-control.tsx';
import { WaitlistHistory } from './waitlist-history.tsx';
import { flatPlace, stateText } from './waitlist-texts.ts';
import styles from './waitlists.module.css';

/** The waitlist of a flat: who waits, whose turn it is, and what may be done now. */
export function WaitlistPage() {
  const { slug = '' } = useParams();
  const query = useQuery(waitlistQuery(slug));
  const waitlist = query.data?.waitlist;
  return (
    <>
      <ScreenHead title={m.waitlists_page_title({ number: waitlist?.flat.number ?? '…' })} about={waitlist ? flatPlace(waitlist.flat) : ''}>
        {waitlist && <WhoChanged type="waitlist" id={waitlist.apartmentId} />}
        <Link to="/waitlists" className={record.opens}>
          {m.waitlists_back()}
        </Link>
      </ScreenHead>
      <QueryState query={query} />
      {waitlist && <Waitlist waitlist={waitlist} />}
    </>
  );
}

const Waitlist = ({ waitlist }: { waitlist: WholeWaitlist }) => (
  <div className={styles.page}>
    <div className={styles.now}>
      <p className={styles.state} data-state={waitlist.state}>
        {stateText(waitlist)}
      </p>
      <WaitlistControl waitlist={waitlist} />
    </div>
    <Places waitlist={waitlist} />
    <WaitlistHistory history={waitlist.history} />
  </div>
);
