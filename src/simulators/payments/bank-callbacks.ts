import { type KeyObject, sign } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { type BankInvoice, invoiceAt } from '../../integrations/payments/bank-invoice.ts';
import type { JsonStore } from '../json-store.ts';
import { newKey, persistentKey } from '../persistent-key.ts';

/** A callback that is not answered 200 is repeated twice. */
const callAgainMs = [minuteMs, 10 * minuteMs];

type Settings = {
  folder: string;
  clock: Clock;
  store: JsonStore<BankInvoice>;
  /** Where a callback goes that is addressed to `callbackUrl`. */
  reach: (callbackUrl: string) => string;
  /** Does something after a while. */
  later: (ms: number, work: () => void) => void;
};

/** Sends the state of an invoice to its merchant, signed with the bank's key; a forged callback is signed with another one. */
export function makeBankCallbacks({ folder, clock, store, reach, later }: Settings) {
  const strangersKey = newKey();
  let ownKey: Promise<KeyObject> | undefined;

  const bankKey = () => {
    ownKey ??= persistentKey(folder);
    return ownKey;
  };

  /** A callback that cannot be sent is one that got lost. */
  const callLater = (ms: number, ...callback: Parameters<typeof call>) => later(ms, () => void call(...callback).catch(() => undefined));

  async function call(id: string, moment: Date, forged = false, tries = 0): Promise<void> {
    const invoice = await store.find(id);
    if (!invoice) return;
    const state = invoiceAt(invoice, moment);
    const body = JSON.stringify(forged ? { ...state, status: 'success', modifiedDate: moment.toISOString() } : state);
    const signature = sign('sha256', Buffer.from(body), forged ? strangersKey : await bankKey()).toString('base64');
    const status = await fetch(reach(invoice.webHookUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sign': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.status,
      () => null,
    );
    await store.change(id, (current) => ({ ...current, calls: [...current.calls, { at: clock().toISOString(), status, forged }] }));
    const again = callAgainMs[tries];
    if (status !== 200 && !forged && again !== undefined) callLater(again, id, moment, false, tries + 1);
  }

  return { bankKey, callLater };
}
