/**
 * Empties the tables that have rows and restarts every sequence. Its answer is the shape of the whole database: another one
 * means that a test has changed more than rows.
 */
export const emptyAll = `
  reset all;
  do $$
    declare
      name text;
      is_used boolean;
      used text[];
    begin
      for name in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute 'select exists (select from ' || name || ')' into is_used;
        if is_used then used := used || name; end if;
      end loop;
      alter table audit_entry disable trigger audit_entry_stays;
      if used is not null then execute 'truncate ' || array_to_string(used, ', ') || ' cascade'; end if;
      alter table audit_entry enable trigger audit_entry_stays;
      perform setval(seqrelid, seqstart, false) from pg_sequence;
    end
  $$;
  select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_attribute where not attisdropped),
    (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_proc),
    (select string_agg(name, ' ' order by name) from kysely_migration)) as shape`;
