import type { Kysely } from 'kysely';
import type { CatalogueTables } from './catalogue.tables.ts';

type Named = { id: number; externalId: string };

/** Ids of flats in the system that they come from. */
export const readExternalIds = (db: Kysely<CatalogueTables>, ids: number[]): Promise<Named[]> =>
  db.selectFrom('apartment').select(['id', 'salesforce_id as externalId']).where('id', 'in', ids).execute();

/** The flats with these external ids; an unknown id has none. */
export const readOwnIds = (db: Kysely<CatalogueTables>, externalIds: string[]): Promise<Named[]> =>
  db.selectFrom('apartment').select(['id', 'salesforce_id as externalId']).where('salesforce_id', 'in', externalIds).execute();
