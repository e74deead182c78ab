import * as z from 'zod/mini';
import { campaignFields } from '../../base/campaign.ts';
import { personNamePattern } from '../../base/person-name.ts';
import { flatOfferSchema } from '../catalogue/flat-offers.ts';
import { problemSchema } from '../errors.ts';
import { planSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';
import { nameShapes } from '../shape-names.ts';
import { quoteCode } from './quotes.ts';

export const apartmentId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const dealId = z.uuid();
const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(personNamePattern));
const returnPath = z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[\w\-./?=&%]*$/)));
const offerSlug = /^[\p{L}\p{N}._:-]{1,120}$/u;
const campaign = z.optional(z.string().check(z.maxLength(200)));

/**
 * A flat to hold. `terms` is the version of the terms of booking that was agreed to; without `way` the deposit is paid. `offers` are the
 * offers, by slug, that the client was shown with the flat: when one of them is over, nothing is held. `quote` is the code of the quote
 * whose price the client was shown.
 */
export const makeDealSchema = z.strictObject({
  apartment_id: apartmentId,
  terms: z.string().check(z.minLength(1), z.maxLength(40)),
  locale: z.enum(['uk', 'en']),
  way: z.optional(z.enum(['deposit', 'manager', 'state-services'])),
  offers: z.optional(z.array(z.string().check(z.regex(offerSlug))).check(z.maxLength(20))),
  quote: z.optional(quoteCode),
  ...campaignFields(campaign),
});

/** One step of a deal. `inn` is a tax number; it is left out by a buyer who has none. `return_path` is the page to which the bank or Diia sends the buyer back; `email` is the address for e-mails when the client’s profile has none. */
export const updateDealSchema = z.discriminatedUnion('step', [
  z.strictObject({
    deal_id: dealId,
    step: z.literal('person'),
    lastname: personName,
    firstname: personName,
    patronymic: z.optional(personName),
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    inn: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  }),
  z.strictObject({
    deal_id: dealId,
    step: z.literal('share'),
    email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    return_path: returnPath,
  }),
  z.strictObject({ deal_id: dealId, step: z.literal('sign-agreement'), return_path: returnPath }),
  z.strictObject({ deal_id: dealId, step: z.literal('extend') }),
  z.strictObject({ deal_id: dealId, step: z.literal('ask-manager') }),
  z.strictObject({ deal_id: dealId, step: z.literal('pay'), return_path: returnPath }),
]);
export type UpdateDeal = z.infer<typeof updateDealSchema>;

export const cancelDealSchema = z.strictObject({ deal_id: dealId });

const state = z.enum(['held', 'requested', 'reserved', 'contract', 'completed', 'cancelled', 'expired']);
const allowed = z.array(z.enum(['share', 'sign-agreement', 'person', 'pay', 'ask-manager', 'extend', 'cancel']));

/**
 * The contract with the client. Sums are units of `currency`, with hundredths where there are some; days are Kyiv days. A payment is
 * `overdue` from the day after `due_on` on, `part` while it is partly paid and the rest is not due yet.
 */
const contractSchema = z.object({
  number: z.string(),
  signed_on: z.string(),
  currency: z.enum(['UAH', 'USD']),
  total: z.number(),
  /** The part of `paid` that is the deposit of the reservation, which counts towards the price. */
  deposit: z.nullable(z.object({ amount: z.number(), paid_on: z.string() })),
  paid: z.number(),
  payments: z.array(
    z.object({
      due_on: z.string(),
      amount: z.number(),
      paid: z.number(),
      paid_on: z.nullable(z.string()),
      state: z.enum(['paid', 'part', 'due', 'overdue']),
    }),
  ),
});
export type WireContract = z.infer<typeof contractSchema>;
export type DealContract = InProductWords<WireContract>;

/**
 * A movement of the client's money in hryvnias, with hundredths where there are some. A `deposit` and a `transfer` have come and are
 * `received`, or `credited` while they are a part of the price; a `refund` is `coming` until the bank has sent it; a `fee` is what stays
 * here of money that went back.
 */
const movementSchema = z.object({
  at: z.string(),
  kind: z.enum(['deposit', 'transfer', 'refund', 'fee']),
  state: z.enum(['received', 'credited', 'coming', 'sent', 'retained']),
  amount: z.number(),
});
export type WireMovement = z.infer<typeof movementSchema>;
export type DealMovement = InProductWords<WireMovement>;

const documentSchema = z.object({
  id: z.string(),
  kind: z.enum(['agreement', 'signature', 'contract', 'act', 'receipt', 'other']),
  name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  at: z.string(),
});
export type WireDocument = z.infer<typeof documentSchema>;
export type DealDocument = InProductWords<WireDocument>;

/** The flat's data in a deal. */
export const ownApartmentSchema = z.object({
  id: z.int(),
  slug: z.string(),
  number: z.string(),
  rooms_number: z.int(),
  area: z.number(),
  floor: z.int(),
  project: z.object({ slug: z.string(), name: z.string() }),
  section: z.object({ name: z.string() }),
});

/**
 * An offer for the apartment as frozen at the hold: it applies as long as the deal lives. The deal's cost is that of the `applied`
 * one; an offer that is not `for_everyone` has to be proven before the contract. `terms` are plain sentences.
 */
const dealOfferSchema = z.extend(flatOfferSchema, { terms: z.array(z.string()) });

/**
 * The state of a deal at `now`, the server's clock: past its end it is `expired`. Costs, the deposit and the refund are whole units,
 * frozen when the flat was held; `list_cost` is the price without an offer; `booking_expiration` is Kyiv wall-clock time. `allowed` lists the steps that the client may take next.
 */
export const dealSchema = z.object({
  id: z.string(),
  number: z.int(),
  state,
  way: z.enum(['deposit', 'manager', 'state-services']),
  apartment: z.extend(ownApartmentSchema, {
    plan: z.nullable(planSchema),
    floors_total: z.int(),
    address: z.string(),
    submission_date: z.string(),
    handed_over: z.boolean(),
  }),
  /** The person of the office who leads the deal; null while it has no owner. */
  manager: z.nullable(z.object({ name: z.string() })),
  cost: z.int(),
  cost_usd: z.int(),
  list_cost: z.int(),
  list_cost_usd: z.int(),
  offers: z.array(dealOfferSchema),
  rate: z.string(),
  rate_date: z.string(),
  deposit: z.int(),
  terms: z.string(),
  made_at: z.string(),
  booking_expiration: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  extended: z.boolean(),
  now: z.string(),
  /** The clients who can book the apartment after a deal has ended: any client, the first on the waitlist, or none; null while the deal is open. */
  standing_after: z.nullable(z.enum(['free', 'line', 'taken'])),
  /** Whether a refusal in Diia has ended the deal. */
  declined: z.boolean(),
  allowed,
  person: z.nullable(
    z.object({
      lastname: z.string(),
      firstname: z.string(),
      patronymic: z.nullable(z.string()),
      email: z.string(),
      inn: z.nullable(z.string()),
    }),
  ),
  /** Whether the reservation agreement bears the client’s own signature. */
  signed: z.boolean(),
  /** The last request to Diia: `link` opens it until `valid_until`; `unfit` is the reason why its answer does not fit and may be requested again. */
  state_request: z.nullable(
    z.object({
      kind: z.enum(['documents', 'signature']),
      state: z.enum(['asked', 'done', 'unfit', 'declined']),
      unfit: z.nullable(z.enum(['tax-number', 'minor', 'another-person'])),
      link: z.nullable(z.string()),
      valid_until: z.string(),
    }),
  ),
  /** The newest one. */
  payment: z.nullable(
    z.object({
      state: z.enum(['created', 'pending', 'paid', 'failed', 'refunding', 'refunded']),
      page_url: z.nullable(z.string()),
      amount: z.int(),
      refund: z.int(),
      /** The sum that staff ask to send back and that a second person has not agreed to yet; 0 without such a request. */
      refund_asked: z.int(),
      /** The last refund that was not agreed to, with the reason for the client, while the money is here and no other request waits. */
      refund_declined: z.nullable(z.object({ amount: z.int(), reason: z.string() })),
      /** The bank's number of the payment, as soon as the bank has it. */
      reference: z.nullable(z.string()),
      /** When the bank sent the money back. */
      refunded_at: z.nullable(z.string()),
    }),
  ),
  /** The refund of a cancellation now, and until when it is the whole payment; null until something is paid. */
  refund: z.object({ amount: z.int(), percent: z.int(), until: z.nullable(z.string()) }),
  /** The bank transfers of a contract that has ended: what is still here, what was sent back, and on which day the last; null without any. */
  transfers: z.nullable(z.object({ left: z.number(), returned: z.number(), returned_on: z.nullable(z.string()) })),
  /** Every hryvnia that came and went, from the oldest on. */
  movements: z.array(movementSchema),
  /** Null until it is signed, and until its numbers are known. */
  contract: z.nullable(contractSchema),
  /** From the oldest on. */
  papers: z.array(documentSchema),
  history: z.array(z.object({ at: z.string(), who: z.string(), from: z.nullable(state), to: state, why: z.string() })),
});
export type WireDeal = z.infer<typeof dealSchema>;
export type Deal = InProductWords<WireDeal>;

export const dealAnswerSchema = z.object({ deal: dealSchema });
export type WireDealAnswer = z.infer<typeof dealAnswerSchema>;
export type DealAnswer = InProductWords<WireDealAnswer>;
/** All deals of the client, the newest first. */
export const dealsAnswerSchema = z.object({ deals: z.array(dealSchema) });

/** Why the present state of a deal or a flat forbids the request, with the allowed steps. */
export const dealProblemSchema = z.extend(problemSchema, {
  apartment: z.optional(z.object({ status: z.string(), booking_expiration: z.nullable(z.string()) })),
  deal: z.optional(z.object({ state })),
  /** Too many holds of the last 24 hours without a payment, of this apartment or of all; the next is allowed at `again_at`. */
  held_too_often: z.optional(z.object({ of: z.enum(['apartment', 'all']), again_at: z.string() })),
  /** When the next try is allowed. */
  again_at: z.optional(z.string()),
  /** The offers that were shown and do not apply any more. */
  offers_over: z.optional(z.array(z.string())),
  /** The present version of the terms of booking. */
  terms: z.optional(z.string()),
  allowed: z.optional(
    z.array(z.enum(['share', 'sign-agreement', 'person', 'pay', 'ask-manager', 'extend', 'cancel', 'make', 'join-line'])),
  ),
});

export type WireDealProblem = z.infer<typeof dealProblemSchema>;
export type DealProblem = InProductWords<WireDealProblem>;

nameShapes({
  Deal: dealSchema,
  DealProblem: dealProblemSchema,
  MakeDeal: makeDealSchema,
  UpdateDeal: updateDealSchema,
});
