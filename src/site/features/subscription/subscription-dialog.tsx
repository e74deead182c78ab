import { PageDialog } from '../../../ui/controls/page-dialog.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './subscription-dialog.module.css';
import { SubscriptionFields } from './subscription-fields.tsx';

type Props = { open: boolean; onClose: () => void; apartment: { slug: string; number: string } };

/** Asks where to write when the price or the status of an apartment changes. */
export function SubscriptionDialog({ open, onClose, apartment }: Props) {
  return (
    <PageDialog open={open} onClose={onClose} title={m.forms_subscribe_apartment_title()} closeLabel={m.flat_close()} variant="sheet">
      <p className={styles.why}>{m.forms_subscribe_apartment_text({ number: apartment.number })}</p>
      <SubscriptionFields kind="apartment" subject={{ slug: apartment.slug }} />
    </PageDialog>
  );
}
