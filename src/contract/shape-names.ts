import * as z from 'zod/mini';

/** Shapes that several operations share: OpenAPI defines each once, under its name, and refers to it elsewhere. */
export const shapeNames = z.registry<{ id: string }>();

/** Stored beside the schemas that it names. */
export function nameShapes(schemas: Readonly<Record<string, z.ZodMiniType>>): void {
  for (const [id, schema] of Object.entries(schemas)) shapeNames.add(schema, { id });
}
