import { Button } from '../../../ui/controls/button.tsx';
import * as m from '../../paraglide/messages.js';
import { fieldErrorMessage } from '../forms/form-errors.ts';
import { CodeField } from './code-field.tsx';
import { FailureMessage } from './failure-message.tsx';
import { formatWait } from './format-wait.ts';
import styles from './login-page.module.css';
import type { LoginState } from './use-login.ts';

export function CodeStep({ login }: { login: LoginState }) {
  const { fieldError, sending, demoCode, resendIn } = login;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.enter(String(new FormData(event.currentTarget).get('code') ?? ''));
      }}
    >
      {demoCode && (
        <p className={styles.demo}>
          {m.login_demo()} <strong>{demoCode}</strong>
          <Button kind="plain" onClick={() => void login.enter(demoCode)}>
            {m.login_demo_use()}
          </Button>
        </p>
      )}
      <CodeField
        onWhole={(code) => void login.enter(code)}
        onInput={login.correct}
        error={fieldError === 'code' ? m.login_invalid_code() : fieldErrorMessage('phone', fieldError ?? undefined)}
      />
      <Button type="submit" wide aria-disabled={sending || undefined}>
        {sending ? m.forms_sending() : m.login_enter()}
      </Button>
      <FailureMessage failure={login.failure} />
      <div className={styles.ways}>
        {resendIn > 0 ? (
          <p className={styles.small}>{m.login_resend_in({ time: formatWait(resendIn) })}</p>
        ) : (
          <Button kind="plain" onClick={() => void login.askForCode(login.phone)}>
            {m.login_resend()}
          </Button>
        )}
        <Button kind="plain" onClick={login.otherPhone}>
          {m.login_other_phone()}
        </Button>
      </div>
      <p className={styles.small} role="status">
        {login.resent && m.login_resent()}
      </p>
    </form>
  );
}
