import type { NamedJob } from '../../../contract/office/writers.ts';
import * as m from '../../paraglide/messages.js';

const jobs: Record<NamedJob, () => string> = {
  letters: m.operations_job_letters,
  'subscriber-letters': m.operations_job_subscriber_letters,
  'text-messages': m.operations_job_text_messages,
  refunds: m.operations_job_refunds,
  'crm-messages': m.operations_job_crm_messages,
  'subscriber-notices': m.operations_job_subscriber_notices,
  retention: m.operations_job_retention,
  rates: m.operations_job_rates,
  'inventory-feed': m.operations_job_inventory_feed,
  crm: m.operations_job_crm,
  banks: m.operations_job_banks,
  'state-services': m.operations_job_state_services,
  'deal-expiry': m.operations_job_deal_expiry,
  'answer-promises': m.operations_job_answer_promises,
  cameras: m.operations_job_cameras,
  'source-alarms': m.operations_job_source_alarms,
  releases: m.operations_job_releases,
};

/** A job in words; null of a name that no job of this version has. */
export const jobName = (name: string): string | null => (jobs as Readonly<Record<string, () => string>>)[name]?.() ?? null;
