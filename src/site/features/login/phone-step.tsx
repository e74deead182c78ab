import { useEffect, useRef } from 'react';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { fieldErrorMessage } from '../forms/form-errors.ts';
import { FailureMessage } from './failure-message.tsx';
import styles from './login-page.module.css';
import type { LoginState } from './use-login.ts';

export function PhoneStep({ login }: { login: LoginState }) {
  const path = usePath();
  const form = useRef<HTMLFormElement>(null);
  const { fieldError } = login;
  useEffect(() => {
    if (fieldError) form.current?.querySelector('input')?.focus();
  }, [fieldError]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onInput={login.correct}
      onSubmit={(event) => {
        event.preventDefault();
        void login.askForCode(String(new FormData(event.currentTarget).get('phone') ?? ''));
      }}
    >
      <TextField
        label={m.login_phone()}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+380"
        maxLength={leadLimits.phoneLongest}
        defaultValue={login.phone}
        required
        hint={m.login_phone_hint()}
        error={fieldErrorMessage('phone', fieldError ?? undefined)}
      />
      <Button type="submit" wide aria-disabled={login.sending || undefined}>
        {login.sending ? m.forms_sending() : m.login_get_code()}
      </Button>
      <FailureMessage failure={login.failure} />
      <p className={styles.small}>
        {m.login_agree()}{' '}
        <Link inText href={path('terms-of-use')}>
          {m.login_terms()}
        </Link>{' '}
        {m.login_and()}{' '}
        <Link inText href={path('privacy-policy')}>
          {m.login_policy()}
        </Link>
      </p>
    </form>
  );
}
