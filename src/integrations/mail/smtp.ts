import { createTransport } from 'nodemailer';
import type { MailPort } from '../../platform/mail/letter.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';

const connectMs = 10_000;
const silenceMs = 30_000;
const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

type Settings = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which switches to TLS before anything is sent unless the host is this machine. */
  url: string;
  /** `Name <address@host>`. */
  from: string;
  /** The host that Message-IDs name. */
  host: string;
};

/** Sends letters through a mail server. */
export function smtpMail({ url, from, host }: Settings): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !ownMachine.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, unsubscribe }, id) {
      const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
      if (unsubscribe) {
        headers['List-Unsubscribe'] = `<${unsubscribe}>`;
        headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
      }
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text, messageId: `<${id}@${host}>`, headers });
      } catch (fault) {
        throw isFinal(fault) ? new Undeliverable(String(fault)) : fault;
      }
    },
  };
}

/** A refusal of this address or of this e-mail is final; a refusal of our password or our sender may be corrected by the operator. */
function isFinal(fault: unknown): boolean {
  const { responseCode, command } = (fault ?? {}) as { responseCode?: number; command?: string };
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
