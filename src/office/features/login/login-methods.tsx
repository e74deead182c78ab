import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import textButton from '../../../ui/controls/text-button.module.css';
import { meQuery, welcomeQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import styles from './login.module.css';
import { PasskeyButton, ways } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';

const storedAt = 'office-way';

type Props = { kind: 'login' | 'proof'; onDone: () => void };

/** A passkey, or the password with a code where the person may use it; the way that was used last on this device comes first. */
export function LoginMethods({ kind, onDone }: Props) {
  const { data: welcome } = useQuery(welcomeQuery);
  // Without a session the answer of before is still there: nothing is asked anew.
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const [chosen, setChosen] = useState(() => localStorage.getItem(storedAt) === 'password');
  const isOn = welcome?.passwords ?? false;
  const mayChoose = isOn && (kind === 'login' || !me || (me.ways.password && me.ways.passkeys > 0));
  const byPassword = isOn && (mayChoose ? chosen : (me?.ways.password ?? false));
  const done = () => {
    localStorage.setItem(storedAt, byPassword ? 'password' : 'passkey');
    onDone();
  };
  return (
    <div className={styles.ways}>
      {byPassword ? (
        <PasswordForm kind={kind} email={me?.email ?? ''} onDone={done} />
      ) : (
        <PasskeyButton way={ways[kind]} label={kind === 'login' ? m.login_passkey() : m.login_proof_passkey()} onDone={done} />
      )}
      {mayChoose && (
        <button type="button" className={textButton.button} onClick={() => setChosen(!chosen)}>
          {nameOf(kind, byPassword)}
        </button>
      )}
    </div>
  );
}

function nameOf(kind: Props['kind'], byPassword: boolean): string {
  if (kind === 'proof') return byPassword ? m.login_passkey_instead() : m.login_password_instead();
  return byPassword ? m.login_passkey() : m.login_password_way();
}
