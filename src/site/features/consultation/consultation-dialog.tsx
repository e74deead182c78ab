import { Dialog } from '../../../ui/dialog.tsx';
import * as m from '../../paraglide/messages.js';
import { ConsultationForm, type ConsultationSubject } from './consultation-form.tsx';
import type { Intent } from './consultation-page-address.ts';

type Props = ConsultationSubject & { open: boolean; onClose: () => void; intent: Intent };

export function ConsultationDialog({ open, onClose, intent, ...subject }: Props) {
  const { apartment } = subject;
  const title = intent === 'book' && apartment ? m.flat_book_title({ number: apartment.number }) : m.forms_consultation_title();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={m.flat_close()} variant="sheet">
      <ConsultationForm intent={intent} {...subject} />
    </Dialog>
  );
}
