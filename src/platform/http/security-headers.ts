import { createHash } from 'node:crypto';

/** What every answer carries. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The content security policy of one finished page: scripts of ours, and exactly the inline scripts that the page contains,
 * by their hashes. No nonce, so that a page can be kept and served to everybody. Pages may ask `hosts` and show their pictures.
 */
export function contentSecurityPolicy(
  html: string,
  { hosts = [], development = false }: { hosts?: string[]; development?: boolean } = {},
): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(inline)].join(' ')}`.trim(),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...hosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(development ? ['ws:'] : []), ...hosts].join(' ')}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
