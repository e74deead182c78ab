import type { SubmitEvent } from 'react';
import { leadLimits } from '../../../../contract/leads/lead-limits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import * as m from '../../../paraglide/messages.js';
import { type PersonDraft, personFields, storePerson } from '../state/person-draft.ts';
import styles from './step.module.css';

type Props = {
  /** Known data of the client, or the typed one. */
  known: PersonDraft;
  fieldErrors: Partial<Record<keyof PersonDraft, string>>;
  busy: boolean;
  /** Leads back to Diia, where that is still possible. */
  onBack?: (() => void) | undefined;
  onSend: (person: PersonDraft) => void;
};

const looks = {
  lastname: { label: m.booking_lastname, autoComplete: 'family-name' },
  firstname: { label: m.booking_firstname, autoComplete: 'given-name' },
  patronymic: { label: m.booking_patronymic, autoComplete: 'additional-name' },
  inn: { label: m.booking_inn, autoComplete: 'off', inputMode: 'numeric', hint: m.booking_inn_hint },
  email: { label: m.booking_email, autoComplete: 'email', inputMode: 'email', type: 'email', hint: m.booking_email_hint },
} as const;

const read = (form: HTMLFormElement) =>
  Object.fromEntries(personFields.map((name) => [name, String(new FormData(form).get(name) ?? '').trim()])) as PersonDraft;

/** The person of the agreement. Typed data outlives closing, a reload and a failed sending. */
export function PersonStep({ known, fieldErrors, busy, onBack, onSend }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(read(event.currentTarget));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} onInput={(event) => storePerson(read(event.currentTarget))}>
      <p className={styles.lead}>{m.booking_person_text()}</p>
      <div className={styles.fields}>
        {personFields.map((name) => {
          const { label, ...look } = looks[name];
          return (
            <TextField
              key={name}
              {...look}
              name={name}
              label={label()}
              hint={'hint' in look ? look.hint() : undefined}
              maxLength={name === 'email' ? leadLimits.emailLongest : leadLimits.nameLongest}
              defaultValue={known[name]}
              error={fieldErrors[name]}
              className={name === 'patronymic' ? styles.whole : undefined}
            />
          );
        })}
      </div>
      <Button type="submit" wide aria-disabled={busy || undefined}>
        {busy ? m.booking_sending() : m.booking_next()}
      </Button>
      {onBack && (
        <Button kind="plain" onClick={onBack}>
          {m.booking_diia_back()}
        </Button>
      )}
    </form>
  );
}
