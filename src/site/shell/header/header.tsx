import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeferred } from '../../../ui/deferred.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { timings } from '../../data/constants.ts';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import { useFavourites } from '../../data/stored/favourites.ts';
import { LanguageSwitch } from '../../format/language/language-switch.tsx';
import { markHydrated, telephone } from '../../format/telephone.ts';
import * as m from '../../paraglide/messages.js';
import { usePageTraits } from '../use-page-traits.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Preloader } from './preloader.tsx';
import { useHeaderMotion } from './use-header-motion.ts';
import { useLockedToggle } from './use-locked-toggle.ts';

const loadMenu = () => import('./menu.tsx').then((module) => module.Menu);
/** More names than these do not fit beside the logo on any screen; the rest is in the menu. */
const namesInLine = 7;

export function Header() {
  const { header } = useStaticPages();
  const { ground, footerless } = usePageTraits();
  const { slugs } = useFavourites();
  const { pathname, key } = useLocation();
  const path = usePath();
  const element = useRef<HTMLElement>(null);
  const [open, setOpen, force] = useLockedToggle(timings.menuLock);
  const { Part: Menu, fetchPart, warm } = useDeferred(loadMenu);
  const [asked, setAsked] = useState(false);
  useHeaderMotion(element);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move to another place closes the menu, one whose script is on its way too
  useEffect(() => force(false), [key, force]);

  const names = header.menu.map(({ attributes }) => attributes).filter(({ page }) => page !== 'favorites' && page !== 'home');
  return (
    <header ref={element} className={styles.header} data-ground={ground}>
      <Logo name={header.logo} label={header.logo ? m.shell_to_home({ brand: header.logo }) : m.shell_error_home()}>
        {header.logo && <Preloader />}
      </Logo>
      <nav className={styles.nav} aria-label={m.shell_main_navigation()}>
        <ul className={styles.names}>
          {names.slice(0, namesInLine).map(({ name, page }) => (
            <li key={page}>
              <Link href={path(page)} aria-current={pathname === path(page) ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <span id="account-place" className={styles.accountPlace} />
        {header.phone && (
          <a
            className={styles.phone}
            href={telephone(header.phone)}
            ref={markHydrated}
            data-phone={header.phone}
            aria-label={m.shell_call({ phone: header.phone })}
          >
            <span className={styles.number}>{header.phone}</span>
            <Icon name="phone" className={styles.handset} />
          </a>
        )}
        <LanguageSwitch className={styles.language} />
        <a className={styles.tool} href={path('favorites')} aria-label={m.shell_favourites({ count: slugs.length })}>
          <Icon name="heart" />
          {slugs.length > 0 && <span className={styles.badge}>{slugs.length}</span>}
        </a>
        <a className={styles.toAllPages} href={`${footerless ? path() : ''}#all-pages`}>
          {m.shell_menu()}
        </a>
        <button
          type="button"
          className={styles.burger}
          aria-label={m.shell_menu()}
          aria-haspopup="dialog"
          aria-expanded={open && Menu !== null}
          {...warm}
          onClick={() => {
            setAsked(true);
            setOpen(true);
            void fetchPart().then((isThere) => {
              if (isThere) return;
              force(false);
              // The foot of the page has all its links.
              document.getElementById('all-pages')?.scrollIntoView();
            });
          }}
        >
          <span className={styles.burgerWord}>{m.shell_menu()}</span>
          <Icon name="burger" size={28} />
        </button>
      </div>
      {Menu && asked && <Menu open={open} onClose={() => setOpen(false)} onGone={() => force(false)} />}
    </header>
  );
}
