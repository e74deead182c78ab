import * as z from 'zod/mini';
import { amount, html, instant, kind, slug, text } from './kind.ts';

/** The parts of a project for partners, beside flats, and pictures of it from the air. */
export const partnerKinds = {
  /** A space for partners in a building or on a site's fence; `area` in m², null where it is not measured so. */
  advertising: kind(
    { project: slug, area: z.nullable(amount) },
    { title: text, lead: z.string(), place: z.string(), terms: z.string(), html },
  ),
  /** A survey from the air; `from` is the day it was flown, `height` in metres above the ground. */
  aerial_photography: kind({ from: instant, project: slug, height: amount, frames: amount }, { title: text, lead: z.string(), html }),
};
