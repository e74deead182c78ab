import { useState } from 'react';
import { leadLimits } from '../../../../contract/leads/lead-limits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { profileErrorMessage } from '../../forms/profile-errors.ts';
import { FailureMessage } from '../../login/failure-message.tsx';
import { useProfileForm } from '../../login/use-profile-form.ts';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

const named = [
  { name: 'lastname', label: m.account_lastname, autoComplete: 'family-name' },
  { name: 'firstname', label: m.account_firstname, autoComplete: 'given-name' },
  { name: 'patronymic', label: m.account_patronymic, autoComplete: 'additional-name' },
] as const;

export function ProfilePart() {
  const user = useUser();
  const [saved, setSaved] = useState(false);
  const profile = useProfileForm({ required: ['firstname'], onSaved: () => setSaved(true) });
  if (!user) return null;
  return (
    <SettingsPart title={m.account_profile()} text={m.account_profile_text()}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={profile.submit}
        onInput={(event) => {
          setSaved(false);
          profile.correct(event);
        }}
      >
        {named.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            label={label()}
            name={name}
            autoComplete={autoComplete}
            maxLength={leadLimits.nameLongest}
            defaultValue={user[name] ?? ''}
            required={name === 'firstname'}
            error={profileErrorMessage(profile.fieldErrors[name])}
          />
        ))}
        <TextField
          label={m.account_inn()}
          name="inn"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          defaultValue={user.inn ?? ''}
          hint={m.account_inn_hint()}
          error={profileErrorMessage(profile.fieldErrors.inn)}
        />
        <TextField
          label={m.account_email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={leadLimits.emailLongest}
          defaultValue={user.email ?? ''}
          hint={user.email && user.emailConfirmed ? m.account_email_confirmed() : undefined}
          error={profileErrorMessage(profile.fieldErrors.email, 'email')}
        />
        <TextField label={m.account_phone()} name="phone" value={user.phone} readOnly />
        <div className={styles.end}>
          <Button type="submit" aria-disabled={profile.sending || undefined}>
            {profile.sending ? m.forms_sending() : m.account_save()}
          </Button>
          <p role="status">{saved && m.account_saved()}</p>
        </div>
        <FailureMessage failure={profile.failure} />
      </form>
      {user.email && !user.emailConfirmed && <Unconfirmed key={user.email} />}
    </SettingsPart>
  );
}

function Unconfirmed() {
  const locale = useLocale();
  const [state, setState] = useState<'asked' | 'sent' | 'enough' | 'failed'>('asked');
  const { run } = useCommand<'send'>();
  const send = async () => {
    const done = await run('send', () => accountClient(locale)('POST /api/client/send-email-confirmation'));
    if (done) setState(done.ok ? 'sent' : done.problem?.code === 'too-often' ? 'enough' : 'failed');
  };
  const texts = {
    asked: m.account_email_unconfirmed,
    sent: m.account_email_sent,
    enough: m.account_email_enough,
    failed: m.forms_failed,
  };
  return (
    <div className={styles.notice}>
      <p role="status">{texts[state]()}</p>
      {(state === 'asked' || state === 'failed') && (
        <Button kind="plain" onClick={() => void send()}>
          {m.account_email_resend()}
        </Button>
      )}
    </div>
  );
}
