import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deviceDays, longestSessionMs } from '../../domain/staff/staff.ts';
import type { OfficeContext } from './office-dependencies.ts';

const tokenOf = (sent: string | undefined): string | null => (sent && /^[\w-]{20,200}$/.test(sent) ? sent : null);

/**
 * A cookie of the office: unreadable for scripts, and sent by no page of another site. Over TLS its name makes the browser accept it from this
 * host alone; on plain HTTP, which only a demo has, it stays below the office's path.
 */
function officeCookie(officeUrl: string, word: string) {
  const isSecure = officeUrl.startsWith('https:');
  const name = isSecure ? `__Host-${word}` : word;
  const options = { httpOnly: true, secure: isSecure, sameSite: 'Strict', path: isSecure ? '/' : '/office/' } as const;
  return { name, options, read: (c: OfficeContext): string | null => tokenOf(getCookie(c, name)) };
}

/** The cookie of a session. */
export function sessionCookie(officeUrl: string) {
  const { name, options, read } = officeCookie(officeUrl, 'office');
  const maxAge = longestSessionMs / 1_000;
  return {
    read,
    give: (c: OfficeContext, token: string) => setCookie(c, name, token, { ...options, maxAge }),
    takeBack: (c: OfficeContext) => void deleteCookie(c, name, options),
    /** As a header, for a page outside of this API. */
    header: (token: string) =>
      `${name}=${token}; Max-Age=${maxAge}; Path=${options.path}; HttpOnly; SameSite=Strict${options.secure ? '; Secure' : ''}`,
  };
}

/** The cookie of a browser from which a person has logged in by a password. It opens nothing. */
export function deviceCookie(officeUrl: string) {
  const { name, options, read } = officeCookie(officeUrl, 'office-device');
  return { read, give: (c: OfficeContext, token: string) => setCookie(c, name, token, { ...options, maxAge: deviceDays * 86_400 }) };
}
