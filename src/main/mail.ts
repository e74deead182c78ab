import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { LettersSimulator } from '../integrations/mail/letters-simulator.ts';
import type { Config } from '../platform/config/config.ts';
import type { MailPort } from '../platform/mail/letter.ts';

type Page = { status: number; html: string };
export type Mail = {
  /** Null where nobody takes letters: they wait in the outbox. */
  port: MailPort | null;
  /** The mailbox of the simulator; null when letters are really sent. */
  shown: { at: string; show: (path: string) => Promise<Page> } | null;
};

/**
 * A mail server where one is configured. The demo shows its letters instead of sending them; anything else would show the letters of
 * real people to whoever asks, so without a mail server they wait. Both are loaded when the first letter leaves.
 */
export function chooseMail({ smtp, demo, publicUrl, dataDir }: Config, clock: Clock): Mail {
  if (smtp) {
    let port: Promise<MailPort> | undefined;
    const load = async () => (await import('../integrations/mail/smtp.ts')).smtpMail({ ...smtp, host: new URL(publicUrl).hostname });
    return {
      port: {
        async send(letter, id) {
          port ??= load();
          await (await port).send(letter, id);
        },
      },
      shown: null,
    };
  }
  if (!demo) return { port: null, shown: null };
  let simulator: Promise<LettersSimulator> | undefined;
  const load = async () => {
    const { makeLettersSimulator } = await import('../integrations/mail/letters-simulator.ts');
    return makeLettersSimulator({ folder: join(dataDir, 'simulators/letters'), clock });
  };
  const simulated = () => {
    simulator ??= load();
    return simulator;
  };
  return {
    port: { send: async (letter, id) => (await simulated()).send(letter, id) },
    shown: {
      at: '/simulators/letters/',
      async show(path) {
        const { showLetters } = await import('../integrations/mail/letters-simulator-page.ts');
        return showLetters(await simulated(), path);
      },
    },
  };
}
