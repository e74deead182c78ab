import { leadLimits } from '../../../contract/lead-limits.ts';
import * as m from '../../paraglide/messages.js';
import { consentVersion } from './consent.ts';
import styles from './plain-consultation.module.css';

/** What the route's action answers to the form below. */
export type PlainAnswer = { sent: true } | { sent: false; errors: string[] };

type Props = { apartmentSlug: string; answer: PlainAnswer | undefined };

/** The same form for a browser without JavaScript: posted to the page's own address. */
export function PlainConsultation({ apartmentSlug, answer }: Props) {
  return (
    <section id="consultation" className={styles.plain}>
      <h2 className={styles.title}>{m.flat_ask_title()}</h2>
      {answer?.sent ? (
        <p role="status">
          {m.flat_ask_sent()}. {m.flat_ask_promise()}
        </p>
      ) : (
        <form method="post" action="#consultation" className={styles.form}>
          <p>{m.flat_ask_promise()}</p>
          {answer && (
            <ul role="alert" className={styles.errors}>
              {answer.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          )}
          <input type="hidden" name="apartment_slug" value={apartmentSlug} />
          <label>
            {m.flat_ask_name()}
            <input name="name" autoComplete="name" required minLength={leadLimits.nameShortest} maxLength={leadLimits.nameLongest} />
          </label>
          <label>
            {m.flat_ask_phone()}
            <input name="phone" type="tel" autoComplete="tel" required maxLength={leadLimits.phoneLongest} />
          </label>
          <label>
            <input name="consent" type="checkbox" value={consentVersion} required /> {m.flat_ask_consent()} {m.flat_ask_policy()}
          </label>
          <button type="submit" name="intent" value="ask">
            {m.flat_ask_send()}
          </button>
          <button type="submit" name="intent" value="book">
            {m.flat_book()}
          </button>
        </form>
      )}
    </section>
  );
}
