import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';

/** Whole minutes of direct sun, and when, by the Kyiv clock. */
const sunshineSchema = z.object({ minutes: z.int(), spans: z.array(z.object({ from: z.string(), to: z.string() })) });

/** A day of the sun by the Kyiv clock, `HH:mm`; `arc` is where it stands every 20 minutes while it is up, in degrees. */
const sunDaySchema = z.object({
  date: z.string(),
  sunrise: z.string(),
  noon: z.string(),
  sunset: z.string(),
  arc: z.array(z.object({ time: z.string(), azimuth: z.number(), altitude: z.number() })),
});

/** Azimuths are whole degrees clockwise from true north, of where the room's windows face. `later` is null when all neighbours stand. */
const roomSunSchema = z.object({
  id: z.string(),
  azimuths: z.array(z.int()),
  days: z.array(z.object({ now: sunshineSchema, later: z.nullable(sunshineSchema) })),
});

/**
 * Buildings before the windows of one side, the nearest first: `metres` to the building, `share` of the view in percent, `until` the month
 * `YYYY-MM` in which one that is not built yet is expected. Empty for an open view.
 */
const bandSchema = z.object({
  from: z.int(),
  to: z.int(),
  here: z.boolean(),
  seen: z.array(
    z.object({
      kind: z.enum(['section', 'neighbour']),
      name: z.string(),
      metres: z.int(),
      share: z.int(),
      until: z.nullable(z.string()),
    }),
  ),
});

/** One side of an apartment: `at`, the middle of its windows in the frame of the project's model, the places there, whether the building's own yard is among them, the view by floors, from the lowest up, and the calculated noise of traffic before the windows at the apartment's floor by day (8 to 22) and at night, in dB; null where the streets around are not drawn. */
const sideSchema = z.object({
  azimuth: z.int(),
  at: z.tuple([z.number(), z.number()]),
  rooms: z.array(z.string()),
  yard: z.boolean(),
  landscape: z.array(z.object({ kind: z.enum(['water', 'green']), name: z.string(), metres: z.int() })),
  bands: z.array(bandSchema),
  noise: z.nullable(z.object({ day: z.int(), night: z.int() })),
});

/**
 * Direct sun and view of an apartment, calculated from the drawing of its building. The days of `days` stand in that order in each room.
 * `up` is the azimuth of the upper edge of the apartment's plan. `built_by` is the month `YYYY-MM` by which all neighbours stand.
 */
export const outlookSchema = z.object({
  section_id: z.string(),
  up: z.int(),
  built_by: z.nullable(z.string()),
  days: z.array(sunDaySchema),
  rooms: z.array(roomSunSchema),
  sides: z.array(sideSchema),
});
export type WireOutlook = z.infer<typeof outlookSchema>;
export type Outlook = InProductWords<WireOutlook>;
export type OutlookSide = Outlook['sides'][number];

/** Null for an apartment whose building has no drawing. */
export const outlookAnswerSchema = z.object({ outlook: z.nullable(outlookSchema) });
export type WireOutlookAnswer = z.infer<typeof outlookAnswerSchema>;
