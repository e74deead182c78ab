import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import { timings } from '../../data/constants.ts';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import { useIsLoggedIn, useUser } from '../../data/stored/account.ts';
import { markHydrated, telephone } from '../../format/telephone.ts';
import * as m from '../../paraglide/messages.js';
import { SocialLinks } from '../social-links.tsx';
import { LocaleChoice } from './locale-choice.tsx';
import { Logo } from './logo.tsx';
import styles from './menu.module.css';
import { MenuGroups } from './menu-groups.tsx';
import { MenuPromo } from './menu-promo.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The browser closed it by itself, as it does at the second Escape in a row. */
  onGone: () => void;
};

/** The whole screen as a table of contents. A native dialog: the browser keeps the focus and closes it on Escape. */
export function Menu({ open, onClose, onGone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      data-ground="dark"
      style={{ '--menu-moves': `${timings.menuLock}ms` } as CSSProperties}
      aria-label={m.shell_menu()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The event comes late: the menu may have been opened again by then.
      onClose={({ currentTarget }) => open && !currentTarget.open && onGone()}
    >
      <Contents onClose={onClose} open={open} />
    </dialog>
  );
}

function Contents({ onClose, open }: { onClose: () => void; open: boolean }) {
  const { header, menu } = useStaticPages();
  const path = usePath();
  const user = useUser();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <Logo name={header.logo} label={header.logo ? m.shell_to_home({ brand: header.logo }) : m.shell_error_home()} />
        <button type="button" className={styles.close} onClick={onClose}>
          <span>{m.shell_close()}</span>
          <Icon name="close" size={28} />
        </button>
      </div>
      <MenuGroups open={open} />
      <a className={styles.login} href={path(isLoggedIn ? 'account' : 'login')}>
        <span className={styles.avatar}>
          <Icon name="person" />
        </span>
        <span>
          {user?.firstname ?? m.shell_account()}
          <span className={classNames(typography.caption, styles.loginNote)}>
            {isLoggedIn ? (user?.email ?? m.shell_account()) : m.shell_log_in()}
          </span>
        </span>
      </a>
      <MenuPromo />
      <div className={styles.foot}>
        <LocaleChoice />
        <SocialLinks links={menu.socialMedia} className={styles.social} />
        {header.phone && (
          <a className={styles.phone} href={telephone(header.phone)} ref={markHydrated} data-phone={header.phone}>
            {header.phone}
          </a>
        )}
      </div>
    </div>
  );
}
