import type { UnknownApartment, UnknownOption } from '../domain/catalogue/catalogue.ts';
import type { Clients } from '../domain/clients/clients.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { MoneyModule } from '../domain/money/money.ts';
import type { ApiContext } from './house.ts';
import { answerProblem, type FieldErrors, type ProblemKind } from './problem.ts';

type LeadsRefusing = 'requestConsultation' | 'subscribe' | 'confirmSubscription' | 'sendResume';
type ClientsRefusing = 'startPhoneCheck' | 'login' | 'updateClient' | 'signOut' | 'sendConfirmation' | 'confirmEmail' | 'deleteClient';
type Refused<Answer> = Answer extends { ok: false; refusal: infer Refusal } ? Refusal : never;

/** Every refusal that a module behind this API can give. */
export type Refusal =
  | UnknownOption
  | UnknownApartment
  | { kind: 'nothing-for-sale' }
  | Refused<ReturnType<MoneyModule['instalmentPlan']>>
  | Refused<Awaited<ReturnType<LeadsModule[LeadsRefusing]>>>
  | Refused<Awaited<ReturnType<Clients[ClientsRefusing]>>>;

type Answer<One> = { problem: ProblemKind; errors?: (refusal: One) => FieldErrors; retryAfter?: (refusal: One) => number };

const optionNames = { projects: 'project_id', sections: 'section_id', benefits: 'benefit_id' } as const;

/** One row for each refusal; it does not compile when one is missing. */
const answers: { [Kind in Refusal['kind']]: Answer<Extract<Refusal, { kind: Kind }>> } = {
  'unknown-option': { problem: 'bad-query', errors: ({ filter }) => ({ [optionNames[filter]]: ['unknown'] }) },
  'unknown-apartment': { problem: 'unknown-apartment' },
  'nothing-for-sale': { problem: 'bad-query', errors: () => ({ project: ['unknown'] }) },
  'impossible-plan': { problem: 'bad-query', errors: ({ field }) => ({ [field]: ['out-of-range'] }) },
  'no-terms': { problem: 'no-terms' },
  'bad-phone': { problem: 'bad-form', errors: () => ({ phone: ['phone'] }) },
  'bad-email': { problem: 'bad-form', errors: () => ({ email: ['email'] }) },
  'bad-file': { problem: 'bad-form', errors: ({ why }) => ({ file: [why] }) },
  'unknown-subject': { problem: 'bad-form', errors: () => ({ subject: ['unknown'] }) },
  'unknown-vacancy': { problem: 'bad-form', errors: () => ({ vacancy: ['unknown'] }) },
  'dead-link': { problem: 'dead-link' },
  'bad-code': { problem: 'bad-fields', errors: () => ({ code: ['code'] }) },
  'bad-tax-number': { problem: 'bad-fields', errors: () => ({ inn: ['tax-number'] }) },
  'too-many-codes': { problem: 'too-often', retryAfter: ({ retryAfterSeconds }) => retryAfterSeconds },
  'too-many-letters': { problem: 'too-often', retryAfter: () => 86_400 },
  'unknown-session': { problem: 'unknown-session' },
  'nothing-to-confirm': { problem: 'nothing-to-confirm' },
  'deal-is-live': { problem: 'deal-is-live' },
};

/** `wrong` is how wrong fields are refused here. */
export function answerRefusal(c: ApiContext, refusal: Refusal, wrong: 'bad-form' | 'bad-fields' = 'bad-form'): Response {
  const { problem, errors, retryAfter } = answers[refusal.kind] as Answer<Refusal>;
  return answerProblem(c, problem === 'bad-form' ? wrong : problem, errors?.(refusal), retryAfter?.(refusal));
}
