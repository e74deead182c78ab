import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import { ask } from '../../data/ask.ts';
import { formatDay, formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import { PhoneLink } from '../../parts/phone/phone-link.tsx';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { WaitlistLink } from '../../parts/waitlist-link.tsx';
import { WhoChanged } from '../../parts/who-changed.tsx';
import { DealDocuments } from './deal-documents.tsx';
import { DealLedger } from './deal-ledger.tsx';
import { DealMoney } from './deal-money.tsx';
import { DealRefunds } from './deal-refunds.tsx';
import { DealSteps } from './deal-steps.tsx';
import { deadline, flatName, flatPlace } from './deal-texts.ts';
import { DealTimeline } from './deal-timeline.tsx';
import { DealTransfers } from './deal-transfers.tsx';
import styles from './deals.module.css';
import { StateMark } from './state-mark.tsx';
import { DealTerms } from './terms/deal-terms.tsx';

const lookEveryMs = 5_000;

/** Everything about one deal, and what may be done with it now. */
export function DealPage() {
  const { number = '' } = useParams();
  const asked = useQuery({
    queryKey: ['deal', number],
    queryFn: ({ signal }) => ask('GET /office/api/deal', { query: { number }, signal }),
    refetchInterval: lookEveryMs,
  });
  const { data } = asked;
  return (
    <>
      <ScreenHead title={m.deals_page_title({ number })} about={data ? `${flatName(data.deal.flat)} · ${flatPlace(data.deal.flat)}` : ''}>
        {data && <WhoChanged type="deal" id={data.deal.id} />}
        <Link to="/deals" className={record.opens}>
          {m.deals_back()}
        </Link>
      </ScreenHead>
      <QueryState query={asked} />
      {data && <Deal deal={data.deal} />}
    </>
  );
}

const Deal = ({ deal }: { deal: WholeDeal }) => (
  <div className={record.page}>
    <div className={record.column}>
      <DealMoney deal={deal} />
      <DealLedger deal={deal} />
      <DealDocuments deal={deal} />
      <DealTimeline deal={deal} />
    </div>
    <aside className={`${record.column} ${styles.side}`}>
      <DealSteps deal={deal} />
      <DealTransfers deal={deal} />
      <DealRefunds deal={deal} />
      <Facts deal={deal} />
    </aside>
  </div>
);

function Facts({ deal }: { deal: WholeDeal }) {
  const { client, owner, price, uahMinor, rateDate, deposit, closingReason } = deal;
  return (
    <dl className={record.facts}>
      <dt>{m.deals_state()}</dt>
      <dd>
        <StateMark state={deal.state} /> <span className={record.quiet}>{deadline(deal)}</span>
        {closingReason && <span className={record.note}>{m.deals_closing_reason({ why: closingReason })}</span>}
      </dd>
      <dt>{m.deals_contacts()}</dt>
      <dd>
        {client.name ?? m.deals_no_name()}
        {client.phone && <PhoneLink phone={client.phone} />}
        {client.email && <span className={record.note}>{client.email}</span>}
      </dd>
      <dt>{m.deals_price()}</dt>
      <dd>
        {formatMoney(price)}
        {price.currency !== 'UAH' && (
          <span className={record.note}>
            {m.deals_price_uah({ sum: formatMoney({ minor: uahMinor, currency: 'UAH' }), day: formatDay(`${rateDate}T12:00:00Z`) })}
          </span>
        )}
      </dd>
      <dt>{m.deals_deposit()}</dt>
      <dd>
        {formatMoney(deposit)}
        {deal.isPaid && <span className={record.note}>{m.deals_payment_paid()}</span>}
        {deal.payments.every(({ paidAt }) => paidAt === null) && <span className={record.note}>{m.deals_deposit_unpaid()}</span>}
      </dd>
      <dt>{m.deals_terms()}</dt>
      <dd>
        <DealTerms number={deal.number} />
      </dd>
      <dt>{m.deals_owner()}</dt>
      <dd>{owner?.name ?? m.deals_no_owner()}</dd>
      <WaitlistLink slug={deal.flat.slug} />
    </dl>
  );
}
