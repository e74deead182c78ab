import { useState } from 'react';
import { parsePhone } from '../../../base/phone.ts';
import type { FieldCode } from '../../../contract/errors.ts';
import { useCommand } from '../../data/api/use-command.ts';
import { useCountdown } from '../../data/live/use-countdown.ts';
import { useLocale } from '../../data/paths.ts';
import { accountClient, storeAccount } from '../../data/stored/account.ts';
import { textDraft } from '../../data/stored/drafts.ts';
import { type Failure, failureOf } from './failure-of.ts';
import { requestCode } from './request-code.ts';

type Step = 'phone' | 'code' | 'person' | 'done';

/** Until another code may be asked for the one before is still worth typing in. */
const codeMayStillLive = 300;
/** The phone to which this tab had a code sent last. */
const sentTo = textDraft('code-sent-to');

/** Proving a phone: asks for a code, then for a session with it; a client without a name is asked for one (specification §4). */
export function useLogin() {
  const locale = useLocale();
  const [step, setStep] = useState<Step>('phone');
  const [phone, setPhone] = useState('');
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<FieldCode | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [resent, setResent] = useState(false);
  const [resendIn, countResend] = useCountdown();
  const { busy, run } = useCommand<'ask' | 'enter'>();

  type Refused = (seconds: number | undefined, field: FieldCode | undefined) => boolean;
  /** A refusal is passed to the caller first. */
  async function send(command: 'ask' | 'enter', work: () => Promise<void>, refused: Refused) {
    if (busy) return;
    setFieldError(null);
    setFailure(null);
    const done = await run(command, work);
    if (!done || done.ok) return;
    const { problem } = done;
    const field = Object.values(problem?.errors ?? {})[0]?.[0] as FieldCode | undefined;
    if (!refused(problem?.code === 'work-needed' ? undefined : problem?.retryAfter, field)) setFailure(failureOf(problem));
  }

  const askForCode = (typed: string) => {
    setPhone(typed);
    const bad: FieldCode | null = typed.trim() ? (parsePhone(typed) ? null : 'phone') : 'required';
    setFieldError(bad);
    if (bad) return Promise.resolve();
    return send(
      'ask',
      async () => {
        const answer = await requestCode(accountClient(locale), typed, () => setFailure({ kind: 'working' }));
        setFailure(null);
        setResent(step === 'code');
        setDemoCode(answer.code);
        countResend(answer.resendAfter);
        sentTo.write(parsePhone(typed) ?? '');
        setStep('code');
      },
      (seconds, field) => {
        if (field) setFieldError(field);
        // A code was sent already: after a reload, or in a dialog that is opened again, it can still be typed in.
        const isUnderWay = seconds !== undefined && seconds <= codeMayStillLive && step === 'phone' && sentTo.read() === parsePhone(typed);
        if (isUnderWay) {
          countResend(seconds);
          setStep('code');
        }
        return field !== undefined || isUnderWay;
      },
    );
  };

  const enter = (code: string) =>
    send(
      'enter',
      async () => {
        const { token, user } = await accountClient(locale)('POST /api/client/login', { body: { phone, code, locale } });
        storeAccount(token, user);
        sentTo.write('');
        setStep(user.firstname === null ? 'person' : 'done');
      },
      (_seconds, field) => {
        if (field) setFieldError('code');
        return field !== undefined;
      },
    );

  return {
    step,
    phone,
    demoCode,
    fieldError,
    failure,
    sending: busy !== null,
    resent,
    resendIn,
    askForCode,
    enter,
    correct: () => setFieldError(null),
    otherPhone: () => {
      setStep('phone');
      setFailure(null);
      setFieldError(null);
      setDemoCode(null);
    },
    finish: () => setStep('done'),
  };
}
export type LoginState = ReturnType<typeof useLogin>;
