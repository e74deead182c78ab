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

type Opened = {
  scripts?: readonly string[];
  hosts?: string[];
  tagHosts?: string[];
  maps?: Maps | null;
  development?: boolean;
  framedBy?: string | undefined;
};

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
 * The content security policy of one page: scripts of the site, and the inline `scripts` that our own code wrote, by their hashes. They are
 * never searched for in the finished page: a script that came into it with a text would be among them. No nonce, so that a page can be cached
 * and served to all visitors. Pages may request `hosts` and show their pictures and films;
 * from `tagHosts` they may run scripts and show frames as well, `maps` allows the hosts of the map, and pages of `framedBy` may frame them.
 */
export function contentSecurityPolicy({
  scripts = [],
  hosts = [],
  tagHosts = [],
  maps = null,
  development = false,
  framedBy,
}: Opened = {}): string {
  const map = mapSources(maps);
  const inline = scripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
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
