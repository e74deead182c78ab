import type { Clock } from '../base/clock.ts';
import { hourMs } from '../base/durations.ts';
import type { Deals, PaymentsPort } from '../domain/deals/deals.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { NoteLook } from '../platform/operations/source-looks.ts';
import type { OutboxHandler } from '../platform/outbox/outbox.ts';

const askEveryMs = 30_000;
/** A bank has this long to report by itself. */
const patienceMs = 30_000;
/** Nearly all payments are decided within an hour; the others are polled at longer intervals, for three days. */
const fewRounds = 60;
const longest = 72 * hourMs;

type Banks = readonly PaymentsPort[];
type Materials = {
  banks: Banks;
  deals: Pick<Deals, 'applyPaymentEvent' | 'undecidedPayments'>;
  clock: Clock;
  log: Pick<Log, 'warn' | 'error'>;
  noteLook?: NoteLook;
};

/** Asks the banks about payments without a final state: a callback may have got lost. A bank that is down is skipped. */
export async function askBanks(
  { banks, deals, clock, log, noteLook }: Materials,
  beganWithinMs = longest,
  isStopped = () => false,
): Promise<void> {
  const now = clock().getTime();
  const payments = await deals.undecidedPayments({ from: new Date(now - beganWithinMs), to: new Date(now - patienceMs) });
  for (const bank of banks) {
    const look = { source: 'bank', part: bank.provider } as const;
    try {
      for (const { provider, ...payment } of payments) {
        if (isStopped()) return;
        const event = provider === bank.provider ? await bank.ask(payment) : null;
        if (event) await deals.applyPaymentEvent(event);
      }
      if (payments.some(({ provider }) => provider === bank.provider)) await noteLook?.({ ...look, ok: true });
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault;
      log.warn({ err: fault }, 'a bank could not be asked about its payments');
      await noteLook?.({ ...look, ok: false, fault });
    }
  }
}

/**
 * Polls at once, for events from the time when this process was down, and then every half a minute. Returns a function that stops it after
 * the present round.
 */
export function pollBanks({ startJob: start = startJob, ...materials }: Materials & { startJob?: StartJob }): () => Promise<void> {
  if (materials.banks.length === 0) return () => Promise.resolve();
  let rounds = 0;
  return start({
    name: 'banks',
    work: (isStopped) => askBanks(materials, rounds++ % fewRounds === 0 ? longest : hourMs, isStopped),
    pauseMs: () => askEveryMs,
    firstMs: 0,
    onFault: (fault) => materials.log.error({ err: fault }, 'payment events could not be applied'),
  }).stop;
}

type RefundTask = Parameters<PaymentsPort['refund']>[0] & { provider: string };

/** Refunds a payment, and applies the bank's answer at once: its callback may come late or never. */
export const refundHandlers = (banks: Banks, { applyPaymentEvent }: Pick<Deals, 'applyPaymentEvent'>): Record<string, OutboxHandler> => ({
  async refund(task) {
    const { provider, ...refund } = task as RefundTask;
    const bank = banks.find((one) => one.provider === provider);
    if (!bank) throw new Error(`${provider} is not configured`);
    await bank.refund(refund);
    const event = await bank.ask(refund);
    if (event) await applyPaymentEvent(event);
  },
});
