import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { ok, refuse } from '../../base/result.ts';
import type { PaymentEvent, PaymentsPort } from '../../domain/deals/payments-port.ts';
import { jsonIn, makeRemoteService, type Send } from '../../platform/http/remote-service.ts';

const hryvnia = 980;
/** The shortest pause between two requests for the bank's key, so that forged callbacks do not cause one each. */
const keyAskedAgainMs = minuteMs;

const createdSchema = z.object({ invoiceId: z.string().check(z.minLength(1)), pageUrl: z.string().check(z.minLength(1)) });
const cancelledSchema = z.object({ status: z.enum(['processing', 'success', 'failure']) });
const invoiceSchema = z.object({
  invoiceId: z.string(),
  status: z.enum(['created', 'processing', 'hold', 'success', 'failure', 'reversed', 'expired']),
  amount: z.int(),
  ccy: z.literal(hryvnia),
  modifiedDate: z.iso.datetime({ offset: true }),
  reference: z.string(),
  cancelList: z.optional(
    z.array(z.object({ status: z.enum(['processing', 'success', 'failure']), amount: z.int(), extRef: z.optional(z.string()) })),
  ),
});
type PlataInvoice = z.infer<typeof invoiceSchema>;

const stateOf: Record<PlataInvoice['status'], PaymentEvent['state']> = {
  created: 'pending',
  processing: 'pending',
  hold: 'pending',
  success: 'paid',
  failure: 'failed',
  expired: 'failed',
  reversed: 'refunded',
};

/** A partial refund leaves the invoice "success": the list of cancellations shows it. */
function eventOf({ invoiceId, status, amount, modifiedDate, reference, cancelList = [] }: PlataInvoice): PaymentEvent {
  const back = cancelList.reduce((sum, cancel) => sum + (cancel.status === 'success' ? cancel.amount : 0), 0);
  const state = back > 0 ? 'refunded' : stateOf[status];
  return { paymentId: reference, reference: invoiceId, state, amountMinor: back || amount, at: new Date(modifiedDate) };
}

const readAs = <Value>(schema: z.ZodMiniType<Value>, text: string): Value | undefined => schema.safeParse(jsonIn(text)).data;

type Settings = { token: string; clock: Clock; provider?: string; address?: string; patienceMs?: number; send?: Send };

/** Internet acquiring of monobank (plata by mono): an invoice for each payment, callbacks signed with the bank's ECDSA key. */
export function plataPayments({
  token,
  clock,
  provider = 'plata',
  address = 'https://api.monobank.ua',
  patienceMs,
  send,
}: Settings): PaymentsPort {
  const bank = makeRemoteService({ name: provider, address, clock, patienceMs, send });
  const headers = { 'x-token': token, 'content-type': 'application/json' };
  const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) });
  let key: { value: KeyObject; askedAt: number } | undefined;

  async function askKey(): Promise<KeyObject> {
    const value = await bank.ask({
      path: '/api/merchant/pubkey',
      init: { headers },
      read: ({ text }) => keyIn(readAs(z.object({ key: z.string() }), text)?.key),
    });
    key = { value, askedAt: clock().getTime() };
    return value;
  }

  /** The bank may have changed its key since the last request for it. */
  async function isSigned(body: string, signature: string): Promise<boolean> {
    const fits = (by: KeyObject) => verify('sha256', Buffer.from(body), by, Buffer.from(signature, 'base64'));
    if (!key) return fits(await askKey());
    if (fits(key.value)) return true;
    return Math.abs(clock().getTime() - key.askedAt) >= keyAskedAgainMs && fits(await askKey());
  }

  function statusOf({ paymentId, reference }: { paymentId: string; reference: string }): Promise<PlataInvoice | null> {
    return bank.ask({
      path: `/api/merchant/invoice/status?invoiceId=${encodeURIComponent(reference)}`,
      init: { headers },
      read({ status, text }) {
        if (status === 404) return null;
        const invoice = readAs(invoiceSchema, text);
        return invoice?.reference === paymentId && invoice.invoiceId === reference ? invoice : undefined;
      },
    });
  }

  return {
    provider,
    async createInvoice({ paymentId, amountMinor, about, returnUrl, callbackUrl, validSeconds }) {
      const { invoiceId, pageUrl } = await bank.ask({
        path: '/api/merchant/invoice/create',
        init: post({
          amount: amountMinor,
          ccy: hryvnia,
          merchantPaymInfo: { reference: paymentId, destination: about },
          redirectUrl: returnUrl,
          webHookUrl: callbackUrl,
          validity: validSeconds,
          paymentType: 'debit',
        }),
        read: ({ text }) => readAs(createdSchema, text),
      });
      return { reference: invoiceId, pageUrl };
    },
    async readCallback({ headers: given, body }) {
      const signature = given.get('x-sign');
      if (!signature || !(await isSigned(body, signature))) return refuse({ kind: 'forged' });
      const invoice = readAs(invoiceSchema, body);
      return invoice ? ok(eventOf(invoice)) : refuse({ kind: 'unreadable' });
    },
    async ask(payment) {
      const invoice = await statusOf(payment);
      return invoice && eventOf(invoice);
    },
    async refund({ refundId, amountMinor, ...payment }) {
      const invoice = await statusOf(payment);
      if (invoice?.cancelList?.some(({ extRef, status }) => extRef === refundId && status !== 'failure')) return;
      const { status } = await bank.ask({
        path: '/api/merchant/invoice/cancel',
        init: post({ invoiceId: payment.reference, extRef: refundId, amount: amountMinor }),
        read: ({ text }) => readAs(cancelledSchema, text),
      });
      if (status === 'failure') throw new Error(`${provider} refused a refund`);
    },
  };
}

function keyIn(base64: string | undefined): KeyObject | undefined {
  try {
    return base64 === undefined ? undefined : createPublicKey(Buffer.from(base64, 'base64').toString());
  } catch {
    return undefined;
  }
}
