import { useFormDialog } from '../forms/use-form-dialog.tsx';
import type { ConsultationDialog } from './consultation-dialog.tsx';
import type { ConsultationSubject } from './consultation-form.tsx';
import { type Intent, useConsultationPage } from './consultation-page-address.ts';

const load = () => import('./consultation-dialog.tsx').then((module) => module.ConsultationDialog);

/** The way to a call back: `opener(intent)` is spread onto a link, `dialog` is rendered once, anywhere. */
export function useConsultationDialog(subject: ConsultationSubject = {}) {
  const page = useConsultationPage();
  const form = useFormDialog<Intent, Parameters<typeof ConsultationDialog>[0]>(load);
  return {
    opener: (intent: Intent) => form.opener(page({ intent, ...subject }), intent),
    dialog: form.dialog((intent) => ({ intent, ...subject })),
  };
}
