import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../../contract/client.ts';
import type { CodePurpose } from '../../../../contract/clients/clients.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCountdown } from '../../../data/live/use-countdown.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { CodeField } from '../../login/code-field.tsx';
import { FailureMessage } from '../../login/failure-message.tsx';
import { formatWait } from '../../login/format-wait.ts';
import type { Failure } from '../../login/use-login.ts';
import styles from './settings.module.css';

type Props = {
  purpose: Exclude<CodePurpose, 'login'>;
  /** Shown once the code is on its way. */
  text: (sent: { phone: string }) => string;
  /** Accepts the code; its faults are shown here, unless `refused` handles them. */
  enter: (code: string) => Promise<unknown>;
  refused?: (statusCode: number | undefined) => boolean;
};

/** A code to the client's own phone, because an unattended screen may be used by another person. It is sent as soon as this is shown. */
export function OwnCode({ purpose, text, enter, refused }: Props) {
  const user = useUser();
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [resendIn, countResend] = useCountdown();
  const asked = useRef(false);
  const phone = user?.phone ?? '';

  const failed = (fault: unknown) => {
    const problem = problemOf(fault);
    if (problem?.errors?.code) setInvalid(true);
    else if (refused?.(problem?.statusCode)) setFailure(null);
    else if (problem?.statusCode === 429) {
      const seconds = problem.retryAfter ?? 60;
      setFailure({ kind: 'wait', seconds });
      countResend(seconds);
    } else setFailure({ kind: !problem ? 'offline' : problem.statusCode === 503 ? 'unavailable' : 'failed' });
  };
  const send = () => {
    setFailure(null);
    accountClient(locale)('POST /api/client/start-phone-check', { body: { phone, purpose } }).then((answer) => {
      setSent(true);
      setDemoCode(answer.code);
      countResend(answer.resendAfter);
    }, failed);
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    send();
  });

  return (
    <>
      {sent && <p>{text({ phone })}</p>}
      {demoCode && (
        <p className={styles.notice}>
          {m.login_demo()} {demoCode}
        </p>
      )}
      <CodeField
        onWhole={(code) => {
          setFailure(null);
          enter(code).catch(failed);
        }}
        onInput={() => setInvalid(false)}
        error={isInvalid ? m.login_invalid_code() : undefined}
      />
      {resendIn > 0 ? (
        <p className={classNames(typography.caption, styles.rowNote)}>{m.login_resend_in({ time: formatWait(resendIn) })}</p>
      ) : (
        <Button kind="plain" onClick={send}>
          {m.login_resend()}
        </Button>
      )}
      <FailureMessage failure={failure} />
    </>
  );
}
