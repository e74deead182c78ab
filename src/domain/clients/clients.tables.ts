import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { WireNotices } from '../../contract/clients/clients.ts';

export type ClientsTables = {
  client: {
    id: string;
    /** E.164; `deleted:<id>` when the client has left, so that the number is free again. */
    phone: string;
    locale: Locale;
    firstname: string | null;
    lastname: string | null;
    patronymic: string | null;
    email: string | null;
    email_confirmed_at: Date | null;
    inn: string | null;
    /** Only the values that differ from the defaults. */
    notices: ColumnType<Partial<WireNotices>, string | undefined, string>;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  /** The last code sent to a phone for each requesting network. */
  phone_check: {
    phone: string;
    /** The hashed network of the request. */
    asker: string;
    /** Null when the code has been used. */
    code_hash: string | null;
    sent_at: Date;
    expires_at: Date;
    tries: Generated<number>;
    /** Tries from other networks than the one that requested the code. */
    tries_elsewhere: Generated<number>;
    /** The start of the day in which `sent_today` messages were sent for this network. */
    day_started_at: Date;
    sent_today: number;
  };
  /** Messages with codes to a phone, from any network. */
  phone_day: { phone: string; day_started_at: Date; sent_today: number };
  client_session: {
    id: string;
    client_id: string;
    token_hash: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    /** When the client last proved the phone, after the login. */
    proven_at: ColumnType<Date | null, Date | undefined, Date>;
    device: string;
  };
  email_confirmation: { token_hash: string; client_id: string; email: string; asked_at: Date; expires_at: Date };
  passkey: {
    /** The credential's id in base64url, as browsers write it. */
    id: string;
    client_id: string;
    public_key: string;
    counter: number;
    transports: ColumnType<string[], string, never>;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** Questions that a passkey has to sign; each is answered once. */
  passkey_challenge: { challenge: string; client_id: string | null; expires_at: Date };
};
