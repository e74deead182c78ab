import type { ZodMiniType } from 'zod/mini';

type Definition = {
  type: string;
  shape?: Record<string, ZodMiniType>;
  element?: ZodMiniType;
  innerType?: ZodMiniType;
  valueType?: ZodMiniType;
  entries?: Record<string, string>;
};

/** Required fields: without them an object is left out of its list, and an answer as a whole is a fault. */
const essential = new Set(['id', 'slug', 'items', 'cost', 'cost_usd', 'area']);
const broken = Symbol('broken');

/** An answer that lacks a field which no default can replace. */
class BrokenAnswer extends Error {}

/**
 * An answer of a foreign API, completed by the contract: a value that is missing or of another type becomes empty (no text,
 * an empty list, null, 0, the first word of a choice), names that the contract does not know are dropped. Throws
 * `BrokenAnswer` when the answer as a whole is useless.
 */
export function readLeniently<Answer>(schema: ZodMiniType<Answer>, answer: unknown): Answer {
  const read = fill(schema, answer);
  if (read === broken || !isObject(answer)) throw new BrokenAnswer('The API answered something that its contract does not know.');
  return read as Answer;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function fill(schema: ZodMiniType, value: unknown): unknown {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return fillObject(definition.shape ?? {}, isObject(value) ? value : {});
    case 'array':
      return (Array.isArray(value) ? value : []).map((one) => fill(definition.element as ZodMiniType, one)).filter((one) => one !== broken);
    case 'record':
      return Object.fromEntries(
        Object.entries(isObject(value) ? value : {})
          .map(([name, one]) => [name, fill(definition.valueType as ZodMiniType, one)])
          .filter(([, one]) => one !== broken),
      );
    case 'tuple':
      return schema.safeParse(value).success ? value : broken;
    case 'nullable':
    case 'optional': {
      const nothing = definition.type === 'nullable' ? null : undefined;
      if (value === null || value === undefined) return nothing;
      const inner = definition.innerType as ZodMiniType;
      const read = fill(inner, value);
      // A wrong type here counts as missing rather than as empty.
      return read === broken || (isObject(read) && !isObject(value)) ? nothing : read;
    }
    default:
      return fillPlain(schema, definition, value);
  }
}

function fillObject(shape: Record<string, ZodMiniType>, value: Record<string, unknown>): unknown {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (essential.has(name) && (value[name] === undefined || value[name] === null || value[name] === '')) return broken;
    const one = fill(field, value[name]);
    if (one === broken) return broken;
    if (one !== undefined) read[name] = one;
  }
  return read;
}

function fillPlain(schema: ZodMiniType, { type, entries }: Definition, value: unknown): unknown {
  if (schema.safeParse(value).success) return value;
  if (type === 'enum') return Object.values(entries ?? {})[0];
  if (type === 'number') {
    const text = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    return schema.safeParse(text).success ? text : 0;
  }
  if (type === 'boolean') return value === 1 || value === 'true' || value === '1';
  return typeof value === 'number' ? String(value) : '';
}
