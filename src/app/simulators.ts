import type { IncomingMessage, ServerResponse } from 'node:http';
import { localePath } from '../base/locale.ts';
import { isOfOtherSite } from '../platform/http/other-site.ts';
import { isFromOwnMachine } from '../platform/http/own-machine.ts';
import { readBody } from '../platform/http/read-body.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import type { Asked, Shown, Simulator } from '../simulators/frame.ts';

export type { Simulator };

const address = /^(\/en)?\/simulators(?:(\/)(?:([a-z-]+)\/(.*))?)?$/;
const largestForm = 10_000;

const everyPage = {
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** Answers requests below `/simulators/` in both languages; false for an unknown address, as always where everything is real. */
export function makeSimulators(simulators: Simulator[]) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const [found, english, slash, name, rest = ''] = address.exec(path) ?? [];
    if (found === undefined || simulators.length === 0) return false;
    const locale = english ? 'en' : 'uk';
    if (!slash) {
      response.writeHead(308, { ...commonHeaders, location: localePath(locale, '/simulators/') }).end();
      return true;
    }
    const simulator = simulators.find((one) => one.name === name);
    if (name && !simulator) return false;
    const { method = 'GET' } = request;
    if (method === 'POST' && isOfOtherSite(request)) {
      response.writeHead(403, commonHeaders).end();
      return true;
    }
    const asked = {
      method,
      locale,
      rest,
      form: new URLSearchParams(method === 'POST' ? String((await readBody(request, largestForm)) ?? '') : ''),
      userAgent: request.headers['user-agent'] ?? '',
      isFromOwnMachine: isFromOwnMachine(request),
    } satisfies Asked;
    const { status, headers, html, bytes } = await show(simulators, simulator, asked);
    response.writeHead(status, { ...everyPage, ...headers }).end(method === 'HEAD' ? undefined : (bytes ?? html));
    return true;
  };
}

async function show(simulators: Simulator[], simulator: Simulator | undefined, asked: Asked): Promise<Shown> {
  if (simulator) return (await simulator.load()).show(asked);
  // The pages are loaded on the first visit.
  const { simulatorsPage } = await import('../simulators/frame.ts');
  const described = simulators.map(async ({ name, load }) => ({ name, words: (await load()).words }));
  return simulatorsPage(await Promise.all(described), asked.locale);
}
