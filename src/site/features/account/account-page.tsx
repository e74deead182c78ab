import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Client } from '../../../contract/client.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import ends from '../../../ui/layout/ends.module.css';
import { OwnScript } from '../../../ui/own-scripts.tsx';
import { Skeleton } from '../../../ui/pictures/skeleton.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCommand } from '../../data/api/use-command.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { accountClient, noteUser, useIsLoggedIn, useIsStored, useUser } from '../../data/stored/account.ts';
import { answerCookies } from '../../data/stored/cookie-status.ts';
import * as m from '../../paraglide/messages.js';
import styles from './own/account-page.module.css';
import { leaveDevice } from './own/leave-device.ts';
import { PrintedHead } from './own/printed-head.tsx';
import { isObject, pageOf, type Section, sections } from './own/sections.ts';
import { useHasRequests } from './own/use-has-requests.ts';
import { useOwn } from './own/use-own.ts';
import { Requests } from './requests.tsx';

const Deals = deferred(() => import('./deals/deals.tsx').then((module) => module.Deals), 'rendered', <Waiting />);

const Objects = deferred(() => import('./deals/objects.tsx').then((module) => module.Objects), 'rendered', <Waiting />);

const Settings = deferred(() => import('./settings/settings.tsx').then((module) => module.Settings), 'rendered', <Waiting />);

const names: Record<Section, () => string> = {
  deals: m.account_deals,
  objects: m.account_objects,
  requests: m.account_requests,
  settings: m.account_settings,
};
const contents: Record<Section, () => React.ReactNode> = {
  deals: () => <Deals />,
  objects: () => <Objects />,
  requests: () => <Requests />,
  settings: () => <Settings />,
};

/**
 * A visitor without a token is redirected to the login before anything is rendered. It runs only when the document is parsed: within the site,
 * where a token may be in memory alone, the page itself checks.
 */
const leavingFor = (login: string) =>
  `/(^|; )account-token=/.test(document.cookie)||'account-token'in sessionStorage||location.replace(${JSON.stringify(login)})`;

/** The account as a ledger: own data, due payments, next steps. The server renders its frame alone. */
export function AccountPage({ section, name }: { section: Section; name: string }) {
  const path = usePath();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const user = useUser();
  const hasRequests = useHasRequests(isLoggedIn);
  // Objects and requests are folded into the deals until they have content.
  const shown = sections.filter(
    (one) => one === section || (one === 'objects' ? user?.deals.some(isObject) : one === 'requests' ? hasRequests : true),
  );
  const login = path(`login?next=${encodeURIComponent(pathname)}`);

  useEffect(() => {
    if (isLoggedIn === false) void navigate(login, { replace: true });
  }, [isLoggedIn, navigate, login]);

  const { run } = useCommand<'log-out'>();
  const logOut = async () => {
    const done = await run('log-out', () => accountClient(locale)('POST /api/client/logout'));
    // Without a connection the token is at least forgotten here.
    if (done) leaveDevice();
  };
  return (
    <section className={styles.page} data-ground="light">
      <OwnScript text={leavingFor(login)} />
      <header className={styles.head}>
        <h1 className={classNames(typography.display, styles.title)}>{user?.firstname ? m.account_greeting() : name}</h1>
        <nav className={classNames(ends.ends, styles.sections)} aria-label={m.account_sections()}>
          <ul className={styles.names}>
            {shown.map((one) => (
              <li key={one}>
                <Link href={path(pageOf(one))} aria-current={one === section ? 'page' : undefined}>
                  {names[one]()}
                </Link>
              </li>
            ))}
          </ul>
          {user && (
            <Button kind="plain" onClick={() => void logOut()}>
              {m.account_log_out()}
            </Button>
          )}
        </nav>
      </header>
      <noscript>
        <p>{m.account_no_script()}</p>
      </noscript>
      {isLoggedIn && <Own section={section} />}
      {isLoggedIn === undefined && <Waiting />}
    </section>
  );
}

function Own({ section }: { section: Section }) {
  const user = useUser();
  const isStored = useIsStored();
  const ask = useCallback(async (client: Client) => noteUser((await client('GET /api/client/get')).user), []);
  const { own, refetch } = useOwn(ask);
  if (!user)
    return own.state === 'failed' ? (
      <div className={styles.failed}>
        <p role="status">{m.account_failed()}</p>
        <Button kind="quiet" onClick={() => void refetch()}>
          {m.account_retry()}
        </Button>
      </div>
    ) : (
      <Waiting />
    );
  return (
    <>
      <PrintedHead title={names[section]()} user={user} />
      {!isStored && (
        <div className={styles.notStored}>
          <p>{m.account_not_saved()}</p>
          <Button kind="plain" onClick={() => answerCookies('accepted')}>
            {m.account_consent_stay()}
          </Button>
        </div>
      )}
      {contents[section]()}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="2.5em" width="40%" />
      <Skeleton height="6em" />
      <Skeleton height="6em" />
    </div>
  );
}
