import { type Kysely, sql } from 'kysely';
import { type AuditedTable, auditTable } from '../../platform/audit/audited-table.ts';

export const mediaMigrations = {
  '0082-media': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      for (const table of audited) await auditTable(db, table);
    },
  },
};

const statements = [
  `create table media (
    name text primary key check (name ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$'),
    sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    bytes integer not null check (bytes > 0),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    file_name text not null,
    files jsonb not null,
    made_by uuid not null,
    made_at timestamptz not null
  )`,
  `create table media_upload (
    id uuid primary key default gen_random_uuid(),
    file_name text not null,
    bytes integer not null check (bytes > 0),
    replaces text,
    picture text,
    made_by uuid not null,
    made_at timestamptz not null
  )`,
  'create index media_upload_by on media_upload (made_by)',
];

// A name of a file may name a client, and no entry can be deleted.
const audited: AuditedTable[] = [
  {
    table: 'media',
    record: 'picture',
    of: 'name',
    values: 'sha256 bytes width height',
    personal: 'file_name',
    technical: 'files made_by made_at',
  },
  {
    table: 'media_upload',
    record: 'upload',
    values: 'bytes replaces picture',
    personal: 'file_name',
    technical: 'made_by made_at',
  },
];
