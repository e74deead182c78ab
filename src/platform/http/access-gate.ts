import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../../base/clock.ts';
import { dayMs } from '../../base/durations.ts';
import { defaultLocale, type Locale } from '../../base/locale.ts';
import { networkOf, widerNetworkOf } from './client-network.ts';
import { readBody } from './read-body.ts';
import { commonHeaders } from './security-headers.ts';

const daysOpen = 30;
const triesPer10Minutes = 10;
/** Tries of an IPv6 network of 48 bits, and of all addresses together. */
const networkTriesPer10Minutes = 40;
const allTriesPer10Minutes = 300;
const largestForm = 1_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The screen of the gate: a form that goes to the address that it stands at, with what was wrong with the last try. */
export type AccessScreen = {
  page: (locale: Locale, fault: 'wrong' | 'wait' | null) => string;
  /** The text of its style sheet, which its policy allows. */
  style: string;
  /** The text for a program without a pass. */
  needed: (locale: Locale) => string;
};

type Gate = {
  code: string;
  secret: string;
  clock: Clock;
  overTls: boolean;
  screen: AccessScreen;
  /** Called at each try, without the typed code. */
  onTry?: (outcome: 'passed' | 'refused' | 'limited') => void;
};

/**
 * Covers the whole site until a visitor has given the code. `admits` is true for an admitted visitor; otherwise it has answered with
 * the form, or after a right code with a signed cookie that is valid for 30 days and for this code only. `overTls` limits the cookie to
 * encrypted connections. `secret` is known to the processes of this app alone: with a short code as the key, passes could be guessed
 * offline.
 */
export function makeAccessGate({ code, secret, clock, overTls, screen, onTry }: Gate) {
  const key = createHmac('sha256', secret).update(`domivka access ${code}`).digest();
  // Browsers accept the prefix from this host alone, over TLS: a sibling host cannot replace the pass.
  const cookieName = overTls ? '__Host-access' : 'access';
  const pass = overTls ? /(?:^|; )__Host-access=(\d+)\.([\w-]+)/ : /(?:^|; )access=(\d+)\.([\w-]+)/;
  const tries = new RateLimiterMemory({ points: triesPer10Minutes, duration: 600 });
  const networkTries = new RateLimiterMemory({ points: networkTriesPer10Minutes, duration: 600 });
  const allTries = new RateLimiterMemory({ points: allTriesPer10Minutes, duration: 600 });
  const sign = (until: string) => createHmac('sha256', key).update(until).digest('base64url');

  function holdsPass(request: IncomingMessage): boolean {
    const [, until = '', signature = ''] = pass.exec(request.headers.cookie ?? '') ?? [];
    const expected = Buffer.from(sign(until));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > clock().getTime();
  }

  async function admits(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> {
    if (holdsPass(request)) return true;
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) {
      const message = screen.needed(path.startsWith('/api/en/') ? 'en' : defaultLocale);
      response.writeHead(401, { ...commonHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ message, statusCode: 401 }));
      return false;
    }
    const locale = path.startsWith('/en/') ? 'en' : defaultLocale;
    const show = (status: number, fault: 'wrong' | 'wait' | null) => answer(response, status, screen.page(locale, fault), screen.style);
    if (request.method !== 'POST') return show(401, null);
    const network = widerNetworkOf(address);
    const counted = async () => {
      await tries.consume(networkOf(address));
      if (network) await networkTries.consume(network);
      await allTries.consume('all');
    };
    const allowed = await counted().then(
      () => true,
      () => false,
    );
    if (!allowed) {
      onTry?.('limited');
      return show(429, 'wait');
    }
    const given = new URLSearchParams(String((await readBody(request, largestForm)) ?? '')).get('code') ?? '';
    const isRight = timingSafeEqual(sha256(given), sha256(code));
    onTry?.(isRight ? 'passed' : 'refused');
    if (!isRight) return show(401, 'wrong');
    const until = String(clock().getTime() + daysOpen * dayMs);
    response.writeHead(303, {
      ...commonHeaders,
      // Browsers read a second slash or backslash as the beginning of another host.
      location: /^\/(?![/\\])/.test(path) ? path : '/',
      'set-cookie': `${cookieName}=${until}.${sign(until)}; Path=/; Max-Age=${daysOpen * 86_400}; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`,
      'cache-control': 'no-store',
    });
    response.end();
    return false;
  }
  return { admits };
}

function answer(response: ServerResponse, status: number, html: string, style: string): false {
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  });
  response.end(html);
  return false;
}
