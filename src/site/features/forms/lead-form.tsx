import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import visuallyHidden from '../../../ui/text/visually-hidden.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { consentVersion } from './consent.ts';
import { storeDraft } from './draft.ts';
import { fieldErrorMessage } from './form-errors.ts';
import type { FieldName, FormKind } from './form-rules.ts';
import styles from './lead-form.module.css';
import { useDraft } from './use-draft.ts';
import { type PlainAnswer, type Send, useSending } from './use-sending.ts';

/** Props of a field of the form: its error, and the value that a browser without JavaScript had sent. */
export type FieldState = { error: string | undefined; defaultValue: string | undefined };

type Props<Answer> = {
  kind: FormKind;
  /** The subject of the form; sent as hidden fields. */
  about: Record<string, string | undefined>;
  /** The page that takes the form of a browser without JavaScript, and the answer of its action. */
  action: string;
  plain?: PlainAnswer<Answer>;
  send: Send<Answer>;
  /** The label of the button. */
  submit: string;
  /** The promise above the fields. */
  lead?: ReactNode;
  /** A change while the form was open, such as the flat being taken. */
  notice?: ReactNode;
  /** The initial text of the message. */
  message?: string;
  /** A single field shares its line with the button. */
  line?: boolean;
  sent: { title: string; text: (answer: Answer | null) => ReactNode };
  children: (field: (name: FieldName) => FieldState) => ReactNode;
};

/**
 * The frame of every form that a visitor sends without an account: consent, trap, "Sending…", errors, thanks. The
 * input stays when sending fails, the form is closed or the page is left. Works as a plain form until its script is loaded.
 */
export function LeadForm<Answer>({ kind, about, action, plain, send, submit, lead, notice, message, line, sent, children }: Props<Answer>) {
  const path = usePath();
  const sending = useSending(kind, send, plain);
  const { state, fieldErrors } = sending;
  const form = useDraft(kind, message);
  const thanks = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  if (state === 'sent')
    return (
      <div className={styles.sent} data-line={line || undefined} role="status">
        <h2 ref={thanks} tabIndex={-1} className={styles.thanks}>
          {sent.title}
        </h2>
        {sent.text(sending.answer)}
      </div>
    );

  const typed = plain?.sent === false ? plain.typed : {};
  return (
    <form
      ref={form}
      className={classNames(styles.form, line && styles.line)}
      method="post"
      action={action}
      encType={kind === 'resume' ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={(event) => void sending.submit(event)}
      onInput={(event) => {
        storeDraft(kind, new FormData(event.currentTarget), message);
        if (event.target instanceof HTMLElement) sending.correct(event.target.getAttribute('name') ?? '');
      }}
    >
      {notice !== undefined && <div role="status">{notice && <p className={styles.notice}>{notice}</p>}</div>}
      {lead && <p className={typography.quiet}>{lead}</p>}
      {Object.entries(about).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <div className={classNames(styles.fields, styles.form)}>
        {children((name) => ({ error: fieldErrorMessage(name, fieldErrors[name]), defaultValue: typed[name] }))}
      </div>
      <div className={visuallyHidden.hidden} aria-hidden="true">
        <label>
          company
          <input type="text" name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
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
      <div className={styles.end}>
        <Button type="submit" wide aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? m.forms_sending() : submit}
        </Button>
        <p className={styles.failure} role="status">
          {state === 'offline' && m.forms_offline()}
          {state === 'failed' && m.forms_failed()}
        </p>
      </div>
    </form>
  );
}
