import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { buildBareApi } from '../../../src/app/build-bare-api.ts';
import { systemClock as clock } from '../../../src/base/clock.ts';
import { makeCatalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { type MonthlyPlans, makeMoney } from '../../../src/domain/money/money.ts';
import { noDatabase } from '../../../src/platform/database/no-database.ts';
import { readSynthetic, type SyntheticRows } from './search-catalogue.ts';

const currentRate = () => ({ rate: { tenThousandths: 414_000 }, date: '2026-01-01', source: { uk: 'bench', en: 'bench' } });

const plans: MonthlyPlans = { day: '', of: () => ({ downPercent: 30, months: 18, discountHundredths: 100 }) };

/** The real catalogue and the real API over rows in memory, handed over in pages as the database does. */
export function makeSearchApp(rows: SyntheticRows) {
  const catalogue = makeCatalogue({
    db: noDatabase(),
    clock,
    currentRate,
    monthlyPlans: () => plans,
    read: readSynthetic(() => rows),
    readChangedFlats: async (seen) => ({ changes: [], seen }),
  });
  const api = buildBareApi({
    catalogue,
    money: { ...makeMoney({ db: noDatabase(), clock, announce: () => Promise.resolve() }), currentRate },
    clock,
    limits: { readsPerMinute: 1e9, formsPer10Minutes: 1, drawingsPer10Minutes: 1, codesPer10Minutes: 1, loginsPer10Minutes: 1 },
    publicUrl: 'http://localhost',
  });
  const server = createServer(getRequestListener((request) => api.fetch(request, { address: '127.0.0.1' })));
  return {
    catalogue,
    listen: async (): Promise<number> => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: () => server.close(),
  };
}
