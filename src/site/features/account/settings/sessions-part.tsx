import { useState } from 'react';
import type { Client } from '../../../../contract/client.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale } from '../../../data/paths.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import * as m from '../../../paraglide/messages.js';
import { leaveDevice } from '../own/leave-device.ts';
import { useOwn } from '../own/use-own.ts';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';
import { useProof } from './use-proof.tsx';

const ask = (client: Client) => client('GET /api/client/sessions');

export function SessionsPart() {
  const locale = useLocale();
  const { own, refetch } = useOwn(ask);
  const [failed, setFailed] = useState(false);
  const { act: prove, proof } = useProof();
  const act = (work: (client: Client) => Promise<unknown>, then: () => void) => {
    setFailed(false);
    prove(work, then, () => setFailed(true));
  };
  return (
    <SettingsPart title={m.account_sessions()} text={m.account_sessions_text()}>
      <ul className={styles.rows}>
        {own.state === 'here' &&
          own.answer.sessions.map(({ id, device, lastUsedAt, current }) => (
            <li key={id} className={styles.row}>
              <span className={styles.rowName}>
                {device || m.account_session_unknown()}
                {current && <span className={styles.mark}>{m.account_session_this()}</span>}
              </span>
              <span className={classNames(typography.caption, styles.rowNote)}>
                {m.account_session_used({ time: formatDateTime(lastUsedAt, locale) })}
              </span>
              {!current && (
                <Button
                  kind="plain"
                  aria-label={m.account_session_end_of({ device: device || m.account_session_unknown() })}
                  onClick={() =>
                    act(
                      (client) => client('POST /api/client/sign-out', { body: { session_id: id } }),
                      () => void refetch(),
                    )
                  }
                >
                  {m.account_session_end()}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {proof}
      <p className={typography.failure} role="status">
        {(failed || own.state === 'failed') && m.forms_failed()}
      </p>
      <Button
        kind="quiet"
        arrow={false}
        className={styles.start}
        onClick={() => act((client) => client('POST /api/client/sign-out', { body: { everywhere: true } }), leaveDevice)}
      >
        {m.account_sign_out_everywhere()}
      </Button>
    </SettingsPart>
  );
}
