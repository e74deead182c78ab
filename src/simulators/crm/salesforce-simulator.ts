import type { Clock } from '../../base/clock.ts';
import type { InventoryRecord } from '../../domain/catalogue/inventory-port.ts';
import { salesforceCrm } from '../../integrations/crm/salesforce.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { makeFaults } from '../fault-injection.ts';
import { makeOrganisation, type Update } from './organisation.ts';
import { makeSalesperson } from './salesperson.ts';

const clientId = 'domivka';
const clientSecret = 'simulator';
/** A token is accepted this many times, then the organisation requires a new one. */
const tokenUses = 20;
const perPage = 500;
const root = '/services/data/v62.0/';
const upsertPath = /^sobjects\/(\w+)\/(\w+__c)\/([\w+-]{1,50})$/;
const filePath = /^sobjects\/ContentVersion\/(\w+)\/VersionData$/;

const refused = (status: number, errorCode: string) => Response.json([{ errorCode, message: errorCode.toLowerCase() }], { status });

type Settings = {
  folder: string;
  clock: Clock;
  inventoryExport: () => Promise<InventoryRecord[]>;
  log: { warn: (about: object, line: string) => void };
};

/**
 * An organisation with the API of Salesforce, so that its adapter is the real one, and in which a person plays the manager. Daily limits
 * of Salesforce are not simulated.
 */
export function makeSalesforceSimulator({ folder, clock, inventoryExport, log }: Settings) {
  const organisation = makeOrganisation({ folder, clock, inventoryExport });
  const faults = makeFaults(clock);
  const pages = new Map<string, Record<string, unknown>[]>();
  let token = { text: '', uses: 0 };

  function tokenFor(body: string): Response {
    const asked = new URLSearchParams(body);
    if (asked.get('client_id') !== clientId || asked.get('client_secret') !== clientSecret)
      return Response.json({ error: 'invalid_client' }, { status: 400 });
    token = { text: crypto.randomUUID(), uses: 0 };
    return Response.json({ access_token: token.text, token_type: 'Bearer' });
  }

  const answer = faults.wrap(async (address, { method = 'GET', headers, body }) => {
    const { pathname } = new URL(address);
    if (pathname === '/services/oauth2/token') return tokenFor(String(body));
    const known = token.text !== '' && new Headers(headers).get('authorization') === `Bearer ${token.text}`;
    token.uses += 1;
    if (!known || token.uses > tokenUses) return refused(401, 'INVALID_SESSION_ID');
    if (!pathname.startsWith(root)) return refused(404, 'NOT_FOUND');
    const path = decodeURIComponent(pathname.slice(root.length));
    if (method === 'PATCH' && path === 'composite/sobjects')
      return Response.json(await organisation.update(jsonIn(String(body)) as Update));
    if (method === 'POST' && path === 'composite') return composite(jsonIn(String(body)) as Composite);
    const rest = pages.get(path.replace(/^query\//, ''));
    if (method === 'GET' && rest) return Response.json(pageOf(rest));
    if (method === 'GET') return file(filePath.exec(path)?.[1] ?? '');
    const [, object, field, key] = upsertPath.exec(path) ?? [];
    if (method !== 'PATCH' || !object || !field || !key) return refused(404, 'NOT_FOUND');
    const written = await organisation.upsert(object, field, key, jsonIn(String(body)) as Record<string, unknown>);
    if ('refused' in written) return refused(400, written.refused);
    return Response.json({ ...written, success: true, errors: [] }, { status: written.created ? 201 : 200 });
  });

  type Composite = { compositeRequest: { url: string; referenceId: string }[] };

  async function composite({ compositeRequest }: Composite): Promise<Response> {
    const compositeResponse = [];
    for (const { url, referenceId } of compositeRequest) {
      const soql = new URL(url, 'http://here').searchParams.get('q') ?? '';
      const records = await organisation.query(soql);
      const isRefused = !Array.isArray(records);
      const body = isRefused ? [{ errorCode: records.refused, message: soql }] : pageOf(records);
      compositeResponse.push({ body, httpHeaders: {}, httpStatusCode: isRefused ? 400 : 200, referenceId });
    }
    return Response.json({ compositeResponse });
  }

  /** A long answer comes in parts. */
  function pageOf(records: Record<string, unknown>[]) {
    const part = { totalSize: records.length, records: records.slice(0, perPage) };
    if (records.length <= perPage) return { ...part, done: true };
    const name = crypto.randomUUID();
    pages.set(name, records.slice(perPage));
    return { ...part, done: false, nextRecordsUrl: `${root}query/${name}` };
  }

  async function file(id: string): Promise<Response> {
    const version = await organisation.find('ContentVersion', id);
    if (!version) return refused(404, 'NOT_FOUND');
    const content = Buffer.from(String(version.fields.VersionData), 'base64');
    return new Response(content, { headers: { 'content-type': 'application/octet-stream' } });
  }

  const port = salesforceCrm({ address: 'http://crm.simulator', clientId, clientSecret, clock, send: answer, ownFlats: true, log });
  return { port, answer, clientId, clientSecret, faults, organisation, manager: makeSalesperson({ organisation, clock }) };
}
export type SalesforceSimulator = ReturnType<typeof makeSalesforceSimulator>;
