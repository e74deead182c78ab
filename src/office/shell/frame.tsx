import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { locales } from '../../base/locale.ts';
import type { Me } from '../../contract/office/people/staff.ts';
import { chooseLocale } from '../data/message-locale.ts';
import { roleName } from '../data/names/role-names.ts';
import { forgetOffline } from '../data/offline.ts';
import { welcomeQuery } from '../data/queries.ts';
import { useCommand } from '../data/use-command.ts';
import { useLocale } from '../data/use-locale.ts';
import * as m from '../paraglide/messages.js';
import { forgetUnsentTexts } from '../parts/unsent-text.ts';
import styles from './frame.module.css';
import { Interruptions } from './interruptions.tsx';
import { Palette } from './palette.tsx';
import { closedScreen, screensOf } from './screens.ts';
import { ClosedScreen } from './unknown-screen.tsx';

const RequestNotices = lazy(async () => ({ default: (await import('../features/inbox/request-notices.tsx')).RequestNotices }));

const languageMarks = { uk: 'Укр', en: 'Eng' } as const;

/** The navigation beside the open screen; on a phone above it. `isCutOff`: reports are written without a network. */
export function Frame({ me, isCutOff }: { me: Me; isCutOff: boolean }) {
  const { pathname } = useLocation();
  const closed = closedScreen(me, pathname);
  const nav = useRef<HTMLElement>(null);
  // On a phone the navigation is wider than the screen: the open screen stands in its middle. Beside a low screen it is higher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another place in the navigation
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!nav.current || !open) return;
    const { top, bottom } = nav.current.getBoundingClientRect();
    nav.current.scrollLeft += open.left + open.width / 2 - innerWidth / 2;
    nav.current.scrollTop += Math.max(0, open.bottom - bottom) + Math.min(0, open.top - top);
  }, [pathname]);
  // Nothing else opens without a network.
  const screens = screensOf(me).filter(({ path }) => !isCutOff || path === '/reports');
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        {m.shell_skip()}
      </a>
      <header className={styles.rail} data-ground="dark">
        <Brand />
        <Palette />
        <nav ref={nav} aria-label={m.shell_navigation()} className={styles.nav}>
          <ul>
            {screens.map(({ path, name }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={styles.screen}>
                  {name()}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {screens.some(({ path }) => path === '/inbox') && (
          <Suspense fallback={null}>
            <RequestNotices />
          </Suspense>
        )}
        <Person me={me} />
      </header>
      {/* Another screen is read from its head. */}
      <main key={pathname} id="screen" tabIndex={-1} className={styles.main}>
        {isCutOff && (
          <p role="status" className={styles.cutOff}>
            {m.shell_cut_off()}
          </p>
        )}
        {closed ? <ClosedScreen name={closed.name()} /> : <Outlet />}
      </main>
      <Interruptions />
    </div>
  );
}

function Brand() {
  const { data: welcome } = useQuery(welcomeQuery);
  return (
    <p className={styles.brand}>
      <span className={styles.name}>{welcome?.brand}</span>
      <span className={styles.office}>{m.shell_office()}</span>
    </p>
  );
}

function Person({ me }: { me: Me }) {
  const locale = useLocale();
  const leave = useCommand('POST /office/api/logout');
  const logOut = async () => {
    // A new start leaves nothing of the person in the memory of the page.
    if (!(await leave.run(undefined))) return;
    forgetUnsentTexts();
    await forgetOffline();
    location.replace('/office/');
  };
  return (
    <div className={styles.person}>
      <p className={styles.who}>
        <span>{me.name}</span>
        <span className={styles.roles}>{[...new Set(me.assignments.map(({ role }) => roleName(role)))].join(', ')}</span>
      </p>
      <div className={styles.tools}>
        <fieldset className={styles.languages}>
          <legend className={styles.hidden}>{m.shell_language()}</legend>
          {locales.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === locale} onClick={() => chooseLocale(one)}>
              {languageMarks[one]}
            </button>
          ))}
        </fieldset>
        <button type="button" className={styles.leave} disabled={leave.busy} onClick={() => void logOut()}>
          {m.shell_log_out()}
        </button>
      </div>
    </div>
  );
}
