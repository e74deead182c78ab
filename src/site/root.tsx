import { type ReactNode, useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import '../ui/tokens.css';
import '../ui/fonts/fonts.css';
import '../ui/base.css';
import './site.css';
import { deferred } from '../ui/deferred.tsx';
import { repeatEarlyInputOnPage } from '../ui/early-input.ts';
import textFont from '../ui/fonts/onest-regular.woff2?url';
import cyrillicFont from '../ui/fonts/unbounded-cyrillic.woff2?url';
import latinFont from '../ui/fonts/unbounded-latin.woff2?url';
import { OwnScript } from '../ui/own-scripts.tsx';
import { themeColour } from './data/constants.ts';
import { withMessageLocale } from './data/message-locale.server.ts';
import { setLocaleSource } from './data/message-locale.ts';
import { demoContext, formlessContext, mapsContext, tagsContext } from './data/pages/context.ts';
import { type RootData, serializeShared, staticPagesOr503 } from './data/pages/load-static-pages.ts';
import { localeOf, useLocale } from './data/paths.ts';
import * as m from './paraglide/messages.js';
import { bootScript } from './pipeline/boot-script.ts';
import { loadDeferredShell } from './pipeline/load-deferred-shell.ts';
import { PageInSight, stayOnPage } from './pipeline/stay-on-page.ts';
import { Stylesheets } from './pipeline/stylesheets.tsx';
import { useLinkNavigation } from './pipeline/use-link-navigation.ts';
import { useScrollRules } from './pipeline/use-scroll-rules.ts';
import { DemoNotice } from './shell/demo-notice.tsx';
import { ErrorPage } from './shell/errors/error-page.tsx';
import { FallbackErrorBoundary } from './shell/errors/fallback-error-boundary.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import icon from './shell/header/icon.svg?url';
import { PrintedAddress } from './shell/printed-address.tsx';
import { usePageTraits } from './shell/use-page-traits.ts';

const demoLine = (context: LoaderFunctionArgs['context'], pathname: string) =>
  context.get(demoContext) ? withMessageLocale(localeOf(pathname), m.shell_demo) : null;

/** In place of the router's own refusal, whose error would carry its English words instead of the notice of a demo. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, request }, next) => {
    if (context.get(formlessContext)) throw data(demoLine(context, new URL(request.url).pathname), { status: 405 });
    return next();
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url);
  const demo = demoLine(context, pathname);
  const pages = await staticPagesOr503(context, localeOf(pathname), demo);
  const texts = pages.pages?.main?.blocks;
  const tags = context.get(tagsContext);
  const maps = context.get(mapsContext);
  return {
    shared: serializeShared(pages),
    origin,
    company: { founded: texts?.founded ?? '', projects: texts?.projects_count ?? '' },
    ...(demo && { demo }),
    ...(tags && { tags }),
    ...(maps && { maps }),
  } satisfies RootData;
}

/** Shared texts are the same for every page of a language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);

export const clientMiddleware = [stayOnPage];

const DeferredShell = deferred(() => loadDeferredShell().then((module) => module.DeferredShell), 'added');
const displayFonts = { uk: cyrillicFont, en: latinFont };

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { ground } = usePageTraits();
  // On the server the language travels with the request; in the browser the address is the truth.
  if (typeof window !== 'undefined') setLocaleSource(() => locale);
  return (
    <html lang={locale} data-ground={ground} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour} />
        {/* It must run before the first paint, and has when we are here. */}
        <OwnScript text={import.meta.env.SSR ? bootScript() : ''} />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={displayFonts[locale]} crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Meta />
        <Stylesheets />
      </head>
      <body key={locale}>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: { loaderData?: RootData }) {
  const { footerless } = usePageTraits();
  useLinkNavigation();
  useScrollRules();
  // After the effects: what one of them sets in a field, React sets back.
  useEffect(() => queueMicrotask(repeatEarlyInputOnPage), []);
  return (
    <>
      <a className="skip-link" href="#content">
        {m.shell_skip()}
      </a>
      <PageInSight />
      <DeferredShell />
      <DemoNotice />
      <Header />
      <main id="content" className="content" tabIndex={-1}>
        <Outlet />
      </main>
      {loaderData && <PrintedAddress origin={loaderData.origin} />}
      {!footerless && <Footer />}
    </>
  );
}

/** The error layout: the header alone above the page. A fault's own words stay on the server. */
export function ErrorBoundary({ error }: { error: unknown }) {
  useLinkNavigation();
  return (
    <>
      <PageInSight />
      <DemoNotice error={error} />
      <FallbackErrorBoundary>
        <Header />
        <main id="content" className="content" tabIndex={-1}>
          <ErrorPage error={error} />
        </main>
      </FallbackErrorBoundary>
    </>
  );
}
