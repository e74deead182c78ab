import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isDialogEntry } from '../../ui/controls/dialog-entry.ts';
import { isPlainClick } from '../../ui/plain-click.ts';
import { ownLink } from './own-link.ts';

/**
 * Links are plain anchors, so that they work before and without the script; one listener turns a plain click on a link of the site
 * into a navigation inside the page. `data-reload` asks for a full load, `data-travel` for a view transition.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = ownLink(event.target);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link.address;
      // From a dialog, whose entry the new page takes: Back would find it again without its dialog.
      const replace = isDialogEntry() && pathname !== location.pathname;
      void navigate({ pathname, search, hash }, { replace, viewTransition: link.anchor.dataset.travel !== undefined });
    };
    // The router leaves two promises unhandled: that of a view transition which is skipped because the visitor turns back, and that of
    // data which fails while the page's stylesheet is still on its way. It knows of both, and the browser's log has the second.
    const onRejection = (event: PromiseRejectionEvent) => {
      const { reason } = event;
      if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
      if (reason instanceof TypeError && /fetch|load failed/i.test(reason.message)) event.preventDefault();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [navigate]);
}
