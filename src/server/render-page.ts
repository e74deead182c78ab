import { isRouteErrorResponse, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PdfRenderer } from '../app/pdf-renderer.ts';
import type { Locale } from '../base/locale.ts';
import type { Client } from '../contract/client.ts';
import type { Maps } from '../contract/content/maps.ts';
import type { Tags } from '../contract/content/tags.ts';
import { type CachedPage, finishPage, type PageCache, type PageSources } from '../platform/http/page-cache.ts';
import { commonHeaders, contentSecurityPolicy } from '../platform/http/security-headers.ts';
import type { Log } from '../platform/log/log.ts';
import type { FinishedPage } from '../site/data/pages/context.ts';
import { localeOf } from '../site/data/paths.ts';
import { fallbackErrorPage } from './fallback-error-page.ts';
import type { Handler } from './page-routes.ts';

export type Build = ServerBuild & {
  entry: {
    module: {
      clientContext: RouterContext<RenderOptions['client']>;
      pageContext: RouterContext<FinishedPage>;
      faultContext: RouterContext<(fault: unknown) => void>;
      tagsContext: RouterContext<Tags | null>;
      mapsContext: RouterContext<Maps | null>;
      demoContext: RouterContext<boolean>;
      formlessContext: RouterContext<boolean>;
      documentContext: RouterContext<PdfRenderer>;
    };
  };
};
/** The built site, the handler of each path, and whether a form was sent to a page that takes none. */
type LoadedSite = { build: Build; handlerOf: (pathname: string) => Handler; isFormless: boolean };

export type RenderOptions = {
  /** A client that notes what it asks. */
  client: (locale: Locale, sources?: PageSources) => Client;
  cache: PageCache | null;
  /** Other hosts that pages request and load pictures from. */
  hosts: string[];
  /** The tags that pages load from other hosts, and those hosts; null without any. */
  tags: { tags: Tags; hosts: string[] } | null;
  /** The operator's tile server of maps; null without one. */
  maps: Maps | null;
  /** Whether each page has a notice that its data is invented. */
  isDemoAnnounced: boolean;
  /** Of a preview: the origin that may frame its pages, and the script in the head of each. */
  preview?: { framedBy: string; script: (lang: string) => string };
  pdf: PdfRenderer;
  log: Pick<Log, 'error' | 'info'>;
  mode: 'production' | 'development';
};

export const readingMethods = 'GET, HEAD';

/** Renders a page whole, with its headers and policy; a public one is put into the cache under its address. */
export function makePageRenderer({ client, cache, hosts, tags, maps, isDemoAnnounced, preview, pdf, log, mode }: RenderOptions) {
  return async ({ build, handlerOf, isFormless }: LoadedSite, request: Request, address: string): Promise<CachedPage> => {
    const { module } = build.entry;
    const { pathname } = new URL(request.url);
    const { method } = request;
    const seen = cache?.version() ?? '';
    const context = new RouterContextProvider();
    const page: FinishedPage = { html: '', scripts: [] };
    const sources: PageSources | undefined = cache ? new Map() : undefined;
    context.set(module.clientContext, (locale) => client(locale, sources));
    context.set(module.pageContext, page);
    context.set(module.documentContext, pdf);
    context.set(module.tagsContext, tags?.tags ?? null);
    context.set(module.mapsContext, maps);
    context.set(module.demoContext, isDemoAnnounced);
    context.set(module.formlessContext, isFormless);
    context.set(module.faultContext, (fault) => {
      // The router's refusals, such as that of a form where the page has none, are the sender's.
      if (!isRouteErrorResponse(fault) || fault.status >= 500) log.error({ err: fault, path: pathname }, 'a page failed');
    });
    const answer = await handlerOf(pathname)(request, context);
    // A plain-text answer of the router has no page: not even its error page could be rendered.
    const failed = answer.status === 500 && !page.html && !pathname.endsWith('.data');
    const drawn = failed ? fallbackErrorPage(pathname, { isDemoAnnounced }) : page.html;
    const html = preview && drawn ? drawn.replace('</head>', () => `${preview.script(localeOf(pathname))}</head>`) : drawn;
    const text = html ? Buffer.from(html) : Buffer.from(await answer.arrayBuffer());
    const isOwn = answer.headers.has('set-cookie') || answer.headers.get('cache-control') === 'no-store';
    const shared = method !== 'POST' && answer.status === 200 && !isOwn && !preview;
    const headers: Record<string, string> = {
      ...Object.fromEntries(answer.headers),
      ...(failed && { 'content-type': 'text/html; charset=utf-8' }),
      ...commonHeaders,
      'cache-control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(answer.status === 503 && { 'retry-after': '5' }),
      ...(isFormless && { allow: readingMethods }),
      // Browsers show it by a part of their own that no policy of ours must stop.
      ...(answer.headers.get('content-type') === 'application/pdf' && { 'content-security-policy': "frame-ancestors 'none'" }),
      ...(html && {
        'content-security-policy': contentSecurityPolicy({
          scripts: page.scripts,
          hosts,
          tagHosts: tags?.hosts ?? [],
          maps,
          development: mode === 'development',
          framedBy: preview?.framedBy,
        }),
      }),
    };
    delete headers['content-length'];
    const finished = finishPage(answer.status, headers, text);
    if (shared && method === 'GET') cache?.put(address, Object.assign(finished, { sources }), seen);
    return finished;
  };
}
