import { useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../ui/text/link.tsx';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './menu-groups.module.css';
import { useLiveTotal } from './use-live-total.ts';

const above = ['projects', 'apartments', 'brokerage'];

/** Projects for sale stand large above the horizon, everything else below it. */
export function MenuGroups({ open }: { open: boolean }) {
  const { menu, projects } = useStaticPages();
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
    <nav className={styles.groups} aria-label={m.shell_menu()}>
      <ul className={styles.top}>
        {top.map(({ name, page }) => (
          <li key={page} onPointerEnter={() => setShowsProjects(page === 'projects')} onFocus={() => setShowsProjects(page === 'projects')}>
            <Link className={styles.large} href={path(page)} aria-current={current(page)}>
              {name}
              {(counts[page] ?? 0) > 0 && <sup className={styles.count}>{counts[page]}</sup>}
            </Link>
          </li>
        ))}
      </ul>
      {/* The submenu follows the mouse from 1440 px on; narrower screens never see it. */}
      <ul className={styles.projects} data-shown={showsProjects || undefined}>
        {menu.projectPages.map(({ name, page }) => (
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
  );
}
