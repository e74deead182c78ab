import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatDay, formatMoment } from '../../data/format.ts';
import { isCancelled, makePasskey } from '../../data/passkeys.ts';
import { passkeysQuery, sessionsQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './access.module.css';
import { OwnPhone } from './own-phone.tsx';
import { Password } from './password.tsx';

/** A person’s own keys, phone and open sessions. */
export const AccessPage = () => (
  <>
    <ScreenHead title={m.access_title()} about={m.access_about()} />
    <Passkeys />
    <Password />
    <OwnPhone />
    <Sessions />
  </>
);

function Passkeys() {
  const { data } = useQuery(passkeysQuery);
  const [failure, setFailure] = useState('');
  const options = useCommand('POST /office/api/passkeys/options');
  const add = useCommand('POST /office/api/passkeys/add', { refreshes: ['passkeys', 'me'] });
  const remove = useCommand('POST /office/api/passkeys/remove', { refreshes: ['passkeys', 'me'] });
  const make = async () => {
    setFailure('');
    const begun = await options.run(undefined);
    if (!begun) return;
    try {
      await add.run({ response: await makePasskey(begun.options) });
    } catch (fault) {
      setFailure(isCancelled(fault) ? m.login_cancelled() : m.login_refused());
    }
  };
  const problem = options.problem ?? add.problem ?? remove.problem;
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <div className={styles.head}>
        <h2 id="passkeys" className={typography.name}>
          {m.access_passkeys()}
        </h2>
        <Button kind="quiet" arrow={false} disabled={options.busy || add.busy} onClick={() => void make()}>
          {m.access_add_passkey()}
        </Button>
      </div>
      <Refusal text={failure || problem?.message} />
      {data?.passkeys.length === 0 && <p className={typography.quiet}>{m.access_no_passkeys()}</p>}
      {data && data.passkeys.length > 0 && (
        <RecordTable columns={[m.access_device(), m.access_added(), m.access_used()]} hasSteps>
          {data.passkeys.map(({ id, device, createdAt, lastUsedAt, signsFrom }) => (
            <tr key={id}>
              <th scope="row">
                {device}
                {new Date(signsFrom) > systemClock() && (
                  <span className={styles.note}>{m.access_signs_from({ at: formatMoment(signsFrom) })}</span>
                )}
              </th>
              <td>{formatDay(createdAt)}</td>
              <td>{lastUsedAt ? formatMoment(lastUsedAt) : m.access_never()}</td>
              <td className={table.steps}>
                <button
                  type="button"
                  className={textButton.button}
                  disabled={remove.busy}
                  aria-label={`${m.access_remove()}: ${device}`}
                  onClick={() => void remove.run({ passkeyId: id })}
                >
                  {m.access_remove()}
                </button>
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </section>
  );
}

function Sessions() {
  const { data } = useQuery(sessionsQuery);
  const end = useCommand('POST /office/api/sessions/end', { refreshes: ['sessions'] });
  const endOthers = useCommand('POST /office/api/sessions/end-others', { refreshes: ['sessions'] });
  const problem = end.problem ?? endOthers.problem;
  const others = data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <div className={styles.head}>
        <h2 id="sessions" className={typography.name}>
          {m.access_sessions()}
        </h2>
        {others && (
          <Button kind="quiet" arrow={false} disabled={endOthers.busy} onClick={() => void endOthers.run(undefined)}>
            {m.access_end_others()}
          </Button>
        )}
      </div>
      <Refusal text={problem?.message} />
      <RecordTable columns={[m.access_device(), m.access_opened(), m.access_used()]} hasSteps>
        {data?.sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <tr key={id}>
            <th scope="row">{device}</th>
            <td>
              <span className={table.narrow}>{m.access_opened()}: </span>
              {formatMoment(createdAt)}
            </td>
            <td>
              {!isCurrent && <span className={table.narrow}>{m.access_used()}: </span>}
              {isCurrent ? m.access_this_one() : formatMoment(lastUsedAt)}
            </td>
            <td className={table.steps}>
              {!isCurrent && (
                <button
                  type="button"
                  className={textButton.button}
                  disabled={end.busy}
                  aria-label={`${m.access_end()}: ${device}`}
                  onClick={() => void end.run({ sessionId: id })}
                >
                  {m.access_end()}
                </button>
              )}
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  );
}
