import { type Kysely, sql } from 'kysely';

export const signedActsMigrations = {
  '0049-signed-acts': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

const statements = [
  // Questions that a passkey has to sign for one act; each is answered once.
  `create table staff_act_challenge (
    challenge text primary key,
    staff_id uuid not null references staff (id),
    operation text not null,
    nonce text not null,
    expires_at timestamptz not null
  )`,
  // What a person has signed, in the transaction of the act. An invented person of the demo has no key and signs nothing.
  `create table signed_act (
    id uuid primary key,
    staff_id uuid not null references staff (id),
    operation text not null,
    nonce text not null,
    challenge text not null unique,
    key_id text,
    public_key text,
    client_data text,
    authenticator_data text,
    signature text,
    at timestamptz not null,
    check (num_nulls(key_id, public_key, client_data, authenticator_data, signature) in (0, 5))
  )`,
  'create index signed_act_staff on signed_act (staff_id, at)',
  `create trigger signed_act_append_only before update or delete on signed_act
    for each row execute function refuse_change()`,
];
