import { useEffect, useRef } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './login-page.module.css';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6);

type Props = {
  /** Called with six digits, however they came: typed, pasted with spaces, or filled in by the phone. */
  onWhole: (code: string) => void;
  onInput: () => void;
  error: string | undefined;
};

/** One field for the whole code. Wrong digits are taken out, so that the next ones can be typed at once. */
export function CodeField({ onWhole, onInput, error }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const whole = useRef(onWhole);
  whole.current = onWhole;

  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (error && input) input.value = '';
    input?.focus();
  }, [error]);

  useEffect(() => {
    // Android hands the code over by itself where the message names this site.
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(asked).then(
      (given) => {
        const code = digitsOf((given as { code?: string } | null)?.code ?? '');
        const input = field.current?.querySelector('input');
        if (input) input.value = code;
        if (code.length === 6) whole.current(code);
      },
      () => {}, // it is typed in, then
    );
    return () => stop.abort();
  }, []);

  return (
    <div ref={field} className={styles.code}>
      <TextField
        label={m.login_code()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        spellCheck={false}
        required
        error={error}
        onInput={(event) => {
          const input = event.currentTarget;
          const digits = digitsOf(input.value);
          if (input.value !== digits) input.value = digits;
          onInput();
          if (digits.length === 6) onWhole(digits);
        }}
      />
    </div>
  );
}
