import { Button } from '../../../ui/controls/button.tsx';
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
      <Button {...opener(page({ kind: 'apartment', subject: { slug } }), true)} kind="plain">
        {m.forms_subscribe_apartment_title()}
      </Button>
      {dialog(() => ({ apartment: { slug, number } }))}
    </>
  );
}
