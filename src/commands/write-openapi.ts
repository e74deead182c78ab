// Writes the committed description of the API, openapi.json; with --check it only says whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { inMemory } from '../api/in-memory.ts';
import { buildBareApi } from '../app/build-bare-api.ts';
import { systemClock as clock } from '../base/clock.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { makeMoney } from '../domain/money/money.ts';
import { noDatabase } from '../platform/database/no-database.ts';

const api = buildBareApi({
  catalogue: makeCatalogue({ db: noDatabase(), clock, currentRate: () => null }),
  money: makeMoney({ db: noDatabase(), clock, announce: () => Promise.resolve() }),
  clock,
  limits: { readsPerMinute: 1, formsPer10Minutes: 1, drawingsPer10Minutes: 1, codesPer10Minutes: 1, loginsPer10Minutes: 1 },
  publicUrl: 'http://localhost:3000',
});

const file = 'openapi.json';
const document: unknown = await (await inMemory(api)('/api/openapi.json')).json();
const text = `${JSON.stringify(document, null, 2)}\n`;
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(`${file} is not what src/contract says: run npm run api and commit it.`);
  process.exit(1);
}
