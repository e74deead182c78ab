import { makeApi } from '../api/api.ts';
import type { ApiDependencies } from '../api/dependencies.ts';
import type { Clock } from '../base/clock.ts';
import { makeCameras } from '../domain/cameras/cameras.ts';
import { makeContent } from '../domain/content/content.ts';
import { noDatabase } from '../platform/database/no-database.ts';
import { filesIn } from '../platform/files/files.ts';
import { makeFairShare } from '../platform/http/fair-share.ts';
import { buildNoClients } from './build-clients.ts';
import { buildNoDeals } from './build-deals.ts';
import { buildLeads } from './build-leads.ts';

type Materials = Pick<ApiDependencies, 'catalogue' | 'money' | 'limits' | 'publicUrl'> & { clock: Clock };

/** The API without a database, sessions, bookings or writes: for its description and for measurements. */
export function buildBareApi({ catalogue, money, clock, ...rest }: Materials): ReturnType<typeof makeApi> {
  const { publicUrl } = rest;
  const content = makeContent({ db: noDatabase(), clock });
  const leads = buildLeads({
    db: noDatabase(),
    clock,
    catalogue,
    content,
    publicUrl,
    files: filesIn('data/files/resumes'),
    readerOf: async () => null,
  });
  const clients = buildNoClients({ content, leads, publicUrl });
  return makeApi({
    catalogue,
    content,
    money,
    clients,
    leads,
    clock,
    ...buildNoDeals({ catalogue, content, money, clients, publicUrl }),
    cameras: makeCameras({ clock, ports: {} }),
    fairShare: makeFairShare(),
    lettersAt: null,
    log: console,
    ...rest,
  });
}
