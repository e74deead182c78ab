import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ok, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import { type AnswerTemplate, templateLimits } from '../../../contract/office/inbox/templates.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import type { LeadsTables } from '../leads.tables.ts';

type Seen = { id: string; version: number };
type Saving = { stored: Seen | null; title: string; uk: string; en: string };

/** One save at a time: the number of templates and their titles are compared under its lock. */
const topic = 'answer-templates';

/** Short answers in both languages, which heads of sales write and managers send. */
export function makeAnswerTemplates({ db }: { db: Kysely<LeadsTables> }) {
  const all = (from: Kysely<LeadsTables>) =>
    from.selectFrom('answer_template').select(['id', 'title', 'text_uk as uk', 'text_en as en', 'version']);

  /** By title. */
  const listTemplates = (): Promise<AnswerTemplate[]> => all(db).orderBy('title').orderBy('id').execute();

  /** Null where the template is as it was seen; refuses one that is gone, and one that another person has saved since. */
  async function refusalOf(trx: Kysely<LeadsTables>, { id, version }: Seen) {
    const found = isUuid(id) ? await all(trx).where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
    if (!found) return refuse({ kind: 'unknown-template' } as const);
    return found.version === version ? null : refuse({ kind: 'changed-meanwhile' } as const);
  }

  async function saveTemplate(transaction: OpenKysely, { stored, title, uk, en }: Saving) {
    const trx: Kysely<LeadsTables> = transaction;
    await announceChange(trx, topic);
    const refusal = stored && (await refusalOf(trx, stored));
    if (refusal) return refusal;
    const others = (await all(trx).execute()).filter(({ id }) => id !== stored?.id);
    if (!stored && others.length >= templateLimits.most) return refuse({ kind: 'too-many-templates' } as const);
    if (others.some((one) => one.title.toLowerCase() === title.toLowerCase())) return refuse({ kind: 'title-taken' } as const);
    const row = { title, text_uk: uk, text_en: en, version: (stored?.version ?? 0) + 1 };
    if (stored) await trx.updateTable('answer_template').set(row).where('id', '=', stored.id).execute();
    else
      await trx
        .insertInto('answer_template')
        .values({ id: randomUUID(), ...row })
        .execute();
    return ok({});
  }

  async function removeTemplate(transaction: OpenKysely, seen: Seen) {
    const trx: Kysely<LeadsTables> = transaction;
    const refusal = await refusalOf(trx, seen);
    if (refusal) return refusal;
    await trx.deleteFrom('answer_template').where('id', '=', seen.id).execute();
    return ok({});
  }

  return { listTemplates, saveTemplate, removeTemplate };
}
export type AnswerTemplates = ReturnType<typeof makeAnswerTemplates>;
