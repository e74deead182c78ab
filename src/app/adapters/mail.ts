import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { MailPort } from '../../platform/mail/letter.ts';
import type { Simulator } from '../../simulators/frame.ts';
import { memoize } from '../memoize.ts';

export type Mail = {
  /** Null without a mail server: e-mails wait in the outbox. */
  port: MailPort | null;
  /** The mailbox of the simulator; null when e-mails are really sent. */
  simulator: Simulator | null;
};

/**
 * A mail server where one is configured. The demo shows its e-mails instead of sending them; elsewhere that would show real people's
 * e-mails to every visitor, so without a mail server they wait. Both are loaded when the first e-mail is sent.
 */
export function chooseMail({ smtp, played, publicUrl, dataDir }: Config, clock: Clock): Mail {
  if (smtp) {
    const port = memoize(async () =>
      (await import('../../integrations/mail/smtp.ts')).smtpMail({ ...smtp, host: new URL(publicUrl).hostname }),
    );
    return { port: { send: async (letter, id) => (await port()).send(letter, id) }, simulator: null };
  }
  if (!played) return { port: null, simulator: null };
  const simulated = memoize(async () => {
    const { makeLettersSimulator } = await import('../../simulators/mail/letters-simulator.ts');
    return makeLettersSimulator({ folder: join(dataDir, 'simulators/letters'), clock });
  });
  return {
    port: { send: async (letter, id) => (await simulated()).send(letter, id) },
    simulator: {
      name: 'letters',
      async load() {
        const { letterWords, showLetters } = await import('../../simulators/mail/letters-simulator-page.ts');
        const letters = await simulated();
        return { words: letterWords, show: (asked) => showLetters(letters, asked) };
      },
    },
  };
}
