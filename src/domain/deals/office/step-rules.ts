import { kyivDay } from '../../../base/kyiv-time.ts';
import { isFarFromPrice } from '../../../contract/office/deals.ts';
import { unpaidOf } from '../contract.store.ts';
import type { Contract } from '../crm-port.ts';
import type { Deal } from '../deal.ts';
import type { ActNotSigned, ChangedMeanwhile, StillUnpaid, Transaction, WrongSigningDay, WrongTotal } from '../deals-context.ts';
import type { StaffStep } from '../states.ts';

export type StepRefusal = StillUnpaid | ActNotSigned | ChangedMeanwhile | WrongSigningDay | WrongTotal;
type Step = { step: StaffStep; contract?: Contract | null; unpaidMinor: number; act?: string | null };

/** Why a person of the office may not take a step that the state of the deal allows; null when they may. */
export async function wrongStep(
  { trx, now }: { trx: Transaction; now: Date },
  deal: Deal,
  { step, contract, unpaidMinor, act }: Step,
): Promise<StepRefusal | null> {
  if (step === 'sign' && contract) return wrongContract(deal, contract, now);
  if (step !== 'complete' || deal.state !== 'contract') return null;
  const due = await unpaidOf(trx, deal);
  if (due > 0 && unpaidMinor === 0) return { kind: 'still-unpaid' };
  // A payment came or was taken back meanwhile.
  if (due !== unpaidMinor) return { kind: 'changed-meanwhile' };
  return due > 0 && !act ? { kind: 'act-not-signed' } : null;
}

function wrongContract(deal: Deal, { signedOn, total }: Contract, now: Date): WrongSigningDay | WrongTotal | null {
  if (signedOn > kyivDay(now) || signedOn < kyivDay(deal.madeAt)) return { kind: 'wrong-signing-day' };
  return isFarFromPrice(total, deal) ? { kind: 'wrong-total' } : null;
}
