import { Dialog } from '../../../ui/dialog.tsx';
import * as m from '../../paraglide/messages.js';
import type { Intent } from './consent.ts';
import { ConsultationForm, type ConsultationSubject } from './consultation-form.tsx';

type Props = ConsultationSubject & { open: boolean; onClose: () => void; intent: Intent };

export function ConsultationDialog({ open, onClose, intent, ...subject }: Props) {
  const { apartment } = subject;
  const title = intent === 'book' && apartment ? m.flat_book_title({ number: apartment.number }) : m.flat_ask_title();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={m.flat_close()} variant="sheet">
      <ConsultationForm intent={intent} {...subject} />
    </Dialog>
  );
}
