export const states = ['held', 'requested', 'reserved', 'contract', 'completed', 'cancelled', 'expired'] as const;
export type State = (typeof states)[number];
export type Actor = 'client' | 'clock' | 'bank' | 'diia' | 'crm' | 'manager';

type Move = { by: readonly Actor[]; paths: Partial<Record<State, State>> };

/** Every step of a deal: its actors, and where it leads from each state. A step that is not listed here is refused. */
const moves = {
  person: { by: ['client', 'diia'], paths: { held: 'held', requested: 'requested' } },
  /** Asks the state services; the deal continues when the answer has come. */
  share: { by: ['client'], paths: { held: 'held' } },
  'sign-agreement': { by: ['client'], paths: { held: 'held' } },
  'signature-came': { by: ['diia'], paths: { held: 'held' } },
  extend: { by: ['client', 'manager'], paths: { held: 'held', reserved: 'reserved' } },
  'ask-manager': { by: ['client'], paths: { held: 'requested' } },
  /** Opens the bank's page; the state changes when the money has come. */
  pay: { by: ['client'], paths: { held: 'held', requested: 'requested' } },
  /** Money for a page that was opened before a manager confirmed is taken too. */
  'payment-came': { by: ['bank'], paths: { held: 'reserved', requested: 'reserved', reserved: 'reserved', expired: 'reserved' } },
  confirm: { by: ['manager', 'crm'], paths: { held: 'reserved', requested: 'reserved' } },
  sign: { by: ['manager', 'crm'], paths: { held: 'contract', requested: 'contract', reserved: 'contract' } },
  complete: { by: ['manager', 'crm'], paths: { contract: 'completed' } },
  cancel: { by: ['client', 'manager', 'crm', 'diia'], paths: { held: 'cancelled', requested: 'cancelled', reserved: 'cancelled' } },
  withdraw: {
    by: ['manager', 'crm'],
    paths: { held: 'cancelled', requested: 'cancelled', reserved: 'cancelled', contract: 'cancelled' },
  },
  expire: { by: ['clock'], paths: { held: 'expired', requested: 'expired', reserved: 'expired' } },
} as const satisfies Record<string, Move>;
export type Step = keyof typeof moves;

/** In these states no other deal may have the flat. The database allows at most one such deal of a flat. */
export const isLive = (state: State): boolean => !['completed', 'cancelled', 'expired'].includes(state);

/** The next state, or null when the step is not allowed in this state or for this actor. */
export function moveOf(state: State, step: Step, by: Actor): State | null {
  const move: Move = moves[step];
  return move.by.includes(by) ? (move.paths[state] ?? null) : null;
}

type Timed = { state: State; endsAt: Date | null };

/** The state at an instant: past its end a deal is expired, whether or not that is stored yet. */
export function stateAt({ state, endsAt }: Timed, now: Date): State {
  return endsAt !== null && endsAt <= now ? (moveOf(state, 'expire', 'clock') ?? state) : state;
}

const staffSteps = ['confirm', 'extend', 'sign', 'complete', 'cancel', 'withdraw'] as const satisfies Step[];
export type StaffStep = (typeof staffSteps)[number];

/** The steps that a person of the office may take now; of the two that end a deal only one, the other is for contracts. */
export function staffStepsNow(deal: Timed, now: Date): StaffStep[] {
  const state = stateAt(deal, now);
  const allowed = staffSteps.filter((step) => moveOf(state, step, 'manager') !== null);
  return allowed.includes('cancel') ? allowed.filter((step) => step !== 'withdraw') : allowed;
}

const offered = ['share', 'sign-agreement', 'person', 'pay', 'ask-manager', 'extend', 'cancel'] as const satisfies Step[];
export type Offer = (typeof offered)[number];
type Asked = Timed & { way: 'deposit' | 'manager' | 'state-services'; extended: boolean; hasPerson: boolean; signed: boolean };

/** The steps that the client may take now, in the usual order. */
export function allowedNow(deal: Asked, now: Date): Offer[] {
  const state = stateAt(deal, now);
  const byDiia = deal.way === 'state-services';
  const known: Record<Offer, boolean> = {
    share: byDiia && !deal.hasPerson,
    'sign-agreement': byDiia && deal.hasPerson && !deal.signed,
    // A signed agreement fixes its buyer.
    person: !deal.signed,
    pay: deal.hasPerson && (!byDiia || deal.signed),
    'ask-manager': deal.hasPerson && (!byDiia || deal.signed),
    extend: !deal.extended,
    cancel: true,
  };
  return offered.filter((step) => known[step] && moveOf(state, step, 'client') !== null);
}
