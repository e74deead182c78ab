import type { Clock } from '../base/clock.ts';
import type { SmsPort } from '../domain/clients/sms-port.ts';
import type { Config } from '../platform/config/config.ts';

/** The SMS gateway where one is configured; null where nobody takes messages. Loaded when the first one leaves. */
export function chooseSms({ turboSms }: Config, clock: Clock): SmsPort | null {
  if (!turboSms) return null;
  let port: Promise<SmsPort> | undefined;
  const load = async () => (await import('../integrations/sms/turbosms.ts')).turboSms({ ...turboSms, clock });
  return {
    async send(message) {
      port ??= load();
      await (await port).send(message);
    },
  };
}
