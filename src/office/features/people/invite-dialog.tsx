import { useState } from 'react';
import { type Locale, locales } from '../../../base/locale.ts';
import type { Assignment } from '../../../contract/office/people/staff.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import { useLocale } from '../../data/use-locale.ts';
import { useProjectName } from '../../data/use-project-name.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { InvitationLink } from './invitation-link.tsx';
import styles from './people.module.css';
import { RoleChoices } from './role-choices.tsx';
import { roleWords } from './role-words.ts';

const languageNames: Record<Locale, string> = { uk: 'Українська', en: 'English' };

/** A colleague's name, address and roles; then the link to hand over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [language, setLanguage] = useState<Locale>(useLocale());
  const projectName = useProjectName();
  const [assignments, setAssignments] = useState<Assignment[]>([{ role: 'sales-manager', projectId: null }]);
  const { run, busy, problem, answer } = useCommand('POST /office/api/people/invite', {
    refreshes: ['people'],
    act: (body) => m.people_act_invite({ name: body.name, email: body.email, roles: roleWords(body.assignments, projectName) }),
  });
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.people_invite_title()}
      action={m.people_make_link()}
      onSubmit={() => run({ name, email, ...(phone.trim() && { phone }), locale: language, assignments })}
      result={answer && <InvitationLink invited={answer} onClose={onClose} />}
    >
      <TextField
        label={m.people_name()}
        name="name"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...fieldError(problem, 'name')}
      />
      <TextField
        label={m.people_email()}
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...fieldError(problem, 'email')}
      />
      <TextField
        label={m.people_phone()}
        hint={m.people_phone_hint()}
        name="phone"
        type="tel"
        autoComplete="off"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        {...fieldError(problem, 'phone')}
      />
      <label className={styles.language}>
        <span>{m.people_language()}</span>
        <select value={language} onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'uk')}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
      <RoleChoices chosen={assignments} onChange={setAssignments} error={fieldError(problem, 'assignments')?.error} />
    </DialogForm>
  );
}
