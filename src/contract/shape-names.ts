import * as z from 'zod/mini';

/** Shapes that several operations speak of: the description of the API says each once, under its name, and points to it elsewhere. */
export const shapeNames = z.registry<{ id: string }>();

/** Stands beside the schemas that it names. */
export function nameShapes(schemas: Readonly<Record<string, z.ZodMiniType>>): void {
  for (const [id, schema] of Object.entries(schemas)) shapeNames.add(schema, { id });
}
