import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../../base/clock.ts';
import { dayMs } from '../../base/durations.ts';
import { defaultLocale, type Locale, type Localized } from '../../base/locale.ts';
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

type Gate = {
  code: string;
  secret: string;
  clock: Clock;
  overTls: boolean;
  /** Called at each try, without the typed code. */
  onTry?: (outcome: 'passed' | 'refused' | 'limited') => void;
};

/**
 * Covers the whole site until a visitor has given the code. `admits` is true for an admitted visitor; otherwise it has answered with
 * the form, or after a right code with a signed cookie that is valid for 30 days and for this code only. `overTls` limits the cookie to
 * encrypted connections. `secret` is known to the processes of this app alone: with a short code as the key, passes could be guessed
 * offline.
 */
export function makeAccessGate({ code, secret, clock, overTls, onTry }: Gate) {
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
      const message = path.startsWith('/api/en/') ? 'An access code is needed.' : 'Потрібен код доступу.';
      response.writeHead(401, { ...commonHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ message, statusCode: 401 }));
      return false;
    }
    const words = wordsOf[path.startsWith('/en/') ? 'en' : defaultLocale];
    if (request.method !== 'POST') return answer(response, 401, page(words, null));
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
      return answer(response, 429, page(words, words.wait));
    }
    const given = new URLSearchParams(String((await readBody(request, largestForm)) ?? '')).get('code') ?? '';
    const isRight = timingSafeEqual(sha256(given), sha256(code));
    onTry?.(isRight ? 'passed' : 'refused');
    if (!isRight) return answer(response, 401, page(words, words.wrong));
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

function answer(response: ServerResponse, status: number, html: string): false {
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  });
  response.end(html);
  return false;
}

const wordsOf: Localized<{ lang: Locale; title: string; label: string; enter: string; wrong: string; wait: string }> = {
  uk: {
    lang: 'uk',
    title: 'Сайт ще готується',
    label: 'Код доступу',
    enter: 'Увійти',
    wrong: 'Код не підходить. Перевірте, чи все набрано так, як вам надіслали.',
    wait: 'Забагато спроб. Зачекайте десять хвилин і спробуйте знову.',
  },
  en: {
    lang: 'en',
    title: 'Not open yet',
    label: 'Access code',
    enter: 'Enter',
    wrong: 'That code does not fit. Check that it is typed the way it was sent to you.',
    wait: 'Too many tries. Wait ten minutes and try again.',
  },
};

/** The heading stands on the horizon, the form hangs from it. */
const style = [
  'body{margin:0;min-height:100svh;display:grid;grid-template-rows:1fr 1fr;background:#0e0e0e;color:#eee;font:17px/26px Graphik,Onest,system-ui,sans-serif}',
  'h1{align-self:end;margin:0;padding:0 6.67vw 24px;border-bottom:1px solid #7b7b7b;font:400 clamp(32px,6vw,88px)/1 Zenith,Unbounded,Graphik,system-ui,sans-serif;letter-spacing:-.03em}',
  'form{width:min(20rem,86vw);padding:32px 6.67vw}label{display:block;color:#b4b4b4}',
  'input,button{box-sizing:border-box;width:100%;height:48px;font:inherit;color:inherit;background:none;border:0}',
  'input{border-bottom:1px solid #7b7b7b;outline-offset:3px}input[aria-invalid]{padding:0 12px;border:1px solid #ff5a4f;margin-top:8px}',
  'button{margin-top:24px;background:#e8835c;color:#0e0e0e;cursor:pointer}:focus-visible{outline:2px solid #e8835c;outline-offset:3px}p{margin:8px 0 0;color:#ff8a80}',
].join('');

/** The form goes to the address that it stands at. */
const page = ({ lang, title, label, enter }: (typeof wordsOf)[Locale], fault: string | null) =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><form method="post"><label for="code">${label}</label>`,
    `<input id="code" name="code" type="password" autocomplete="off" required autofocus${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}>`,
    `${fault ? `<p id="fault" role="alert">${fault}</p>` : ''}<button>${enter}</button></form></body></html>`,
  ].join('');
