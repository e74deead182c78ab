import { type Kysely, sql } from 'kysely';

export const operatorLinksMigrations = {
  '0056-operator-links': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

const statements = [
  `alter table staff add column by_operator boolean not null default false`,
  `alter table staff_invite add column by_operator boolean not null default false`,
  // Of earlier people those all of whose links were the operator's.
  `update staff set by_operator = true where is_demo or (
    select bool_and(actor_kind = 'operator') from audit_entry
    where record_type = 'staff' and record_id = staff.id::text and operation in ('invitePerson', 'inviteAgain', 'approveRecovery')
  )`,
  `update staff_invite set by_operator = true where 'operator' = (
    select actor_kind from audit_entry
    where record_type = 'staff' and record_id = staff_invite.staff_id::text and operation in ('invitePerson', 'inviteAgain', 'approveRecovery')
    order by position desc limit 1
  )`,
  // As before, and both have come in by a link of the operator: an administrator could keep the link of a colleague, and be two.
  `create or replace function guard_staff_recovery() returns trigger language plpgsql as $$
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
          where staff.id in (new.asked_by, new.approved_by) and role = 'administrator' and joined_at is not null and locked_at is null
            and by_operator;
        if administrators <> (case new.state when 'asked' then 1 else 2 end) then
          raise exception 'a recovery is asked for and approved by administrators' using errcode = 'restrict_violation';
        end if;
      end if;
      return new;
    end $$`,
];
