import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useCommand } from '../../data/api/use-command.ts';
import { useLocale } from '../../data/paths.ts';
import { accountClient, storeAccount } from '../../data/stored/account.ts';
import * as m from '../../paraglide/messages.js';
import { isPromptClosed } from './is-prompt-closed.ts';
import styles from './login-page.module.css';

/** Login by passkey, in browsers that support it. */
export function PasskeyLogin({ onOpen }: { onOpen: () => void }) {
  const locale = useLocale();
  const [knows, setKnows] = useState(false);
  const [failed, setFailed] = useState(false);
  const { busy, run } = useCommand<'enter'>();
  useEffect(() => setKnows('PublicKeyCredential' in window), []);
  if (!knows) return null;
  const prove = async () => {
    const client = accountClient(locale);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { options } = await client('POST /api/client/passkey/login-options');
    return client('POST /api/client/passkey/login', {
      body: { response: { ...(await startAuthentication({ optionsJSON: options as never })) } },
    });
  };
  const enter = async () => {
    setFailed(false);
    const done = await run('enter', prove);
    if (!done) return;
    if (done.ok) {
      storeAccount(done.answer.token, done.answer.user);
      onOpen();
    } else setFailed(!isPromptClosed(done.fault));
  };
  return (
    <div className={styles.door}>
      <Button kind="quiet" wide arrow={false} aria-disabled={busy !== null || undefined} onClick={() => void enter()}>
        {m.login_passkey()}
      </Button>
      <p className={styles.failure} role="status">
        {failed && m.login_passkey_failed()}
      </p>
    </div>
  );
}
