import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { unreadableFields } from '../../contract/readable-text.ts';
import { declaredLength, makeFileRoom, makeFormRoom } from '../../platform/http/body-room.ts';
import { fieldErrors } from '../field-errors.ts';
import { formatErrors } from '../format-errors.ts';
import type { FieldErrors } from '../problem.ts';
import type { OfficeContext } from './office-dependencies.ts';
import { answerOfficeProblem } from './office-problem.ts';

const largestBody = 64 * 1024;
const comeBackAfterSeconds = 5;

/** A part of a request that was admitted, or the refusal of the request. */
export type Checked<Value> = { value: Value } | { answer: Response };
export const passed = <Value>(value: Value): Checked<Value> => ({ value });

export const addressOf = (c: OfficeContext) => c.env?.address ?? 'unknown';

/** Reads the query and the body of requests by the schemas of their operation. */
export function makeOfficeInput() {
  const takeRoom = makeFormRoom();
  const takeFileRoom = makeFileRoom();

  function readQuery(c: OfficeContext, schema: ZodMiniType | undefined): Checked<unknown> {
    const given = Object.fromEntries(
      Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    );
    const known = Object.keys((schema as ZodMiniObject | undefined)?.shape ?? {});
    const foreign = Object.keys(given).filter((name) => !known.includes(name));
    if (foreign.length > 0)
      return {
        answer: answerOfficeProblem(c, 'bad-query', {
          errors: Object.fromEntries(foreign.map((name) => [name.slice(0, 64), ['unknown']])),
        }),
      };
    return checkBy(c, 'bad-query', schema, given);
  }

  async function readBody(c: OfficeContext, schema: ZodMiniType | undefined): Promise<Checked<unknown>> {
    if (!schema) return passed(undefined);
    const length = declaredLength(c.req.header('content-length'), c.req.header('transfer-encoding')) ?? largestBody;
    if (length > largestBody) return { answer: answerOfficeProblem(c, 'too-large') };
    const giveBack = takeRoom(addressOf(c), length);
    if (giveBack === null) return { answer: answerOfficeProblem(c, 'unreachable', { retryAfter: comeBackAfterSeconds }) };
    try {
      const bytes = await bytesOf(c, largestBody);
      if (bytes === null) return { answer: answerOfficeProblem(c, 'too-large') };
      const given: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      return checkBy(c, 'bad-fields', schema, given, await formatErrors(given));
    } catch {
      return { answer: answerOfficeProblem(c, 'bad-fields', { errors: { body: ['malformed'] } }) };
    } finally {
      giveBack();
    }
  }

  async function readBytes(c: OfficeContext, most: number): Promise<Checked<Uint8Array>> {
    const length = declaredLength(c.req.header('content-length'), c.req.header('transfer-encoding')) ?? most;
    if (length > most) return { answer: answerOfficeProblem(c, 'too-large') };
    const giveBack = takeFileRoom(addressOf(c), length);
    if (giveBack === null) return { answer: answerOfficeProblem(c, 'unreachable', { retryAfter: comeBackAfterSeconds }) };
    try {
      const bytes = await bytesOf(c, most);
      return bytes ? passed(bytes) : { answer: answerOfficeProblem(c, 'too-large') };
    } catch {
      return { answer: answerOfficeProblem(c, 'bad-fields', { errors: { body: ['malformed'] } }) };
    } finally {
      giveBack();
    }
  }

  return { readQuery, readBody, readBytes };
}

function checkBy(
  c: OfficeContext,
  code: 'bad-query' | 'bad-fields',
  schema: ZodMiniType | undefined,
  given: unknown,
  formats: FieldErrors = {},
): Checked<unknown> {
  if (!schema) return passed(undefined);
  const unreadable = unreadableFields(given);
  if (unreadable) return { answer: answerOfficeProblem(c, code, { errors: unreadable }) };
  const checked = schema.safeParse(given);
  if (checked.success && Object.keys(formats).length === 0) return passed(checked.data);
  return {
    answer: answerOfficeProblem(c, code, { errors: { ...formats, ...(checked.success ? {} : fieldErrors(checked.error.issues, given)) } }),
  };
}

/** The body; null when it is longer than it may be, whatever length it declared. */
async function bytesOf(c: OfficeContext, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
