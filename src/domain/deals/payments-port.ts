import type { Locale } from '../../base/locale.ts';
import type { Result } from '../../base/result.ts';

/** A request for a payment. `about` stands on the bank's page; after `validSeconds` the bank takes no more money for it. */
export type Invoice = {
  paymentId: string;
  amountMinor: number;
  about: string;
  locale: Locale;
  returnUrl: string;
  callbackUrl: string;
  validSeconds: number;
};

/**
 * A bank's report on a payment, in kopiykas: for `refunded` the refunded sum, else the sum to pay. `at` is the bank's own time of the
 * change: an older event never overrules a newer one.
 */
export type PaymentEvent = {
  paymentId: string;
  reference: string;
  state: 'pending' | 'paid' | 'failed' | 'refunded';
  amountMinor: number;
  at: Date;
};

/** Why a callback is refused: it has no valid signature of the bank, or its content is not understood. */
export type CallbackRefusal = { kind: 'forged' } | { kind: 'unreadable' };

/** One bank. It throws `Unreachable` when the bank does not answer as it should; the result of the request is then unknown. */
export type PaymentsPort = {
  /** Names the bank in our tables and in the address of its callback. */
  provider: string;
  /** `pageUrl` is where the buyer pays; it may be a path of this site. */
  createInvoice: (invoice: Invoice) => Promise<{ reference: string; pageUrl: string }>;
  /** Reads a callback with its unchanged body. */
  readCallback: (call: { headers: Headers; body: string }) => Promise<Result<PaymentEvent, CallbackRefusal>>;
  /** Polls the state of an invoice; null when the bank does not know it. */
  ask: (payment: { paymentId: string; reference: string }) => Promise<PaymentEvent | null>;
  /** Sends money back. The same `refundId` again sends nothing more. A payment is refunded once at most. */
  refund: (refund: { paymentId: string; reference: string; refundId: string; amountMinor: number }) => Promise<void>;
};
