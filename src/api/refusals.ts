import { formatKyiv } from '../base/kyiv-time.ts';
import type { ProblemCode } from '../contract/errors.ts';
import type { UnknownApartment, UnknownOption } from '../domain/catalogue/catalogue.ts';
import type { Clients } from '../domain/clients/clients.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { MoneyModule } from '../domain/money/money.ts';
import type { KeyUsedOtherwise } from '../platform/idempotency/idempotency.ts';
import type { ApiContext } from './dependencies.ts';
import { type FieldErrors, problemText, sendProblem } from './problem.ts';

type LeadsRefusing = 'requestConsultation' | 'subscribe' | 'confirmSubscription' | 'sendResume' | 'sayInRequest' | 'endSubscriptionOf';
type ClientsRefusing =
  | 'startPhoneCheck'
  | 'login'
  | 'updateClient'
  | 'signOut'
  | 'sendConfirmation'
  | 'confirmEmail'
  | 'prove'
  | 'deleteClient'
  | 'addPasskey'
  | 'logInByPasskey'
  | 'removePasskey';
type DealsRefusing = 'makeDeal' | 'updateDeal' | 'cancelDeal' | 'openPayment' | 'askStateServices' | 'joinWaitlist' | 'leaveWaitlist';
type Refused<Answer> = Answer extends { ok: false; refusal: infer Refusal } ? Refusal : never;

/** Every refusal of the modules behind this API. */
export type Refusal =
  | UnknownOption
  | UnknownApartment
  | { kind: 'nothing-for-sale' }
  | Refused<ReturnType<MoneyModule['instalmentPlan']>>
  | KeyUsedOtherwise
  | Refused<Awaited<ReturnType<LeadsModule[LeadsRefusing]>>>
  | Refused<Awaited<ReturnType<Clients[ClientsRefusing]>>>
  | Refused<Awaited<ReturnType<Deals[DealsRefusing]>>>;

type Answer<One> = {
  problem: ProblemCode;
  errors?: (refusal: One) => FieldErrors;
  retryAfter?: (refusal: One) => number;
  /** The data beside the codes: the present state, and the allowed steps. */
  more?: (refusal: One) => object;
};

const againAt = ({ again }: { again: Date }) => ({ again_at: again.toISOString(), allowed: [] });
const taken = () => ({ apartment_id: ['taken' as const] });

const optionNames = {
  districts: 'district',
  projects: 'project_id',
  sections: 'section_id',
  stations: 'metro',
  benefits: 'benefit_id',
} as const;

/** One row for each refusal; it does not compile when one is missing. */
const answers = {
  'unknown-option': { problem: 'bad-query', errors: ({ filter }) => ({ [optionNames[filter]]: ['unknown'] }) },
  'unknown-apartment': { problem: 'unknown-apartment' },
  'nothing-for-sale': { problem: 'bad-query', errors: () => ({ project: ['unknown'] }) },
  'impossible-plan': { problem: 'bad-query', errors: ({ field }) => ({ [field]: ['out-of-range'] }) },
  'no-terms': { problem: 'no-terms' },
  'bad-phone': { problem: 'bad-form', errors: () => ({ phone: ['phone'] }) },
  'bad-email': { problem: 'bad-form', errors: () => ({ email: ['email'] }) },
  'no-email': { problem: 'bad-form', errors: () => ({ email: ['required'] }) },
  'bad-file': { problem: 'bad-form', errors: ({ why }) => ({ file: [why] }) },
  'unknown-subject': { problem: 'bad-form', errors: () => ({ subject: ['unknown'] }) },
  'unknown-vacancy': { problem: 'bad-form', errors: () => ({ vacancy: ['unknown'] }) },
  'dead-link': { problem: 'dead-link' },
  'bad-code': { problem: 'bad-fields', errors: () => ({ code: ['code'] }) },
  'bad-tax-number': { problem: 'bad-fields', errors: () => ({ inn: ['tax-number'] }) },
  'too-many-codes': { problem: 'too-often', retryAfter: ({ retryAfterSeconds }) => retryAfterSeconds },
  'work-needed': {
    problem: 'work-needed',
    retryAfter: ({ retryAfterSeconds }) => retryAfterSeconds,
    more: ({ challenge, bits }) => ({ work: { challenge, bits } }),
  },
  'too-many-letters': { problem: 'too-often', retryAfter: () => 86_400 },
  'unknown-request': { problem: 'unknown-request' },
  'unknown-subscription': { problem: 'unknown-subscription' },
  'bad-passkey': { problem: 'bad-fields', errors: () => ({ response: ['unknown'] }) },
  'unknown-passkey': { problem: 'unknown-passkey' },
  'unknown-session': { problem: 'unknown-session' },
  'nothing-to-confirm': { problem: 'nothing-to-confirm' },
  'deal-is-live': { problem: 'deal-is-live' },
  'no-state-services': { problem: 'bad-fields', errors: () => ({ way: ['unknown'] }) },
  'unknown-deal': { problem: 'unknown-deal' },
  'client-left': { problem: 'not-logged-in' },
  'apartment-taken': {
    problem: 'apartment-taken',
    errors: taken,
    more: ({ status, until }) => ({ apartment: { status, booking_expiration: until && formatKyiv(until) }, allowed: ['join-line'] }),
  },
  'not-for-sale': {
    problem: 'not-for-sale',
    errors: taken,
    more: () => ({ apartment: { status: 'sold', booking_expiration: null }, allowed: [] }),
  },
  'too-many-holds': { problem: 'too-many-holds', errors: () => ({ apartment_id: ['too-many'] }), more: () => ({ allowed: [] }) },
  'held-too-often': {
    problem: 'held-too-often',
    errors: () => ({ apartment_id: ['too-often'] }),
    more: ({ of, again }) => ({ held_too_often: { of, again_at: again.toISOString() }, allowed: [] }),
  },
  'asked-too-often': { problem: 'asked-too-often', errors: () => ({ deal_id: ['too-often'] }), more: againAt },
  'joined-too-often': { problem: 'joined-too-often', errors: () => ({ apartment_id: ['too-often'] }), more: againAt },
  'turn-unused': { problem: 'turn-unused', errors: () => ({ apartment_id: ['too-often'] }), more: againAt },
  'too-many-lines': { problem: 'too-many-lines', errors: () => ({ apartment_id: ['too-many'] }), more: () => ({ allowed: [] }) },
  'line-closed': { problem: 'line-closed', errors: () => ({ apartment_id: ['not-now'] }), more: () => ({ allowed: [] }) },
  'other-terms': {
    problem: 'other-terms',
    errors: () => ({ terms: ['outdated'] }),
    more: ({ version }) => ({ terms: version, allowed: ['make'] }),
  },
  'offer-over': {
    problem: 'offer-over',
    errors: () => ({ offers: ['outdated'] }),
    more: ({ offers }) => ({ offers_over: offers, allowed: ['make'] }),
  },
  'quote-over': { problem: 'quote-over', errors: () => ({ quote: ['outdated'] }), more: () => ({ allowed: ['make'] }) },
  'unknown-quote': { problem: 'unknown-quote' },
  'not-now': { problem: 'not-now', errors: () => ({ deal_id: ['not-now'] }), more: ({ state, allowed }) => ({ deal: { state }, allowed }) },
  'nothing-to-wait-for': {
    problem: 'nothing-to-wait-for',
    errors: () => ({ apartment_id: ['not-now'] }),
    more: () => ({ allowed: ['make'] }),
  },
  'key-used-otherwise': { problem: 'key-used-otherwise', errors: () => ({ 'Idempotency-Key': ['repeated'] }) },
} satisfies { [Kind in Refusal['kind']]: Answer<Extract<Refusal, { kind: Kind }>> };

type KindsWith<Code extends ProblemCode> = {
  [Kind in Refusal['kind']]: (typeof answers)[Kind]['problem'] extends Code ? Kind : never;
}[Refusal['kind']];
/** The refusals that are answered by one of these codes. Wrong fields have the code that their operation gives them. */
export type RefusalWith<Code extends ProblemCode> = Extract<
  Refusal,
  { kind: KindsWith<Code | ('bad-fields' extends Code ? 'bad-form' : never)> }
>;

/** A refusal as an answer, for callers that store answers. `wrong` is the problem code for invalid fields. */
export function wordRefusal(c: ApiContext, refusal: Refusal, wrong: 'bad-form' | 'bad-fields' = 'bad-form') {
  const { problem, errors, retryAfter, more } = answers[refusal.kind] as unknown as Answer<Refusal>;
  const said = { errors: errors?.(refusal), retryAfterSeconds: retryAfter?.(refusal), more: more?.(refusal) };
  return problemText(c, problem === 'bad-form' ? wrong : problem, said);
}

export const answerRefusal = (c: ApiContext, refusal: Refusal, wrong?: 'bad-form' | 'bad-fields'): Response =>
  sendProblem(c, wordRefusal(c, refusal, wrong));
