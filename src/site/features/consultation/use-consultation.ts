import { type SubmitEvent, useRef, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { problemOf } from '../../../contract/client.ts';
import { storedCampaign } from '../../stored/campaign.ts';
import { browserClient } from '../flat/browser-client.ts';
import { consultationBody, consultationErrors, type FieldErrors, refusedErrors } from './consultation-rules.ts';
import { forgetDraft, sendingKey } from './draft.ts';

export type Sending = 'typing' | 'sending' | 'sent' | 'offline' | 'failed';

/** One request to be called back: checks, sends, and sends again under the same key, so that a repeated try stores nothing twice. */
export function useConsultation(locale: Locale) {
  const [state, setState] = useState<Sending>('typing');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [openedAt] = useState(() => performance.now());
  const busy = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const found = consultationErrors(form);
    setErrors(found);
    if (focusFirst(element, found)) return setState('typing');
    busy.current = true;
    setState('sending');
    try {
      const body = { ...consultationBody(form), ...storedCampaign() };
      const elapsed = Math.round(performance.now() - openedAt);
      await browserClient(locale).sendConsultation({ ...body, elapsed }, sendingKey(body));
      forgetDraft();
      setState('sent');
    } catch (fault) {
      const refused = refusedErrors(problemOf(fault)?.errors);
      setErrors(refused);
      if (focusFirst(element, refused)) setState('typing');
      else setState(problemOf(fault) ? 'failed' : 'offline');
    } finally {
      busy.current = false;
    }
  };

  const correct = (name: string) =>
    setErrors((before) => (name in before ? Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)) : before));

  return { state, errors, submit, correct };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const first = Object.keys(errors)[0];
  if (!first) return false;
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return true;
}
