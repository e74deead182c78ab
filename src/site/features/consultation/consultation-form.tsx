import { type ReactNode, useEffect, useRef, useState } from 'react';
import { leadLimits } from '../../../contract/lead-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { consentVersion, type Intent } from './consent.ts';
import styles from './consultation-form.module.css';
import { keepDraft, readDraft } from './draft.ts';
import { useConsultation } from './use-consultation.ts';

export type ConsultationSubject = {
  apartment?: { slug: string; number: string };
  /** What the message says before the visitor types anything: which project it is about. */
  message?: string;
  /** What changed while the form was open, such as the flat being taken. */
  notice?: ReactNode;
};
type Props = ConsultationSubject & { intent: Intent };

/** Asks for a call back. What was typed stays when sending fails, the form is closed or the page is left. */
export function ConsultationForm({ intent, apartment, message, notice }: Props) {
  const path = usePath();
  const { state, errors, submit, correct } = useConsultation(useLocale());
  const [draft] = useState(readDraft);
  const sent = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state === 'sent') sent.current?.focus();
  }, [state]);

  if (state === 'sent')
    return (
      <div className={styles.sent}>
        <h3 ref={sent} tabIndex={-1} className={styles.thanks}>
          {m.flat_ask_sent()}
        </h3>
        <p>{m.flat_ask_promise()}</p>
      </div>
    );

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        keepDraft(new FormData(event.currentTarget), message);
        if (event.target instanceof HTMLElement) correct(event.target.getAttribute('name') ?? '');
      }}
    >
      <div role="status">{notice && <p className={styles.notice}>{notice}</p>}</div>
      <p className={styles.promise}>{m.flat_ask_promise()}</p>
      <input type="hidden" name="intent" value={intent} />
      {apartment && <input type="hidden" name="apartment_slug" value={apartment.slug} />}
      <TextField
        label={m.flat_ask_name()}
        name="name"
        autoComplete="name"
        maxLength={leadLimits.nameLongest}
        required
        defaultValue={draft.name}
        error={errors.name}
      />
      <TextField
        label={m.flat_ask_phone()}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+380"
        maxLength={leadLimits.phoneLongest}
        required
        defaultValue={draft.phone}
        error={errors.phone}
      />
      <TextField
        label={m.flat_ask_message()}
        name="message"
        rows={2}
        maxLength={leadLimits.messageLongest}
        defaultValue={draft.message || message}
        error={errors.message}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          company
          <input type="text" name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox name="consent" value={consentVersion} required error={errors.consent}>
        {m.flat_ask_consent()}{' '}
        <Link inText href={path('privacy-policy')} target="_blank">
          {m.flat_ask_policy()}
        </Link>
      </Checkbox>
      <div className={styles.end}>
        <Button type="submit" wide aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? m.flat_ask_sending() : m.flat_ask_send()}
        </Button>
        <p className={styles.trouble} role="status">
          {state === 'offline' && m.flat_ask_offline()}
          {state === 'failed' && m.flat_ask_failed()}
        </p>
      </div>
    </form>
  );
}
