import type { Kysely } from 'kysely';
import { nameBeginnings, phoneBeginning } from '../../base/typed-beginning.ts';
import { beginsWith } from '../../platform/database/begins-with.ts';
import type { ClientsTables } from './clients.tables.ts';

/** Clients by the beginning of a phone or of one of their names, as people of the office look for them. */
export const makeFindClients =
  ({ db }: { db: Kysely<ClientsTables> }) =>
  async (typed: string, most: number) => {
    const names = nameBeginnings(typed);
    const rows = await db
      .selectFrom('client')
      .select(['id', 'firstname', 'lastname', 'phone'])
      .where('deleted_at', 'is', null)
      .where(({ or, ref }) =>
        or([beginsWith(ref('phone'), [phoneBeginning(typed)]), beginsWith(ref('lastname'), names), beginsWith(ref('firstname'), names)]),
      )
      .limit(most)
      .execute();
    return rows.map(({ id, phone, firstname, lastname }) => ({ id, phone, name: [firstname, lastname].filter(Boolean).join(' ') }));
  };
