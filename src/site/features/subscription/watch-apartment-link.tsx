import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from '../../cards/favourite-button.module.css';
import * as m from '../../paraglide/messages.js';
import { useFormDialog } from '../forms/use-form-dialog.tsx';
import type { SubscriptionDialog } from './subscription-dialog.tsx';
import { useSubscriptionPage } from './subscription-page-address.ts';

const load = () => import('./subscription-dialog.tsx').then((module) => module.SubscriptionDialog);

/** The link to a subscription to one apartment. */
export function WatchApartmentLink({ apartment: { slug, number } }: { apartment: { slug: string; number: string } }) {
  const page = useSubscriptionPage();
  const { opener, dialog } = useFormDialog<true, Parameters<typeof SubscriptionDialog>[0]>(load);
  return (
    <>
      <a className={styles.button} {...opener(page({ kind: 'apartment', subject: { slug } }), true)}>
        <Icon name="bell" />
        {m.forms_subscribe_apartment_title()}
      </a>
      {dialog(() => ({ apartment: { slug, number } }))}
    </>
  );
}
