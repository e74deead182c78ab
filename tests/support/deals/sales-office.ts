import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Clock } from '../../../src/base/clock.ts';
import { dealAnswerSchema } from '../../../src/contract/deals/deals.ts';
import { makeCrmChanges } from '../../../src/jobs/crm-changes.ts';
import { makeCrmInventory } from '../../../src/jobs/crm-inventory.ts';
import { dealHandlers, flatHandlers, leadHandlers } from '../../../src/jobs/deliver-to-crm.ts';
import { announceChange, type Database } from '../../../src/platform/database/database.ts';
import { makeOutbox } from '../../../src/platform/outbox/outbox.ts';
import { makeSalesforceSimulator } from '../../../src/simulators/crm/salesforce-simulator.ts';
import { logIn, openApi, postJson } from '../api/open-api.ts';
import { agreedTerms } from './open-deals.ts';

type Step = Parameters<ReturnType<typeof makeSalesforceSimulator>['manager']['move']>[1];

/** An app and its sales office: the commands of clients over the API, those of a manager in the CRM, and the jobs between. */
export async function openOffice<Time extends Clock>(database: Database, clock: Time, flats = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const app = await openApi(database, { clock, flats: Array.from({ length: flats }, () => ({})) });
  const { deals, leads, catalogue, money, ask, ids } = app;
  const logged: unknown[] = [];
  const note = (about: object, line = '') => void logged.push([line, about]);
  const log = { info: note, warn: note, error: note };
  const crm = makeSalesforceSimulator({ folder, clock, inventoryExport: catalogue.inventoryExport, log });
  const { port, manager } = crm;
  const handlers = { ...leadHandlers(port, leads), ...dealHandlers(port, deals), ...flatHandlers(port, catalogue) };
  const outbox = makeOutbox({ db: database.kysely, clock, watch: database.watch, handlers, log });
  const changes = makeCrmChanges({ crm: port, app: { deals, leads }, database, clock, log });
  const applyCrmChanges = async (isStopped = () => false) => {
    await changes.deals(isStopped);
    await changes.words(isStopped);
  };
  const importing = () => ({
    db: database.kysely,
    session: database.session,
    clock,
    announce: announceChange,
    rate: money.currentRate()?.rate ?? null,
  });
  const importCrmInventory = makeCrmInventory({ crm: port, app: { deals, catalogue }, database, importing, clock, log });
  let people = 0;

  /** A client who holds a flat. */
  async function buyer(at = 0) {
    people += 1;
    const phone = `+38050${String(1_000_000 + people)}`;
    const { headers } = await logIn(app, phone);
    const send = async (path: string, body: object) => {
      const { headers: common, ...init } = postJson(body, crypto.randomUUID());
      return ask(`/api/deal/${path}`, { ...init, headers: { ...common, ...headers } });
    };
    const made = dealAnswerSchema.parse(await (await send('make', { apartment_id: ids[at], terms: agreedTerms, locale: 'uk' })).json());
    const { id } = made.deal;
    await send('update', { deal_id: id, step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' });
    const deal = async () => dealAnswerSchema.parse(await (await ask(`/api/deal/get?deal_id=${id}`, { headers })).json()).deal;
    const inCrm = async () => {
      await outbox.deliverDue();
      const found = (await manager.list('Opportunity')).find(({ key }) => key === id);
      if (!found) throw new Error('the CRM has no such deal');
      return found;
    };
    const flat = () =>
      app.db
        .selectFrom('apartment')
        .select(['status', 'listed', 'price_minor'])
        .where('id', '=', ids[at] ?? 0)
        .executeTakeFirstOrThrow();
    return { id, phone, headers, send, deal, inCrm, flat, move: async (step: Step) => manager.move(await inCrm(), step) };
  }
  const flatInCrm = async (at = 0) => {
    const found = await manager.findFlat(`flat-${at}`);
    if (!found) throw new Error('the CRM has no such flat');
    return found;
  };
  return { ...app, clock, crm, manager, outbox, applyCrmChanges, importCrmInventory, buyer, flatInCrm, logged, log };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;
export type Buyer = Awaited<ReturnType<Office['buyer']>>;
