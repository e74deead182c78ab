import type { DealRow, OfficeFlat, TimelineEvent } from '../../../contract/office/deals.ts';
import { formatDay, formatMoment, formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';

/** A day without a time, `YYYY-MM-DD`. */
export const dayOf = (day: string): string => formatDay(`${day}T12:00:00Z`);
export const hryvnias = (minor: number): string => formatMoney({ minor, currency: 'UAH' });

export const stateNames: Record<DealRow['state'], () => string> = {
  held: m.deals_state_held,
  requested: m.deals_state_requested,
  reserved: m.deals_state_reserved,
  contract: m.deals_state_contract,
  completed: m.deals_state_completed,
  cancelled: m.deals_state_cancelled,
  expired: m.deals_state_expired,
};

export const channelNames: Record<TimelineEvent['channel'], () => string> = {
  office: m.deals_channel_office,
  site: m.deals_channel_site,
  clock: m.deals_channel_clock,
  bank: m.deals_channel_bank,
  diia: m.deals_channel_diia,
  crm: m.deals_channel_crm,
  sms: m.deals_channel_sms,
  letter: m.deals_channel_letter,
};

export const deliveryNames = {
  waiting: m.deals_delivery_waiting,
  delivered: m.deals_delivery_delivered,
  dead: m.deals_delivery_dead,
} as const;

const kinds: Record<string, () => string> = {
  make: m.deals_kind_make,
  person: m.deals_kind_person,
  share: m.deals_kind_share,
  'sign-agreement': m.deals_kind_sign_agreement,
  'signature-came': m.deals_kind_signature_came,
  extend: m.deals_kind_extend,
  'ask-manager': m.deals_kind_ask_manager,
  pay: m.deals_kind_pay,
  'payment-came': m.deals_kind_payment_came,
  'payment-failed': m.deals_kind_payment_failed,
  'payment-refunded': m.deals_kind_payment_refunded,
  confirm: m.deals_kind_confirm,
  sign: m.deals_kind_sign,
  complete: m.deals_kind_complete,
  cancel: m.deals_kind_cancel,
  withdraw: m.deals_kind_withdraw,
  expire: m.deals_kind_expire,
  reserved: m.deals_kind_reserved,
  'ends-tomorrow': m.deals_kind_ends_tomorrow,
  extended: m.deals_kind_extended,
  'payment-near': m.deals_kind_payment_near,
  expired: m.deals_kind_expired,
  cancelled: m.deals_kind_cancelled,
  closed: m.deals_kind_closed,
  contract: m.deals_kind_contract,
  completed: m.deals_kind_completed,
  unfit: m.deals_kind_unfit,
  'ask-documents': m.deals_kind_ask_documents,
  'ask-signature': m.deals_kind_ask_signature,
  'ask-refund': m.deals_kind_ask_refund,
  'refund-approved': m.deals_kind_refund_approved,
  'refund-declined': m.deals_kind_refund_declined,
  'refund-taken-back': m.deals_kind_refund_taken_back,
  'refund-void': m.deals_kind_refund_void,
  refund: m.deals_kind_refund,
  'transfer-noted': m.deals_kind_transfer_noted,
  'transfer-undone': m.deals_kind_transfer_undone,
  'transfer-returned': m.deals_kind_transfer_returned,
  'return-undone': m.deals_kind_return_undone,
  'send-refund': m.deals_kind_send_refund,
  'send-deal': m.deals_kind_send_deal,
};
export const kindName = (kind: string): string => kinds[kind]?.() ?? m.deals_kind_other({ kind });

export const flatName = ({ number }: OfficeFlat): string => m.deals_flat_name({ number });
export const flatPlace = ({ project, section, floor }: OfficeFlat): string =>
  project ? m.deals_flat_place({ project: project.name, section: section ?? '', floor: floor ?? '' }) : '';

/** The deadline, or when the deal ended. */
export function deadline({ state, endsAt }: Pick<DealRow, 'state' | 'endsAt'>): string {
  if (endsAt === null) return m.deals_no_deadline();
  const isOver = state === 'completed' || state === 'cancelled' || state === 'expired';
  return (isOver ? m.deals_ended_at : m.deals_until_at)({ at: formatMoment(endsAt) });
}
