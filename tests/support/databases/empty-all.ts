/**
 * Empties the tables that have rows and restarts every sequence; deleting few rows is several times faster than new files for each
 * table. Its answer is the shape of the whole database: another one means that a test has changed more than rows.
 */
export const emptyAll = `
  reset all;
  do $$
    declare
      name text;
      is_used boolean;
    begin
      -- Neither references nor triggers: everything goes.
      set local session_replication_role = replica;
      for name in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute 'select exists (select from ' || name || ')' into is_used;
        if is_used then execute 'delete from ' || name; end if;
      end loop;
      perform setval(seqrelid, seqstart, false) from pg_sequence;
    end
  $$;
  select md5(concat_ws(' ',
    (select string_agg(concat(oid::regclass, relkind), ' ' order by oid) from pg_class where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(attrelid, attname, atttypid::regtype, attnotnull), ' ' order by attrelid, attnum) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and not attisdropped),
    (select string_agg(concat(conname, pg_get_constraintdef(oid)), ' ' order by oid) from pg_constraint where connamespace = 'public'::regnamespace),
    (select string_agg(concat(tgrelid::regclass, tgname, tgenabled), ' ' order by oid) from pg_trigger),
    (select string_agg(concat(proname, prosrc), ' ' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(name, ' ' order by name) from kysely_migration))) as shape`;
