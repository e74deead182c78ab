import * as z from 'zod/mini';

/** Metres east and south of the office's door. */
const step = z.tuple([z.number(), z.number()]);
const hours = z.nullable(z.object({ opens: z.string(), closes: z.string() }));

/** What is drawn around an office: `walk` leads from the first stop to the door, `house` is the office's own. */
const surroundingsSchema = z.object({
  reach: step,
  streets: z.array(z.object({ name: z.string(), line: z.array(step), wide: z.boolean() })),
  areas: z.array(z.object({ name: z.string(), kind: z.enum(['water', 'green', 'square']), outline: z.array(step) })),
  stops: z.array(z.object({ name: z.string(), at: step })),
  house: z.array(step),
  walk: z.array(step),
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
  note: z.string(),
  directions: z.array(z.object({ by: z.string(), way: z.string() })),
  surroundings: surroundingsSchema,
});
export type Office = z.infer<typeof officeSchema>;
