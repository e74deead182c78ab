import { useEffect, useState } from 'react';
import type { Client } from '../../../../contract/client.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale } from '../../../data/paths.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import * as m from '../../../paraglide/messages.js';
import { isPromptClosed } from '../../login/is-prompt-closed.ts';
import { useOwn } from '../own/use-own.ts';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';
import { useProof } from './use-proof.tsx';

const ask = (client: Client) => client('GET /api/client/passkeys');

/** Keys that open the account without a message; shown where the browser has them. */
export function PasskeysPart() {
  const locale = useLocale();
  const { own, refetch } = useOwn(ask);
  const [knows, setKnows] = useState(false);
  const [failed, setFailed] = useState(false);
  const { act: prove, proof } = useProof();
  useEffect(() => setKnows('PublicKeyCredential' in window), []);
  if (!knows) return null;

  const act = (work: (client: Client) => Promise<unknown>) => {
    setFailed(false);
    prove(
      work,
      () => void refetch(),
      (fault) => setFailed(!isPromptClosed(fault)),
    );
  };
  const add = async (client: Client) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { options } = await client('POST /api/client/passkey/add-options');
    await client('POST /api/client/passkey/add', {
      body: { response: { ...(await startRegistration({ optionsJSON: options as never })) } },
    });
  };
  return (
    <SettingsPart title={m.account_passkeys()} text={m.account_passkeys_text()}>
      {own.state === 'here' && own.answer.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {own.answer.passkeys.map(({ id, name, lastUsedAt }) => (
            <li key={id} className={styles.row}>
              <span>{name || m.account_session_unknown()}</span>
              <span className={classNames(typography.caption, styles.rowNote)}>
                {lastUsedAt ? m.account_session_used({ time: formatDateTime(lastUsedAt, locale) }) : m.account_passkey_unused()}
              </span>
              <Button
                kind="plain"
                aria-label={m.account_passkey_remove_of({ name: name || m.account_session_unknown() })}
                onClick={() => act((client) => client('POST /api/client/passkey/remove', { body: { passkey_id: id } }))}
              >
                {m.account_passkey_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {proof}
      <p className={typography.failure} role="status">
        {failed && m.account_passkey_failed()}
      </p>
      <Button kind="quiet" arrow={false} className={styles.start} onClick={() => act(add)}>
        {m.account_passkey_add()}
      </Button>
    </SettingsPart>
  );
}
