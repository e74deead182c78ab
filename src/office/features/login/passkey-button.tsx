import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { logInByPasskey, proveByPasskey } from '../../data/passkeys.ts';
import styles from './login.module.css';
import { passkeyFailure } from './passkey-failure.ts';

/** Resolves with the signature, where one is asked for. */
type Way = () => Promise<string | object>;
export const ways = { login: logInByPasskey, proof: proveByPasskey } as const satisfies Record<string, Way>;

type Props = { way: Way; label: string; onDone: (signature: string) => void };

/** Opens the browser's dialog for a passkey, and says when it came to nothing. */
export function PasskeyButton({ way, label, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const open = async () => {
    setBusy(true);
    setFailure('');
    try {
      const answer = await way();
      onDone(typeof answer === 'string' ? answer : '');
    } catch (fault) {
      setFailure(passkeyFailure(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <Button onClick={() => void open()} disabled={busy} wide arrow={false}>
        {label}
      </Button>
      <p role="status" className={typography.failure}>
        {failure}
      </p>
    </div>
  );
}
