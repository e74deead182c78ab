import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { localePath } from '../../base/locale.ts';
import { type BankInvoice, invoiceAt, type Play, playedOut } from '../../integrations/payments/bank-invoice.ts';
import { plataPayments } from '../../integrations/payments/plata.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { makeFaults } from '../fault-injection.ts';
import { jsonStore } from '../json-store.ts';
import { makeBankCallbacks } from './bank-callbacks.ts';

const shownAtMost = 100;
const token = 'simulator';

type Settings = {
  folder: string;
  clock: Clock;
  /** The address of the bank's pages for a buyer. */
  pagesAt: string;
  /** The real target of a callback that is addressed to `callbackUrl`. */
  reach?: (callbackUrl: string) => string;
  /** Schedules a task. */
  later?: (ms: number, work: () => void) => void;
};

const laterByTimer = (ms: number, work: () => void) => void setTimeout(work, ms).unref();
const publicPem = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' });
const refused = (status: number, errCode: string) => Response.json({ errCode, errText: errCode.toLowerCase() }, { status });

/**
 * A bank that moves no money and has the API of plata by mono, key and signatures included, so that its adapter is the real one. The actions
 * of a buyer are played by `play`; its callbacks travel over HTTP.
 */
export function makeBankSimulator({ folder, clock, pagesAt, reach = (url) => url, later = laterByTimer }: Settings) {
  const store = jsonStore<BankInvoice>(join(folder, 'invoices'), 2_000);
  const faults = makeFaults(clock);
  const { bankKey, callLater } = makeBankCallbacks({ folder, clock, store, reach, later });

  async function create(asked: Record<string, unknown>): Promise<Response> {
    const { amount, ccy, merchantPaymInfo, redirectUrl = '', webHookUrl = '', validity = 86_400 } = asked;
    const { reference = '', destination = '' } = (merchantPaymInfo ?? {}) as { reference?: string; destination?: string };
    if (!Number.isSafeInteger(amount) || Number(amount) < 1 || ccy !== 980) return refused(400, 'BAD_REQUEST');
    const id = randomUUID();
    const now = clock();
    const validUntil = new Date(now.getTime() + Number(validity) * 1000).toISOString();
    await store.put({
      id,
      amount: Number(amount),
      reference,
      destination,
      redirectUrl: String(redirectUrl),
      webHookUrl: String(webHookUrl),
      createdAt: now.toISOString(),
      validUntil,
      happenings: [],
      cancels: [],
      calls: [],
    });
    const isEnglish = URL.parse(String(redirectUrl))?.pathname.startsWith('/en/');
    return Response.json({ invoiceId: id, pageUrl: localePath(isEnglish ? 'en' : 'uk', `${pagesAt}${id}/`) });
  }

  async function cancel({ invoiceId, extRef, amount }: { invoiceId?: string; extRef?: string; amount?: number }): Promise<Response> {
    const at = clock().toISOString();
    let isPaid = false;
    const changed = await store.change(String(invoiceId), (invoice) => {
      const { status, finalAmount } = invoiceAt(invoice, clock());
      const back = amount ?? finalAmount;
      isPaid = status === 'success' && back > 0 && back <= finalAmount;
      return isPaid ? { ...invoice, cancels: [...invoice.cancels, { extRef: extRef ?? '', amount: back, at }] } : invoice;
    });
    if (!changed) return refused(404, 'INVOICE_NOT_FOUND');
    if (!isPaid) return refused(400, 'INVALID_AMOUNT');
    callLater(0, changed.id, clock());
    return Response.json({ status: 'success', createdDate: at, modifiedDate: at });
  }

  /** The bank's API for merchants. */
  const answer = faults.wrap(async (address, { method = 'GET', headers, body }) => {
    if (new Headers(headers).get('x-token') !== token) return refused(403, 'FORBIDDEN');
    const { pathname, searchParams } = new URL(address);
    const asked = (jsonIn(String(body)) ?? {}) as Record<string, unknown>;
    switch (`${method} ${pathname}`) {
      case 'GET /api/merchant/pubkey':
        return Response.json({ key: Buffer.from(publicPem(await bankKey())).toString('base64') });
      case 'POST /api/merchant/invoice/create':
        return create(asked);
      case 'POST /api/merchant/invoice/cancel':
        return cancel(asked);
      case 'GET /api/merchant/invoice/status': {
        const invoice = await store.find(searchParams.get('invoiceId') ?? '');
        return invoice ? Response.json(invoiceAt(invoice, clock())) : refused(404, 'INVOICE_NOT_FOUND');
      }
      default:
        return refused(404, 'NOT_FOUND');
    }
  });

  /** Plays an action of the buyer; an invoice that is paid, refused or too old changes no more. False when there is no such invoice. */
  async function play(id: string, what: Play): Promise<boolean> {
    const now = clock();
    let calls: ReturnType<typeof playedOut>['calls'] = [];
    const changed = await store.change(id, (invoice) => {
      if (what !== 'forge' && invoiceAt(invoice, now).status !== 'created') return invoice;
      const out = playedOut(what, invoice, now);
      calls = out.calls;
      return { ...invoice, happenings: [...invoice.happenings, ...out.happenings] };
    });
    for (const { afterMs, moment, forged } of calls) callLater(afterMs, id, moment, forged);
    return changed !== null;
  }

  return {
    port: plataPayments({ provider: 'simulator', token, clock, address: 'http://bank.simulator', send: answer }),
    answer,
    token,
    faults,
    play,
    find: store.find,
    list: () => store.list(shownAtMost),
  };
}
export type BankSimulator = ReturnType<typeof makeBankSimulator>;
