import { makeApartmentChanges } from '../api/catalogue/change-stream.ts';
import { systemClock } from '../base/clock.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { ContentModule } from '../domain/content/content.ts';
import { type Deals, makeDeals, type PaymentsPort } from '../domain/deals/deals.ts';
import { makeFrozenOffers } from '../domain/offers/offers.ts';
import { noDatabase } from '../platform/database/no-database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { makeIdempotency } from '../platform/idempotency/idempotency.ts';
import { brandOf } from './brand.ts';
import { makePdfRenderer } from './pdf-renderer.ts';

type Materials = Omit<Parameters<typeof makeDeals>[0], 'payments' | 'site' | 'offersOf'> & {
  content: Pick<ContentModule, 'current'>;
  publicUrl: string;
  /** The first takes new payments. */
  banks: readonly PaymentsPort[];
};

/** The deals module with its offers from the content, the brand of its e-mails, and the bank that takes payments. */
export function buildDeals({ content, publicUrl, banks, ...materials }: Materials): Deals {
  return makeDeals({
    ...materials,
    payments: banks[0] ?? noBank,
    offersOf: makeFrozenOffers(content),
    site: { publicUrl, brand: brandOf(content) },
  });
}

const noAnswer = () => Promise.reject(new Unreachable('no bank', 'is configured', 3_600));
const noBank: PaymentsPort = { provider: 'none', createInvoice: noAnswer, readCallback: noAnswer, ask: noAnswer, refund: noAnswer };

type NoDatabase = Pick<Materials, 'content' | 'money' | 'clients' | 'publicUrl'> & { catalogue: Catalogue };

/** For an API that is only described or measured, and has no database. */
export function buildNoDeals({ catalogue, ...materials }: NoDatabase) {
  const db = noDatabase();
  const clock = systemClock;
  const once = {
    holdsPerClient: 1,
    holdsOfFlatADay: 1,
    holdsADay: 1,
    holdsOfFlat: 1,
    waitlistsPerPhone: 1,
    requestsADay: 1,
    requestsOfFlat: 1,
  };
  const pauses = { pauseDays: 1, requestPauseDays: 1, firstRefusals: 1 };
  const terms = { holdMinutes: 1, requestHours: 1, reservationHours: 1, waitlistHours: 1, depositMinor: 1, ...once, ...pauses };
  return {
    banks: [],
    stateServices: null,
    deals: buildDeals({ ...materials, db, clock, catalogue, banks: [], stateServices: null, terms }),
    idempotency: makeIdempotency({ db, clock }),
    changes: makeApartmentChanges({ catalogue }),
    pdf: makePdfRenderer(clock),
  };
}
