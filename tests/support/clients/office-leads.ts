import { randomUUID } from 'node:crypto';
import type { ConsultationIntent } from '../../../src/contract/leads/lead-limits.ts';
import type { Office } from './open-office.ts';

type Asked = { name?: string; phone?: string; flat?: string | null; message?: string; intent?: ConsultationIntent };

/** A request as the site makes it; answers its number. */
export async function askFor(
  { leads }: Office,
  { name = 'Олена', phone = '+380501234567', flat = 'p1-143', message = '', intent }: Asked = {},
) {
  const asked = await leads.requestConsultation({
    locale: 'uk',
    idempotencyKey: randomUUID(),
    provenPhone: phone,
    consultation: { name, phone, message, consent: '2026-11', elapsed: 9_000, ...(flat && { apartment_slug: flat }), intent },
  });
  if (!asked.ok) throw new Error(asked.refusal.kind);
  return asked.value.id;
}

/** A request of a project that a person has, by rows alone: for tests with hundreds of them. */
export async function seatRequest(
  { db, clock }: Office,
  {
    projectId,
    ownerId,
    isDone = false,
    pausedUntil = null,
  }: { projectId: string; ownerId: string; isDone?: boolean; pausedUntil?: Date | null },
) {
  const id = randomUUID();
  const now = clock();
  await db
    .insertInto('consultation')
    .values({
      id,
      idempotency_key: id,
      received_at: now,
      locale: 'uk',
      consent: '2026-11',
      campaign: '{}',
      name: 'Олена',
      phone: '+380501234567',
      message: null,
      apartment_slug: `${projectId}-143`,
      intent: null,
      is_proven: true,
    })
    .execute();
  await db
    .insertInto('lead_work')
    .values({
      id,
      kind: 'consultation',
      project_id: projectId,
      apartment_slug: `${projectId}-143`,
      price_minor: null,
      price_currency: null,
      locale: 'uk',
      turn_until: null,
      owner_id: ownerId,
      received_at: now,
      asked_at: pausedUntil ?? now,
      remind_at: now,
      due_at: now,
      escalated_at: null,
      answered_at: null,
      first_answer_at: null,
      lost_reason: null,
      ...(isDone ? { state: 'done', closed_at: now, outcome: 'spam' } : { closed_at: null, outcome: null }),
      paused_until: pausedUntil,
      pause_why: pausedUntil && 'Клієнт на нараді',
      note: null,
      notice: 'new',
      notice_at: now,
    })
    .execute();
  return id;
}

/** An application for a vacancy; answers its number. */
export async function seatResume({ db, clock }: Office): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('resume')
    .values({
      id,
      idempotency_key: id,
      received_at: clock(),
      locale: 'uk',
      consent: '2026-11',
      campaign: '{}',
      name: 'Ірина',
      surname: 'Бойко',
      phone: '+380671112233',
      email: 'iryna@example.ua',
      message: null,
      vacancy_slug: 'engineer',
      file: randomUUID(),
      file_name: 'resume.pdf',
      file_type: 'pdf',
      file_bytes: 3,
    })
    .execute();
  return id;
}
