import { type FormEvent, useState } from 'react';
import type { OfficeProblem } from '../../contract/office/errors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import { fieldError } from '../data/field-error.ts';
import * as m from '../paraglide/messages.js';
import { CodeField, PasswordField } from './password-field.tsx';
import styles from './passwords.module.css';
import { Refusal } from './refusal.tsx';

type Props = {
  /** Whose it is: password managers store it beside the password. */
  email: string;
  /** What the app is given. */
  options: { secret: string; address: string };
  action: string;
  busy: boolean;
  problem: OfficeProblem | null;
  onSubmit: (typed: { password: string; code: string }) => void;
};

/** A new password, and the first code of an authenticator app that is given its secret here. */
export function NewPassword({ email, options: { secret, address }, action, busy, problem, onSubmit }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ password, code });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.login_new_password()}
        hint={m.login_new_password_hint()}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        {...fieldError(problem, 'password')}
      />
      <div className={styles.scan}>
        <p>{m.login_new_scan()}</p>
        <QrCode text={address} label={m.login_new_qr()} />
        <p>{m.login_new_secret()}</p>
        <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <CodeField
        label={m.login_new_code()}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...fieldError(problem, 'code')}
      />
      <Refusal text={problem?.message} />
      <Button type="submit" disabled={busy} arrow={false}>
        {action}
      </Button>
    </form>
  );
}
