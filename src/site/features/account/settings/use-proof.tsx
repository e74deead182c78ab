import { type ReactNode, useState } from 'react';
import type { Client } from '../../../../contract/client.ts';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { DeferredOwnCode } from './deferred-own-code.tsx';
import styles from './settings.module.css';

type Act = (client: Client) => Promise<unknown>;

/** Runs a command that changes the ways into the account; when the login is not fresh any more, a code is requested first. */
export function useProof(): { act: (work: Act, then: () => void, failed: (fault: unknown) => void) => void; proof: ReactNode } {
  const locale = useLocale();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const { run } = useCommand<'act'>();

  const act = async (work: Act, then: () => void, failed: (fault: unknown) => void): Promise<void> => {
    setWaiting(null);
    const done = await run('act', () => work(accountClient(locale)));
    if (!done) return;
    if (done.ok) then();
    else if (done.problem?.code === 'proof-needed') setWaiting(() => () => void act(work, then, failed));
    else failed(done.fault);
  };
  const proof = waiting && (
    <div className={styles.proof}>
      <DeferredOwnCode
        purpose="prove"
        text={m.account_prove}
        enter={async (code) => {
          await accountClient(locale)('POST /api/client/prove', { body: { code } });
          waiting();
        }}
      />
    </div>
  );
  return { act: (work, then, failed) => void act(work, then, failed), proof };
}
