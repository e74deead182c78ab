import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { makeApi } from '../../src/api/api.ts';
import { systemClock as clock } from '../../src/base/clock.ts';
import { makeCameras } from '../../src/domain/cameras/cameras.ts';
import { makeCatalogue } from '../../src/domain/catalogue/catalogue.ts';
import { makeContent } from '../../src/domain/content/content.ts';
import { makeMoney } from '../../src/domain/money/money.ts';
import { buildNoClients } from '../../src/main/build-clients.ts';
import { buildNoDeals } from '../../src/main/build-deals.ts';
import { buildLeads } from '../../src/main/build-leads.ts';
import { noDatabase } from '../../src/platform/database/no-database.ts';
import { readSynthetic, type SyntheticRows } from './search-catalogue.ts';

const currentRate = () => ({ rate: { tenThousandths: 414_000 }, date: '2026-01-01', source: { uk: 'bench', en: 'bench' } });

/** The real catalogue and the real API over rows in memory, handed over in pages as the database does. */
export function makeSearchHouse(rows: SyntheticRows) {
  const catalogue = makeCatalogue({
    db: noDatabase(),
    clock,
    currentRate,
    read: readSynthetic(() => rows),
    news: async (seen) => ({ news: [], seen }),
  });
  const content = makeContent({ db: noDatabase(), clock });
  const publicUrl = 'http://localhost';
  const money = { ...makeMoney({ db: noDatabase(), clock, announce: () => Promise.resolve() }), currentRate };
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
    limits: { readsPerMinute: 1e9, formsPer10Minutes: 1, drawingsPer10Minutes: 1, codesPer10Minutes: 1, loginsPer10Minutes: 1 },
    publicUrl,
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
