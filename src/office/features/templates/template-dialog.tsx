import { useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { type AnswerTemplate, placeholders } from '../../../contract/office/inbox/templates.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import styles from './templates.module.css';

const namesIn = (locale: Locale) =>
  Object.values(placeholders)
    .map((one) => `{${one[locale]}}`)
    .join(', ');

type Props = { id: string | null; templates: readonly AnswerTemplate[]; onClose: () => void };

/** A template in both languages. When a colleague has saved another version meanwhile, it is shown, and what was typed stays. */
export function TemplateDialog({ id, templates, onClose }: Props) {
  const stored = templates.find((one) => one.id === id) ?? null;
  const [opened] = useState(stored);
  // Saved over with the version that the person has seen, which the refusal shows.
  const [seen, setSeen] = useState(stored?.version ?? null);
  const [fields, setFields] = useState({ title: stored?.title ?? '', uk: stored?.uk ?? '', en: stored?.en ?? '' });
  const put = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields((now) => ({ ...now, [name]: target.value })),
  });
  const saving = useCommand('POST /office/api/templates/save', { refreshes: ['templates'] });
  const refused = saving.problem?.code === 'changed-meanwhile';
  const save = async () => {
    const answer = await saving.run({ stored: id === null || seen === null ? null : { id, version: seen }, ...fields });
    if (answer) return answer;
    await queries.invalidateQueries({ queryKey: ['templates'] });
    const now = queries.getQueryData<{ templates: AnswerTemplate[] }>(['templates'])?.templates.find((one) => one.id === id);
    if (now) setSeen(now.version);
    return null;
  };
  const textField = (locale: Locale, label: string) => {
    const isUnknown = saving.problem?.errors?.[locale]?.[0] === 'unknown';
    const names = namesIn(locale);
    return (
      <TextField
        label={label}
        rows={4}
        lang={locale}
        hint={m.templates_hint({ names })}
        {...put(locale)}
        {...(isUnknown ? { error: m.templates_bad_placeholder({ names }) } : fieldError(saving.problem, locale))}
      />
    );
  };
  return (
    <DialogForm
      busy={saving.busy}
      problem={refused ? null : saving.problem}
      title={opened ? m.templates_edit({ title: opened.title }) : m.templates_new()}
      action={m.templates_save()}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={m.templates_name()} {...put('title')} {...fieldError(saving.problem, 'title')} />
      {textField('uk', m.templates_uk())}
      {textField('en', m.templates_en())}
      {refused && stored && <StoredMeanwhile stored={stored} />}
    </DialogForm>
  );
}

const StoredMeanwhile = ({ stored }: { stored: AnswerTemplate }) => (
  <div role="alert">
    <p>{m.templates_changed()}</p>
    <div className={styles.stored}>
      <h3 className={typography.caption}>{m.templates_stored()}</h3>
      <p>{stored.title}</p>
      <p className={styles.text} lang="uk">
        {stored.uk}
      </p>
      <p className={styles.text} lang="en">
        {stored.en}
      </p>
    </div>
  </div>
);
