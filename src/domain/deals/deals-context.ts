import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import type { Author } from '../../platform/audit/audit.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Catalogue, LockedFlat } from '../catalogue/catalogue.ts';
import type { Clients } from '../clients/clients.ts';
import type { MoneyModule } from '../money/money.ts';
import type { Deal } from './deal.ts';
import type { DealsTables } from './deals.tables.ts';
import type { OffersOf } from './offers-port.ts';
import type { PaymentsPort } from './payments-port.ts';
import type { DealTerms } from './rules/deal-times.ts';
import type { StateServicesPort } from './state-services-port.ts';
import type { Offer, State } from './states.ts';

export type DealsContext = {
  db: Kysely<DealsTables>;
  clock: Clock;
  catalogue: Pick<Catalogue, 'lockFlat' | 'setAvailability' | 'announceFlat' | 'findFlat' | 'findFlatById' | 'externalIds'>;
  money: Pick<MoneyModule, 'currentRate' | 'instalmentPlan'>;
  offersOf: OffersOf;
  payments: PaymentsPort;
  /** Null where documents are not shared and nothing is signed online. */
  stateServices: StateServicesPort | null;
  terms: DealTerms;
  /** Staff call the client whose turn it is. Called in the transaction, before the outbox is written. */
  onTurn?: (transaction: OpenKysely, turn: BegunTurn) => Promise<void>;
  /** Requests about turns end with them. Called in the same way, before `onTurn`. */
  onPlacesEnd?: (transaction: OpenKysely, places: readonly EndedPlace[]) => Promise<void>;
  /** Who leads a deal that its client has reserved alone; null where there is no person of the office. Called after `onTurn`. */
  managerOf?: (transaction: OpenKysely, deal: Pick<Deal, 'projectId' | 'phone'>) => Promise<string | null>;
  /** The sender and the links of e-mails. */
  site: { publicUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
  clients: Pick<Clients, 'lockClient' | 'getClient' | 'introduce' | 'ensureClient'>;
};

/** A flat has come free, and the client who waits for it may take it until then. `id` is that of the place on the waitlist. */
export type BegunTurn = { id: string; locale: Locale; phone: string; apartmentSlug: string; receivedAt: Date; until: Date };

/** A place on a waitlist that has ended: its client has taken the flat, was passed by staff or has left, or the flat is sold. */
export type EndedPlace = { id: string; how: 'used' | 'passed' | 'left' | 'closed'; by: Author };

/** The transaction of one command. */
export type Transaction = Kysely<DealsTables>;

/** Another client has it: until when, as far as that is known, and whether it is held for minutes or reserved. */
export type ApartmentTaken = { kind: 'apartment-taken'; status: 'held' | 'reserved'; until: Date | null };
export type NotForSale = { kind: 'not-for-sale'; status: LockedFlat['status'] };
export type TooManyHolds = { kind: 'too-many-holds'; most: number };
/** Too many holds in 24 hours that no payment followed, of this flat or of all; `again` is when one more is let. */
export type HeldTooOften = { kind: 'held-too-often'; of: 'apartment' | 'all'; again: Date };
/** Too many questions to a manager, of the phone in a day, of the phone about this flat, or of all about this flat; `again` is when one more is let. */
export type AskedTooOften = { kind: 'asked-too-often'; of: 'day' | 'own' | 'apartment'; again: Date };
/** The client agreed to other terms than the present ones, whose version is `version`. */
export type OtherTerms = { kind: 'other-terms'; version: string };
/** Offers that were shown to the client and that do not apply to the flat any more. */
export type OfferEnded = { kind: 'offer-over'; offers: string[] };
/** No quote has the code, or it is one of another flat. */
export type UnknownQuote = { kind: 'unknown-quote' };
/** The price of a quote is promised no longer, or the flat has become cheaper: the client has to see the present price. */
export type QuoteOver = { kind: 'quote-over' };
export type UnknownApartment = { kind: 'unknown-apartment' };
/** A deleted client cannot hold a flat. */
export type ClientLeft = { kind: 'client-left' };
/** There is no such deal, or it is another's: the answer is the same. */
export type UnknownDeal = { kind: 'unknown-deal' };
/** Another command came first: the deal is not as the asker has seen it. */
export type ChangedMeanwhile = { kind: 'changed-meanwhile' };
/** Something is still to be paid, and the person has not said that the deal is completed nevertheless. */
export type StillUnpaid = { kind: 'still-unpaid' };
/** A person has to sign exactly this act. */
export type ActNotSigned = { kind: 'act-not-signed' };
/** A contract of a day to come, or of one before the deal was made. */
export type WrongSigningDay = { kind: 'wrong-signing-day' };
/** The sum of a contract is far from the price that the deal has frozen. */
export type WrongTotal = { kind: 'wrong-total' };
export type NotNow = { kind: 'not-now'; state: State; allowed: Offer[] };

/** The state that visitors see of a flat that has a deal. */
export const statusOf = ({ state }: Pick<Deal, 'state'>): 'held' | 'reserved' => (state === 'held' ? 'held' : 'reserved');
