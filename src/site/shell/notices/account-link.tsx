import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useLocale, usePath } from '../../data/paths.ts';
import { meetUser, useIsLoggedIn, useUser } from '../../data/stored/account.ts';
import * as m from '../../paraglide/messages.js';
import styles from '../header/header.module.css';

/**
 * The way to one's account in the header. Added by the browser, because pages are the same for all visitors and cached whole; the header
 * keeps a place for it.
 */
export function AccountLink() {
  const locale = useLocale();
  const path = usePath();
  const isLoggedIn = useIsLoggedIn();
  const user = useUser();
  // The header of an error page is another one.
  useLocation();
  useEffect(() => {
    if (isLoggedIn) void meetUser(locale);
  }, [isLoggedIn, locale]);
  const place = document.getElementById('account-place');
  return (
    place &&
    createPortal(
      <a className={styles.account} href={path(isLoggedIn ? 'account' : 'login')}>
        <Icon name="person" />
        <span className={user?.firstname ? undefined : styles.silent}>{user?.firstname ?? m.shell_account()}</span>
      </a>,
      place,
    )
  );
}
