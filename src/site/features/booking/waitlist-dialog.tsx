import { useEffect, useMemo, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { WaitlistAnswer } from '../../../contract/deals/waitlists.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PageDialog } from '../../../ui/controls/page-dialog.tsx';
import { dealClient } from '../../data/api/deal-client.ts';
import { useCommand } from '../../data/api/use-command.ts';
import { useLocale } from '../../data/paths.ts';
import { useIsLoggedIn } from '../../data/stored/account.ts';
import { untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';
import { FlatAside } from './flat-aside.tsx';
import { LoginSteps } from './steps/login-steps.tsx';
import styles from './waitlist-dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  apartment: Apartment;
  waitlist: WaitlistAnswer | null;
  onWaitlist: (waitlist: WaitlistAnswer) => void;
};

/** The waitlist of a flat that another client has: a client on it is notified when the flat is free, and alone may book it for a while. */
export function WaitlistDialog({ open, onClose, apartment, waitlist, onWaitlist }: Props) {
  const locale = useLocale();
  const loggedIn = useIsLoggedIn() ?? false;
  const client = useMemo(() => dealClient(locale), [locale]);
  const { busy, run } = useCommand<'join-line' | 'leave-line'>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = waitlist?.place ?? null;
  const isClosed = waitlist?.isOpen === false && place === null;
  const sending = busy !== null;

  const send = async (what: 'join-line' | 'leave-line') => {
    setRefusal(null);
    const done = await run(what, (key) => client(`POST /api/deal/${what}`, { body: { apartment_id: apartment.id }, key }));
    if (done?.ok) onWaitlist(done.answer);
    else if (done) setRefusal(done.problem?.message ?? m.booking_failed());
  };

  // The phone is confirmed between the request and the entry on the waitlist; who has been on it since the dialog opened joins by the button.
  const joined = useRef(false);
  useEffect(() => {
    if (!open) joined.current = false;
    else if (place !== null) joined.current = true;
    if (!open || !loggedIn || isClosed || joined.current) return;
    joined.current = true;
    void send('join-line');
  });

  return (
    <PageDialog open={open} onClose={onClose} title={m.booking_waitlist_join()} closeLabel={m.flat_close()} ground="dark">
      <FlatAside apartment={apartment} deal={null} locale={locale} />
      <div className={styles.line} role="status">
        {place !== null && <p>{placeText(waitlist, locale)}</p>}
        {sending && <p>{m.booking_sending()}</p>}
        {refusal && <p className={styles.failure}>{refusal}</p>}
        {isClosed && !refusal && <p>{m.booking_waitlist_closed()}</p>}
      </div>
      {!loggedIn && (
        <div className={styles.actions}>
          <LoginSteps lead={m.booking_waitlist_phone()} />
        </div>
      )}
      {loggedIn && !isClosed && (
        <div className={styles.actions}>
          {place === null ? (
            <Button onClick={() => void send('join-line')} aria-disabled={sending || undefined}>
              {m.booking_waitlist_join()}
            </Button>
          ) : (
            <Button kind="plain" onClick={() => void send('leave-line')} aria-disabled={sending || undefined}>
              {m.booking_waitlist_leave()}
            </Button>
          )}
        </div>
      )}
    </PageDialog>
  );
}

function placeText(waitlist: WaitlistAnswer | null, locale: 'uk' | 'en'): string {
  if (!waitlist || waitlist.place === null) return '';
  if (waitlist.turn)
    return m.booking_waitlist_turn({ time: untilText(new Date(waitlist.turn.until), Date.parse(waitlist.turn.from), locale) });
  return waitlist.place === 1
    ? m.booking_waitlist_first({ time: m.booking_hours({ count: waitlist.turnHours }) })
    : m.booking_waitlist_place({ ahead: waitlist.place - 1 });
}
