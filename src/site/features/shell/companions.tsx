import { CookieNotice } from '../consent/cookie-notice.tsx';
import { VisitTags } from '../tags/visit-tags.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { NavigationOverlay } from './navigation-overlay.tsx';
import { NetworkNotice } from './network-notice.tsx';

export const Companions = () => (
  <>
    <CookieNotice />
    <LoadingIndicator />
    <NavigationOverlay />
    <NetworkNotice />
    <VisitTags />
  </>
);
