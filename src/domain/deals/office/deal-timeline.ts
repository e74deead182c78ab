import type { Kysely, Selectable } from 'kysely';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { readMessages } from '../../../platform/outbox/outbox.ts';
import type { Deal } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { DealTask } from '../messages/deal-letter-text.ts';
import type { Actor } from '../states.ts';

export type Channel = 'office' | 'site' | 'clock' | 'bank' | 'diia' | 'crm' | 'sms' | 'letter';
export type Happened = {
  at: Date;
  channel: Channel;
  /** A step of the history, the subject of a message, or what was asked of a service. */
  kind: string;
  staffId: string | null;
  delivery: 'waiting' | 'delivered' | 'dead' | null;
  why: string | null;
};

const channelOf: Record<Actor, Channel> = { client: 'site', clock: 'clock', bank: 'bank', diia: 'diia', crm: 'crm', manager: 'office' };
/** The subjects of messages, as they stand in the keys of the outbox. */
const subjects = Object.keys({
  reserved: 0,
  extended: 0,
  'ends-tomorrow': 0,
  expired: 0,
  cancelled: 0,
  closed: 0,
  contract: 0,
  'payment-near': 0,
  completed: 0,
  refund: 0,
  'refund-declined': 0,
  'transfer-noted': 0,
  'transfer-undone': 0,
  'transfer-returned': 0,
  'return-undone': 0,
} satisfies Record<DealTask['about'], 0>);
const channelOfMessage: Record<string, Channel> = { sms: 'sms', 'letter-deal': 'letter', refund: 'bank', 'crm-deal': 'crm' };

/** Everything that happened to a deal, in every channel, the newest first. Where no address is known, no e-mail has left. */
export async function readTimeline(db: Kysely<DealsTables>, deal: Deal, { hasAddress }: { hasAddress: boolean }): Promise<Happened[]> {
  const { id, payments, history, closingReason } = deal;
  const prefixes = [
    ...subjects.flatMap((subject) => [`sms:${subject}:${id}`, ...(hasAddress ? [`letter-deal:${subject}:${id}`] : [])]),
    ...payments.map((payment) => `refund:${payment.id}`),
    `crm-deal:${id}:`,
  ];
  const messages = await readMessages(db as unknown as OpenKysely, prefixes);
  const refunds = await db.selectFrom('refund_request').selectAll().where('deal_id', '=', id).execute();
  const asked = await db.selectFrom('state_request').select(['kind', 'created_at']).where('deal_id', '=', id).orderBy('number').execute();
  const isEnd = (to: string, from: string | null) => to === 'cancelled' && from !== to;
  return [
    ...history.map(
      ({ at, who, why, staffId, from, to }): Happened => ({
        at,
        channel: channelOf[who],
        kind: why,
        staffId,
        delivery: null,
        why: isEnd(to, from) ? closingReason : null,
      }),
    ),
    ...refunds.flatMap(happenedTo),
    ...asked.map(
      (one): Happened => ({ at: one.created_at, channel: 'diia', kind: `ask-${one.kind}`, staffId: null, delivery: null, why: null }),
    ),
    ...messages.map(
      ({ kind, key, state, created_at }): Happened => ({
        at: created_at,
        channel: channelOfMessage[kind] ?? 'site',
        staffId: null,
        delivery: state,
        why: null,
        kind: kind === 'sms' || kind === 'letter-deal' ? (key.split(':')[1] ?? kind) : kind === 'refund' ? 'send-refund' : 'send-deal',
      }),
    ),
  ]
    .reverse()
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The request of a refund, and its end without money; its approval is a step of the history. */
function happenedTo(refund: Selectable<DealsTables['refund_request']>): Happened[] {
  const { state, asked_at, asked_by, reason, decided_at, decided_by, decided_why, decided_for_client } = refund;
  const common = { channel: 'office', delivery: null } as const;
  const asked = { ...common, at: asked_at, kind: 'ask-refund', staffId: asked_by, why: reason || null };
  if (decided_at === null || state === 'approved') return [asked];
  const taker = state === 'taken-back' ? asked_by : decided_by;
  return [
    asked,
    {
      ...common,
      at: decided_at,
      kind: `refund-${state}`,
      staffId: taker,
      why: [decided_for_client, decided_why].filter(Boolean).join(' · ') || null,
    },
  ];
}
