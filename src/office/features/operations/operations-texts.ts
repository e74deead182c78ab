import type { DeadLetterRow, Provider } from '../../../contract/office/operations-board.ts';
import { jobName } from '../../data/names/job-names.ts';
import * as m from '../../paraglide/messages.js';

const kinds: Record<string, () => string> = {
  sms: m.operations_kind_sms,
  letter: m.operations_kind_letter,
  'subscriber-letter': m.operations_kind_subscriber_letter,
  'client-letter': m.operations_kind_client_letter,
  'letter-deal': m.operations_kind_letter_deal,
  'sms-staff': m.operations_kind_sms_staff,
  'letter-staff': m.operations_kind_letter_staff,
  refund: m.operations_kind_refund,
  'crm-lead': m.operations_kind_crm_lead,
  'crm-message': m.operations_kind_crm_message,
  'crm-deal': m.operations_kind_crm_deal,
  'crm-flats': m.operations_kind_crm_flats,
};
export const letterKind = (kind: string): string => kinds[kind]?.() ?? kind;

const subjects: Record<NonNullable<DeadLetterRow['about']>['type'], () => string> = {
  deal: m.operations_about_deal,
  consultation: m.operations_about_consultation,
  client: m.operations_about_client,
  subscription: m.operations_about_subscription,
  payment: m.operations_about_payment,
};
/** The record by its kind and the beginning of its id: enough to recognise it, and no person is named. */
export const subjectText = ({ type, id }: NonNullable<DeadLetterRow['about']>): string => `${subjects[type]()} ${id.slice(0, 8)}`;

export function jobTitle(name: string): string {
  const [, topic] = /^load of (.+)$/.exec(name) ?? [];
  return topic ? `${m.operations_job_load()} · ${topic}` : (jobName(name) ?? name);
}

const providers: Record<Provider['name'], () => string> = {
  database: m.operations_provider_database,
  mail: m.operations_provider_mail,
  sms: m.operations_provider_sms,
  payments: m.operations_provider_payments,
  'state-services': m.operations_provider_state_services,
  crm: m.operations_provider_crm,
  flats: m.operations_provider_flats,
  rates: m.operations_provider_rates,
  cameras: m.operations_provider_cameras,
};
const states: Record<Provider['state'], () => string> = {
  real: m.operations_real,
  simulated: m.operations_simulated,
  missing: m.operations_missing,
};
export const providerName = (name: Provider['name']): string => providers[name]();
export const providerState = ({ state, by }: Provider): string => by ?? states[state]();
