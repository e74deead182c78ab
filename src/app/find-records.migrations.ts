import { type Kysely, sql } from 'kysely';

/** The beginning of a phone or of a name is looked for over the records of several modules. */
export const findRecordsMigrations = {
  '0044-find-by-prefix': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

const prefix = (table: string, column: string) => `create index ${table}_${column}_prefix on ${table} (${column} text_pattern_ops)`;

const statements = [
  prefix('client', 'phone'),
  prefix('client', 'lastname'),
  prefix('client', 'firstname'),
  prefix('consultation', 'phone'),
  prefix('consultation', 'name'),
  prefix('deal', 'phone'),
  prefix('deal', 'lastname'),
  `create index consultation_new on consultation (received_at) where state = 'new'`,
];
