import { type SqlBool, sql } from 'kysely';
import { ok, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import { inboxLimits } from '../../../contract/office/inbox/inbox.ts';
import { type Author, noteChange } from '../../../platform/audit/audit.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import type { FilesPort } from '../../../platform/files/files.ts';
import { type InboxContext, type LeadsTransaction, leadsTopic } from './inbox-context.ts';

type State = 'new' | 'read' | 'closed';
type Command = { id: string; version: number; state: State; by: Author };

/** Applications for vacancies as staff see them. */
export function makeResumeInbox({ db, clock, files }: Pick<InboxContext, 'db' | 'clock'> & { files: FilesPort }) {
  async function resumes({ state, cursor = '' }: { state: 'open' | 'closed'; cursor?: string | undefined }) {
    const [, at, id] = /^(\d{1,15})\|([0-9a-f-]{36})$/.exec(cursor) ?? [];
    const found = await db
      .selectFrom('resume')
      .selectAll()
      .where('state', state === 'closed' ? '=' : '<>', 'closed')
      .$if(id !== undefined, (some) =>
        some.where(sql<SqlBool>`(received_at, id) < (${new Date(Number(at))}::timestamptz, ${id ?? ''}::uuid)`),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(inboxLimits.page + 1)
      .execute();
    const rows = found.slice(0, inboxLimits.page);
    const last = rows.at(-1);
    return { rows, next: found.length > rows.length && last ? `${last.received_at.getTime()}|${last.id}` : null };
  }

  const resume = async (id: string) =>
    isUuid(id) ? ((await db.selectFrom('resume').selectAll().where('id', '=', id).executeTakeFirst()) ?? null) : null;

  /** The file of an application; null where there is none. */
  async function resumeFile(id: string) {
    const found = await resume(id);
    return found && { name: found.file_name, type: found.file_type, bytes: await files.read(found.file) };
  }

  async function changeResume(transaction: OpenKysely, { id, version, state, by }: Command) {
    const trx: LeadsTransaction = transaction;
    const found = isUuid(id)
      ? await trx.selectFrom('resume').select(['state', 'version']).where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!found) return refuse({ kind: 'unknown-resume' } as const);
    if (found.version !== version) return refuse({ kind: 'changed-meanwhile' } as const);
    if (found.state === state) return ok({ id });
    await trx
      .updateTable('resume')
      .set({ state, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await noteChange(transaction, {
      at: clock(),
      by,
      operation: 'changeResume',
      record: { type: 'resume', id, version: version + 1 },
      before: { state: found.state },
      after: { state },
    });
    await announceChange(transaction, leadsTopic);
    return ok({ id });
  }

  return { resumes, resume, resumeFile, changeResume };
}
export type StoredResume = NonNullable<Awaited<ReturnType<ReturnType<typeof makeResumeInbox>['resume']>>>;
export type ResumeInbox = ReturnType<typeof makeResumeInbox>;
