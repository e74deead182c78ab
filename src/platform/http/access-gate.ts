import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../../base/clock.ts';
import { householdOf } from './household.ts';
import { commonHeaders } from './security-headers.ts';

const cookieName = 'access';
const daysOpen = 30;
const triesPer10Minutes = 10;
const largestForm = 1_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Covers the whole site until a visitor has given the code. `admits` is true for a visitor who may go on; otherwise the
 * answer has been given: the form, or after a right code a signed cookie that is good for 30 days and for this code only.
 * `overTls` keeps the cookie off unencrypted connections.
 */
export function makeAccessGate({ code, clock, overTls }: { code: string; clock: Clock; overTls: boolean }) {
  const key = sha256(`domivka access ${code}`);
  const tries = new RateLimiterMemory({ points: triesPer10Minutes, duration: 600 });
  const sign = (until: string) => createHmac('sha256', key).update(until).digest('base64url');

  function holdsPass(request: IncomingMessage): boolean {
    const [, until = '', signature = ''] = new RegExp(`(?:^|; )${cookieName}=(\\d+)\\.([\\w-]+)`).exec(request.headers.cookie ?? '') ?? [];
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
    if (request.method !== 'POST') return answer(response, 401, page(null));
    const allowed = await tries.consume(householdOf(address)).then(
      () => true,
      () => false,
    );
    if (!allowed) return answer(response, 429, page('Забагато спроб. Зачекайте десять хвилин. · Too many tries. Wait ten minutes.'));
    const given = new URLSearchParams(await readForm(request)).get('code') ?? '';
    if (!timingSafeEqual(sha256(given), sha256(code))) return answer(response, 401, page('Код не підходить. · This code does not fit.'));
    const until = String(clock().getTime() + daysOpen * 86_400_000);
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

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestForm) return '';
  }
  return text;
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

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;background:#0e0e0e;color:#eee;font:17px/26px Graphik,Onest,system-ui,sans-serif}form{width:min(20rem,86vw);border-top:1px solid #7b7b7b;padding-top:24px}label{display:block}input,button{box-sizing:border-box;width:100%;height:48px;margin-top:16px;padding:0 12px;font:inherit;color:inherit;background:none;border:1px solid #7b7b7b}input[aria-invalid]{border-color:#ff5a4f}button{background:#e8835c;color:#0e0e0e;border:0}:focus-visible{outline:2px solid #e8835c;outline-offset:3px}p{color:#ff8a80}';

/** The form goes to the address that it stands at. */
const page = (fault: string | null) =>
  `<!doctype html><html lang="uk"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Код доступу · Access code</title><style>${style}</style><form method="post"><label for="code">Код доступу <span lang="en">· Access code</span></label><input id="code" name="code" type="password" autocomplete="off" required autofocus${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}>${fault ? `<p id="fault" role="alert">${fault}</p>` : ''}<button>Увійти · Enter</button></form></html>`;
