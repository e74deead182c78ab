import type { Locale } from '../../base/locale.ts';
import type { Result } from '../../base/result.ts';

/** What a buyer is asked to pay. `about` stands on the bank's page; after `validSeconds` the bank takes no more money for it. */
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

/** Why a callback is not believed: the bank did not sign it, or it did and says nothing that we understand. */
export type CallbackRefusal = { kind: 'forged' } | { kind: 'unreadable' };

/** One bank. It throws `Unreachable` when the bank does not answer as it should; nothing is known then of what it did. */
export type PaymentsPort = {
  /** Names the bank in our tables and in the address of its callback. */
  provider: string;
  /** `pageUrl` is where the buyer pays; it may be a path of this site. */
  createInvoice: (invoice: Invoice) => Promise<{ reference: string; pageUrl: string }>;
  /** Reads a callback as it came, body untouched. */
  readCallback: (call: { headers: Headers; body: string }) => Promise<Result<PaymentEvent, CallbackRefusal>>;
  /** Asks the bank; null when it knows no such invoice. */
  ask: (payment: { paymentId: string; reference: string }) => Promise<PaymentEvent | null>;
  /** Sends money back. The same `refundId` again sends nothing more. A payment is refunded once at most. */
  refund: (refund: { paymentId: string; reference: string; refundId: string; amountMinor: number }) => Promise<void>;
};
