import type { Clock } from '../../../src/base/clock.ts';
import { liqpaySignature } from '../../../src/integrations/payments/liqpay.ts';
import { makeFaults } from '../../../src/simulators/fault-injection.ts';

type Order = {
  order_id: string;
  amount: number;
  server_url: string;
  status: string;
  refund_amount: number;
  create_date: number;
  end_date?: number;
};

/** LiqPay as its documents describe it: a checkout page, `status` and `refund`, callbacks signed by the shop's private key. */
export function makeLiqpayServer({ publicKey, privateKey, clock }: { publicKey: string; privateKey: string; clock: Clock }) {
  const orders = new Map<string, Order>();
  const refunds: number[] = [];
  const faults = makeFaults(clock);

  const reportOf = ({ server_url: _, ...order }: Order) => ({
    ...order,
    currency: 'UAH',
    public_key: publicKey,
    ...(order.refund_amount > 0 && { refund_date_last: clock().getTime() }),
  });

  function signedIn(form: URLSearchParams): Record<string, string | number> | null {
    const data = form.get('data') ?? '';
    const isSigned = form.get('signature') === liqpaySignature(privateKey, data);
    return isSigned ? JSON.parse(Buffer.from(data, 'base64').toString()) : null;
  }

  const answer = faults.wrap(async (address, { method, body }) => {
    const { pathname } = new URL(address);
    if (method !== 'POST' || pathname !== '/api/request') return new Response('Not found', { status: 404 });
    const error = (err_code: string) => Response.json({ result: 'error', status: 'error', err_code });
    const asked = signedIn(new URLSearchParams(String(body)));
    if (!asked || asked.public_key !== publicKey) return error('invalid_signature');
    const order = orders.get(String(asked.order_id));
    if (!order) return error('payment_not_found');
    if (asked.action === 'status') return Response.json({ result: 'ok', ...reportOf(order) });
    if (order.status !== 'success' || Number(asked.amount) > order.amount - order.refund_amount) return error('err_amount');
    order.refund_amount += Number(asked.amount);
    refunds.push(Number(asked.amount) * 100);
    if (order.refund_amount === order.amount) order.status = 'reversed';
    return Response.json({ result: 'ok', status: order.status });
  });

  /** The buyer opens the payment page, and pays or is refused; LiqPay calls back. */
  async function buy(pageUrl: string, status: 'success' | 'failure'): Promise<void> {
    const asked = signedIn(new URL(pageUrl).searchParams);
    if (!asked) throw new Error('the checkout page shows a wrong signature');
    const { order_id, amount, server_url } = asked as unknown as Order;
    const now = clock().getTime();
    const order = { order_id, amount, server_url, status, refund_amount: 0, create_date: now, end_date: now };
    orders.set(order_id, order);
    const data = Buffer.from(JSON.stringify(reportOf(order))).toString('base64');
    await fetch(server_url, { method: 'POST', body: new URLSearchParams({ data, signature: liqpaySignature(privateKey, data) }) });
  }
  return { answer, buy, faults, refunds };
}
