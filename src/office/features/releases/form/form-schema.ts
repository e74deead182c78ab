import { systemClock } from '../../../../base/clock.ts';

/** The JSON Schema of a row as the API gives it, as far as a form reads it. */
export type FormSchema = {
  type?: string;
  format?: string;
  enum?: readonly (string | number)[];
  const?: string;
  properties?: Record<string, FormSchema>;
  additionalProperties?: FormSchema | boolean;
  items?: FormSchema;
  prefixItems?: readonly FormSchema[];
  anyOf?: readonly FormSchema[];
  oneOf?: readonly FormSchema[];
  minimum?: number;
  maximum?: number;
};
export type Path = readonly string[];
export type FieldProps = { schema: FormSchema; value: unknown; path: Path; label: string };

/** The schema without the choice of nothing, and whether there is one. */
export function withoutNull(schema: FormSchema): { schema: FormSchema; isNullable: boolean } {
  const forms = schema.anyOf;
  if (!forms) return { schema, isNullable: false };
  const some = forms.filter(({ type }) => type !== 'null');
  return { schema: some[0] ?? {}, isNullable: some.length < forms.length };
}

export type Kind = 'localized' | 'fields' | 'named' | 'choice' | 'list' | 'drawn' | 'flag' | 'number' | 'text';

/** How a value is edited. Coordinates are drawn, not typed. */
export function kindOf(schema: FormSchema): Kind {
  if (schema.oneOf) return 'choice';
  if (schema.prefixItems || (schema.items && withoutNull(schema.items).schema.prefixItems)) return 'drawn';
  if (schema.type === 'array') return schema.items?.items?.prefixItems || isDrawn(schema.items) ? 'drawn' : 'list';
  if (schema.properties) return 'uk' in schema.properties && 'en' in schema.properties ? 'localized' : 'fields';
  if (schema.type === 'object') return 'named';
  if (schema.type === 'boolean') return 'flag';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

/** Objects with coordinates in them. */
const isDrawn = (schema: FormSchema | undefined): boolean =>
  Object.values(schema?.properties ?? {}).some((one) => one.prefixItems !== undefined || one.items?.prefixItems !== undefined);

/** What a new part of a list begins as. */
export function blankOf(given: FormSchema): unknown {
  const { schema, isNullable } = withoutNull(given);
  if (isNullable) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.oneOf) return blankOf(schema.oneOf[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, name === 'until' ? unset(part) : blankOf(part)]),
    );
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(0, schema.minimum ?? 0);
  // What has to have an instant is shown from now on.
  if (schema.format === 'date-time') return systemClock().toISOString();
  return schema.enum?.[0] ?? '';
}

/** An end that has to be chosen: the instant in which something begins is no end of it. */
const unset = (schema: FormSchema) => (withoutNull(schema).isNullable ? null : '');

/** The value with another one at a path. */
export function setAt(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) return value.map((item, at) => (`${at}` === name ? setAt(item, rest, next) : item));
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: setAt(fields[name], rest, next) };
}
