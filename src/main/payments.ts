import type { Clock } from '../base/clock.ts';
import type { PaymentsPort } from '../domain/deals/payments-port.ts';
import type { Config } from '../platform/config/config.ts';

/** The banks that this house knows: the first takes new payments, all tell of theirs and give them back. */
export function choosePayments({ plata, liqpay }: Config, clock: Clock): PaymentsPort[] {
  return [
    ...(plata
      ? [loadedLater('plata', async () => (await import('../integrations/payments/plata.ts')).plataPayments({ ...plata, clock }))]
      : []),
    ...(liqpay
      ? [loadedLater('liqpay', async () => (await import('../integrations/payments/liqpay.ts')).liqpayPayments({ ...liqpay, clock }))]
      : []),
  ];
}

/** A start waits for no bank: its adapter is loaded when it is first used. */
function loadedLater(provider: string, load: () => Promise<PaymentsPort>): PaymentsPort {
  let loaded: Promise<PaymentsPort> | undefined;
  const port = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    provider,
    createInvoice: async (invoice) => (await port()).createInvoice(invoice),
    readCallback: async (call) => (await port()).readCallback(call),
    ask: async (payment) => (await port()).ask(payment),
    refund: async (refund) => (await port()).refund(refund),
  };
}
