import { CookieNotice } from '../features/consent/cookie-notice.tsx';
import { VisitTags } from '../features/tags/visit-tags.tsx';
import { AccountLink } from '../shell/notices/account-link.tsx';
import { LoadingIndicator } from '../shell/notices/loading-indicator.tsx';
import { NavigationOverlay } from '../shell/notices/navigation-overlay.tsx';
import { NetworkNotice } from '../shell/notices/network-notice.tsx';
import { Prefetch } from './prefetch.tsx';

export { loadPage } from './load-page.ts';

/** The parts around every page that are in no page's own markup, and that come once the page has hydrated. */
export function DeferredShell() {
  return (
    <>
      <AccountLink />
      <CookieNotice />
      <LoadingIndicator />
      <NavigationOverlay />
      <NetworkNotice />
      <Prefetch />
      <VisitTags />
    </>
  );
}
