import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { usePath } from '../../data/paths.ts';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import { bookingAddress } from '../booking/state/booking-address.ts';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import styles from './comparison.module.css';

/** Booking the flat, where it is free, and a question about it. */
export function ColumnActions({ flat: { slug, number, area, project, status } }: { flat: Apartment }) {
  const path = usePath();
  const { opener, dialog } = useConsultationDialog({ apartment: { slug, number, area, project } });
  return (
    <span className={styles.actions}>
      {status === 'available' ? (
        <Button href={bookingAddress(path(`apartments/${slug}`))} arrow={false} className={styles.action}>
          {m.flat_book()}
        </Button>
      ) : (
        <span className={styles.taken}>{statusText(status)}</span>
      )}
      <Button {...opener('ask')} kind="quiet" arrow={false} className={styles.action}>
        {m.fav_ask()}
      </Button>
      {dialog}
    </span>
  );
}
