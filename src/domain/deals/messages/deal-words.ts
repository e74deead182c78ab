import type { FlatName as Flat } from '../../catalogue/catalogue.ts';
import type { Unused } from '../rules/late-payment.ts';
import type { StateAfter } from '../waitlist/state-after.store.ts';

/** `price` is the one that the booking freezes, `url` the page with the deal. */
type Booked = { until: string; price: string; url: string };
/** The sentences of messages about a deal; its sums, days and names come as texts. */
export type DealWords = {
  /** The purpose of the payment on the bank's page. */
  invoice: (flat: string, deal: number) => string;
  sms: {
    reserved: (flat: Flat, facts: Booked) => string;
    extended: (flat: Flat, facts: Booked) => string;
    endsTomorrow: (flat: Flat, facts: Booked & { mayExtend: boolean }) => string;
    turn: (flat: Flat, facts: { until: string; url: string; isReminder: boolean }) => string;
    contract: (flat: Flat, url: string) => string;
    completed: (flat: Flat, url: string) => string;
    paymentNear: (flat: Flat, facts: { sum: string; day: string; url: string }) => string;
    /** `back` says what becomes of the money. */
    closed: (flat: Flat, back: string | null) => string;
    back: (sum: string) => string;
    asked: (sum: string) => string;
    refund: (flat: Flat, sum: string) => string;
    refundDeclined: (flat: Flat, sum: string, reason: string) => string;
    unused: (flat: Flat, sum: string, why: string) => string;
    transferNoted: (flat: Flat, sum: string, day: string) => string;
    transferUndone: (flat: Flat, sum: string, day: string) => string;
    transferReturned: (flat: Flat, sum: string, day: string) => string;
    returnUndone: (flat: Flat, sum: string, day: string) => string;
  };
  reserved: { title: (flat: Flat) => string; text: (until: string, deal: number) => string; paid: (sum: string) => string; next: string };
  extended: { title: (flat: Flat) => string; text: (until: string, deal: number) => string };
  /** The price that the booking freezes. */
  price: (sum: string) => string;
  /** The rule for paid deals. */
  refund: (until: string, laterPercent: number) => string;
  expired: { title: (flat: Flat) => string; text: Record<StateAfter, string>; line: string };
  cancelled: { title: (flat: Flat) => string; text: (deal: number) => string; after: Record<StateAfter, string> };
  back: (sum: string) => string;
  /** The refund waits for the second person. */
  asked: (sum: string) => string;
  /** The second person has agreed. */
  returned: { title: (flat: Flat) => string; text: (deal: number) => string };
  /** Money that came and goes back at once, all of it. */
  unused: { text: (deal: number, why: string) => string; why: Record<Unused, string> };
  /** The second person has declined. */
  refundDeclined: { title: (flat: Flat) => string; text: (sum: string, deal: number) => string; call: string };
  transferNoted: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; credited: (sum: string) => string };
  transferUndone: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; call: string };
  transferReturned: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; call: string };
  returnUndone: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; call: string };
  contract: {
    title: (flat: Flat) => string;
    text: string;
    number: (number: string, day: string) => string;
    next: (sum: string, day: string) => string;
  };
  paymentNear: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; paid: string };
  completed: { title: (flat: Flat) => string; text: string; documents: string };
  closed: { title: (flat: Flat) => string; text: (deal: number) => string; reason: (reason: string) => string; call: string };
  turn: { title: (flat: Flat) => string; reminder: (flat: Flat) => string; text: (until: string) => string; after: string };
  endsTomorrow: { title: (flat: Flat) => string; text: (until: string) => string; after: string; extend: string };
  toDeal: string;
  toObjects: string;
  toFlat: string;
  why: (flat: Flat) => string;
  whyLine: (flat: Flat) => string;
};
