import { hash } from 'node:crypto';

/** What every answer carries; a page brings its own policy, everything else runs nothing and stands in no frame, opened by itself too. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * The content security policy of one finished page: scripts of ours, and exactly the inline scripts that the page contains,
 * by their hashes. No nonce, so that a page can be kept and served to everybody. Pages may ask `hosts` and show their pictures;
 * from `tagHosts` they may run scripts and show frames as well.
 */
export function contentSecurityPolicy(
  html: string,
  { hosts = [], tagHosts = [], development = false }: { hosts?: string[]; tagHosts?: string[]; development?: boolean } = {},
): string {
  const inline = inlineScripts(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(inline), ...tagHosts].join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...hosts, ...tagHosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(development ? ['ws:'] : []), ...hosts, ...tagHosts].join(' ')}`,
    ...(tagHosts.length > 0 ? [`frame-src ${tagHosts.join(' ')}`] : []),
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The texts of the scripts that would run; data in a script's clothes is none. Looked for by hand: pages are long. */
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
