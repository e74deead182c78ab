import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useLocale } from '../../data/paths.ts';
import { accountClient, storeAccount } from '../../data/stored/account.ts';
import * as m from '../../paraglide/messages.js';
import styles from './login-page.module.css';

/** Login by passkey, in browsers that support it. */
export function PasskeyLogin({ onOpen }: { onOpen: () => void }) {
  const locale = useLocale();
  const [knows, setKnows] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setKnows('PublicKeyCredential' in window), []);
  if (!knows) return null;
  const enter = async () => {
    setFailed(false);
    const client = accountClient(locale);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { options } = await client('POST /api/client/passkey/login-options');
    const { token, user } = await client('POST /api/client/passkey/login', {
      body: { response: { ...(await startAuthentication({ optionsJSON: options as never })) } },
    });
    storeAccount(token, user);
    onOpen();
  };
  return (
    <div className={styles.door}>
      <Button
        kind="quiet"
        wide
        arrow={false}
        onClick={() => void enter().catch((fault: unknown) => setFailed(!(fault instanceof Error && fault.name === 'NotAllowedError')))}
      >
        {m.login_passkey()}
      </Button>
      <p className={styles.failure} role="status">
        {failed && m.login_passkey_failed()}
      </p>
    </div>
  );
}
