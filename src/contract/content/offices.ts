import * as z from 'zod/mini';
import { groundSchema, stepSchema } from './surroundings.ts';

const hours = z.nullable(z.object({ opens: z.string(), closes: z.string() }));

/** The drawn surroundings of an office: `walk` leads from the first stop to the door, `house` is the office's own building. */
const surroundingsSchema = z.extend(groundSchema, {
  reach: stepSchema,
  stops: z.array(z.object({ name: z.string(), at: stepSchema })),
  house: z.array(stepSchema),
  walk: z.array(stepSchema),
});

export type Surroundings = z.infer<typeof surroundingsSchema>;

/** `hours` by weekday from Monday, `HH:mm` in Kyiv, null for a day off. */
export const officeSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.object({ city: z.string(), street: z.string(), number: z.string() }),
  lat: z.number(),
  lng: z.number(),
  phones: z.array(z.string()),
  email: z.string(),
  hours: z.array(hours),
  /** Days with other hours, or a day off, and what each is for; past ones, too. */
  exceptions: z.array(z.object({ on: z.string(), hours, occasion: z.string() })),
  note: z.string(),
  directions: z.array(z.object({ by: z.string(), way: z.string() })),
  surroundings: surroundingsSchema,
});
export type Office = z.infer<typeof officeSchema>;
