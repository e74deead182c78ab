import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { timings } from '../../constants.ts';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import { LocaleChoice } from './locale-choice.tsx';
import { Logo } from './logo.tsx';
import styles from './menu.module.css';
import { SocialLinks } from './social-links.tsx';
import { useStaticPages } from './static-pages.ts';
import { numberIsAlive, telephone } from './telephone.ts';
import { useLiveTotal } from './use-live-total.ts';

const above = ['projects', 'apartments', 'brokerage'];

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
      data-ground="ink"
      style={{ '--menu-moves': `${timings.menuLock}ms` } as CSSProperties}
      aria-label={m.shell_menu()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onGone()}
    >
      <Contents onClose={onClose} open={open} />
    </dialog>
  );
}

function Contents({ onClose, open }: { onClose: () => void; open: boolean }) {
  const { header, menu, projects } = useStaticPages();
  const { pathname } = useLocation();
  const path = usePath();
  const [showsProjects, setShowsProjects] = useState(false);
  const total = useLiveTotal(
    open,
    projects.reduce((sum, project) => sum + project.total, 0),
  );
  const counts: Record<string, number> = { projects: projects.length, apartments: total };
  const current = (page: string) => (pathname === path(page) ? 'page' : undefined);
  const top = menu.main.filter(({ page }) => above.includes(page));
  const bottom = menu.main.filter(({ page }) => !above.includes(page) && page !== 'home');
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <Logo name={header.logo} label={m.shell_to_home({ brand: header.logo })} />
        <button type="button" className={styles.close} onClick={onClose}>
          <span>{m.shell_close()}</span>
          <Icon name="close" size={28} />
        </button>
      </div>
      <nav className={styles.groups} aria-label={m.shell_menu()}>
        <ul className={styles.top}>
          {top.map(({ name, page }) => (
            <li
              key={page}
              onPointerEnter={() => setShowsProjects(page === 'projects')}
              onFocus={() => setShowsProjects(page === 'projects')}
            >
              <Link className={styles.large} href={path(page)} aria-current={current(page)}>
                {name}
                {(counts[page] ?? 0) > 0 && <sup className={styles.count}>{counts[page]}</sup>}
              </Link>
            </li>
          ))}
        </ul>
        {/* The submenu follows the mouse from 1440 px on; narrower screens never see it. */}
        <ul className={styles.projects} data-shown={showsProjects || undefined}>
          {menu.project_blocks.map(({ name, page }) => (
            <li key={page}>
              <Link href={path(page.includes('/') ? page : `projects/${page}`)}>{name}</Link>
            </li>
          ))}
        </ul>
        <ul className={styles.bottom}>
          {bottom.map(({ name, page }) => (
            <li key={page}>
              <Link href={path(page)} aria-current={current(page)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.login} href={path('login')}>
        <span className={styles.avatar}>
          <Icon name="person" />
        </span>
        <span>
          {m.shell_account()}
          <span className={styles.loginNote}>{m.shell_log_in()}</span>
        </span>
      </a>
      <Promo />
      <div className={styles.foot}>
        <LocaleChoice />
        <SocialLinks links={menu.social_media_blocks} className={styles.social} />
        {header.phone && (
          <a className={styles.phone} href={telephone(header.phone)} ref={numberIsAlive} data-phone={header.phone}>
            {header.phone}
          </a>
        )}
      </div>
    </div>
  );
}

function Promo() {
  const { promo } = useStaticPages().menu;
  if (!promo.title_1) return null;
  return (
    <a className={styles.promo} href={promo.link} target="_blank" rel="noreferrer">
      {promo.photo && <Picture picture={promo.photo} sizes="(width >= 48em) 28vw, 100vw" className={styles.photo} alt="" />}
      <span className={styles.promoWords}>
        <span className={styles.promoTitle}>
          {promo.title_1} <br />
          {promo.title_2}
        </span>
        <span className={styles.promoText}>{promo.description}</span>
        <Icon name="external" size={20} />
      </span>
    </a>
  );
}
