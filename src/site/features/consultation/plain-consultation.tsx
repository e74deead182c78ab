import { leadLimits } from '../../../contract/lead-limits.ts';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import { consentVersion } from './consent.ts';
import { consultationErrors, refusedErrors } from './consultation-rules.ts';
import styles from './plain-consultation.module.css';

/** What the route's action answers to the form below. */
export type PlainAnswer = { sent: true } | { sent: false; typed: Record<string, string>; refused: Record<string, string[]> | null };

type Props = {
  /** The address that takes the form; the page's own when not given. */
  action?: string;
  /** With a flat there are two wishes: to ask about it or to book it. */
  apartmentSlug?: string;
  answer: PlainAnswer | undefined;
};

/** The same form for a browser without JavaScript; one with JavaScript never draws it and so need not load it. */
export const PlainConsultation = (props: Props) => <noscript>{import.meta.env.SSR && <PlainForm {...props} />}</noscript>;

function PlainForm({ action = '', apartmentSlug, answer }: Props) {
  const path = usePath();
  const typed = answer?.sent === false ? answer.typed : {};
  return (
    <section id="consultation" className={styles.plain}>
      <h2 className={styles.title}>{m.flat_ask_title()}</h2>
      {answer?.sent ? (
        <p role="status">
          {m.flat_ask_sent()}. {m.flat_ask_promise()}
        </p>
      ) : (
        <form method="post" action={`${action}#consultation`} className={styles.form}>
          <p>{m.flat_ask_promise()}</p>
          {answer && (
            <ul role="alert" className={styles.errors}>
              {errorsOf(answer).map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          )}
          {apartmentSlug && <input type="hidden" name="apartment_slug" value={apartmentSlug} />}
          <label>
            {m.flat_ask_name()}
            <input
              name="name"
              autoComplete="name"
              defaultValue={typed.name}
              required
              minLength={leadLimits.nameShortest}
              maxLength={leadLimits.nameLongest}
            />
          </label>
          <label>
            {m.flat_ask_phone()}
            <input name="phone" type="tel" autoComplete="tel" defaultValue={typed.phone} required maxLength={leadLimits.phoneLongest} />
          </label>
          <label>
            {m.flat_ask_message()}
            <textarea name="message" rows={3} defaultValue={typed.message} maxLength={leadLimits.messageLongest} />
          </label>
          <label>
            <input name="consent" type="checkbox" value={consentVersion} required /> {m.flat_ask_consent()}{' '}
            <a href={path('privacy-policy')}>{m.flat_ask_policy()}</a>
          </label>
          <button type="submit" name="intent" value="ask">
            {m.flat_ask_send()}
          </button>
          {apartmentSlug && (
            <button type="submit" name="intent" value="book">
              {m.flat_book()}
            </button>
          )}
        </form>
      )}
    </section>
  );
}

function errorsOf({ typed, refused }: Extract<PlainAnswer, { sent: false }>): string[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const errors = Object.values(refused ? refusedErrors(refused) : consultationErrors(form));
  return errors.length > 0 ? errors : [m.flat_ask_failed()];
}
