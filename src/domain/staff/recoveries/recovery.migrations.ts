import { type Kysely, sql } from 'kysely';

export const recoveryMigrations = {
  '0053-staff-recovery': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

const statements = [
  `create table staff_recovery (
    id uuid primary key,
    staff_id uuid not null references staff (id),
    state text not null check (state in ('asked', 'approved', 'used', 'declined', 'withdrawn', 'expired')),
    why text not null check (btrim(why) <> ''),
    asked_by uuid not null references staff (id),
    asked_at timestamptz not null,
    approved_by uuid references staff (id),
    approved_at timestamptz,
    invite_id uuid,
    expires_at timestamptz not null,
    ended_at timestamptz,
    constraint staff_recovery_of_another check (asked_by <> staff_id and approved_by <> staff_id),
    constraint staff_recovery_by_two check (approved_by <> asked_by),
    check (num_nulls(approved_by, approved_at, invite_id) in (0, 3)),
    check (approved_by is not null or state not in ('approved', 'used')),
    check ((state in ('asked', 'approved')) = (ended_at is null))
  )`,
  `create unique index staff_recovery_open on staff_recovery (staff_id) where state in ('asked', 'approved')`,
  // Under the lock of changes that could take an administrator away: the person who asks and the one who approves are administrators at this instant.
  `create function guard_staff_recovery() returns trigger language plpgsql as $$
    declare administrators integer;
    begin
      if tg_op = 'INSERT' then
        if new.state <> 'asked' then
          raise exception 'a recovery begins with being asked for' using errcode = 'restrict_violation';
        end if;
      elsif (new.id, new.staff_id, new.why, new.asked_by, new.asked_at) is distinct from (old.id, old.staff_id, old.why, old.asked_by, old.asked_at)
        or old.state not in ('asked', 'approved') or new.state = 'asked'
        or (old.state = 'approved' and (new.state = 'approved' or new.approved_by is distinct from old.approved_by
          or new.invite_id is distinct from old.invite_id))
        or (old.state = 'asked' and new.state <> 'approved' and new.approved_by is not null)
        or (new.state = 'approved' and new.approved_at >= old.expires_at) then
        raise exception 'a recovery goes forward, once' using errcode = 'restrict_violation';
      end if;
      if new.state in ('asked', 'approved') then
        perform pg_advisory_xact_lock(3600);
        select count(distinct staff.id) into administrators from staff join staff_role on staff_role.staff_id = staff.id
          where staff.id in (new.asked_by, new.approved_by) and role = 'administrator' and joined_at is not null and locked_at is null;
        if administrators <> (case new.state when 'asked' then 1 else 2 end) then
          raise exception 'a recovery is asked for and approved by administrators' using errcode = 'restrict_violation';
        end if;
      end if;
      return new;
    end $$`,
  `create trigger staff_recovery_guard before insert or update on staff_recovery for each row execute function guard_staff_recovery()`,
  `create trigger staff_recovery_stays before delete on staff_recovery for each row execute function refuse_change()`,
];
