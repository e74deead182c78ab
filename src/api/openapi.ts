import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { ApiEnv } from './dependencies.ts';
import { addExamples } from './examples.ts';

export type OpenApi = Awaited<ReturnType<typeof generateSpecs>>;

/** The OpenAPI 3.1 description of an API, from the schemas that check its requests and describe its answers. */
export async function describeApi(api: Hono<ApiEnv>, publicUrl: string): Promise<OpenApi> {
  const document = await generateSpecs(api, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Domivka API',
        version: '1.0.0',
        description:
          'Read the developer’s projects and flats, ask to be called back, and act for a client who has logged in by phone. Every refusal is `{ code, message, statusCode, errors? }`: a program decides by the code, and the message may be shown to a visitor.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of `login`.' } } },
    },
    exclude: ['/api/openapi.json', '/api/docs/', '/api/docs'],
  });
  const described = JSON.parse(JSON.stringify(document, withoutNoise)) as OpenApi;
  addExamples(described);
  return described;
}

/** Removes the limits that every integer of JavaScript has. */
function withoutNoise(key: string, value: unknown): unknown {
  if ((key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return undefined;
  return value;
}
