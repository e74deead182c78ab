import type { Clock } from '../../base/clock.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { shelfIn } from '../simulators/shelf.ts';
import { makeWeather } from '../simulators/weather.ts';
import { salesforceCrm } from './salesforce.ts';

/** A record as Salesforce would keep it: of one object, under an external id of ours. */
export type CrmRecord = { id: string; object: string; key: string; fields: Record<string, unknown>; changedAt: string };

const shownAtMost = 100;
const clientId = 'domivka';
const clientSecret = 'simulator';
/** A token is taken so often, then the organisation wants a new one. */
const tokenUses = 20;
const upsertPath = /^\/services\/data\/v62\.0\/sobjects\/(\w+)\/\w+__c\/([\w-]{1,50})$/;

const refused = (status: number, errorCode: string) => Response.json([{ errorCode, message: errorCode.toLowerCase() }], { status });

/** An organisation where nobody works, which speaks as Salesforce does, so that the way to it is the real one. What it was told can be looked at. */
export function makeSalesforceSimulator({ folder, clock }: { folder: string; clock: Clock }) {
  const shelf = shelfIn<CrmRecord>(folder);
  const weather = makeWeather(clock);
  let token = { text: '', uses: 0 };

  function tokenFor(body: string): Response {
    const asked = new URLSearchParams(body);
    if (asked.get('client_id') !== clientId || asked.get('client_secret') !== clientSecret)
      return Response.json({ error: 'invalid_client' }, { status: 400 });
    token = { text: crypto.randomUUID(), uses: 0 };
    return Response.json({ access_token: token.text, token_type: 'Bearer' });
  }

  async function answer(address: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
    const spoilt = await weather.spoilt(signal);
    if (spoilt) return spoilt;
    const { pathname } = new URL(address);
    if (pathname === '/services/oauth2/token') return tokenFor(String(body));
    const known = token.text !== '' && new Headers(headers).get('authorization') === `Bearer ${token.text}`;
    token.uses += 1;
    if (!known || token.uses > tokenUses) return refused(401, 'INVALID_SESSION_ID');
    const [, object, key] = upsertPath.exec(pathname) ?? [];
    if (method !== 'PATCH' || !object || !key) return refused(404, 'NOT_FOUND');
    const fields = jsonIn(String(body)) as Record<string, unknown>;
    if (object === 'Lead' && !fields.LastName) return refused(400, 'REQUIRED_FIELD_MISSING');
    const id = `${object}-${key}`;
    const before = await shelf.find(id);
    await shelf.put({ id, object, key, fields: { ...before?.fields, ...fields }, changedAt: clock().toISOString() });
    return Response.json({ id, success: true, errors: [], created: !before }, { status: before ? 200 : 201 });
  }

  const port = salesforceCrm({ address: 'http://crm.simulator', clientId, clientSecret, clock, send: answer });
  return { ...port, answer, clientId, clientSecret, weather, list: () => shelf.list(shownAtMost) };
}
export type SalesforceSimulator = ReturnType<typeof makeSalesforceSimulator>;
