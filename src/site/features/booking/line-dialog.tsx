import { useEffect, useMemo, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { LineAnswer } from '../../../contract/deals/deals.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { dealClient } from '../../data/api/deal-client.ts';
import { useCommand } from '../../data/api/use-command.ts';
import { useLocale } from '../../data/paths.ts';
import { useIsLoggedIn } from '../../data/stored/account.ts';
import { untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';
import { FlatAside } from './flat-aside.tsx';
import styles from './line-dialog.module.css';
import { LoginSteps } from './steps/login-steps.tsx';

type Props = { open: boolean; onClose: () => void; apartment: Apartment; line: LineAnswer | null; onLine: (line: LineAnswer) => void };

/** The line before a flat that somebody else has: who stands in it is told when the flat is free, and has it for himself for a while. */
export function LineDialog({ open, onClose, apartment, line, onLine }: Props) {
  const locale = useLocale();
  const loggedIn = useIsLoggedIn() ?? false;
  const client = useMemo(() => dealClient(locale), [locale]);
  const { busy, run } = useCommand<'join-line' | 'leave-line'>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = line?.place ?? null;
  const sending = busy !== null;

  const send = async (what: 'join-line' | 'leave-line') => {
    setRefusal(null);
    const done = await run(what, (key) => client(`POST /api/deal/${what}`, { body: { apartment_id: apartment.id }, key }));
    if (done?.ok) onLine(done.answer);
    else if (done) setRefusal(done.problem?.message ?? m.booking_trouble());
  };

  // The phone is proven between wishing and standing in the line.
  const wished = useRef(false);
  useEffect(() => {
    if (!open) wished.current = false;
    if (!open || !loggedIn || place !== null || wished.current) return;
    wished.current = true;
    void send('join-line');
  });

  return (
    <Dialog open={open} onClose={onClose} title={m.booking_line_join()} closeLabel={m.flat_close()} ground="ink">
      <FlatAside apartment={apartment} deal={null} locale={locale} />
      <div className={styles.line} role="status">
        {place !== null && <p>{placeText(line, locale)}</p>}
        {sending && <p>{m.booking_sending()}</p>}
        {refusal && <p className={styles.trouble}>{refusal}</p>}
      </div>
      {!loggedIn && (
        <div className={styles.actions}>
          <LoginSteps lead={m.booking_line_phone()} />
        </div>
      )}
      {loggedIn && (
        <div className={styles.actions}>
          {place === null ? (
            <Button onClick={() => void send('join-line')} aria-disabled={sending || undefined}>
              {m.booking_line_join()}
            </Button>
          ) : (
            <Button kind="plain" onClick={() => void send('leave-line')} aria-disabled={sending || undefined}>
              {m.booking_line_leave()}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function placeText(line: LineAnswer | null, locale: 'uk' | 'en'): string {
  if (!line || line.place === null) return '';
  if (line.turn) return m.booking_line_turn({ time: untilText(new Date(line.turn.until), Date.parse(line.turn.from), locale) });
  return line.place === 1
    ? m.booking_line_first({ time: m.booking_hours({ count: line.turn_hours }) })
    : m.booking_line_place({ ahead: line.place - 1 });
}
