import { hash } from 'node:crypto';
import type { Maps } from '../../contract/content/maps.ts';

/** The headers of every answer; a page has a policy of its own, every other answer runs no script and refuses to be framed, also when it is opened by itself. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

type Opened = { hosts?: string[]; tagHosts?: string[]; maps?: Maps | null; development?: boolean; framedBy?: string | undefined };

type MapSources = Record<'scripts' | 'styles' | 'pictures' | 'fonts' | 'asked' | 'workers' | 'frames', string[]>;
const noMapSources: MapSources = { scripts: [], styles: [], pictures: [], fonts: [], asked: [], workers: [], frames: [] };

/** A style is loaded from its own origin alone; Google Maps names the hosts and the inline styles that it needs. */
function mapSources(maps: Maps | null): MapSources {
  if (maps === null) return noMapSources;
  if ('styleUrl' in maps) {
    const { origin } = new URL(maps.styleUrl);
    return { ...noMapSources, pictures: [origin], asked: [origin] };
  }
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
  return {
    scripts: google,
    styles: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
    pictures: [...google, 'https://*.googleusercontent.com', 'https://*.ggpht.com'],
    fonts: ['https://fonts.gstatic.com'],
    asked: [...google, 'data:', 'blob:'],
    workers: ['blob:'],
    frames: ['https://*.google.com'],
  };
}

/**
 * The content security policy of one finished page: scripts of the site, and exactly the inline scripts that the page contains,
 * by their hashes. No nonce, so that a page can be cached and served to all visitors. Pages may request `hosts` and show their pictures and films;
 * from `tagHosts` they may run scripts and show frames as well, `maps` allows the hosts of the map, and pages of `framedBy` may frame them.
 */
export function contentSecurityPolicy(
  html: string,
  { hosts = [], tagHosts = [], maps = null, development = false, framedBy }: Opened = {},
): string {
  const map = mapSources(maps);
  const inline = inlineScripts(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return [
    // Everything loadable is named below. The default is for prefetches, for which Firefox knows no directive.
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(inline), ...tagHosts, ...map.scripts].join(' ')}`,
    `style-src ${["'self'", ...(development && map.styles.length === 0 ? ["'unsafe-inline'"] : []), ...map.styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...hosts, ...tagHosts, ...map.pictures].join(' ')}`,
    `font-src ${["'self'", ...map.fonts].join(' ')}`,
    `connect-src ${["'self'", ...(development ? ['ws:'] : []), ...hosts, ...tagHosts, ...map.asked].join(' ')}`,
    `worker-src ${["'self'", ...map.workers].join(' ')}`,
    `frame-src ${tagHosts.length + map.frames.length > 0 ? [...tagHosts, ...map.frames].join(' ') : "'none'"}`,
    "object-src 'none'",
    "manifest-src 'self'",
    `media-src ${["'self'", 'blob:', ...hosts].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
}

/** The texts of the executable inline scripts, without JSON data. Searched by hand: pages are long. */
function inlineScripts(html: string): string[] {
  const texts: string[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const tag = html.slice(at, start);
    at = html.indexOf('</script>', start);
    if (at < 0) break;
    if (!/\ssrc=|type="application\/(ld\+)?json"/.test(tag)) texts.push(html.slice(start, at));
  }
  return texts;
}
