import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Link } from '../../../ui/text/link.tsx';
import visuallyHidden from '../../../ui/text/visually-hidden.module.css';
import { browserClient } from '../../data/api/browser-client.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { accountToken } from '../../data/stored/account.ts';
import * as m from '../../paraglide/messages.js';
import { useConsultationPage } from '../consultation/consultation-page-address.ts';
import { consentVersion } from '../forms/consent.ts';
import { storeDraft } from '../forms/draft.ts';
import { fieldErrorMessage } from '../forms/form-errors.ts';
import type { FieldName } from '../forms/form-rules.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useSending } from '../forms/use-sending.ts';
import styles from './consultation-sentence.module.css';

/** One sentence with blanks to fill, which is the whole form; before hydration the browser sends it by itself. */
export function ConsultationSentence() {
  const locale = useLocale();
  const path = usePath();
  const page = useConsultationPage();
  const { state, fieldErrors, submit, correct } = useSending('consultation', (body, key) =>
    browserClient(locale)('POST /api/{locale}/consultation', { body, key, token: accountToken() }),
  );
  const form = useDraft('consultation');
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);
  const blank = (name: FieldName) => ({ name, 'aria-invalid': fieldErrors[name] ? true : undefined });
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="talk">
      <h2 id="talk" className={styles.title}>
        {m.home_consultation()}
      </h2>
      {state === 'sent' ? (
        <p ref={thanks} tabIndex={-1} className={styles.sentence} role="status">
          {m.forms_consultation_sent()}. {m.forms_consultation_promise()} {m.forms_consultation_when()}
        </p>
      ) : (
        <form
          ref={form}
          method="post"
          action={page({ intent: 'ask' })}
          noValidate
          className={styles.form}
          onSubmit={(event) => void submit(event)}
          onInput={(event) => {
            storeDraft('consultation', new FormData(event.currentTarget));
            if (event.target instanceof HTMLElement) correct(event.target.getAttribute('name') ?? '');
          }}
        >
          <p className={styles.sentence}>
            {m.home_sentence_name()}{' '}
            <Blank
              {...blank('name')}
              aria-label={m.forms_name()}
              placeholder={m.home_sentence_name_blank()}
              autoComplete="given-name"
              maxLength={leadLimits.nameLongest}
              required
            />
            {m.home_sentence_phone()}{' '}
            <Blank
              {...blank('phone')}
              type="tel"
              aria-label={m.forms_phone()}
              placeholder={m.home_sentence_phone_blank()}
              autoComplete="tel"
              maxLength={leadLimits.phoneLongest}
              required
            />
            {m.home_sentence_about()}{' '}
            <Blank
              {...blank('message')}
              aria-label={m.forms_message()}
              placeholder={m.home_sentence_about_blank()}
              maxLength={leadLimits.messageLongest}
            />
            .
          </p>
          <input type="hidden" name="intent" value="ask" />
          <div className={visuallyHidden.hidden} aria-hidden="true">
            <input type="text" name="company" tabIndex={-1} autoComplete="off" />
          </div>
          <ul role="alert" className={styles.errors}>
            {(['name', 'phone', 'message'] as const).map(
              (name) => fieldErrors[name] && <li key={name}>{fieldErrorMessage(name, fieldErrors[name])}</li>,
            )}
            {state === 'offline' && <li>{m.forms_offline()}</li>}
            {state === 'failed' && <li>{m.forms_failed()}</li>}
          </ul>
          <div className={styles.end}>
            <Checkbox
              name="consent"
              value={consentVersion}
              required
              error={fieldErrorMessage('consent', fieldErrors.consent)}
              className={styles.consent}
            >
              {m.forms_consent()}{' '}
              <Link inText href={path('privacy-policy')} target="_blank">
                {m.forms_policy()}
              </Link>
            </Checkbox>
            <Button type="submit" aria-disabled={state === 'sending' || undefined}>
              {state === 'sending' ? m.forms_sending() : m.forms_send()}
            </Button>
          </div>
          <p className={styles.promise}>
            {m.forms_consultation_promise()} {m.forms_consultation_when()}
          </p>
        </form>
      )}
    </section>
  );
}

const Blank = ({ type = 'text', ...rest }: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...rest} type={type} className={styles.blank} />
);
