import * as z from 'zod/mini';
import type { RowName } from '../../platform/loads/load-plan.ts';
import { entrySchemas, menusSchema, pageSchemas, picture, sitePage, slidesSchema, storySchema } from './contents-schemas.ts';
import { day, externalId, html, instant, month, quarter, slug } from './entries/kind.ts';
import { type EntryKind, entryKinds, references } from './entries/kinds.ts';
import { orderedBy, orderSchema } from './entry-order.ts';

const menus = new Map<string, z.core.$ZodType>(Object.entries(menusSchema.shape));
const slugged = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The schema of a row that people edit, or of the order of a kind of entries; null for a row that cannot be: an unknown part, a page or menu
 * that the site does not have, a name that is no address. A picture has no form here.
 */
export function schemaOf({ part, name }: RowName): z.core.$ZodType | null {
  if (part === 'page') return pageSchemas.get(name) ?? null;
  if (part === 'menu') return menus.get(name) ?? null;
  if (part === 'benefit') return slidesSchema;
  if (part === 'order') return isEntryPart(name) && orderedBy(name) === 'editor' ? orderSchema : null;
  if (!slugged.test(name)) return null;
  return part === 'project' ? storySchema : (entrySchemas.get(part as EntryKind) ?? null);
}

/** The parts that people edit. */
export const editedParts: readonly string[] = ['page', 'menu', 'project', 'benefit', ...entryKinds];
export const isEditedPart = (part: string): boolean => editedParts.includes(part);
export const isEntryPart = (part: string): boolean => entrySchemas.has(part as EntryKind);

/** The fields of a part that name rows of another part, or projects by their slug. */
export const referencesOf = (part: string): Record<string, string> => ({ ...(references as Record<string, Record<string, string>>)[part] });

/** What a text is, beside being one. */
const formats = new Map<unknown, string>([
  [html, 'html'],
  [picture, 'picture'],
  [sitePage, 'page'],
  [slug, 'slug'],
  [externalId, 'external-id'],
  [day, 'date'],
  [instant, 'date-time'],
  [quarter, 'quarter'],
  [month, 'month'],
]);

/** The schema as JSON Schema (2020-12), from which a form is drawn; the slug of an entry is its name and stands in no form. */
export function formOf(schema: z.core.$ZodType): Record<string, unknown> {
  const form = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const format = formats.get(zodSchema);
      if (format === undefined) return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name as keyof typeof jsonSchema];
      Object.assign(jsonSchema, { type: 'string', format });
    },
  }) as { properties?: Record<string, unknown>; required?: string[] };
  const { slug: _slug, ...properties } = form.properties ?? {};
  return form.properties ? { ...form, properties, required: form.required?.filter((name) => name !== 'slug') ?? [] } : form;
}
