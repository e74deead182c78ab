import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { PaymentsPort } from '../../domain/deals/payments-port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Simulator } from '../../simulators/frame.ts';
import { memoize } from '../memoize.ts';

export type Payments = {
  /** The configured banks: the first takes new payments, all of them report and refund theirs. Without any no money is taken. */
  ports: PaymentsPort[];
  /** The bank of the demo; null when money is really taken. */
  simulator: Simulator | null;
};

/**
 * The configured banks. The demo has one of its own, which calls back at `ownAddress`, whatever the public host name is.
 * Each is loaded on its first use.
 */
export function choosePayments({ plata, liqpay, played, dataDir }: Config, clock: Clock, ownAddress: string): Payments {
  const real = [
    plata && loadedLater('plata', async () => (await import('../../integrations/payments/plata.ts')).plataPayments({ ...plata, clock })),
    liqpay &&
      loadedLater('liqpay', async () => (await import('../../integrations/payments/liqpay.ts')).liqpayPayments({ ...liqpay, clock })),
  ].filter((port) => port !== null);
  if (real.length > 0 || !played) return { ports: real, simulator: null };
  const simulated = memoize(async () => {
    const { makeBankSimulator } = await import('../../simulators/payments/bank-simulator.ts');
    return makeBankSimulator({
      folder: join(dataDir, 'simulators/bank'),
      clock,
      pagesAt: '/simulators/bank/',
      reach: (callbackUrl) => `${ownAddress}${new URL(callbackUrl).pathname}`,
    });
  });
  return {
    ports: [loadedLater('simulator', async () => (await simulated()).port)],
    simulator: {
      name: 'bank',
      async load() {
        const { bankTexts, showBank } = await import('../../simulators/payments/bank-simulator-page.ts');
        const bank = await simulated();
        return { words: bankTexts, show: (asked) => showBank(bank, asked, clock()) };
      },
    },
  };
}

function loadedLater(provider: string, load: () => Promise<PaymentsPort>): PaymentsPort {
  const port = memoize(load);
  return {
    provider,
    createInvoice: async (invoice) => (await port()).createInvoice(invoice),
    readCallback: async (call) => (await port()).readCallback(call),
    ask: async (payment) => (await port()).ask(payment),
    refund: async (refund) => (await port()).refund(refund),
  };
}
