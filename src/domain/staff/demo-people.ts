import { randomUUID } from 'node:crypto';
import type { Role } from '../../contract/office/rights.ts';
import { noteChange } from '../../platform/audit/audit.ts';
import { readPeople, writeAssignments } from './people.store.ts';
import type { Request, StaffContext } from './staff-context.ts';
import type { StaffSessions } from './staff-sessions.ts';

/** An invented person for each role, with a name in each language; two administrators, because they recover a colleague's access together. */
export const inventedPeople = [
  { mailbox: 'manager', role: 'sales-manager', uk: 'Оксана Литвин', en: 'Oksana Lytvyn' },
  { mailbox: 'head', role: 'head-of-sales', uk: 'Андрій Ковальчук', en: 'Andrii Kovalchuk' },
  { mailbox: 'editor', role: 'editor', uk: 'Марія Гнатюк', en: 'Mariia Hnatiuk' },
  { mailbox: 'inventory', role: 'inventory-operator', uk: 'Тарас Бондар', en: 'Taras Bondar' },
  { mailbox: 'construction', role: 'construction-reporter', uk: 'Богдан Савчук', en: 'Bohdan Savchuk' },
  { mailbox: 'hr', role: 'hr', uk: 'Ірина Шевчук', en: 'Iryna Shevchuk' },
  { mailbox: 'accountant', role: 'accountant', uk: 'Наталія Мороз', en: 'Nataliia Moroz' },
  { mailbox: 'administrator', role: 'administrator', uk: 'Юрій Поліщук', en: 'Yurii Polishchuk' },
  { mailbox: 'second-administrator', role: 'administrator', uk: 'Ольга Романюк', en: 'Olha Romaniuk' },
] as const satisfies readonly { mailbox: string; role: Role; uk: string; en: string }[];
export type DemoMailbox = (typeof inventedPeople)[number]['mailbox'];

const emailOf = (mailbox: string) => `${mailbox}@office.example`;

/** The invented people of the demo, who come in without a passkey. Only the simulator of the demo asks for them. */
export function makeDemoPeople({ db, clock }: StaffContext, { openSession }: Pick<StaffSessions, 'openSession'>) {
  async function addDemoPeople(): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { mailbox, role, uk } of inventedPeople) {
        const now = clock();
        const made = await transaction
          .insertInto('staff')
          .values({
            id: randomUUID(),
            name: uk,
            email: emailOf(mailbox),
            locale: 'uk',
            is_demo: true,
            by_operator: true,
            created_at: now,
            joined_at: now,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) continue;
        const assignments = [{ role, projectId: null }];
        await writeAssignments(transaction, made.id, assignments);
        await noteChange(transaction, {
          at: now,
          by: { kind: 'system', id: null, requestId: null },
          operation: 'addDemoPeople',
          record: { type: 'staff', id: made.id, version: 1 },
          before: null,
          after: { assignments },
        });
      }
    });
  }

  /** A session of an invented person, or null for one who was locked. The first call makes all of them. */
  async function enterAsDemo(mailbox: DemoMailbox, request: Request): Promise<string | null> {
    await addDemoPeople();
    return db.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom('staff')
        .select('id')
        .where('email', '=', emailOf(mailbox))
        .where('is_demo', '=', true)
        .where('locked_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return person ? openSession(transaction, { ...request, staffId: person.id, operation: 'enterAsDemo', isTrusted: true }) : null;
    });
  }

  /** The mailboxes of invented people who are locked. */
  async function lockedDemoPeople(): Promise<string[]> {
    const locked = (await readPeople(db)).filter(({ isDemo, state }) => isDemo && state === 'locked');
    return inventedPeople.map(({ mailbox }) => mailbox).filter((mailbox) => locked.some(({ email }) => email === emailOf(mailbox)));
  }

  return { addDemoPeople, enterAsDemo, lockedDemoPeople };
}
