import type { Clock } from '../base/clock.ts';
import type { Proposals } from '../domain/catalogue/import/proposals/proposals.ts';
import type { Clients } from '../domain/clients/clients.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { Media } from '../domain/media/media.ts';
import type { Staff } from '../domain/staff/staff.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import { forgetUnreadable } from '../platform/operations/unreadable-messages.ts';
import { forgetDelivered } from '../platform/outbox/outbox.ts';

type Materials = {
  database: Pick<Database, 'kysely'>;
  app: {
    clients: Pick<Clients, 'forgetOld'>;
    leads: Pick<LeadsModule, 'forgetOld'>;
    deals: Pick<Deals, 'forgetOld'>;
    media: Pick<Media, 'forgetOld'>;
    office: { staff: Pick<Staff, 'forgetOld'>; imports: Pick<Proposals, 'forgetOld'> };
  };
  clock: Clock;
  log: Pick<Log, 'error'>;
};

/** Deletes rows older than their retention time (src/base/retention.ts), module by module: where one fails, the others still do. */
export async function forgetOld({ database, app: { clients, leads, deals, media, office }, clock, log }: Materials): Promise<void> {
  const parts = [
    clients.forgetOld,
    leads.forgetOld,
    deals.forgetOld,
    media.forgetOld,
    office.staff.forgetOld,
    office.imports.forgetOld,
    () => forgetDelivered(database.kysely, clock),
    () => forgetUnreadable(database.kysely, clock),
  ];
  for (const forget of parts) await forget().catch((fault: unknown) => log.error({ err: fault }, 'expired data could not be deleted'));
}
