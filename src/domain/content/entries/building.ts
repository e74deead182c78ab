import * as z from 'zod/mini';
import { amount, day, externalId, kind, month, point, quarter, slug, text } from './kind.ts';

export type Point = z.infer<typeof point>;
/** How far one stage of a building had come by the end of a report's month, in whole percent. */
const work = z.strictObject({ stage: slug, planned: z.int(), actual: z.int() });
/** How many storeys of a section, from the ground floor up, have their frame cast; `ahead` says by the end of which month. */
const storeys = z.strictObject({ section: externalId, cast: z.int() });
const ahead = z.strictObject({ month, ...storeys.shape });

export const documentKinds = ['permit', 'declaration', 'land', 'expertise', 'rights', 'commissioning'] as const;

export const blackoutSystems = ['lifts', 'water', 'heating', 'light', 'internet', 'doors'] as const;
export const landmarks = ['metro', 'school'] as const;
export const shelterKinds = ['shelter', 'dual_use', 'basement'] as const;
/** The shelter of a building: `area` in m², `minutes` on foot from the farthest apartment, `accessible` for wheelchairs. */
const shelter = z.strictObject({
  kind: z.enum(shelterKinds),
  area: amount,
  places: amount,
  minutes: amount,
  accessible: z.boolean(),
});

/** The entries of a project's page beside its story. */
export const constructionKinds = {
  /**
   * One month of a project. Pictures of one viewpoint, named by `view`, can be laid over each other. `storeys` is what stands at the end of
   * the month in the sections that it names, `ahead` the plan of the months after it; a report without them says nothing of storeys.
   */
  construction_report: kind(
    {
      project: slug,
      month,
      stage: slug,
      works: z.array(work),
      view: z.nullable(z.string()),
      storeys: z.optional(z.array(storeys)),
      ahead: z.optional(z.array(ahead)),
    },
    { title: text, text: z.string() },
  ),
  /**
   * A day `said` on which the delivery of a section (its external id) was announced for a `quarter`, or moved to it; `reason` is empty at
   * the first announcement. The newest one holds.
   */
  delivery_date: kind({ project: slug, section: externalId, said: day, quarter }, { reason: z.string() }),
  /**
   * The systems of a project that work without mains power: `hours` of each system, 0 for one that stops; `how` in the same order. `tested` is the day and the length of the longest trial without the mains, null while all this is a design.
   */
  blackout_card: kind(
    {
      project: slug,
      systems: z.array(z.strictObject({ system: z.enum(blackoutSystems), hours: z.number() })),
      tested: z.nullable(z.strictObject({ on: day, hours: z.number() })),
      generator: z.nullable(z.strictObject({ kilowatts: z.number(), hours: z.number() })),
      shelter: z.nullable(shelter),
    },
    { how: z.array(text), shelterText: z.string(), note: z.string() },
  ),
  /** In the order of building. */
  construction_stage: kind({}, { name: text }),
  /** A document of a project with its number and date; a copy is given on request. */
  document: kind({ project: slug, documentKind: z.enum(documentKinds), number: text, date: day }, { title: text, issuer: z.string() }),
  /** Something near a project; `minutes` on foot from its gate. Flats name the nearest one of each `landmark`. */
  place: kind(
    { project: slug, category: slug, minutes: amount, point, landmark: z.optional(z.nullable(z.enum(landmarks))) },
    { name: text },
  ),
  infrastructure_category: kind({}, { name: text }),
  feature_category: kind({}, { name: text }),
};
