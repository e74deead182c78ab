import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The replacements of the developer's number by the scripts below. */
export const trackedNumber = '+380 67 111 22 33';

/**
 * The container: does what consent lets it, and reports every entry of the data layer, a command as its list of arguments.
 * It is loaded late on purpose, so that what the page pushed before it counts as well. One report waits for the other: requests that
 * are sent at once may arrive in any order.
 */
const container = (id: string) => `(() => {
  const here = new URL(document.currentScript.src).origin;
  let reported = Promise.resolve();
  const report = (entry) => {
    const body = JSON.stringify(Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry);
    reported = reported.then(() => fetch(here + '/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body }));
  };
  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(report); return push(...entries); };
  layer.forEach(report);
  report({ container: ${JSON.stringify(id)} });
})()`;

/** Like the real one: looks for its class once when it comes, and again when it is called; replaces the text and the address. */
const binotel = `(() => {
  const here = new URL(document.currentScript.src).origin;
  const replace = () => document.querySelectorAll('.binct-phone-number-1').forEach((place) => {
    place.innerHTML = '<i>' + ${JSON.stringify(trackedNumber)} + '</i>';
  });
  const tracker = { initState: 'success', replacePhoneNumbersOnDynamicContent: () => {
    fetch(here + '/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ binotel: location.pathname }) });
    replace();
  } };
  window.BinotelCallTracking = { 4711: tracker };
  document.cookie = 'bincalltracking=1; path=/';
  setTimeout(replace, 300);
})()`;

const ringostat = `(() => {
  const here = new URL(document.currentScript.src).origin;
  const hit = (kind) => fetch(here + '/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ ringostat: kind, path: location.pathname }) });
  window.ringostatAnalytics = { sendHit: hit };
  hit('pageview');
})()`;

/** Stands for the hosts of the tag manager and of call tracking. `asked` are the paths, `collected` what the scripts reported. */
export async function startTagServer() {
  const asked: string[] = [];
  const collected: unknown[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${url.pathname}${url.search}`);
    if (url.pathname === '/collect') {
      let body = '';
      for await (const part of request) body += String(part);
      collected.push(JSON.parse(body));
      response.writeHead(204).end();
      return;
    }
    const scripts: Record<string, string> = {
      '/gtm.js': container(url.searchParams.get('id') ?? ''),
      '/binotel/widgets/abc.js': binotel,
      '/ringostat/v4/ab/abc.js': ringostat,
    };
    const script = scripts[url.pathname];
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    collected,
    forget: () => {
      asked.length = 0;
      collected.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
