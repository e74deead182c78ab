import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { frameLetter, type LetterText } from '../../platform/mail/letter-frame.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { hashOfToken } from '../../platform/secrets/tokens.ts';
import { type AccountNotice, confirmLetter, noticeLetter } from './client-texts.ts';
import type { ClientsTables } from './clients.tables.ts';

type Site = { publicUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
type Context = { db: Kysely<ClientsTables>; clock: Clock; site: Site };

/** The outbox payload of an e-mail to a client. */
export type ClientLetter =
  | { about: 'confirm-email'; clientId: string; token: string }
  | { about: 'notice'; notice: AccountNotice; clientId: string; device: string };

/** Writes the e-mails to clients, each when it is delivered, and notifies the owner of an account by one. */
export function makeClientLetters({ db, clock, site }: Context) {
  /** Notifies the owner of an account at the confirmed address; without one nothing is sent. */
  async function notifyOwner(
    transaction: Transaction<ClientsTables>,
    { notice, clientId, device }: { notice: AccountNotice; clientId: string; device: string },
  ) {
    const payload: ClientLetter = { about: 'notice', notice, clientId, device };
    await putInOutbox(transaction, clock, [{ kind: 'client-letter', key: `${notice} ${randomUUID()}`, payload }]);
  }

  async function writeNotice({ clientId, notice, device }: Extract<ClientLetter, { about: 'notice' }>): Promise<Letter | null> {
    const client = await db
      .selectFrom('client')
      .select(['email', 'locale'])
      .where('id', '=', clientId)
      .where('email_confirmed_at', 'is not', null)
      .executeTakeFirst();
    return client?.email
      ? framed({ email: client.email, locale: client.locale }, (given) => noticeLetter({ ...given, notice, device }))
      : null;
  }

  /** The e-mail of an outbox message as it is now; null when the client has left or the address has changed. */
  async function writeLetter(letter: ClientLetter): Promise<Letter | null> {
    if (letter.about === 'notice') return writeNotice(letter);
    const client = await db
      .selectFrom('client')
      .innerJoin('email_confirmation as asked', 'asked.client_id', 'client.id')
      .select(['client.email', 'client.locale'])
      .where('client.id', '=', letter.clientId)
      .where('asked.token_hash', '=', hashOfToken(letter.token))
      .whereRef('asked.email', '=', 'client.email')
      .executeTakeFirst();
    if (!client?.email) return null;
    const { token } = letter;
    return framed({ email: client.email, locale: client.locale }, (given) => confirmLetter({ ...given, token }));
  }

  type Given = { locale: Locale; brand: string; publicUrl: string };
  function framed({ email, locale }: { email: string; locale: Locale }, text: (given: Given) => LetterText): Letter {
    const { name: brand, phone } = site.brand(locale);
    const { publicUrl } = site;
    const frame = { to: email, locale, brand, phone, home: `${publicUrl}${locale === 'en' ? '/en/' : '/'}` };
    return frameLetter(frame, text({ locale, brand, publicUrl }));
  }

  return { notifyOwner, writeLetter };
}
