import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { forgottenSince } from '../../base/retention.ts';
import type { FilesPort } from '../../platform/files/files.ts';
import type { LeadsTables } from './leads.tables.ts';

/** Deletes personal data of old requests: names, messages, files. */
export function makeForgettingLeads({ db, clock, files }: { db: Kysely<LeadsTables>; clock: Clock; files: FilesPort }) {
  async function forgetConsultations(now: Date): Promise<void> {
    const since = forgottenSince('consultation', now);
    // What a turn of a waitlist has led to stays, without whose it was.
    await db
      .updateTable('lead_work')
      .set({ name: '', phone: '', note: null, paused_until: null, pause_why: null })
      .where('kind', '=', 'waitlist')
      .where('phone', '<>', '')
      .where('turn_until', '<=', forgottenSince('left-place', now))
      .execute();
    await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        select c.id from consultation c where c.phone <> '' and c.received_at <= ${since}
          and not exists (select from consultation_message m where m.consultation_id = c.id and m.at > ${since})
        order by c.id for update`.execute(transaction);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      await transaction.selectFrom('lead_work').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
      await transaction.deleteFrom('lead_work').where('id', 'in', ids).execute();
      await transaction.deleteFrom('consultation_message').where('consultation_id', 'in', ids).execute();
      await transaction.updateTable('consultation').set({ name: '', message: null, phone: '' }).where('id', 'in', ids).execute();
    });
  }

  async function forgetSubscriptions(now: Date): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        select s.id from subscription s
        where (s.state = 'ended' and s.ended_at <= ${forgottenSince('ended-subscription', now)})
          or (s.state = 'waiting' and s.created_at <= ${forgottenSince('waiting-subscription', now)} and not exists (
            select from subscription_request r
            where r.subscription_id = s.id and r.asked_at > ${forgottenSince('waiting-subscription', now)}
          ))
        for update`.execute(transaction);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      await transaction.deleteFrom('subscription_request').where('subscription_id', 'in', ids).execute();
      await transaction.deleteFrom('subscription').where('id', 'in', ids).execute();
    });
    await db.deleteFrom('subscription_request').where('asked_at', '<=', forgottenSince('waiting-subscription', now)).execute();
  }

  async function forgetResumes(now: Date): Promise<void> {
    const old = await db.deleteFrom('resume').where('received_at', '<=', forgottenSince('resume', now)).returning('file').execute();
    for (const { file } of old) await files.discard(file);
    // Also files of a process that died between writing a file and its row, or between deleting a row and its file.
    for (const file of await files.olderThan(forgottenSince('orphan', now))) {
      const known = await db.selectFrom('resume').select('id').where('file', '=', file).executeTakeFirst();
      if (!known) await files.discard(file);
    }
  }

  /** Deletes by age the personal data of requests, subscriptions and applications. Nothing depends on when. */
  async function forgetOld(): Promise<void> {
    const now = clock();
    await forgetConsultations(now);
    await forgetSubscriptions(now);
    await forgetResumes(now);
  }

  return { forgetOld };
}
