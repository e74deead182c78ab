import { type InputEvent, type SubmitEvent, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { parseEmail } from '../../../base/email.ts';
import { personNamePattern } from '../../../base/person-name.ts';
import { readTaxNumber } from '../../../base/tax-number.ts';
import type { FieldCode } from '../../../contract/errors.ts';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { useCommand } from '../../data/api/use-command.ts';
import { useLocale } from '../../data/paths.ts';
import { accountClient, noteUser } from '../../data/stored/account.ts';
import { type Failure, failureOf } from './failure-of.ts';

const fields = ['lastname', 'firstname', 'patronymic', 'email', 'inn'] as const;
type Field = (typeof fields)[number];
type FieldErrors = Partial<Record<Field, FieldCode>>;

const nameError = (name: string): FieldCode | null =>
  name.length < leadLimits.nameShortest ? 'too-short' : personNamePattern.test(name) ? null : 'letters-only';
const rules: Record<Field, (typed: string) => FieldCode | null> = {
  lastname: nameError,
  firstname: nameError,
  patronymic: nameError,
  email: (typed) => (parseEmail(typed) ? null : 'email'),
  inn: (typed) => (/\D/.test(typed) ? 'digits-only' : readTaxNumber(typed, systemClock()) ? null : 'tax-number'),
};

/** The fields of the profile that a form has: checked here, and again by the server, which may know better. */
export function useProfileForm({ required = [], onSaved }: { required?: Field[]; onSaved: () => void }) {
  const locale = useLocale();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const { busy, run } = useCommand<'save'>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const typed = fields.flatMap((name) => (form.has(name) ? [[name, String(form.get(name)).trim()] as const] : []));
    const show = (found: FieldErrors) => {
      setFieldErrors(found);
      const first = fields.find((name) => found[name]);
      if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return first !== undefined;
    };
    const found = typed.flatMap(([name, text]) => {
      const code = text ? rules[name](text) : required.includes(name) ? 'required' : null;
      return code ? [[name, code] as const] : [];
    });
    setFailure(null);
    if (show(Object.fromEntries(found))) return;
    const done = await run('save', () => accountClient(locale)('POST /api/client/update', { body: Object.fromEntries(typed) }));
    if (!done) return;
    if (done.ok) {
      noteUser(done.answer.user);
      onSaved();
      return;
    }
    const { problem } = done;
    const refused = fields.flatMap((name) => {
      const code = problem?.errors?.[name]?.[0];
      return code ? [[name, code as FieldCode] as const] : [];
    });
    if (!show(Object.fromEntries(refused))) setFailure(failureOf(problem));
  }

  const correct = (event: InputEvent<HTMLFormElement>) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    setFieldErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
  };
  return { fieldErrors, failure, sending: busy !== null, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event), correct };
}
