import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import * as m from '../../paraglide/messages.js';
import { profileErrorMessage } from '../forms/profile-errors.ts';
import { FailureMessage } from './failure-message.tsx';
import styles from './login-page.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** The name of a new client, and optionally an e-mail address. */
export function NameStep({ onDone }: { onDone: () => void }) {
  const profile = useProfileForm({ required: ['firstname'], onSaved: onDone });
  return (
    <form className={styles.form} noValidate onSubmit={profile.submit} onInput={profile.correct}>
      <TextField
        label={m.forms_name()}
        name="firstname"
        autoComplete="given-name"
        maxLength={leadLimits.nameLongest}
        required
        error={profileErrorMessage(profile.fieldErrors.firstname)}
      />
      <TextField
        label={m.forms_email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={leadLimits.emailLongest}
        hint={m.login_email_hint()}
        error={profileErrorMessage(profile.fieldErrors.email, 'email')}
      />
      <Button type="submit" wide aria-disabled={profile.sending || undefined}>
        {profile.sending ? m.forms_sending() : m.login_done()}
      </Button>
      <FailureMessage failure={profile.failure} />
    </form>
  );
}
