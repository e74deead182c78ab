/** The simulated bank's record of one invoice. Instants are ISO; an event may lie in the future. */
export type BankInvoice = {
  id: string;
  amount: number;
  reference: string;
  destination: string;
  redirectUrl: string;
  webHookUrl: string;
  createdAt: string;
  validUntil: string;
  happenings: { status: 'processing' | 'success' | 'failure'; at: string }[];
  cancels: { extRef: string; amount: number; at: string }[];
  /** The callbacks that were sent and the status of each answer; null without an answer. */
  calls: { at: string; status: number | null; forged: boolean }[];
};

export type InvoiceStatus = 'created' | 'processing' | 'success' | 'failure' | 'reversed' | 'expired';

/** The invoice in plata's format at one moment. */
export function invoiceAt(invoice: BankInvoice, moment: Date) {
  const { id, amount, reference, createdAt, validUntil, happenings, cancels } = invoice;
  const by = moment.toISOString();
  const last = happenings.findLast(({ at }) => at <= by);
  const cancelled = cancels.filter(({ at }) => at <= by);
  const back = cancelled.reduce((sum, cancel) => sum + cancel.amount, 0);
  const isExpired = !last && by >= validUntil;
  const status: InvoiceStatus = back >= amount ? 'reversed' : (last?.status ?? (isExpired ? 'expired' : 'created'));
  return {
    invoiceId: id,
    status,
    amount,
    ccy: 980,
    finalAmount: amount - back,
    createdDate: createdAt,
    modifiedDate: cancelled.at(-1)?.at ?? last?.at ?? (isExpired ? validUntil : createdAt),
    reference,
    cancelList: cancelled.map((cancel) => ({
      status: 'success',
      amount: cancel.amount,
      ccy: 980,
      extRef: cancel.extRef,
      createdDate: cancel.at,
      modifiedDate: cancel.at,
    })),
  };
}

/** The actions of a buyer and the bank on an invoice. */
export const plays = ['pay', 'refuse', 'slow', 'twice', 'unordered', 'late', 'silent', 'forge'] as const;
export type Play = (typeof plays)[number];

/** A callback to send: the moment that it describes, and whether it is forged without the bank's key. */
type Call = { afterMs: number; moment: Date; forged?: boolean };

const slowMs = 20_000;

/** The changes that an action makes to the invoice, and the callbacks that follow. */
export function playedOut(play: Play, invoice: BankInvoice, now: Date): { happenings: BankInvoice['happenings']; calls: Call[] } {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const [at, call] = [now.toISOString(), { afterMs: 0, moment: now }];
  const success = (moment: Date) => ({ status: 'success' as const, at: moment.toISOString() });
  const inProgress = { status: 'processing' as const, at };
  const paidAfter = (ms: number) => ({
    happenings: [inProgress, success(after(ms))],
    calls: [call, { afterMs: ms, moment: after(ms) }],
  });
  const sinceHold = new Date(invoice.validUntil).getTime() - now.getTime() + 5_000;
  switch (play) {
    case 'pay':
      return { happenings: [success(now)], calls: [call] };
    case 'refuse':
      return { happenings: [{ status: 'failure', at }], calls: [call] };
    case 'slow':
      return paidAfter(slowMs);
    case 'late':
      return paidAfter(Math.max(sinceHold, 0));
    case 'twice':
      return { happenings: [success(now)], calls: [call, { afterMs: 500, moment: now }] };
    case 'unordered':
      return {
        happenings: [inProgress, success(after(10))],
        calls: [
          { afterMs: 10, moment: after(10) },
          { afterMs: 500, moment: now },
        ],
      };
    case 'silent':
      return { happenings: [success(now)], calls: [] };
    case 'forge':
      return { happenings: [], calls: [{ ...call, forged: true }] };
  }
}
