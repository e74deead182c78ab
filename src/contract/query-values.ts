import * as z from 'zod/mini';

/** The description of a name in OpenAPI. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** One text value, empty when a form field was left alone; an array would mean that the name was repeated. */
export const one = (pattern: RegExp, error: string, description: string) =>
  described(z.optional(z.string('repeated').check(z.regex(pattern, error))), description);

/** One number, a whole one unless `shape` says otherwise: malformed when it is none, out of range where `pattern` does not match. */
export const number = (pattern: RegExp, description: string, shape = /^\d*$/) =>
  described(
    z.optional(z.string('repeated').check(z.regex(shape, { error: 'malformed', abort: true }), z.regex(pattern, 'out-of-range'))),
    description,
  );

export const page = number(/^([1-9]\d{0,5})?$/, 'Page, from 1; a page after the last one has no items.');
/** The slug of an entry, or an id that the contents give. */
export const slugPattern = /^[\p{L}\p{N}._:-]{1,64}$/u;
/** The id of a record in a CRM, or what a price list calls a place: `section:tykha-zatoka/2`. Commas stand between ids. */
export const idPattern = /^[^\p{Cc},]{1,300}$/u;

const slugOrNothing = /^([\p{L}\p{N}._:-]{1,64})?$/u;
const idOrNothing = /^[^\p{Cc},]{0,300}$/u;

/** One slug, or nothing when a form field was left empty. */
export const optionalSlug = (description: string) => one(slugOrNothing, 'malformed', description);
/** One id, or nothing when a form field was left empty. */
export const optionalId = (description: string) => one(idOrNothing, 'malformed', description);

/** A page of a list, with how many there are in all; `lastPage` is 1 when there are none. */
export const paged = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), total: z.int(), lastPage: z.int() });
export type Paged<Item> = { items: Item[]; total: number; lastPage: number };
