import { join } from 'node:path';
import { mailHandlers, subscriberHandlers } from '../../../src/jobs/deliver-outbox.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import type { MailPort } from '../../../src/platform/mail/letter.ts';
import { makeOutbox } from '../../../src/platform/outbox/outbox.ts';
import { makeLettersSimulator } from '../../../src/simulators/mail/letters-simulator.ts';
import type { openApi } from '../api/open-api.ts';

const quiet = { warn: () => undefined, error: () => undefined };

/** A clock that tests move. */
export function movableClock(start: string) {
  let now = new Date(start);
  return Object.assign(() => now, {
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  });
}

type Api = Awaited<ReturnType<typeof openApi>>;

/**
 * The outbox of an app over the simulator of mail, or another `mail`: `deliver` tries what is due, `letters` are those that arrived,
 * the newest first, `tokenIn` is what the link of a letter carries.
 */
export function openPostOffice(
  database: Database,
  { leads, clients, deals, clock, dataDir }: Pick<Api, 'leads' | 'clients' | 'deals' | 'clock' | 'dataDir'>,
  mail?: MailPort,
) {
  const simulator = makeLettersSimulator({ folder: join(dataDir, 'letters'), clock });
  const port = mail ?? simulator;
  const handlers = { ...mailHandlers(port, { leads, clients, deals }), ...subscriberHandlers(port, { leads }) };
  const outbox = makeOutbox({ db: database.kysely, clock, watch: database.watch, handlers, log: quiet });
  return {
    outbox,
    simulator,
    deliver: outbox.deliverDue,
    letters: simulator.list,
    tokenIn: (text = '') => /\?token=([\w-]+)/.exec(text)?.[1] ?? '',
  };
}
