import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../contract/client.ts';
import { Button } from '../../../ui/button.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { accountClient, forgetAccount, useUser } from '../../stored/account.ts';
import { CodeField } from '../login/code-field.tsx';
import { TroubleLine } from '../login/trouble-line.tsx';
import type { Trouble } from '../login/use-login.ts';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

/** The end of an account: explained first, then proven by a fresh code, because an open screen is not yet its owner. */
export function LeavingPart() {
  const user = useUser();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [step, setStep] = useState<'closed' | 'asked' | 'code'>('closed');
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | 'live' | null>(null);
  if (!user) return null;

  const failed = (fault: unknown) => {
    const problem = problemOf(fault);
    if (problem?.errors?.code) setWrong(true);
    else if (problem?.statusCode === 409) setTrouble('live');
    else if (problem?.statusCode === 429) setTrouble({ kind: 'wait', seconds: problem.retry_after ?? 60 });
    else setTrouble({ kind: !problem ? 'offline' : problem.statusCode === 503 ? 'unavailable' : 'failed' });
  };
  const start = () => {
    setTrouble(null);
    accountClient(locale)
      .startPhoneCheck(user.phone)
      .then((answer) => {
        setDemoCode(answer.code);
        setStep('code');
      }, failed);
  };
  const leave = (code: string) => {
    setTrouble(null);
    accountClient(locale)
      .deleteAccount(code)
      .then(async () => {
        await navigate(path());
        forgetAccount();
      }, failed);
  };
  return (
    <SettingsPart title={m.account_delete()} text={m.account_delete_text()}>
      {step === 'closed' && (
        <Button kind="quiet" arrow={false} className={styles.start} onClick={() => setStep('asked')}>
          {m.account_delete()}
        </Button>
      )}
      {step === 'asked' && (
        <div className={styles.end}>
          <Button onClick={start}>{m.account_delete_start()}</Button>
          <Button kind="plain" onClick={() => setStep('closed')}>
            {m.account_delete_stay()}
          </Button>
        </div>
      )}
      {step === 'code' && (
        <>
          <p>{m.account_delete_code({ phone: user.phone })}</p>
          {demoCode && (
            <p className={styles.notice}>
              {m.login_demo()} {demoCode}
            </p>
          )}
          <CodeField onWhole={leave} onInput={() => setWrong(false)} error={wrong ? m.login_wrong_code() : undefined} />
        </>
      )}
      {trouble === 'live' ? (
        <p className={styles.trouble} role="status">
          {m.account_delete_live()}
        </p>
      ) : (
        <TroubleLine trouble={trouble} />
      )}
    </SettingsPart>
  );
}
