import { PageDialog } from '../../../ui/controls/page-dialog.tsx';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { ConsultationForm, type ConsultationSubject } from './consultation-form.tsx';
import type { Intent } from './consultation-page-address.ts';
import { consultationTitle } from './consultation-title.ts';

type Props = ConsultationSubject & { open: boolean; onClose: () => void; intent: Intent };

export function ConsultationDialog({ open, onClose, intent, ...subject }: Props) {
  const { apartment } = subject;
  const title = consultationTitle(intent, apartment, useLocale());
  return (
    <PageDialog open={open} onClose={onClose} title={title} closeLabel={m.flat_close()} variant="sheet">
      <ConsultationForm intent={intent} {...subject} />
    </PageDialog>
  );
}
