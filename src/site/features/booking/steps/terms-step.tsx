import { type SubmitEvent, useState } from 'react';
import type { Locale } from '../../../../base/locale.ts';
import type { BookingTerms } from '../../../../contract/deals/booking-terms.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { usePath } from '../../../data/paths.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import type { Way } from '../state/booking-step.ts';
import styles from './step.module.css';

type Props = { terms: BookingTerms; locale: Locale; busy: boolean; way: Way; onWay: (way: Way) => void; onAgree: () => void };

export const percentText = (percent: number) => m.flat_percent({ value: percent });

/** The terms of booking, before the first question. */
export function TermsStep({ terms, locale, busy, way, onWay, onAgree }: Props) {
  const path = usePath();
  const [missing, setMissing] = useState(false);
  const sum = formatPrice(terms.deposit, 'UAH', locale);
  const points = [
    [m.booking_terms_hold({ time: m.booking_minutes({ count: terms.holdMinutes }) }), m.booking_terms_hold_text()],
    [m.booking_terms_deposit({ sum }), m.booking_terms_deposit_text({ time: m.booking_hours({ count: terms.reservationHours }) })],
    [
      m.booking_terms_refund(),
      m.booking_terms_refund_text({
        time: m.booking_hours({ count: terms.refundWholeHours }),
        percent: percentText(terms.refundLaterPercent),
      }),
    ],
    [m.booking_terms_manager(), m.booking_terms_manager_text({ time: m.booking_hours({ count: terms.requestHours }) })],
  ] as const;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).has('terms');
    setMissing(!agreed);
    if (agreed) onAgree();
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <dl className={styles.points}>
        {points.map(([name, text]) => (
          <div key={name} className={styles.point}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {terms.stateServices && <Ways way={way} onWay={onWay} />}
      <Checkbox name="terms" error={missing ? m.booking_agree_needed() : undefined} onChange={() => setMissing(false)}>
        {m.booking_agree()}{' '}
        <Link inText href={path('terms-of-use')} target="_blank">
          {m.booking_agree_link()}
        </Link>
      </Checkbox>
      <Button type="submit" wide aria-disabled={busy || undefined}>
        {busy ? m.booking_sending() : m.booking_begin()}
      </Button>
    </form>
  );
}

/** The choice between Diia, which shares the documents and signs, and typing by hand. */
function Ways({ way, onWay }: Pick<Props, 'way' | 'onWay'>) {
  const ways = [
    ['state-services', m.booking_way_diia, m.booking_way_diia_text],
    ['deposit', m.booking_way_hand, m.booking_way_hand_text],
  ] as const;
  return (
    <fieldset className={styles.ways}>
      <legend>{m.booking_way()}</legend>
      {ways.map(([value, name, text]) => (
        <Checkbox key={value} type="radio" name="way" value={value} checked={way === value} onChange={() => onWay(value)}>
          {name()}
          <span className={classNames(typography.note, styles.wayText)}>{text()}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
