import { type SubmitEvent, useRef, useState } from 'react';
import { problemOf } from '../../../contract/client.ts';
import { storedCampaign } from '../../data/stored/visit-campaign.ts';
import { forgetDraft, sendingKey } from './draft.ts';
import { type FieldCodes, type FormKind, fieldErrorsIn, refusedFields, textsOf } from './form-rules.ts';

type State = 'typing' | 'sending' | 'sent' | 'offline' | 'failed';
/** Sends the input; `body` has the texts, the campaign and the elapsed time, in the format of the contract. */
export type Send<Answer> = (body: Record<string, string | number>, key: string, form: FormData) => Promise<Answer>;
/** The answer of a page's action to the same form of a browser without JavaScript. */
export type PlainAnswer<Answer = unknown> =
  | { sent: true; answer: Answer }
  | { sent: false; typed: Record<string, string>; fieldErrors: FieldCodes };

/** One form: checks, sends, and sends again under the same key, so that a repeated try stores nothing twice. */
export function useSending<Answer>(kind: FormKind, send: Send<Answer>, plain?: PlainAnswer<Answer>) {
  const failedPlainly = plain?.sent === false && Object.keys(plain.fieldErrors).length === 0;
  const [state, setState] = useState<State>(plain?.sent ? 'sent' : failedPlainly ? 'failed' : 'typing');
  const [fieldErrors, setFieldErrors] = useState<FieldCodes>(plain?.sent === false ? plain.fieldErrors : {});
  const [answer, setAnswer] = useState<Answer | null>(plain?.sent ? plain.answer : null);
  const busy = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const found = fieldErrorsIn(kind, form);
    setFieldErrors(found);
    if (focusFirst(element, found)) return setState('typing');
    busy.current = true;
    setState('sending');
    try {
      // Since the page was opened: a form is there before its script, and may be filled in by then.
      const elapsed = Math.round(performance.now());
      setAnswer(await send({ ...textsOf(kind, form), ...storedCampaign(), elapsed }, sendingKey(kind, form), form));
      forgetDraft(kind);
      setState('sent');
    } catch (fault) {
      const refused = refusedFields(kind, problemOf(fault)?.errors);
      setFieldErrors(refused);
      if (focusFirst(element, refused)) setState('typing');
      else setState(problemOf(fault) ? 'failed' : 'offline');
    } finally {
      busy.current = false;
    }
  };

  const correct = (name: string) =>
    setFieldErrors((before) => (name in before ? Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)) : before));

  return { state, fieldErrors, answer, submit, correct };
}

function focusFirst(form: HTMLFormElement, fieldErrors: FieldCodes): boolean {
  const first = Object.keys(fieldErrors)[0];
  if (!first) return false;
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return true;
}
