import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { newPgliteIn } from '../../tests/support/databases/new-pglite.ts';
import { type Office, openOffice } from '../../tests/support/deals/sales-office.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import { allMigrations } from '../app/migrations.ts';
import { systemClock } from '../base/clock.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { importInventory } from '../domain/catalogue/import/import-inventory.ts';
import { makeProposals } from '../domain/catalogue/import/proposals/proposals.ts';
import { feedOf, sampleXml } from '../domain/catalogue/import/sample-feed.ts';
import { makeMoney } from '../domain/money/money.ts';
import { announceChange, migrate, openDatabase } from '../platform/database/database.ts';
import { makeSalesforceSimulator } from '../simulators/crm/salesforce-simulator.ts';
import { storeConfirmation } from './confirmed-inventory.ts';
import { makeCrmInventory } from './crm-inventory.ts';

const waiting = ({ logged }: Office) => logged.filter((line) => String(line).startsWith('the inventory of the CRM waits for confirmation'));
const prices = async ({ db }: Office) =>
  (await db.selectFrom('apartment').select('price_minor').orderBy('id').execute()).map(({ price_minor }) => Number(price_minor));
const confirm = async ({ crm, db }: Office) =>
  storeConfirmation(db, { version: (await crm.port.inventoryVersion()) ?? '', allowGone: false, allowJump: true });

onOneEngine('the limits of changes of flats of the CRM', (open) => {
  it('stops prices that jump, reports it at each poll, and applies them once exactly this change is confirmed', async () => {
    const office = await openOffice(await open(), movableClock('2026-11-21T12:00:00Z'), 20);
    const { manager, flatInCrm, importCrmInventory, clock } = office;
    await importCrmInventory();
    const before = await prices(office);
    for (let at = 0; at < 6; at++) await manager.setFlat(await flatInCrm(at), { Price__c: 100 + 45_000 * (at % 2 ? 2 : 0.5) });
    await importCrmInventory();
    expect(await prices(office)).toEqual(before);
    expect(waiting(office)).toHaveLength(1);
    expect(JSON.stringify(waiting(office))).toContain('6 of 20 prices move by more than 25 %');
    clock.pass(11);
    await importCrmInventory();
    expect(waiting(office), 'and again, until it is confirmed').toHaveLength(2);

    await confirm(office);
    // An inventory that changed after the reading is not the confirmed one.
    clock.pass(1);
    await manager.setFlat(await flatInCrm(6), { Price__c: 1_000_000 });
    await importCrmInventory();
    expect(await prices(office)).toEqual(before);

    await manager.setFlat(await flatInCrm(6), { Price__c: before[6] === undefined ? 0 : before[6] / 100 });
    clock.pass(1);
    await importCrmInventory();
    await confirm(office);
    await importCrmInventory();
    const after = await prices(office);
    expect(after.slice(0, 6)).toEqual([2_260_000, 9_010_000, 2_260_000, 9_010_000, 2_260_000, 9_010_000]);
    expect(after.slice(6)).toEqual(before.slice(6));
    const told = waiting(office).length;
    clock.pass(11);
    await importCrmInventory();
    expect(waiting(office)).toHaveLength(told);

    for (let at = 0; at < 6; at++) await manager.setFlat(await flatInCrm(at), { Price__c: 60_000 });
    await importCrmInventory();
    expect(await prices(office), 'the next jump waits anew').toEqual(after);
  });

  it('what waits is approved in the office too, and then the deals on its flats end with the next poll', async () => {
    const database = await open();
    const office = await openOffice(database, movableClock('2026-11-21T12:00:00Z'), 20);
    const { manager, flatInCrm, importCrmInventory, db } = office;
    const olena = await office.buyer();
    await importCrmInventory();
    for (let at = 0; at < 10; at++) await manager.setFlat(await flatInCrm(at), { Status__c: 'Sold' });
    await importCrmInventory();
    const waitingFor = () => db.selectFrom('import_proposal').select(['number', 'version', 'origin', 'state']).orderBy('number').execute();
    const [{ number = 0, version = 0 } = {}, ...others] = await waitingFor();
    expect(others).toEqual([]);
    const context = { db, session: database.session, clock: office.clock, announce: announceChange, hasSource: true };
    const imports = makeProposals({ ...context, currentRate: () => office.money.currentRate()?.rate ?? null });
    const approval = { number, version, confirmed: true, why: 'Продали поверх', by: crypto.randomUUID() };
    expect(await imports.approve(approval)).toMatchObject({ ok: true });
    expect((await olena.deal()).state, 'a deal is stronger than an import').toBe('held');
    await importCrmInventory();
    expect([(await olena.deal()).state, (await olena.flat()).status]).toEqual(['cancelled', 'sold']);
    expect((await waitingFor()).map(({ origin, state }) => `${origin} ${state}`)).toEqual(['crm applied']);
  });

  it('stops too many sales at once, and does not change the deals on their flats until they are confirmed', async () => {
    const office = await openOffice(await open(), movableClock('2026-11-21T12:00:00Z'), 20);
    const { manager, flatInCrm, importCrmInventory } = office;
    const olena = await office.buyer();
    await importCrmInventory();
    for (let at = 0; at < 10; at++) await manager.setFlat(await flatInCrm(at), { Status__c: 'Sold' });
    await importCrmInventory();
    expect(JSON.stringify(waiting(office))).toContain('10 of 20 flats for sale are sold, reserved or gone');
    expect([(await olena.deal()).state, (await olena.flat()).status]).toEqual(['held', 'held']);
    await confirm(office);
    await importCrmInventory();
    expect([(await olena.deal()).state, (await olena.flat()).status]).toEqual(['cancelled', 'sold']);
    expect(await office.db.selectFrom('apartment').select('id').where('status', '=', 'sold').execute()).toHaveLength(10);
  });
});

it('is shown and released by npm run confirm-crm', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-confirm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const command = (...given: string[]) => {
    const script = new URL('../commands/confirm-crm.ts', import.meta.url).pathname;
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
    return spawnSync(process.execPath, [script, ...given], { env, encoding: 'utf8', timeout: 100_000 });
  };
  expect(command()).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no database in') });
  newPgliteIn(folder);
  const database = await openDatabase({ url: null, dataDir: folder });
  await migrate(database, allMigrations);
  const context = {
    db: database.kysely,
    session: database.session,
    clock: systemClock,
    rate: { tenThousandths: 412_500 },
    announce: announceChange,
  };
  await importInventory(context, feedOf(sampleXml(Array.from({ length: 12 }, () => ({})))), { dryRun: false, skipBad: false });
  const { kysely: db } = database;
  const money = makeMoney({ db, clock: systemClock, announce: (transaction) => announceChange(transaction, 'money') });
  await money.storeRates([{ rate: context.rate, date: '2026-11-20', source: { uk: 'НБУ', en: 'NBU' } }]);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const simulatorOver = (db: typeof database.kysely) => {
    const { inventoryExport } = makeCatalogue({ db, clock: systemClock, currentRate: money.currentRate });
    return makeSalesforceSimulator({ folder: join(folder, 'simulators/crm'), clock: systemClock, log, inventoryExport });
  };
  const { manager } = simulatorOver(database.kysely);
  for (const slug of Array.from({ length: 6 }, (_, at) => `tykha-zatoka-1-${at + 1}`)) {
    const flat = await manager.findFlat(slug);
    if (flat) await manager.setFlat(flat, { Price__c: 60_000 });
  }
  await database.close();

  expect(command()).toMatchObject({ status: 1, stdout: expect.stringMatching(/Price changed +6\n/) });
  expect(command().stderr).toMatch(/It waits: [\s\S]*6 of 12 prices[\s\S]*If it is meant, give --allow-jump/);
  expect(command('--allow-jump')).toMatchObject({ status: 0, stdout: expect.stringContaining('Confirmed. A running site takes it') });

  const again = await openDatabase({ url: null, dataDir: folder });
  onTestFinished(again.close);
  const importing = () => ({ ...context, db: again.kysely, session: again.session });
  const app = { deals: { withdrawDelisted: async () => 0 }, catalogue: { ownIds: async () => [] } };
  await makeCrmInventory({ crm: simulatorOver(again.kysely).port, app, database: again, importing, clock: systemClock, log })();
  const found = await again.kysely.selectFrom('apartment').select('price_minor').where('price_minor', '=', 6_000_000).execute();
  expect(found).toHaveLength(6);
});
