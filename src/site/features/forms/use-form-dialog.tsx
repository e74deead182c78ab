import { type ComponentType, type MouseEvent, useCallback, useState } from 'react';
import { useDeferred } from '../../../ui/deferred.tsx';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { telephone } from '../../format/telephone.ts';
import * as m from '../../paraglide/messages.js';
import styles from './use-form-dialog.module.css';

type Opening = { open: boolean; onClose: () => void };

/**
 * A form in a dialog, loaded by `load` when a visitor is about to open it. `opener(page, about)` is spread onto a link to the page
 * with the same form, which works before hydration and without JavaScript; `show(about)` opens it without a press, `dialog(Form => …)` is rendered once, anywhere.
 * When the form cannot be loaded, the page stays and shows the telephone number instead.
 */
export function useFormDialog<About, Props extends Opening>(load: () => Promise<ComponentType<Props>>) {
  const { phone } = useStaticPages().header;
  const { Part: Form, fetchPart, warm } = useDeferred(load);
  const [about, setAbout] = useState<About | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = useCallback(
    (subject: About) => {
      setFailed(false);
      void fetchPart().then((isThere) => {
        if (!isThere) return setFailed(true);
        setAbout(() => subject);
        setOpen(true);
      });
    },
    [fetchPart],
  );
  const opener = (page: string, subject: About) => ({
    href: page,
    ...warm,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      show(subject);
    },
  });
  const withOpening = (props: Omit<Props, keyof Opening>) => ({ ...props, open, onClose: () => setOpen(false) }) as Props;
  const dialog = (props: (about: About) => Omit<Props, keyof Opening>) => (
    <>
      {Form && about !== null && <Form {...withOpening(props(about))} />}
      <div role="alert">
        {failed && (
          <p className={styles.failed} data-ground="dark">
            {m.forms_unloaded()} {phone && <a href={telephone(phone)}>{phone}</a>}
          </p>
        )}
      </div>
    </>
  );
  return { opener, show, dialog };
}
