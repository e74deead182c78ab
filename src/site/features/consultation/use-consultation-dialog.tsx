import { type ComponentType, type MouseEvent, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { useStaticPages } from '../shell/static-pages.ts';
import type { Intent } from './consent.ts';
import type { ConsultationDialog } from './consultation-dialog.tsx';
import type { ConsultationSubject } from './consultation-form.tsx';
import styles from './use-consultation-dialog.module.css';

const load = () => import('./consultation-dialog.tsx').then((module) => module.ConsultationDialog);
type Dialog = ComponentType<Parameters<typeof ConsultationDialog>[0]>;

/**
 * The form in a dialog, fetched when somebody is about to need it. `opener(intent)` is spread onto a link to the plain form,
 * which works before the page is hydrated and without JavaScript; `dialog` is rendered once, anywhere. When the form cannot
 * be fetched, the page stays and names the telephone instead.
 */
export function useConsultationDialog(subject: ConsultationSubject = {}) {
  const { phone } = useStaticPages().header;
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [intent, setIntent] = useState<Intent>('ask');
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = (loaded: Dialog) => setDialog(() => loaded);
  const warm = () => void load().then(take, () => undefined);
  const opener = (wish: Intent) => ({
    href: '#consultation',
    onPointerEnter: warm,
    onFocus: warm,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setFailed(false);
      load().then(
        (loaded) => {
          take(loaded);
          setIntent(wish);
          setOpen(true);
        },
        () => setFailed(true),
      );
    },
  });
  const dialog = (
    <>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} intent={intent} {...subject} />}
      <div role="alert">
        {failed && (
          <p className={styles.failed} data-ground="ink">
            {m.flat_ask_unloaded()} {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          </p>
        )}
      </div>
    </>
  );
  return { opener, dialog };
}
