import { useState } from 'react';
import type { Client } from '../../../../contract/client.ts';
import type { SubscriptionsAnswer } from '../../../../contract/clients/clients.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { useCommand } from '../../../data/api/use-command.ts';
import { useLocale } from '../../../data/paths.ts';
import { accountClient } from '../../../data/stored/account.ts';
import * as m from '../../../paraglide/messages.js';
import { useOwn } from '../own/use-own.ts';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

type Subscription = SubscriptionsAnswer['subscriptions'][number];

const ask = (client: Client) => client('GET /api/client/subscriptions');

function nameOf({ kind, subject, project, number }: Subscription): string {
  if (kind === 'news') return m.account_subscription_news();
  if (kind === 'project') return m.account_subscription_project({ project: project ?? subject });
  return number && project ? m.account_subscription_flat({ number, project }) : m.account_subscription_flat_gone();
}

/** The subscriptions of the confirmed e-mail, each with a way to end it. */
export function SubscriptionsPart() {
  const locale = useLocale();
  const { own, refetch } = useOwn(ask);
  const [failed, setFailed] = useState(false);
  const { run } = useCommand();
  const end = async (id: string) => {
    setFailed(false);
    const done = await run(id, () => accountClient(locale)('POST /api/client/subscriptions/end', { body: { subscription_id: id } }));
    if (done?.ok) await refetch();
    else if (done) setFailed(true);
  };
  if (own.state === 'asking') return null;
  const { email, subscriptions } = own.state === 'here' ? own.answer : { email: null, subscriptions: [] };
  const texts = email === null ? m.account_subscriptions_unconfirmed() : m.account_subscriptions_text({ email });
  return (
    <SettingsPart title={m.account_subscriptions()} text={own.state === 'here' ? texts : ''}>
      {subscriptions.length > 0 && (
        <ul className={styles.rows}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id} className={styles.row}>
              <span className={styles.rowName}>{nameOf(subscription)}</span>
              <Button
                kind="plain"
                aria-label={m.account_subscription_end_of({ name: nameOf(subscription) })}
                onClick={() => void end(subscription.id)}
              >
                {m.account_subscription_end()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {email !== null && subscriptions.length === 0 && <p>{m.account_subscriptions_none()}</p>}
      <p className={typography.failure} role="status">
        {(failed || own.state === 'failed') && m.forms_failed()}
      </p>
    </SettingsPart>
  );
}
