import { officeProblemOf } from '../../../src/contract/office/office-client.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { movableClock } from '../services/post-office.ts';
import { everywhere, type Office, openOffice } from './open-office.ts';

export const somePassword = 'кінь батарея скріпка';
export type TypedLogin = { email: string; password: string; code: string };
export type OfficeClient = ReturnType<Office['openBrowser']>['client'];

export const enterByPassword = (client: OfficeClient, body: TypedLogin) => client('POST /office/api/password/login', { body });

/** The problem that an operation answers; null when it succeeds. */
export const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: unknown) => officeProblemOf(fault),
  );

/** An office with a person who has a password beside a passkey. `nextStep` passes to the next code; `letters` are those about ways in. */
export async function openWithPassword(database: Database) {
  const clock = movableClock('2026-11-25T09:00:00Z');
  const office = await openOffice(database, { clock });
  const person = await office.addPerson(everywhere('editor'), 'Олена Коваль');
  const own = await office.givePassword(person.id);
  const nextStep = () => clock.pass(0.5);
  const letters = async () =>
    (await office.db.selectFrom('outbox').select('payload').where('key', 'like', 'access:%').execute()).map(
      ({ payload }) => payload as { access: string; staff: string; device: string },
    );
  return { office, clock, person, own, nextStep, letters };
}
