import { type FormEvent, useState } from 'react';
import type { OfficeProblem } from '../../../contract/office/errors.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { ask } from '../../data/ask.ts';
import { fieldError } from '../../data/field-error.ts';
import * as m from '../../paraglide/messages.js';
import { CodeField, PasswordField } from '../../parts/password-field.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { withoutSent } from '../../parts/unsent-text.ts';
import styles from './login.module.css';

type Props = {
  /** A login names its person; a proof is of the one who is logged in. */
  kind: 'login' | 'proof';
  /** Known where the session has ended in the middle of something. */
  email: string;
  onDone: () => void;
};

/** Password and code in one form: which of them was wrong is not said. */
export function PasswordForm({ kind, email: known, onDone }: Props) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const send = async () => {
    const typed = { password, code };
    if (kind === 'proof') return ask('POST /office/api/password/prove', { body: typed });
    return ask('POST /office/api/password/login', { body: { ...typed, email } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await send();
      onDone();
    } catch (fault) {
      setProblem(officeProblemOf(fault) ?? { message: m.shell_unreached(), statusCode: 503 });
      // A code works once; the password may have been right.
      setCode(withoutSent(code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {kind === 'login' ? (
        <TextField
          label={m.login_password_email()}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          {...fieldError(problem, 'email')}
        />
      ) : (
        <input type="email" name="email" autoComplete="username" value={known} readOnly hidden />
      )}
      <PasswordField
        label={m.login_password()}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        {...fieldError(problem, 'password')}
      />
      <CodeField
        label={m.login_password_code()}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...fieldError(problem, 'code')}
      />
      <Refusal text={problem?.message} />
      <Button type="submit" disabled={busy} wide arrow={false}>
        {kind === 'login' ? m.login_password_enter() : m.login_password_confirm()}
      </Button>
    </form>
  );
}
