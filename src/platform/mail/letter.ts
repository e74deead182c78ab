/** One e-mail to one person. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The one-click link for unsubscribing (RFC 8058), where there is a subscription. */
  unsubscribe: string | null;
};

/**
 * Sends e-mails. `id` becomes the Message-ID: the same e-mail sent twice is one e-mail. Throws `Undeliverable` when the receiver refuses
 * for good, anything else when it may be tried again.
 */
export type MailPort = { send(letter: Letter, id: string): Promise<void> };
