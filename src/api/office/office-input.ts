import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { importLimits } from '../../contract/office/imports/imports.ts';
import type { OfficeOperation } from '../../contract/office/office-operation.ts';
import { unreadableFields } from '../../contract/readable-text.ts';
import { declaredLength, makeBodyRoom, makeFileRoom, makeFormRoom } from '../../platform/http/body-room.ts';
import { fieldErrors } from '../field-errors.ts';
import { formatErrors } from '../format-errors.ts';
import type { FieldErrors } from '../problem.ts';
import type { OfficeContext } from './office-dependencies.ts';
import { answerOfficeProblem } from './office-problem.ts';

const largestBody = 64 * 1024;
const comeBackAfterSeconds = 5;
const largestFile = importLimits.fileMegabytes * 1_000_000;

/** A part of a request that was admitted, or the refusal of the request. */
export type Checked<Value> = { value: Value } | { answer: Response };
export const passed = <Value>(value: Value): Checked<Value> => ({ value });

export const addressOf = (c: OfficeContext) => c.env?.address ?? 'unknown';

type File = { file?: AsyncIterable<Uint8Array> };

/** Reads the query and the body of requests by the schemas of their operation. */
export function makeOfficeInput() {
  const takeRoom = makeFormRoom();
  const takePartRoom = makeFileRoom();
  const takeFileRoom = makeBodyRoom({ mostAtOnce: 4 * largestFile, mostOfOne: 2 * largestFile });

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

  /** The part of a file that a request has, whole in memory. */
  async function readBytes(c: OfficeContext, most: number): Promise<Checked<Uint8Array>> {
    const length = declaredLength(c.req.header('content-length'), c.req.header('transfer-encoding')) ?? most;
    if (length > most) return { answer: answerOfficeProblem(c, 'too-large') };
    const giveBack = takePartRoom(addressOf(c), length);
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

  /** Does the work with the file of a request, where there is one, which its handler reads piece by piece. */
  async function withFile(c: OfficeContext, operation: OfficeOperation, work: (file: File) => Response | Promise<Response>) {
    if (!operation.file) return work({});
    const length = declaredLength(c.req.header('content-length'), c.req.header('transfer-encoding')) ?? largestFile;
    if (length > largestFile) return answerOfficeProblem(c, 'too-large');
    const done = takeFileRoom(addressOf(c), length);
    if (done === null) return answerOfficeProblem(c, 'unreachable', { retryAfter: comeBackAfterSeconds });
    try {
      return await work({ file: piecesOf(c) });
    } finally {
      done();
    }
  }

  return { readQuery, readBody, readBytes, withFile };
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

const piecesOf = async function* (c: OfficeContext): AsyncGenerator<Uint8Array> {
  yield* c.req.raw.body ?? [];
};

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
