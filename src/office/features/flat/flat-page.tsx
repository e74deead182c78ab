import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import typography from '../../../ui/text/typography.module.css';
import { flatStatus, formatNumber, formatPrice } from '../../data/format-price.ts';
import { flatQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { QuotesList } from '../../parts/quotes/quotes-list.tsx';
import { SendQuote } from '../../parts/quotes/send-quote.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { WaitlistLink } from '../../parts/waitlist-link.tsx';
import { WhoChanged } from '../../parts/who-changed.tsx';
import styles from './flat.module.css';

/** A flat as it is asked about on the phone: free or not, and what it costs now. */
export function FlatPage() {
  const { slug = '' } = useParams();
  const query = useQuery(flatQuery(slug));
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  const { id, flat, currency, bookingMinor, listMinor, depositMinor, page, deal } = data;
  const about = [
    flat.project,
    flat.section,
    m.find_floor({ floor: flat.floor }),
    m.find_rooms({ count: flat.rooms }),
    m.find_area({ area: formatNumber(flat.area) }),
  ];
  return (
    <>
      <ScreenHead title={m.find_flat({ number: flat.number })} about={about.join(' · ')}>
        <WhoChanged type="apartment" id={id} />
      </ScreenHead>
      <p className={styles.status} data-status={flat.status}>
        {flatStatus(flat)}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{m.find_price()}</dt>
          <dd>
            {(['USD', 'UAH'] as const).map((one) => (
              <span key={one} className={styles.price}>
                {formatPrice(one === 'USD' ? flat.usdMinor : flat.uahMinor, one)}
                {one === currency && <span className={typography.caption}> {m.find_contract_price()}</span>}
              </span>
            ))}
          </dd>
        </div>
        {bookingMinor < listMinor && (
          <div>
            <dt>{m.find_list_price()}</dt>
            <dd>{formatPrice(listMinor, currency)}</dd>
          </div>
        )}
        <div>
          <dt>{m.find_deposit()}</dt>
          <dd>{formatPrice(depositMinor, 'UAH')}</dd>
        </div>
        {deal !== undefined && (
          <div>
            <dt>{m.find_living_deal()}</dt>
            <dd>{deal ? <Link to={`/deals/${deal.number}`}>{m.find_deal({ number: deal.number })}</Link> : m.find_no_deal()}</dd>
          </div>
        )}
        <WaitlistLink slug={slug} />
      </dl>
      <div className={styles.actions}>
        {flat.status === 'available' && <SendQuote slug={slug} />}
        <a href={page} className={styles.page} target="_blank" rel="noreferrer">
          {m.find_public_page()}
        </a>
      </div>
      <QuotesList of="apartment" id={String(id)} />
    </>
  );
}
