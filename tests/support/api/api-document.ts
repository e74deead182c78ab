import type { fromJSONSchema } from 'zod';

export type JsonSchema = Parameters<typeof fromJSONSchema>[0];
type Content = { [type: string]: { schema: JsonSchema } };
type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  security?: object[];
  responses: { [status: string]: { description: string; content?: Content } };
};
export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: { [path: string]: { [method: string]: Operation } };
  components: { schemas: { [name: string]: JsonSchema } };
};

export const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

/** The document with every reference resolved; fails on one without a target. */
export function writtenOut(document: ApiDocument): ApiDocument {
  const named = new Map(Object.entries(document.components.schemas).map(([name, schema]) => [`#/components/schemas/${name}`, schema]));
  return JSON.parse(JSON.stringify(document), function resolve(_key, value): unknown {
    if (typeof value?.$ref !== 'string') return value;
    const schema = named.get(value.$ref);
    if (!schema || Object.keys(value).length > 1) throw new Error(`cannot follow ${JSON.stringify(value)}`);
    return JSON.parse(JSON.stringify(schema), resolve);
  });
}
