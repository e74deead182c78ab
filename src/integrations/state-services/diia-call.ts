import * as z from 'zod/mini';
import { formIn } from '../../base/form-body.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { SharedDocuments, StateServiceEvent } from '../../domain/deals/state-services-port.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import type { Seals } from './seals.ts';

type Call = { headers: Headers; body: Uint8Array };
type Refusal = { kind: 'forged' } | { kind: 'unreadable' };

const name = z.string().check(z.trim(), z.minLength(1));
const documentSchema = z.object({
  lastNameUA: z.optional(name),
  firstNameUA: z.optional(name),
  middleNameUA: z.nullish(z.string()),
  birthday: z.nullish(z.string()),
  taxpayerNumber: z.nullish(z.string()),
  docNumber: z.nullish(z.string()),
});
const sharedSchema = z.object({ requestId: z.string(), data: z.record(z.string(), z.array(documentSchema)) });
const signedSchema = z.object({ signedItems: z.array(z.object({ name: z.string(), signature: z.base64() })).check(z.minLength(1)) });

/** Identity documents, the best first. */
const passports = ['internal-passport', 'passport', 'foreign-passport'];
const taxCard = 'taxpayer-card';

/** The request of a callback; known before its body is read. */
export const requestIdIn = (headers: Headers): string | null => headers.get('x-document-request-trace-id');

/** The body of Diia's callback: documents sealed for us, or a signature, which is verified against the bytes. */
export async function readDiiaCall({ headers, body }: Call, seals: Seals): Promise<Result<StateServiceEvent, Refusal>> {
  const requestId = requestIdIn(headers);
  const data = await fieldIn(headers.get('content-type') ?? '', body, 'encodeData');
  if (!requestId || data === null) return refuse({ kind: 'forged' });
  const action = headers.get('x-diia-id-action');
  if (action === 'hashedFilesSigning') {
    const signed = signedSchema.safeParse(jsonIn(Buffer.from(data, 'base64').toString())).data;
    const [item] = signed?.signedItems ?? [];
    return item ? ok({ requestId, kind: 'signature', signature: Buffer.from(item.signature, 'base64') }) : refuse({ kind: 'forged' });
  }
  if (action !== null) return refuse({ kind: 'unreadable' });
  const opened = await seals.open(Buffer.from(data, 'base64'));
  if (!opened) return refuse({ kind: 'forged' });
  const shared = sharedSchema.safeParse(jsonIn(Buffer.from(opened).toString())).data;
  // Sealed for another request and replayed under this one.
  if (shared && shared.requestId !== requestId) return refuse({ kind: 'forged' });
  const documents = shared && documentsIn(shared.data);
  return documents ? ok({ requestId, kind: 'documents', documents }) : refuse({ kind: 'unreadable' });
}

/** A field of a form; Diia sends its parts as `multipart/mixed` at times. Files beside it are ignored. */
async function fieldIn(type: string, body: Uint8Array, field: string): Promise<string | null> {
  if (!type.startsWith('multipart/')) return null;
  const form = await formIn(new Uint8Array(body), type.replace(/^multipart\/mixed/, 'multipart/form-data'));
  const value = form?.get(field);
  return typeof value === 'string' ? value : null;
}

type Documents = z.infer<typeof sharedSchema>['data'];

/** The person of the documents: names by a passport or else the tax card, the tax number by the card or else the passport. */
function documentsIn(data: Documents): SharedDocuments | null {
  const card = data[taxCard]?.[0];
  const passport = passports.map((kind) => data[kind]?.[0]).find((one) => one !== undefined);
  const who = passport ?? card;
  if (!who?.lastNameUA || !who.firstNameUA) return null;
  const inn = card?.docNumber?.trim() || passport?.taxpayerNumber?.trim() || null;
  return {
    lastname: who.lastNameUA,
    firstname: who.firstNameUA,
    patronymic: who.middleNameUA?.trim() || null,
    inn,
    born: dayIn(who.birthday ?? card?.birthday ?? null),
  };
}

/** 12.03.1987 as 1987-03-12. */
function dayIn(text: string | null): string | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text ?? '') ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
