import { type Kysely, sql } from 'kysely';

/** What the office needs of waitlists. */
export const waitlistMigrations = {
  '0052-waitlist-control': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

const statements = [
  'alter table waiting add column project_id text',
  `update waiting set project_id = p.salesforce_id from apartment a join floor f on f.id = a.floor_id
    join section s on s.id = f.section_id join project p on p.id = s.project_id where a.id = waiting.apartment_id`,
  'alter table waiting add column since timestamptz',
  'alter table waiting add column skipped_at timestamptz check (skipped_at is null or left_at is not null)',
  `create table waitlist_event (
    apartment_id integer not null references apartment (id),
    position integer not null,
    at timestamptz not null,
    staff_id uuid,
    kind text not null check (kind in ('skip', 'notify', 'close', 'open')),
    waiting_id uuid references waiting (id),
    reason text check (reason in ('asked', 'unreachable', 'other')),
    note text,
    primary key (apartment_id, position),
    check ((kind in ('skip', 'notify')) = (waiting_id is not null)),
    check ((kind = 'skip') = (reason is not null))
  )`,
  'create index waitlist_event_waiting on waitlist_event (waiting_id) where waiting_id is not null',
];
