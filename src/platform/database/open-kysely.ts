import type { Kysely } from 'kysely';

/** A database whose tables the platform does not know; each module narrows it to its own. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely is invariant in its tables, so only `any` lets a module narrow it
export type OpenKysely = Kysely<any>;
