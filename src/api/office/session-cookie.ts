import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { longestSessionMs } from '../../domain/staff/staff.ts';
import type { OfficeContext } from './office-dependencies.ts';

/**
 * The cookie of a session: unreadable for scripts, and sent by no page of another site. Over TLS its name makes the browser accept it from
 * this host alone; on plain HTTP, which only a demo has, it stays below the office's path.
 */
export function sessionCookie(officeUrl: string) {
  const isSecure = officeUrl.startsWith('https:');
  const name = isSecure ? '__Host-office' : 'office';
  const options = { httpOnly: true, secure: isSecure, sameSite: 'Strict', path: isSecure ? '/' : '/office/' } as const;
  const maxAge = longestSessionMs / 1_000;
  return {
    read(c: OfficeContext): string | null {
      const token = getCookie(c, name);
      return token && /^[\w-]{20,200}$/.test(token) ? token : null;
    },
    give: (c: OfficeContext, token: string) => setCookie(c, name, token, { ...options, maxAge }),
    takeBack: (c: OfficeContext) => void deleteCookie(c, name, options),
    /** As a header, for a page outside of this API. */
    header: (token: string) =>
      `${name}=${token}; Max-Age=${maxAge}; Path=${options.path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  };
}
