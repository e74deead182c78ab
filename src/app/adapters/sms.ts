import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { SmsPort } from '../../domain/clients/sms-port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Simulator } from '../../simulators/frame.ts';
import { memoize } from '../memoize.ts';

export type Sms = {
  /** Null without a gateway: login by phone is impossible, and notifications wait in the outbox. */
  port: SmsPort | null;
  /** The phone that shows them; null when they are really sent. */
  simulator: Simulator | null;
};

/** The SMS gateway where one is configured. The demo shows its messages on a simulated phone. Both are loaded for the first message. */
export function chooseSms({ turboSms, played, dataDir }: Config, clock: Clock): Sms {
  if (turboSms) {
    const port = memoize(async () => (await import('../../integrations/sms/turbosms.ts')).turboSms({ ...turboSms, clock }));
    return { port: { send: async (message) => (await port()).send(message) }, simulator: null };
  }
  if (!played) return { port: null, simulator: null };
  const simulated = memoize(async () => {
    const { makeSmsSimulator } = await import('../../simulators/sms/sms-simulator.ts');
    return makeSmsSimulator({ folder: join(dataDir, 'simulators/sms'), clock });
  });
  return {
    port: { send: async (message) => (await simulated()).send(message) },
    simulator: {
      name: 'phone',
      async load() {
        const { phoneTexts, showPhone } = await import('../../simulators/sms/sms-simulator-page.ts');
        const phone = await simulated();
        return { words: phoneTexts, show: (asked) => showPhone(phone, asked) };
      },
    },
  };
}
