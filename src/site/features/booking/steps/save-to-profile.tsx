import { useState } from 'react';
import type { UserChange } from '../../../../contract/clients/clients.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient, noteUser, useUser } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './step.module.css';

/** Personal data of the booking that the profile lacks: saved to the profile only when the buyer agrees. */
export function SaveToProfile({ deal: { person } }: { deal: Deal }) {
  const locale = useLocale();
  const user = useUser();
  const [state, setState] = useState<'asked' | 'saved' | 'failed'>('asked');
  const { run } = useCommand<'save'>();
  if (!user || !person) return null;
  const missing: UserChange = {
    ...(!user.inn && person.inn && { inn: person.inn }),
    ...(!user.email && person.email && { email: person.email }),
  };
  if (Object.keys(missing).length === 0 && state !== 'saved') return null;
  const save = async () => {
    const done = await run('save', () => accountClient(locale)('POST /api/client/update', { body: missing }));
    if (!done) return;
    if (done.ok) noteUser(done.answer.user);
    setState(done.ok ? 'saved' : 'failed');
  };
  const texts = {
    asked: m.booking_profile_ask({ what: [missing.inn, missing.email].filter(Boolean).join(', ') }),
    saved: m.booking_profile_saved(),
    failed: m.forms_failed(),
  };
  return (
    <div className={styles.foot}>
      <p role="status">{texts[state]}</p>
      {state !== 'saved' && (
        <Button kind="plain" onClick={() => void save()}>
          {m.booking_profile_save()}
        </Button>
      )}
    </div>
  );
}
