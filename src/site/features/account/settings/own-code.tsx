import { useEffect, useRef, useState } from 'react';
import type { CodePurpose } from '../../../../contract/clients/clients.ts';
import type { Problem, ProblemCode } from '../../../../contract/errors.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCommand } from '../../../data/api/use-command.ts';
import { useCountdown } from '../../../data/live/use-countdown.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { CodeField } from '../../login/code-field.tsx';
import { FailureMessage } from '../../login/failure-message.tsx';
import { type Failure, failureOf } from '../../login/failure-of.ts';
import { formatWait } from '../../login/format-wait.ts';
import styles from './settings.module.css';

type Props = {
  purpose: Exclude<CodePurpose, 'login'>;
  /** Shown once the code is on its way. */
  text: (sent: { phone: string }) => string;
  /** Accepts the code; its faults are shown here, unless `refused` handles them. */
  enter: (code: string) => Promise<unknown>;
  refused?: (code: ProblemCode | undefined) => boolean;
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
  // A code may be typed in while another one is asked for.
  const sending = useCommand<'send'>();
  const entering = useCommand<'enter'>();
  const phone = user?.phone ?? '';

  const fail = (problem: Problem | null) => {
    if (problem?.errors?.code) return setInvalid(true);
    if (refused?.(problem?.code)) return setFailure(null);
    const found = failureOf(problem);
    setFailure(found);
    if (found.kind === 'wait') countResend(found.seconds);
  };
  const send = async () => {
    setFailure(null);
    const body = { phone, purpose };
    const done = await sending.run('send', () => accountClient(locale)('POST /api/client/start-phone-check', { body }));
    if (!done) return;
    if (!done.ok) return fail(done.problem);
    setSent(true);
    setDemoCode(done.answer.code);
    countResend(done.answer.resendAfter);
  };
  const take = async (code: string) => {
    setFailure(null);
    const done = await entering.run('enter', () => enter(code));
    if (done && !done.ok) fail(done.problem);
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void send();
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
        onWhole={(code) => void take(code)}
        onInput={() => setInvalid(false)}
        error={isInvalid ? m.login_invalid_code() : undefined}
      />
      {resendIn > 0 ? (
        <p className={classNames(typography.caption, styles.rowNote)}>{m.login_resend_in({ time: formatWait(resendIn) })}</p>
      ) : (
        <Button kind="plain" onClick={() => void send()}>
          {m.login_resend()}
        </Button>
      )}
      <FailureMessage failure={failure} />
    </>
  );
}
