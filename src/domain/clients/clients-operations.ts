import type { Locale } from '../../base/locale.ts';
import type { Result } from '../../base/result.ts';
import type { UserChange } from '../../contract/clients/clients.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import type { ClientLetter } from './client-letters.ts';
import type { CodeRefused } from './code-admission.ts';
import type { AskedCode } from './phone-checks.ts';
import type { Client, ClientNames } from './profile.ts';
import type { ClientSession } from './sessions.ts';

type Done = Record<never, never>;
type BadPhone = { kind: 'bad-phone' };
type BadCode = { kind: 'bad-code' };
type BadPasskey = { kind: 'bad-passkey' };
type LoggedIn = { token: string; client: Client };

export type Login = { phone: string; code: string; locale: Locale; userAgent: string; address: string };
export type Proof = { session: ClientSession; code: string; address: string };
export type Leave = { clientId: string; code: string; address: string };

/**
 * Clients by their proven phone, with profile and sessions. The first login with a phone makes its client. Other modules know a client by
 * id; the proven phone finds earlier requests. The implementing files say more of each.
 */
export type Clients = {
  // Codes by SMS.
  /** Sends a code of six digits for one purpose. Refuses a phone that takes no messages here, and too many codes. */
  startPhoneCheck(
    asked: AskedCode,
  ): Promise<Result<{ code: string | null; ttlSeconds: number; resendAfterSeconds: number }, BadPhone | CodeRefused>>;
  /**
   * A session for the valid code of a phone; the first one makes the client. Refuses an invalid phone, and with one refusal for all a code
   * that is wrong, old, used or tried too often.
   */
  login(given: Login): Promise<Result<LoggedIn, BadPhone | BadCode>>;
  /** Makes a session fresh by a code of its own phone that was asked for this. Refuses any other code. */
  prove(proof: Proof): Promise<Result<Done, BadCode>>;

  // Sessions.
  /** The session of a token and its client; null when it was never given or has ended. */
  sessionOf(token: string): Promise<ClientSession | null>;
  /** Where the client is logged in, the last used first. */
  sessions(clientId: string): Promise<{ id: string; device: string; created_at: Date; last_used_at: Date }[]>;
  /** Ends one session of the client. Refuses one of another client or an ended one. */
  signOut(clientId: string, sessionId: string): Promise<Result<Done, { kind: 'unknown-session' }>>;
  signOutEverywhere(clientId: string): Promise<void>;

  // Passkeys.
  /** The options for a browser to make a key of the client. */
  passkeyToAdd(client: Client): Promise<object>;
  addPasskey(clientId: string, response: PasskeyResponse, userAgent: string): Promise<Result<Done, BadPasskey>>;
  /** The options for a browser to let its user choose a key. */
  passkeyToLogIn(): Promise<object>;
  /** A session for the holder of a client's key. Refuses with one refusal an unknown key and a response that does not fit. */
  logInByPasskey(response: PasskeyResponse, userAgent: string): Promise<Result<LoggedIn, BadPasskey>>;
  passkeys(clientId: string): Promise<{ id: string; name: string; created_at: Date; last_used_at: Date | null }[]>;
  removePasskey(clientId: string, id: string): Promise<Result<Done, { kind: 'unknown-passkey' }>>;

  // The profile.
  /** Null when there is no such client, or the account is deleted. */
  getClient(id: string): Promise<Client | null>;
  /** The client of this proven phone, E.164; null without one. */
  getClientOfPhone(transaction: OpenKysely, phone: string): Promise<Client | null>;
  /** The client of a phone, E.164, who is made where there is none: staff write down a phone that its owner has not proven yet. */
  ensureClient(transaction: OpenKysely, asked: { phone: string; locale: Locale }): Promise<Client>;
  /** Locks the client's row until the transaction ends; limits on a client's records are counted under it. Null when the account is deleted. */
  lockClient(transaction: OpenKysely, id: string): Promise<Client | null>;
  /** Changes the named fields only. Refuses an impossible address or tax number; then nothing is changed. */
  updateClient(id: string, change: UserChange): Promise<Result<Client, { kind: 'bad-email' } | { kind: 'bad-tax-number' }>>;
  /** Copies a name that the client has used elsewhere into an empty profile. */
  introduce(transaction: OpenKysely, id: string, called: ClientNames): Promise<void>;
  /**
   * Deletes an account by a code of its own phone that was requested for this: personal data and sessions are deleted; rows that the law
   * requires elsewhere stay without them. Refuses a wrong code, and while a deal of the client is live.
   */
  deleteClient(leave: Leave): Promise<Result<Done, BadCode | { kind: 'deal-is-live' }>>;

  // E-mails to clients.
  /** Sends the link that confirms the address once more. Refuses when there is nothing to confirm, or the limit of the day is reached. */
  sendConfirmation(clientId: string): Promise<Result<Done, { kind: 'nothing-to-confirm' } | { kind: 'too-many-letters' }>>;
  /** Accepts the token of an e-mail. Refuses one that was never given, is too old, or is of an address that has changed since. */
  confirmEmail(token: string): Promise<Result<Done, { kind: 'dead-link' }>>;
  /** The e-mail of an outbox message as it is now; null when the client has left or the address has changed. */
  writeLetter(letter: ClientLetter): Promise<Letter | null>;

  // Jobs.
  /** Deletes expired codes, sessions and links. Nothing depends on when. */
  forgetOld(): Promise<void>;
};
