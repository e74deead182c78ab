import { type Kysely, sql } from 'kysely';

export const inboxMigrations = {
  '0046-lead-work': {
    async up(db: Kysely<unknown>) {
      for (const statement of leadWork) await sql.raw(statement).execute(db);
    },
  },
  '0059-lead-work-turns': {
    async up(db: Kysely<unknown>) {
      for (const statement of turnEnds) await sql.raw(statement).execute(db);
    },
  },
  '0073-lead-work-pauses': {
    async up(db: Kysely<unknown>) {
      for (const statement of pauses) await sql.raw(statement).execute(db);
    },
  },
};

const pauses = [
  'alter table lead_work add column paused_until timestamptz',
  `alter table lead_work add column pause_why text check (btrim(pause_why) <> '')`,
  `alter table lead_work add constraint lead_work_pause
    check (paused_until is null or (pause_why is not null and state <> 'done' and answered_at is null and asked_at = paused_until))`,
  'alter table lead_work drop constraint lead_work_notice_check',
  `alter table lead_work add constraint lead_work_notice_check
    check (notice in ('new', 'reply', 'half-time', 'overdue', 'assigned', 'resumed'))`,
  'create index lead_work_paused on lead_work (paused_until) where paused_until is not null',
];

// A request that staff have ended before its turn was over keeps their outcome.
const turnEnds = [
  'alter table lead_work add column turn_ended_at timestamptz',
  'alter table lead_work drop constraint lead_work_outcome_check',
  `alter table lead_work add constraint lead_work_outcome_check check (outcome in ('talked', 'no-answer', 'visit', 'deal', 'lost', 'spam')
    or (outcome in ('turn-used', 'turn-passed', 'turn-left', 'turn-expired', 'turn-closed') and turn_ended_at is not null))`,
  `update lead_work set turn_ended_at = turn_until where kind = 'waitlist' and state = 'done' and turn_until <= now()`,
  `create index lead_work_turn on lead_work (turn_until) where kind = 'waitlist' and turn_ended_at is null`,
];

// `id` is that of the consultation, or of the place on a waitlist. `asked_at` begins the promise that runs: with the request, and with each
// later message of the client. Requests of before have no promise: none was made.
const leadWork = [
  `create table lead_work (
    id uuid primary key,
    kind text not null check (kind in ('consultation', 'waitlist')),
    project_id text,
    apartment_slug text,
    price_minor bigint,
    price_currency text check (price_currency in ('UAH', 'USD')),
    name text not null default '',
    phone text not null default '',
    locale text not null check (locale in ('uk', 'en')),
    turn_until timestamptz,
    owner_id uuid,
    version integer not null default 1,
    received_at timestamptz not null,
    asked_at timestamptz not null,
    is_reply boolean not null default false,
    remind_at timestamptz,
    due_at timestamptz,
    escalated_at timestamptz,
    answered_at timestamptz,
    first_answer_at timestamptz,
    state text not null default 'new' check (state in ('new', 'working', 'done')),
    closed_at timestamptz check ((closed_at is not null) = (state = 'done')),
    outcome text check (outcome in ('talked', 'no-answer', 'visit', 'deal', 'lost', 'spam')),
    lost_reason text check ((lost_reason is not null) = coalesce(outcome = 'lost', false)),
    note text,
    notice text check (notice in ('new', 'reply', 'half-time', 'overdue', 'assigned')),
    notice_at timestamptz
  )`,
  `create index lead_work_open on lead_work ((answered_at is not null), coalesce(due_at, asked_at), id) where state <> 'done'`,
  `create index lead_work_owner on lead_work (owner_id, state)`,
  `create index lead_work_done on lead_work (closed_at desc, id) where state = 'done'`,
  `create index lead_work_notice on lead_work (notice_at desc)`,
  `create index lead_work_remind on lead_work (remind_at) where remind_at is not null and answered_at is null`,
  `create index lead_work_escalate on lead_work (due_at) where escalated_at is null and answered_at is null`,
  `create index lead_work_phone on lead_work (phone) where phone <> ''`,
  `create table lead_rotation (project_id text primary key, last_number bigint not null)`,
  `create table lead_turn (project_id text not null, staff_id uuid not null, number bigint not null, primary key (project_id, staff_id))`,
  'alter table resume add column version integer not null default 1',
  'create index resume_received on resume (received_at desc, id)',
  `insert into lead_work (id, kind, project_id, apartment_slug, locale, received_at, asked_at, answered_at, state, closed_at)
    select c.id, 'consultation', p.salesforce_id, c.apartment_slug, c.locale, c.received_at, c.received_at,
      case when c.state <> 'new' then c.received_at end,
      case c.state when 'new' then 'new' when 'called' then 'working' else 'done' end,
      case when c.state = 'closed' then c.received_at end
    from consultation c left join apartment a on a.slug = c.apartment_slug left join floor f on f.id = a.floor_id
      left join section s on s.id = f.section_id left join project p on p.id = s.project_id
    where c.phone <> ''`,
];
