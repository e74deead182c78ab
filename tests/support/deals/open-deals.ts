import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../src/base/clock.ts';
import { usualCodeCountries } from '../../../src/base/country.ts';
import { parseRate } from '../../../src/base/money.ts';
import { refuse } from '../../../src/base/result.ts';
import { type CatalogueContents, makeCatalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { makeClients } from '../../../src/domain/clients/clients.ts';
import { unpaidOf } from '../../../src/domain/deals/contract.store.ts';
import { getDeal } from '../../../src/domain/deals/deal.store.ts';
import {
  type Contract,
  type CrmDealChange,
  type Deals,
  type DealTerms,
  makeDeals,
  type OffersOf,
  type PaymentsPort,
  type StaffStep,
  type StateServicesPort,
  termsVersion,
} from '../../../src/domain/deals/deals.ts';
import { makeMoney } from '../../../src/domain/money/money.ts';
import type { Author } from '../../../src/platform/audit/audit.ts';
import { announceChange, type Database, type OpenKysely } from '../../../src/platform/database/database.ts';
import { decideRefund, signAct } from './two-people.ts';

export const usualDealTerms: DealTerms = {
  holdMinutes: 15,
  requestHours: 24,
  reservationHours: 72,
  waitlistHours: 24,
  holdsPerClient: 2,
  // The tests set the clock to moments that would take days.
  holdsOfFlatADay: 1_000,
  holdsADay: 1_000,
  holdsOfFlat: 1_000,
  pauseDays: 14,
  waitlistsPerPhone: 1_000,
  firstRefusals: 3,
  requestsADay: 1_000,
  requestPauseDays: 0,
  requestsOfFlat: 1_000,
  depositMinor: 2_000_000,
};

/** The version of the usual terms, which those of a process without settings are too. */
export const agreedTerms = termsVersion(usualDealTerms);

/** A bank that opens a page for every invoice and stores its requests. */
export function someBank() {
  const invoices: Parameters<PaymentsPort['createInvoice']>[0][] = [];
  const port: PaymentsPort = {
    provider: 'bank',
    async createInvoice(invoice) {
      invoices.push(invoice);
      return { reference: `invoice-${invoice.paymentId}`, pageUrl: `/bank/${invoice.paymentId}` };
    },
    readCallback: async () => refuse({ kind: 'forged' }),
    ask: async () => null,
    refund: async () => undefined,
  };
  return { port, invoices };
}

/** State services that open a link for every question, and take `signed by 123` for a signature of the owner of that tax number. */
export function someStateServices() {
  const asked: (Parameters<StateServicesPort['askSignature']>[0] | Parameters<StateServicesPort['askDocuments']>[0])[] = [];
  const ask = async <Wish extends (typeof asked)[number]>(wish: Wish) => {
    asked.push(wish);
    return { link: `/diia/${wish.requestId}/` };
  };
  const port: StateServicesPort = {
    provider: 'diia',
    askDocuments: ask,
    askSignature: ask,
    requestIdIn: async () => null,
    readCallback: async () => refuse({ kind: 'forged' }),
    async checkSignature({ signature }) {
      const [, inn] = /^signed by (\d*)$/.exec(new TextDecoder().decode(signature)) ?? [];
      return inn === undefined ? null : { inn: inn || null };
    },
    ask: async () => null,
  };
  return { port, asked };
}

const site = { publicUrl: 'https://example.test', brand: () => ({ name: 'ДІМ', phone: '' }) };

/** So that no two clients of one test have one phone. */
let count = 0;

type Turns = Pick<Parameters<typeof makeDeals>[0], 'onTurn' | 'onPlacesEnd'>;
/** `turns`: what else happens with the turns of waitlists. */
type Options = {
  clock: Clock;
  terms?: DealTerms;
  offersOf?: OffersOf;
  turns?: (clients: ReturnType<typeof makeClients>) => Turns;
  contents?: () => CatalogueContents;
};

/** Deals over a database that has flats already, at 41.25 hryvnias a dollar. */
export async function openDeals(
  database: Database,
  { clock, terms = usualDealTerms, offersOf = () => [], turns = () => ({}), contents }: Options,
) {
  const { kysely: db } = database;
  const money = makeMoney({ db, clock, announce: (transaction) => announceChange(transaction, 'money') });
  const rate = parseRate('41.25');
  if (!rate) throw new Error('not a rate');
  await money.storeRates([{ rate, date: '2026-01-01', source: { uk: 'НБУ', en: 'NBU' } }]);
  const catalogue = makeCatalogue({
    db,
    clock,
    currentRate: money.currentRate,
    monthlyPlans: money.monthlyPlans,
    ...(contents && { contents }),
  });
  await catalogue.reload();
  const clients = makeClients({
    db,
    clock,
    secret: 'a secret of thirty-two characters',
    sms: { send: async () => undefined },
    showsCodes: true,
    site,
    limits: { perPhoneAndAddressADay: 5, perPhoneADay: 20, perMinute: 100, resendSeconds: 60, countries: usualCodeCountries.split(',') },
    log: { warn: () => undefined },
    leaving: async () => null,
  });
  const bank = someBank();
  const services = someStateServices();
  const deals = makeDeals({
    offersOf,
    db,
    clock,
    catalogue,
    money,
    payments: bank.port,
    stateServices: services.port,
    terms,
    site,
    clients,
    ...turns(clients),
  });
  /** A client who has proven a phone. */
  const someClient = async (): Promise<string> => {
    const id = randomUUID();
    const now = clock();
    count += 1;
    const phone = `+3805012${String(count).padStart(5, '0')}`;
    await db.insertInto('client').values({ id, phone, locale: 'uk', created_at: now, updated_at: now }).execute();
    return id;
  };
  const inTransaction = <Answer>(work: (transaction: OpenKysely) => Promise<Answer>) => db.transaction().execute(work);
  return { ...callers(deals, inTransaction), db, deals, clients, catalogue, bank, services, inTransaction, someClient };
}

export const somePerson = { lastname: 'Коваль', firstname: 'Олена', patronymic: null, inn: null, email: 'olena@example.ua' };
/** A person of the office. */
export const someStaff = { kind: 'staff', id: '5d6f1f0e-6a0e-4a86-9f5c-0f6f3a4c7e11', requestId: null } as const;
/** Another one, who agrees to refunds. */
export const someHead = { kind: 'staff', id: '0c1d2e3f-6a0e-4a86-9f5c-0f6f3a4c7e22', requestId: null } as const;
const asked = { phone: '+380501234567', locale: 'uk', terms: agreedTerms, campaign: {} } as const;

/** The commands as tests use them, each in a transaction of its own. */
function callers(deals: Deals, run: <Answer>(work: (transaction: OpenKysely) => Promise<Answer>) => Promise<Answer>) {
  const hold = (clientId: string, apartmentId: number, way: 'deposit' | 'state-services' = 'deposit') =>
    run((trx) => deals.makeDeal(trx, { ...asked, way, clientId, apartmentId }));
  return {
    hold,
    /** A hold as the API asks for it. */
    async want(clientId: string, apartmentId: number) {
      const gone = await deals.queueForFlat({ clientId, apartmentId }, () => hold(clientId, apartmentId));
      return gone.ok ? gone.value : gone;
    },
    step: (clientId: string, dealId: string, change: Parameters<Deals['updateDeal']>[1]['change']) =>
      run((trx) => deals.updateDeal(trx, { clientId, dealId, change })),
    /** A question to the state's services, as a page asks it. */
    askState: (clientId: string, dealId: string, step: 'share' | 'sign-agreement', email: string | null = somePerson.email) =>
      deals.askStateServices({
        clientId,
        dealId,
        step,
        email,
        returnUrl: '/account/',
        draw: async (deal) => ({ name: `${deal.number}.pdf`, content: new TextEncoder().encode(`agreement ${deal.number}`) }),
      }),
    cancel: (clientId: string, dealId: string) => run((trx) => deals.cancelDeal(trx, { clientId, dealId })),
    manage: (dealId: string, step: StaffStep, contract: Contract | null = null, by: Author = someStaff) =>
      run(async (trx) => {
        const isEnd = by.kind === 'staff' && (step === 'cancel' || step === 'withdraw');
        const unpaidMinor = by.kind === 'staff' && step === 'complete' ? await unpaidOf(trx, await getDeal(trx, dealId)) : 0;
        const operation = isEnd ? 'endDeal' : unpaidMinor > 0 ? 'stepDeal' : null;
        const act = operation && (await signAct(trx, by.id ?? '', operation));
        return deals.manageDeal(trx, { dealId, step, by, contract, act, unpaidMinor });
      }),
    /** Another person decides about what was asked to send back of a deal. */
    decide: (dealId: string, decision: 'approve' | 'decline' = 'approve', by: Author = someHead) =>
      run((trx) => decideRefund(trx, deals, { dealId, decision, by })),
    hear: (news: CrmDealChange, papers: Parameters<Deals['applyCrmChange']>[2] = []) =>
      run((trx) => deals.applyCrmChange(trx, news, papers)),
    join: (clientId: string, apartmentId: number) => run((trx) => deals.joinWaitlist(trx, { clientId, apartmentId, locale: 'uk' })),
    leave: (clientId: string, apartmentId: number) => run((trx) => deals.leaveWaitlist(trx, { clientId, apartmentId })),
  };
}
