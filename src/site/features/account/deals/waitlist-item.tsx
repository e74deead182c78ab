import { useState } from 'react';
import type { WaitlistEntry } from '../../../../contract/deals/waitlists.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import beside from '../../../../ui/layout/beside.module.css';
import { takeFocus } from '../../../../ui/take-focus.ts';
import typography from '../../../../ui/text/typography.module.css';
import { dealClient } from '../../../data/api/deal-client.ts';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { untilText } from '../../../format/booking-time.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import { Price } from '../../../format/price/price.tsx';
import * as m from '../../../paraglide/messages.js';
import { bookingAddress } from '../../booking/state/booking-address.ts';
import { ConfirmCancellation } from './confirm-cancellation.tsx';
import { DealHead } from './deal-head.tsx';
import styles from './deals.module.css';

type Props = { entry: WaitlistEntry; onLeft: () => Promise<void> };

/** A flat that the client waits for: the place, the turn, or its sale. */
export function WaitlistItem({ entry, onLeft }: Props) {
  const locale = useLocale();
  const path = usePath();
  const { apartment, state, turn, skippedAt, isOpen } = entry;
  const page = path(`apartments/${apartment.slug}`);
  return (
    <li className={classNames(beside.row, beside.entry)}>
      <DealHead deal={entry}>{m.account_waitlist()}</DealHead>
      <div className={styles.status}>
        <p className={styles.state} data-state={state}>
          {stateText(entry)}
        </p>
        {turn && (
          <p className={styles.until}>
            <span className={classNames(typography.note, styles.note)}>{m.account_waitlist_until()}</span>{' '}
            {untilText(new Date(turn.until), Date.parse(turn.from), locale)}
          </p>
        )}
        <p>{explanationOf(entry)}</p>
        {skippedAt && state === 'waiting' && (
          <p className={classNames(typography.note, styles.note)}>
            {m.account_waitlist_skipped({ time: formatDateTime(skippedAt, locale) })}
          </p>
        )}
        {!isOpen && state !== 'gone' && <p className={classNames(typography.note, styles.note)}>{m.account_waitlist_closed()}</p>}
        {state !== 'gone' && (
          <>
            <p className={styles.price}>
              <Price uah={entry.cost} usd={entry.costUsd} />
            </p>
            <p className={classNames(typography.note, styles.note)}>
              <Price uah={entry.cost} usd={entry.costUsd} show="other" />
            </p>
          </>
        )}
        <p className={classNames(typography.note, styles.note)}>
          {m.account_waitlist_since({ time: formatDateTime(entry.askedAt, locale) })}
        </p>
        <WaitlistSteps entry={entry} page={page} onLeft={onLeft} />
      </div>
    </li>
  );
}

/** Leaving a waitlist is final, so it is confirmed; where there is nothing to lose, it is not. */
function WaitlistSteps({ entry: { apartment, state, allowed }, page, onLeft }: Props & { page: string }) {
  const locale = useLocale();
  const [asks, setAsks] = useState<boolean | null>(null);
  const { busy, run } = useCommand<'leave'>();
  const [failure, setFailure] = useState<'offline' | 'failed' | null>(null);
  const losesPlace = state === 'waiting' || state === 'turn';

  const leave = async () => {
    setFailure(null);
    const done = await run('leave', async (key) => {
      await dealClient(locale)('POST /api/deal/leave-line', { body: { apartment_id: apartment.id }, key });
      await onLeft();
    });
    if (done?.ok === false) setFailure(done.problem ? 'failed' : 'offline');
  };
  const label = (text: string) => (busy ? m.forms_sending() : text);
  return (
    <>
      <div className={styles.steps}>
        {allowed.includes('make') && <Button href={bookingAddress(page)}>{m.booking_begin()}</Button>}
        {state === 'gone' && (
          <Button kind="quiet" href={page}>
            {m.account_waitlist_alike()}
          </Button>
        )}
        {!asks && (
          <Button kind="plain" ref={asks === false ? takeFocus : undefined} onClick={() => (losesPlace ? setAsks(true) : void leave())}>
            {label(losesPlace ? m.booking_waitlist_leave() : m.account_waitlist_clear())}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmCancellation sure={label(m.account_waitlist_leave_sure())} onSure={() => void leave()} onStay={() => setAsks(false)}>
          {m.account_waitlist_leave_text()}
        </ConfirmCancellation>
      )}
      <p className={typography.failure} role="status">
        {failure === 'offline' && m.forms_offline()}
        {failure === 'failed' && m.forms_failed()}
      </p>
    </>
  );
}

function stateText({ state, place }: WaitlistEntry): string {
  switch (state) {
    case 'turn':
      return m.account_waitlist_turn();
    case 'free':
      return m.account_waitlist_free();
    case 'gone':
      return m.account_waitlist_gone();
    case 'waiting':
      return place === 1 ? m.account_waitlist_first() : m.account_waitlist_place({ place: place ?? 0 });
  }
}

function explanationOf({ state, place, turnHours }: WaitlistEntry): string {
  const time = m.booking_hours({ count: turnHours });
  switch (state) {
    case 'turn':
      return m.account_waitlist_turn_text();
    case 'free':
      return m.account_waitlist_free_text();
    case 'gone':
      return m.account_waitlist_gone_text();
    case 'waiting':
      return place === 1 ? m.account_waitlist_first_text({ time }) : m.account_waitlist_place_text({ time });
  }
}
