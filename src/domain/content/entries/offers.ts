import type { Currency } from '../../../base/money.ts';
import type { Kind } from './kind.ts';

/** What an offer does to a price. `hundredths` are of a percent; `minor` is taken off for each square metre. */
export type OfferEffect =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'per_m2'; minor: number; currency: Currency }
  | { kind: 'gift' };

export type OfferKinds = {
  /**
   * Holds in `[from, until)` for the developer's own flats of `projects` that have one of `rooms` (4 means four and more; none
   * named means any). `gift` says in a few words what is given; empty unless the effect is a gift. `showOnOneNews` promotes
   * the offer where there is room for one. What is `forEveryone` asks for nothing: whoever books a flat has it; anything else has to be
   * proven before the contract.
   */
  offer: Kind<
    {
      from: string;
      until: string;
      tag: string;
      showOnOneNews: boolean;
      forEveryone: boolean;
      projects: string[];
      rooms: number[];
      effect: OfferEffect;
    },
    { title: string; lead: string; gift: string; html: string; terms: string[] }
  >;
  offer_tag: Kind<object, { name: string }>;
};
