import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { parseEmail } from '../../base/email.ts';
import type { Locale } from '../../base/locale.ts';
import { readPhone } from '../../base/read-phone.ts';
import { ok, refuse } from '../../base/result.ts';
import type { Resume } from '../../contract/leads/leads.ts';
import type { FilesPort } from '../../platform/files/files.ts';
import { campaignJson, isRobot } from './form-input.ts';
import type { LeadsTables } from './leads.tables.ts';
import { checkResumeFile, type GivenFile, shownName } from './resume-file.ts';

type Context = { db: Kysely<LeadsTables>; clock: Clock; files: FilesPort; hasVacancy: (slug: string) => boolean };
export type SentResume = {
  locale: Locale;
  idempotencyKey: string;
  resume: Resume;
  file: GivenFile;
  /** Aborts the check of the file when the client has disconnected. */
  signal?: AbortSignal;
};

/** Applications for vacancies. */
export function makeResumes({ db, clock, files, hasVacancy }: Context) {
  /**
   * Stores the application and its file, and returns its number; the same idempotency key returns the same number and stores
   * nothing more. Refuses an invalid phone or e-mail address, an unknown vacancy, and a file that is empty, too large,
   * neither PDF nor DOCX or more than a text with pictures; then nothing is stored. A robot gets a random number.
   */
  async function sendResume({ locale, idempotencyKey, resume, file, signal }: SentResume) {
    const phone = await readPhone(resume.phone);
    if (!phone) return refuse({ kind: 'bad-phone' } as const);
    const email = parseEmail(resume.email);
    if (!email) return refuse({ kind: 'bad-email' } as const);
    if (resume.vacancy !== undefined && !hasVacancy(resume.vacancy)) return refuse({ kind: 'unknown-vacancy' } as const);
    const stored = await find(idempotencyKey);
    if (stored) return ok(stored);
    const checked = await checkResumeFile(file, signal);
    if (!checked.ok) return checked;
    if (isRobot(resume)) return ok({ id: randomUUID() });
    const storedName = await files.store(checked.value.bytes);
    try {
      const inserted = await db
        .insertInto('resume')
        .values({
          id: randomUUID(),
          idempotency_key: idempotencyKey,
          received_at: clock(),
          locale,
          name: resume.name,
          surname: resume.surname,
          phone,
          email,
          message: resume.message || null,
          vacancy_slug: resume.vacancy ?? null,
          file: storedName,
          file_name: shownName(file.name, checked.value.type),
          file_type: checked.value.type,
          file_bytes: checked.value.bytes.length,
          consent: resume.consent,
          campaign: campaignJson(resume),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) return ok(inserted);
    } catch (fault) {
      await files.discard(storedName);
      throw fault;
    }
    // The same request came twice at the same time, and the other one was first.
    await files.discard(storedName);
    const first = await find(idempotencyKey);
    if (!first) throw new Error('a resume vanished while it was stored');
    return ok(first);
  }

  const find = (idempotencyKey: string) =>
    db.selectFrom('resume').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirst();

  return { sendResume };
}
