import * as z from 'zod/mini';
import { html, instant, kind, slug, text } from './kind.ts';

/** The effect of an offer on a price. `hundredths` are of a percent; `minor` is taken off for each square metre. */
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), hundredths: z.number() }),
  z.strictObject({ kind: z.literal('per_m2'), minor: z.number(), currency: z.enum(['UAH', 'USD']) }),
  z.strictObject({ kind: z.literal('gift') }),
]);
export type OfferEffect = z.infer<typeof effect>;

export const offerKinds = {
  /**
   * Holds in `[from, until)` for the developer's own flats of `projects` that have one of `rooms` (4 means four and more; none named means
   * any). `gift` names the present in a few words; empty unless the effect is a gift. `showOnOneNews` promotes the offer where there is
   * room for one. An offer `forEveryone` has no condition: every booking gets it; any other has to be proven before the contract.
   */
  offer: kind(
    {
      from: instant,
      until: instant,
      tag: slug,
      showOnOneNews: z.boolean(),
      forEveryone: z.boolean(),
      projects: z.array(slug),
      rooms: z.array(z.int()),
      effect,
    },
    { title: text, lead: z.string(), gift: z.string(), html, terms: z.array(text) },
  ),
  offer_tag: kind({}, { name: text }),
};
