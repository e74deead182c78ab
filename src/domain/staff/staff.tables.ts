import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { Role } from '../../contract/office/rights.ts';

export type StaffTables = {
  staff: {
    id: string;
    name: string;
    /** In small letters. */
    email: string;
    /** In E.164, for text messages of the office. */
    phone: ColumnType<string | null, string | null | undefined, string | null>;
    locale: Locale;
    /** Of everything about the person that the office changes. */
    version: Generated<number>;
    /** An invented person of the demo, who has no key. */
    is_demo: Generated<boolean>;
    /** The link that the person last came in by was the operator's: no colleague has had it, so the person is another than each colleague. */
    by_operator: Generated<boolean>;
    created_at: Date;
    /** Null until the invitation was accepted. */
    joined_at: ColumnType<Date | null, Date | undefined, Date>;
    locked_at: ColumnType<Date | null, undefined, Date | null>;
    /** At the last login. */
    seen_at: ColumnType<Date | null, undefined, Date>;
  };
  /** `project_id` null means all projects. */
  staff_role: { staff_id: string; role: Role; project_id: string | null };
  staff_key: {
    /** The credential's id in base64url, as browsers write it. */
    id: string;
    staff_id: string;
    public_key: string;
    counter: number;
    transports: ColumnType<string[], string, never>;
    device: string;
    created_at: Date;
    last_used_at: Date | null;
    /** A key that was added without another one signs and proves nothing before; null: it does from the beginning. */
    trusted_from: ColumnType<Date | null, Date | null | undefined, never>;
  };
  staff_session: {
    id: string;
    staff_id: string;
    token_hash: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    /** How it was opened. */
    way: Generated<'passkey' | 'password'>;
    /** When a trusted key was last used for a proof; a login is one. */
    proven_at: Date | null;
    /** The same of a password with a code, or of a key that is not trusted yet: a proof for the own keys alone. */
    weakly_proven_at: ColumnType<Date | null, Date | null | undefined, Date>;
    device: string;
  };
  /** The fallback of a person. */
  staff_password: {
    staff_id: string;
    /** Of Argon2id, with its cost. */
    hash: string;
    /** The secret of the codes is made of it and of the app secret. */
    nonce: string;
    /** The last step whose code was used: each is good once. */
    last_step: number;
    created_at: Date;
    last_used_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Tries in a row that were wrong. */
  staff_password_try: { who: string; wrong: number; closed_until: Date | null; tried_at: Date };
  /** Browsers from which a person has logged in by the password. */
  staff_device: { token_hash: string; staff_id: string; used_at: Date };
  /** The open invitation of a person. */
  staff_invite: { staff_id: string; id: string; token_hash: string; created_at: Date; expires_at: Date; by_operator: Generated<boolean> };
  /** The way back of a person who has lost every key; the database checks who takes which step. */
  staff_recovery: {
    id: string;
    staff_id: string;
    state: 'asked' | 'approved' | 'used' | 'declined' | 'withdrawn' | 'expired';
    why: string;
    asked_by: string;
    asked_at: Date;
    approved_by: ColumnType<string | null, undefined, string>;
    approved_at: ColumnType<Date | null, undefined, Date>;
    /** The invitation that the approval has made. */
    invite_id: ColumnType<string | null, undefined, string>;
    /** Until when it may be approved; then until when its link works. */
    expires_at: Date;
    ended_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Questions that a passkey has to sign; each is answered once. */
  staff_challenge: { challenge: string; staff_id: string | null; expires_at: Date };
  /** Questions about one act each. */
  staff_act_challenge: { challenge: string; staff_id: string; operation: string; nonce: string; expires_at: Date };
  /** An act with what its person has signed; nulls are of an invented person of the demo, who has no key. */
  signed_act: {
    id: string;
    staff_id: string;
    operation: string;
    nonce: string;
    /** The hash of nonce, operation and payload. */
    challenge: string;
    key_id: string | null;
    public_key: string | null;
    client_data: string | null;
    authenticator_data: string | null;
    signature: string | null;
    at: Date;
  };
};
