import type { SubmitEvent } from 'react';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { leadLimits } from '../../../../contract/leads/lead-limits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { QrCode } from '../../../../ui/pictures/qr-code.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import * as m from '../../../paraglide/messages.js';
import { readPerson, storePerson } from '../state/person-draft.ts';
import { AgreementButton } from './agreement-button.tsx';
import styles from './diia-steps.module.css';
import step from './step.module.css';

type Common = { deal: Deal; now: number; busy: boolean; onByHand: () => void };
type Request = NonNullable<Deal['stateRequest']>;

type Share = Common & {
  /** The typed address; null when the profile has an address for e-mails. */
  email: string | null;
  fieldErrors: string | undefined;
  onAsk: (email: string | null) => void;
};

/** Documents instead of typing: a code for a phone, a button on one. */
export function ShareStep({ deal, now, busy, onByHand, email, fieldErrors, onAsk }: Share) {
  const { request, unfit, isOld } = requestStatus(deal, 'documents', now);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email === null) return onAsk(null);
    const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    storePerson({ ...emptyPerson, ...readPerson(), email: typed });
    onAsk(typed);
  };
  return (
    <form className={step.form} noValidate onSubmit={submit}>
      {unfit ? <Unfit text={unfitMessages[unfit]()} /> : <p className={step.lead}>{m.booking_share_text()}</p>}
      {request && !isOld && <Code link={request.link ?? ''} />}
      {isOld && <p role="status">{m.booking_diia_old()}</p>}
      {(!request || isOld) && (
        <>
          {email !== null && (
            <TextField
              name="email"
              label={m.booking_email()}
              hint={m.booking_email_hint()}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={leadLimits.emailLongest}
              defaultValue={email}
              error={fieldErrors}
            />
          )}
          <Button type="submit" wide aria-disabled={busy || undefined}>
            {busy ? m.booking_sending() : isOld ? m.booking_diia_new() : m.booking_share_ask()}
          </Button>
        </>
      )}
      <div className={step.actions}>
        <Button kind="plain" onClick={onByHand}>
          {m.booking_way_hand()}
        </Button>
      </div>
    </form>
  );
}

/** The agreement, to be read and then signed unchanged. */
export function SignStep({ deal, now, busy, onByHand, onAsk }: Common & { onAsk: () => void }) {
  const { request, unfit, isOld } = requestStatus(deal, 'signature', now);
  const { person } = deal;
  return (
    <div className={step.form}>
      {unfit ? (
        <Unfit text={m.booking_sign_another()} />
      ) : (
        <p className={step.lead}>
          {m.booking_sign_text({ name: [person?.lastname, person?.firstname, person?.patronymic].filter(Boolean).join(' ') })}
        </p>
      )}
      {request && !isOld && <Code link={request.link ?? ''} />}
      {isOld && <p role="status">{m.booking_diia_old()}</p>}
      <div className={step.actions}>
        {(!request || isOld) && (
          <Button onClick={onAsk} aria-disabled={busy || undefined}>
            {busy ? m.booking_sending() : isOld ? m.booking_diia_new() : m.booking_sign_ask()}
          </Button>
        )}
        <AgreementButton deal={deal} label={m.booking_sign_read()} />
        <Button kind="plain" onClick={onByHand}>
          {m.booking_way_hand()}
        </Button>
      </div>
    </div>
  );
}

const emptyPerson = { lastname: '', firstname: '', patronymic: '', inn: '', email: '' };
const unfitMessages: Record<NonNullable<Request['unfit']>, () => string> = {
  'tax-number': m.booking_share_tax_number,
  minor: m.booking_share_minor,
  'another-person': m.booking_share_another,
};

/** The open request to Diia, and why its last answer did not fit. */
function requestStatus({ stateRequest: last }: Deal, kind: Request['kind'], now: number) {
  const mine = last?.kind === kind ? last : null;
  const request = mine?.state === 'asked' && mine.link !== null ? mine : null;
  return { request, unfit: mine?.unfit ?? null, isOld: request !== null && Date.parse(request.validUntil) <= now };
}

const Unfit = ({ text }: { text: string }) => (
  <p className={styles.unfit} role="status">
    {text}
  </p>
);

/** The link into the app. It may lead to a page of this site. */
function Code({ link }: { link: string }) {
  const href = new URL(link, window.location.href).href;
  return (
    <div className={styles.code}>
      <div className={styles.square}>
        <QrCode text={href} label={m.booking_diia_code()} />
      </div>
      <div className={styles.text}>
        <p className={styles.scan}>{m.booking_diia_scan()}</p>
        <p className={typography.quiet} role="status">
          {m.booking_diia_waiting()}
        </p>
        <Link inText href={href} target="_blank" rel="noreferrer" className={styles.here}>
          {m.booking_diia_here()}
        </Link>
        <Button href={href} data-reload="" className={styles.open}>
          {m.booking_diia_open()}
        </Button>
      </div>
    </div>
  );
}
