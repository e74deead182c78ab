import type { Selectable } from 'kysely';
import { noteEvent, recordStep } from '../deal.store.ts';
import { type Deal, factsOf } from '../deal.ts';
import { addDocument } from '../deal-documents.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { FlatTransaction } from '../flat-transaction.ts';
import { crmUpdate } from '../messages/deal-messages.ts';
import { type Unfit, unfitOf } from '../rules/fit-documents.ts';
import type { SharedDocuments } from '../state-services-port.ts';
import { allowedNow } from '../states.ts';

/** `unfit`: the answer does not fit, and may be requested again. `noted`: nothing changed. */
export type StateServiceOutcome = 'shared' | 'signed' | 'declined' | 'unfit' | 'noted';
export type Request = Selectable<DealsTables['state_request']>;
export type Coming = { deal: Deal; request: Request };

/** Whether a deal waits for the answer to this step. */
export const waitsFor = (deal: Deal, step: 'share' | 'sign-agreement', { now }: FlatTransaction) =>
  allowedNow(factsOf(deal), now).includes(step);

/** Ends a request; personal data is deleted from it. */
export async function decide(
  { trx }: FlatTransaction,
  { id }: Request,
  state: Request['state'],
  unfit: Unfit | null = null,
): Promise<void> {
  await trx.updateTable('state_request').set({ state, unfit, email: null, name: null, content: null }).where('id', '=', id).execute();
}

/** Shared documents name the buyer of a deal. */
export async function applyDocuments(
  unit: FlatTransaction,
  { deal, request }: Coming,
  documents: SharedDocuments,
  known: { inn: string | null },
) {
  const { trx, now } = unit;
  if (!waitsFor(deal, 'share', unit) || request.email === null) return 'noted';
  const unfit = unfitOf(documents, known, now);
  if (unfit) return applyUnfit(unit, { deal, request }, unfit);
  const { lastname, firstname, patronymic, inn } = documents;
  const set = { lastname, firstname, patronymic, inn, email: request.email };
  await recordStep(trx, { deal, step: 'person', by: 'diia', at: now, set, about: { request: request.id } });
  await decide(unit, request, 'done');
  unit.messages.push(crmUpdate(deal, deal.history.length + 1));
  return 'shared';
}

async function applyUnfit(unit: FlatTransaction, { deal, request }: Coming, unfit: Unfit): Promise<StateServiceOutcome> {
  await decide(unit, request, 'unfit', unfit);
  const { state } = deal;
  const about = { request: request.id, unfit };
  await noteEvent(unit.trx, { dealId: deal.id, at: unit.now, who: 'diia', from: state, to: state, why: 'unfit', about });
  return 'unfit';
}

type Signed = { signer: { inn: string | null }; signature: Uint8Array; content: Uint8Array; name: string };

/** A signature is stored with exactly the bytes that were signed. */
export async function applySignature(
  unit: FlatTransaction,
  { deal, request }: Coming,
  { signer, signature, content, name }: Signed,
): Promise<StateServiceOutcome> {
  const { trx, now: at } = unit;
  if (!waitsFor(deal, 'sign-agreement', unit)) return 'noted';
  // A certificate without a number, as of a firm or a foreigner, identifies no person.
  if (signer.inn === null) return applyUnfit(unit, { deal, request }, 'tax-number');
  if (signer.inn !== deal.person?.inn) return applyUnfit(unit, { deal, request }, 'another-person');
  const { id: dealId } = deal;
  await addDocument(trx, { dealId, kind: 'agreement', name, mediaType: 'application/pdf', content, externalId: null, at });
  const signed = { name: `${name}.p7s`, mediaType: 'application/pkcs7-signature', content: signature };
  await addDocument(trx, { dealId, kind: 'signature', ...signed, externalId: null, at });
  await recordStep(trx, { deal, step: 'signature-came', by: 'diia', at, set: { signed_at: at }, about: { request: request.id } });
  await decide(unit, request, 'done');
  unit.messages.push(crmUpdate(deal, deal.history.length + 1));
  return 'signed';
}
