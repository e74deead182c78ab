// Writes the committed description of the API, openapi.json; with --check it only says whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { makeApi } from '../api/api.ts';
import { inMemory } from '../api/in-memory.ts';
import { systemClock } from '../base/clock.ts';
import { makeCameras } from '../domain/cameras/cameras.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { makeContent } from '../domain/content/content.ts';
import { makeMoney } from '../domain/money/money.ts';
import { noDatabase } from '../platform/database/no-database.ts';
import { buildNoClients } from './build-clients.ts';
import { buildNoDeals } from './build-deals.ts';
import { buildLeads } from './build-leads.ts';

const clock = systemClock;
const catalogue = makeCatalogue({ db: noDatabase(), clock, currentRate: () => null });
const content = makeContent({ db: noDatabase(), clock });
const publicUrl = 'http://localhost:3000';
const money = makeMoney({ db: noDatabase(), clock, announce: () => Promise.resolve() });
const leads = buildLeads({ db: noDatabase(), clock, catalogue, content, publicUrl, dataDir: 'data', readerOf: async () => null });
const clients = buildNoClients({ content, leads, publicUrl });
const api = makeApi({
  catalogue,
  content,
  money,
  clients,
  ...buildNoDeals({ catalogue, content, money, clients, publicUrl }),
  leads,
  cameras: makeCameras({ clock, ports: {} }),
  lettersAt: null,
  clock,
  log: console,
  limits: { readsPerMinute: 1, formsPer10Minutes: 1, drawingsPer10Minutes: 1, codesPer10Minutes: 1, loginsPer10Minutes: 1 },
  publicUrl,
});

const file = 'openapi.json';
const document: unknown = await (await inMemory(api)('/api/openapi.json')).json();
const text = `${JSON.stringify(document, null, 2)}\n`;
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(`${file} is not what src/contract says: run node src/main/write-openapi.ts and commit it.`);
  process.exit(1);
}
