import { type InputHTMLAttributes, useState } from 'react';
import { TextField } from '../../ui/controls/field.tsx';
import textButton from '../../ui/controls/text-button.module.css';
import * as m from '../paraglide/messages.js';
import styles from './passwords.module.css';

type Props = { label: string; hint?: string; error?: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'value' | 'onChange'
>;

/** A password, which its person may look at. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} name="password" type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button type="button" className={textButton.button} onClick={() => setShown(!shown)}>
        {shown ? m.login_password_hide() : m.login_password_show()}
      </button>
    </div>
  );
}

/** Six digits of an authenticator app; phones offer them above the keyboard. */
export const CodeField = (props: Omit<Props, 'autoComplete' | 'hint'>) => (
  <TextField {...props} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={16} className={styles.code} />
);
