import { useEffect } from 'react';
import { CookieNotice } from '../consent/cookie-notice.tsx';
import { VisitTags } from '../tags/visit-tags.tsx';
import { AccountLink } from './account-link.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { NavigationOverlay } from './navigation-overlay.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { watchIntent } from './prefetch.ts';

export function Companions() {
  useEffect(watchIntent, []);
  return (
    <>
      <AccountLink />
      <CookieNotice />
      <LoadingIndicator />
      <NavigationOverlay />
      <NetworkNotice />
      <VisitTags />
    </>
  );
}
