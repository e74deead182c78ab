import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { CursorsTables } from '../platform/cursors/cursors.tables.ts';
import { moveCursor, readCursor } from '../platform/cursors/cursors.ts';

const name = 'crm-inventory-confirmed';
const confirmedSchema = z.object({ version: z.string(), allowGone: z.boolean(), allowJump: z.boolean() });
export type Confirmed = z.infer<typeof confirmedSchema>;

/** The changes that a person has confirmed, for this version of the CRM's inventory alone; null without a confirmation. */
export async function readConfirmed(db: Kysely<CursorsTables>, version: string): Promise<Omit<Confirmed, 'version'> | null> {
  const stored = await readCursor(db, name);
  const confirmed = stored === null ? null : confirmedSchema.safeParse(JSON.parse(stored)).data;
  return confirmed?.version === version ? { allowGone: confirmed.allowGone, allowJump: confirmed.allowJump } : null;
}

/** Replaces the previous confirmation. */
export async function storeConfirmation(db: Kysely<CursorsTables>, confirmed: Confirmed): Promise<void> {
  const to = JSON.stringify(confirmed);
  while (!(await moveCursor(db, { name, from: await readCursor(db, name), to })));
}
