import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocale, type Locale, type Localized } from '../base/locale.ts';
import { type Client, problemOf } from '../contract/client.ts';
import type { WireProblem } from '../contract/errors.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';

const flat = /^\/api\/([^/]+)\/apartment\/([^/?]+)$/;

/**
 * Answers requests under `/api/` while the site shows the data of another host: our own API has another inventory. A flat is requested
 * there and completed, because open pages need all fields; everything else is forwarded, method and body.
 */
export function makeExternalApi({ apiUrl, reader }: { apiUrl: string; reader: (locale: Locale) => Client }) {
  return async ({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Changes there are not pushed: an open page that gets this answer polls instead.
    if (url.startsWith('/api/apartment-changes')) return void response.writeHead(204, commonHeaders).end();
    const [, locale, slug = ''] = (method === 'GET' && flat.exec(url)) || [];
    if (!isLocale(locale)) {
      const headers = { ...commonHeaders, 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };
      response.writeHead(307, { ...headers, location: `${apiUrl}${url}` }).end();
      return;
    }
    const said = (status: 200 | 404 | 503, body: object) => {
      const headers = { ...commonHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(status, { ...headers, 'access-control-allow-origin': '*' }).end(JSON.stringify(body));
    };
    await reader(locale)('GET /api/{locale}/apartment/{slug}', { slug: decoded(slug) }).then(
      (answer) => said(200, answer),
      (fault: unknown) => {
        const statusCode = problemOf(fault)?.statusCode === 404 ? 404 : 503;
        const code = statusCode === 404 ? 'unknown-apartment' : 'unreachable';
        said(statusCode, { code, message: messages[statusCode][locale], statusCode } satisfies WireProblem);
      },
    );
  };
}

const messages: Record<404 | 503, Localized> = {
  404: { uk: 'Такої квартири немає.', en: 'There is no such apartment.' },
  503: {
    uk: 'Дані зараз недоступні. Спробуйте, будь ласка, трохи згодом.',
    en: 'The data cannot be reached now. Please try again a little later.',
  },
};

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
