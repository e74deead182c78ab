import { useEffect, useState } from 'react';
import type { Deal, WaitlistEntry } from '../../../../contract/deals/deals.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { deferred } from '../../../../ui/deferred.tsx';
import beside from '../../../../ui/layout/beside.module.css';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCountdown } from '../../../data/live/use-countdown.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { useUser } from '../../../data/stored/account.ts';
import { leftText } from '../../../format/booking-time.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import { formatTransfers } from '../../../format/format-transfers.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import { Price } from '../../../format/price/price.tsx';
import * as m from '../../../paraglide/messages.js';
import { AppliedOffers } from '../../booking/applied-offers.tsx';
import { EmptySection } from '../own/empty-section.tsx';
import { isObject, pageOf } from '../own/sections.ts';
import { DealHead } from './deal-head.tsx';
import { DealSteps } from './deal-steps.tsx';
import styles from './deals.module.css';
import { RefundDetails } from './refund-details.tsx';
import { useOwnWaitlists } from './use-own-waitlists.ts';
import { WaitlistItem } from './waitlist-item.tsx';

const states: Record<Deal['state'], () => string> = {
  held: m.account_state_held,
  requested: m.account_state_requested,
  reserved: m.account_state_reserved,
  contract: m.account_state_contract,
  completed: m.account_state_completed,
  cancelled: m.account_state_cancelled,
  expired: m.account_state_expired,
};

const hasEnded = ({ state }: Deal): boolean => state === 'cancelled' || state === 'expired';

/**
 * Every deal and every waitlist entry of the client, the most urgent first: turns, then open deals, waitlists,
 * and ended ones. Each with its state, its time left and the allowed steps.
 */
export function Deals() {
  const user = useUser();
  const { waitlists, failed, refetch } = useOwnWaitlists();
  const [left, setLeft] = useState<string | null>(null);
  if (!user) return null;
  const { deals } = user;
  const leave = async ({ apartment }: WaitlistEntry) => {
    await refetch();
    setLeft(apartment.number);
  };
  const status = (
    <p className={styles.notice} role="status">
      {left && m.account_waitlist_left({ number: left })}
    </p>
  );
  if (deals.length === 0 && waitlists?.length === 0)
    return (
      <>
        {status}
        <EmptySection
          title={m.account_no_deals()}
          text={m.account_no_deals_text()}
          lead={{ page: 'apartments', text: m.account_no_deals_lead() }}
        />
      </>
    );
  const shown = (some: Deal[]) => some.map((deal) => <DealItem key={deal.id} deal={deal} />);
  const waited = (isTurn: boolean) =>
    waitlists
      ?.filter(({ turn }) => (turn !== null) === isTurn)
      .map((entry) => <WaitlistItem key={entry.apartment.id} entry={entry} onLeft={() => leave(entry)} />);
  return (
    <>
      {status}
      <ul className={styles.deals} aria-busy={waitlists === null && !failed}>
        {waited(true)}
        {shown(deals.filter((deal) => !hasEnded(deal)))}
        {waited(false)}
        {shown(deals.filter(hasEnded))}
      </ul>
      {failed && (
        <p className={styles.unknown} role="status">
          {m.account_waitlists_failed()}{' '}
          <Button kind="plain" onClick={() => void refetch()}>
            {m.account_retry()}
          </Button>
        </p>
      )}
    </>
  );
}

// Few deals that ended unpaid have any.
const DealDocuments = deferred(() => import('./deal-documents.tsx').then((module) => module.DealDocuments), 'rendered');

/** A deal with its state, the allowed steps, and, when it has ended, the refund. */
export function DealItem({ deal }: { deal: Deal }) {
  const locale = useLocale();
  const path = usePath();
  const moves = deal.history.filter(({ from, to }) => from !== to);
  const receipts = hasEnded(deal) ? deal.documents.filter(({ kind }) => kind === 'receipt') : [];
  return (
    <li className={classNames(beside.row, beside.entry)}>
      <DealHead deal={deal}>{m.account_deal({ number: deal.number })}</DealHead>
      <div className={styles.status}>
        <p className={styles.state} data-state={deal.state}>
          {states[deal.state]()}
        </p>
        <TimeLeft deal={deal} />
        <p className={styles.price}>
          <Price uah={deal.cost} usd={deal.costUsd} />
        </p>
        <p className={classNames(typography.note, styles.note)}>
          <Price uah={deal.cost} usd={deal.costUsd} show="other" />
        </p>
        <AppliedOffers
          offers={hasEnded(deal) ? [] : deal.offers}
          list={{ cost: deal.listCost, costUsd: deal.listCostUsd }}
          locale={locale}
        />
        {deal.allowed.includes('pay') && (
          <p className={classNames(typography.note, styles.note)}>
            {m.account_deal_deposit({ amount: formatPrice(deal.deposit, 'UAH', locale) })}
          </p>
        )}
        {deal.state === 'reserved' && deal.payment?.state === 'paid' && (
          <p className={classNames(typography.note, styles.note)}>
            {m.account_deal_paid({
              paid: formatPrice(deal.payment.amount, 'UAH', locale),
              total: formatPrice(deal.cost, 'UAH', locale),
            })}
          </p>
        )}
        <RefundDetails deal={deal} locale={locale} />
        {deal.transfers && <p>{formatTransfers(deal.transfers, locale)}</p>}
        {receipts.length > 0 && <DealDocuments documents={receipts} />}
        {isObject(deal) && (
          <p>
            <Link inText href={path(pageOf('objects'))}>
              {m.account_deal_to_object()}
            </Link>
          </p>
        )}
        <DealSteps deal={deal} />
        {moves.length > 0 && (
          <details className={styles.history}>
            <summary>{m.account_deal_history()}</summary>
            <ol className={styles.moves}>
              {moves.map(({ at, to }) => (
                <li key={`${at} ${to}`}>
                  <span>{states[to]()}</span> <span className={classNames(typography.note, styles.note)}>{formatDateTime(at, locale)}</span>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  );
}

/** A reservation shows its last moment; minutes are counted down from the server's clock at the time of the answer: the device's own may be wrong. */
function TimeLeft({ deal: { endsAt: end, now, state } }: { deal: Deal }) {
  const [left, start] = useCountdown();
  const seconds = end ? (Date.parse(end) - Date.parse(now)) / 1000 : 0;
  useEffect(() => {
    if (seconds > 0) start(seconds);
  }, [seconds, start]);
  const locale = useLocale();
  if (!end || !['held', 'requested', 'reserved'].includes(state)) return null;
  if (state === 'reserved')
    return (
      <p className={styles.left}>
        <span className={classNames(typography.note, styles.note)}>{m.account_deal_until()}</span>{' '}
        <time dateTime={end}>{formatDateTime(end, locale)}</time>
      </p>
    );
  return (
    <p className={styles.left} role="timer">
      <span className={classNames(typography.note, styles.note)}>{m.account_deal_left()}</span> {leftText(left * 1000)}
    </p>
  );
}
