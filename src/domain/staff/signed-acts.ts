import { hash, randomUUID } from 'node:crypto';
import { minuteMs } from '../../base/durations.ts';
import type { PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import { canonicalJson } from '../../platform/secrets/canonical-json.ts';
import { makeToken } from '../../platform/secrets/tokens.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';
import type { StaffKeys } from './staff-keys.ts';
import type { StaffSession } from './staff-sessions.ts';

/** A question is valid for this long. */
const answerWithinMs = 5 * minuteMs;

/** An operation with exactly what is sent to it. */
export type Act = { operation: string; payload: object };
/** A signature that fits its act; it is stored with what the act does. */
export type SignedAct = { id: string; staffId: string; operation: string; nonce: string; challenge: string; signed: Signed | null };
type Signed = { keyId: string; counter: number; publicKey: string; clientData: string; authenticatorData: string; signature: string };
/** `isDemo`: an invented person of the demo, who has no key, answers the question without one. */
type Answering = Act & { response: PasskeyResponse; isDemo: boolean };

/** The message that a key signs: the operation and its payload cannot be others afterwards. */
export const challengeOf = (nonce: string, { operation, payload }: Act): string =>
  hash('sha256', `${nonce}\n${operation}\n${canonicalJson(payload)}`, 'base64url');

/**
 * Acts that a person signs one by one, with a passkey: those that move money or rights. The challenge is a hash of the act, so a signature
 * of one act is of no use for any other, nor a second time, nor to another person.
 */
export function makeSignedActs({ db, clock }: StaffContext, { questionOf, readSignedBy, noteUse, passkeys }: StaffKeys) {
  const hasKeys = async (staffId: string) => (await passkeys(staffId)).length > 0;

  /** The question for the person's keys; `byPasskey` is false where the answer needs none. */
  async function askToSign({ staffId }: StaffSession, act: Act, { isDemo }: { isDemo: boolean }) {
    const nonce = makeToken();
    const challenge = challengeOf(nonce, act);
    const expires_at = new Date(clock().getTime() + answerWithinMs);
    await db
      .insertInto('staff_act_challenge')
      .values({ challenge, staff_id: staffId, operation: act.operation, nonce, expires_at })
      .execute();
    return { options: await questionOf(challenge, staffId), byPasskey: !isDemo || (await hasKeys(staffId)) };
  }

  /** The nonce of a question of this person about this very act; used up by its first answer, right or wrong. */
  async function takeQuestion(staffId: string, challenge: string, act: Act): Promise<string | null> {
    const taken = await db
      .deleteFrom('staff_act_challenge')
      .where('challenge', '=', challenge)
      .where('staff_id', '=', staffId)
      .where('expires_at', '>', clock())
      .returning('nonce')
      .executeTakeFirst();
    return taken && challengeOf(taken.nonce, act) === challenge ? taken.nonce : null;
  }

  /** The act that the person has signed; null for a signature that does not fit it. */
  async function readAct({ staffId }: StaffSession, { response, isDemo, ...act }: Answering): Promise<SignedAct | null> {
    let question: Pick<SignedAct, 'nonce' | 'challenge'> | null = null;
    const take = async (challenge: string) => {
      const nonce = await takeQuestion(staffId, challenge, act);
      question = nonce === null ? null : { nonce, challenge };
      return nonce !== null;
    };
    const of = (signed: Signed | null): SignedAct | null =>
      question && { ...question, id: randomUUID(), staffId, operation: act.operation, signed };
    if (isDemo && !(await hasKeys(staffId))) {
      const { challenge } = response as { challenge?: unknown };
      return typeof challenge === 'string' && (await take(challenge)) ? of(null) : null;
    }
    const key = await readSignedBy(response, staffId, take);
    const parts = partsOf(response);
    // A key that was added without another one signs nothing yet.
    if (!key?.isTrusted) return null;
    return parts && of({ ...parts, keyId: key.keyId, counter: key.counter, publicKey: key.publicKey });
  }

  /** Stores the signature in the transaction of the act. */
  async function storeAct(transaction: StaffTransaction, { signed, staffId, ...act }: SignedAct): Promise<void> {
    if (signed) await noteUse(transaction, signed);
    await tablesOf(transaction)
      .insertInto('signed_act')
      .values({
        ...act,
        staff_id: staffId,
        at: clock(),
        key_id: signed?.keyId ?? null,
        public_key: signed?.publicKey ?? null,
        client_data: signed?.clientData ?? null,
        authenticator_data: signed?.authenticatorData ?? null,
        signature: signed?.signature ?? null,
      })
      .execute();
  }

  async function forgetOldQuestions(): Promise<void> {
    await db.deleteFrom('staff_act_challenge').where('expires_at', '<=', clock()).execute();
  }

  return { askToSign, readAct, storeAct, forgetOldQuestions };
}

/** The signed message and the signature, as the browser sent them. */
function partsOf(response: PasskeyResponse) {
  const { response: said } = response as { response?: Record<string, unknown> };
  const { clientDataJSON: clientData, authenticatorData, signature } = said ?? {};
  if (typeof clientData !== 'string' || typeof authenticatorData !== 'string' || typeof signature !== 'string') return null;
  return { clientData, authenticatorData, signature };
}
