import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { roleName } from '../../data/names/role-names.ts';
import { acceptInvitation, isCancelled } from '../../data/passkeys.ts';
import { queries, welcomeQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { InvitationPassword } from './invitation-password.tsx';
import styles from './login.module.css';
import { LoginSheet } from './login-sheet.tsx';

/** The first visit of an invited person. The token stands behind `#`, which browsers never send. */
export function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [byPassword, setByPassword] = useState(false);
  const { data: welcome } = useQuery(welcomeQuery);
  const { data: invitation, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask('POST /office/api/invitation', { body: { token }, signal }),
  });
  const enter = async () => {
    await queries.invalidateQueries();
    await navigate('/', { replace: true });
  };
  const accept = async () => {
    setBusy(true);
    setFailure('');
    try {
      await acceptInvitation(token);
      await enter();
    } catch (fault) {
      setFailure(isCancelled(fault) ? m.login_cancelled() : (officeProblemOf(fault)?.message ?? m.shell_unreached()));
    } finally {
      setBusy(false);
    }
  };
  if (error) {
    const isDead = (officeProblemOf(error)?.statusCode ?? 500) < 500;
    return (
      <LoginSheet title={m.login_dead_title()} about={isDead ? m.login_dead_about() : m.shell_unreached()}>
        {null}
      </LoginSheet>
    );
  }
  if (!invitation) return null;
  return (
    <LoginSheet
      title={m.login_invitation_title({ name: invitation.name })}
      about={byPassword ? m.login_invitation_password_about() : m.login_invitation_about()}
    >
      <dl className={styles.facts}>
        <dt>{m.login_invitation_email()}</dt>
        <dd>{invitation.email}</dd>
        <dt>{m.login_invitation_roles()}</dt>
        <dd>{[...new Set(invitation.assignments.map(({ role }) => roleName(role)))].join(', ') || '—'}</dd>
        <dt>{m.login_invitation_until()}</dt>
        <dd>{formatMoment(invitation.expiresAt)}</dd>
      </dl>
      {byPassword ? (
        <InvitationPassword token={token} email={invitation.email} onDone={() => void enter()} />
      ) : (
        <>
          <Button onClick={() => void accept()} disabled={busy} wide arrow={false}>
            {m.login_invitation_accept()}
          </Button>
          <p role="status" className={typography.failure}>
            {failure}
          </p>
        </>
      )}
      {welcome?.passwords && (
        <button type="button" className={classNames(textButton.button, styles.other)} onClick={() => setByPassword(!byPassword)}>
          {byPassword ? m.login_invitation_by_passkey() : m.login_invitation_by_password()}
        </button>
      )}
    </LoginSheet>
  );
}
