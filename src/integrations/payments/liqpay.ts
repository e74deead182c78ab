import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import { ok, refuse } from '../../base/result.ts';
import type { PaymentEvent, PaymentsPort } from '../../domain/deals/payments-port.ts';
import { jsonIn, makeRemoteService } from '../../platform/http/remote-service.ts';

const paymentSchema = z.object({
  order_id: z.string(),
  status: z.string().check(z.minLength(1)),
  amount: z.number().check(z.positive()),
  currency: z.literal('UAH'),
  public_key: z.string(),
  create_date: z.number(),
  end_date: z.optional(z.number()),
  refund_amount: z.optional(z.number()),
  refund_date_last: z.optional(z.number()),
});
type LiqPayPayment = z.infer<typeof paymentSchema>;
const errorSchema = z.object({ result: z.literal('error'), err_code: z.string() });

const kopiykas = (hryvnias: number) => Math.round(hryvnias * 100);

/** Any other status is still in progress: a check by the buyer's bank, a review of the shop. */
const ends: Record<string, PaymentEvent['state']> = { success: 'paid', failure: 'failed', error: 'failed', reversed: 'refunded' };

function eventOf(payment: LiqPayPayment): PaymentEvent {
  const { order_id, status, amount, create_date, end_date, refund_amount = 0, refund_date_last } = payment;
  const state = refund_amount > 0 ? 'refunded' : (ends[status] ?? 'pending');
  const back = refund_amount || amount;
  return {
    paymentId: order_id,
    reference: order_id,
    state,
    amountMinor: kopiykas(state === 'refunded' ? back : amount),
    at: new Date((state === 'refunded' ? refund_date_last : undefined) ?? end_date ?? create_date),
  };
}

/** `base64(sha1(privateKey + data + privateKey))`, as LiqPay signs and wants to be signed to. */
export const liqpaySignature = (privateKey: string, data: string): string =>
  createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

type Settings = { publicKey: string; privateKey: string; clock: Clock; address?: string; patienceMs?: number };

/** LiqPay: our payment id is its order; callbacks and requests carry `data` and a signature by the shop's private key. */
export function liqpayPayments({ publicKey, privateKey, clock, address = 'https://www.liqpay.ua', patienceMs }: Settings): PaymentsPort {
  const bank = makeRemoteService({ name: 'liqpay', address, clock, patienceMs });

  function signed(request: object): URLSearchParams {
    const data = Buffer.from(JSON.stringify({ version: 3, public_key: publicKey, ...request })).toString('base64');
    return new URLSearchParams({ data, signature: liqpaySignature(privateKey, data) });
  }

  function paymentIn(text: string): LiqPayPayment | undefined {
    const payment = paymentSchema.safeParse(jsonIn(text)).data;
    return payment?.public_key === publicKey ? payment : undefined;
  }

  function statusOf(paymentId: string): Promise<LiqPayPayment | null> {
    return bank.ask({
      path: '/api/request',
      init: { method: 'POST', body: signed({ action: 'status', order_id: paymentId }) },
      read({ text }) {
        if (errorSchema.safeParse(jsonIn(text)).data?.err_code === 'payment_not_found') return null;
        const payment = paymentIn(text);
        return payment?.order_id === paymentId ? payment : undefined;
      },
    });
  }

  return {
    provider: 'liqpay',
    async createInvoice({ paymentId, amountMinor, about, locale, returnUrl, callbackUrl, validSeconds }) {
      // The page's address is generated here, after this request: no client is sent to a LiqPay that is down or refuses our keys.
      await statusOf(paymentId);
      const until = new Date(clock().getTime() + validSeconds * 1000).toISOString();
      const request = signed({
        action: 'pay',
        amount: amountMinor / 100,
        currency: 'UAH',
        description: about,
        order_id: paymentId,
        language: locale,
        result_url: returnUrl,
        server_url: callbackUrl,
        expired_date: until.slice(0, 19).replace('T', ' '),
      });
      return { reference: paymentId, pageUrl: `${address}/api/3/checkout?${request}` };
    },
    async readCallback({ body }) {
      const form = new URLSearchParams(body);
      const data = form.get('data') ?? '';
      if (!isSame(form.get('signature') ?? '', liqpaySignature(privateKey, data))) return refuse({ kind: 'forged' });
      const payment = paymentIn(Buffer.from(data, 'base64').toString());
      return payment ? ok(eventOf(payment)) : refuse({ kind: 'unreadable' });
    },
    async ask({ paymentId }) {
      const payment = await statusOf(paymentId);
      return payment && eventOf(payment);
    },
    async refund({ paymentId, amountMinor }) {
      const payment = await statusOf(paymentId);
      // LiqPay has no refund ids: an existing refund is the requested one.
      if (payment && eventOf(payment).state === 'refunded') return;
      const refused = await bank.ask({
        path: '/api/request',
        init: { method: 'POST', body: signed({ action: 'refund', order_id: paymentId, amount: amountMinor / 100 }) },
        read({ text }) {
          const answer = z.object({ result: z.enum(['ok', 'error']) }).safeParse(jsonIn(text)).data;
          return answer && answer.result === 'error';
        },
      });
      if (refused) throw new Error('liqpay refused a refund');
    },
  };
}
