import type { Kind } from './kind.ts';

/** What a project offers to others beside flats, and how it looks from the air. */
export type PartnerKinds = {
  /** A space for partners in a house or on a site's fence; `area` in m², null for what is not measured so. */
  advertising: Kind<{ project: string; area: number | null }, { title: string; lead: string; place: string; terms: string; html: string }>;
  /** A survey from the air; `from` is the day it was flown, `height` in metres above the ground. */
  aerial_photography: Kind<
    { from: string; project: string; height: number; frames: number },
    { title: string; lead: string; html: string }
  >;
};
