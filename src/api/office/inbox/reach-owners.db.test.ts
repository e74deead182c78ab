import { expect, it } from 'vitest';
import { askFor } from '../../../../tests/support/clients/office-leads.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { smsHandlers } from '../../../jobs/deliver-outbox.ts';
import { makeOutbox } from '../../../platform/outbox/outbox.ts';

const phone = '+380671112233';

onOneEngine('a request whose owner is not at the screen', (open) => {
  /** One manager, who owns all requests, and what was written to them. */
  const start = async (at = '2026-11-25T09:00:00Z') => {
    const clock = movableClock(at);
    const database = await open();
    const office = await openOffice(database, { clock });
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const { db, leads } = office;
    const giveNumber = (typed = '067 111 22 33') => oksana.client('POST /office/api/phone', { body: { phone: typed }, ...newKey() });
    const texts: { to: string; text: string }[] = [];
    const port = { send: async ({ to, text }: { to: string; text: string }) => void texts.push({ to, text }) };
    const handlers = smsHandlers(port, { clients: office.clients, leads });
    const log = { warn: () => undefined, error: (about: unknown) => expect(about).toBeNull() };
    const deliver = () => makeOutbox({ db, clock, watch: database.watch, handlers, log }).deliverDue();
    const letters = async () => {
      const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'letter').orderBy('key').execute();
      return Promise.all(rows.map(({ payload }) => leads.writeLetter(payload as never)));
    };
    const pass = async (minutes: number) => {
      clock.pass(minutes);
      await leads.keepPromises();
    };
    return { clock, office, oksana, db, leads, giveNumber, texts, deliver, letters, pass };
  };

  it('gets a text at the half and one when it is overdue, with no word of the client, and none once it is answered', async () => {
    const { office, oksana, db, giveNumber, texts, deliver, letters, pass } = await start();
    await giveNumber();
    const [id, answered] = [await askFor(office), await askFor(office)];
    await pass(8);
    const { version } = (await oksana.client('GET /office/api/request', { query: { id: answered } })).request;
    await oksana.client('POST /office/api/requests/outcome', { body: { id: answered, version, outcome: 'talked' }, ...newKey() });
    await deliver();
    const url = `https://office.example.test/office/inbox/${id}`;
    expect(texts).toEqual([{ to: phone, text: `Запит клієнта чекає на вашу відповідь до 11:15: ${url}` }]);
    expect(await letters()).toEqual([]);
    await db.updateTable('staff').set({ locale: 'en' }).execute();
    // Seven minutes after the last press.
    await pass(7);
    await deliver();
    expect(texts.slice(1)).toEqual([
      { to: phone, text: `A client’s request has waited longer than we promised, and it is yours to answer: ${url}` },
    ]);
    expect((await letters()).map((letter) => letter?.subject)).toEqual(['A request has waited longer than we promised']);
  });

  it('is reminded by e-mail without a number, and by the screen alone where it is open', async () => {
    const { office, oksana, texts, deliver, letters, pass } = await start();
    const id = await askFor(office);
    await pass(8);
    await deliver();
    const [letter, ...others] = await letters();
    expect([texts, others]).toEqual([[], []]);
    expect(letter?.subject).toBe('Запит чекає на вашу відповідь');
    expect(letter?.text).toContain('до 11:15');
    expect(letter?.text).toContain(`/office/inbox/${id}`);
    await askFor(office);
    await pass(6);
    await oksana.client('GET /office/api/me');
    await pass(2);
    expect(await letters()).toHaveLength(2);
    const { notices } = await oksana.client('GET /office/api/requests/notices');
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['half-time', 'overdue']);
  });

  it('names the day where the office closes in between, and sends no reminder that comes too late or is another person’s', async () => {
    const { office, db, clock, leads, giveNumber, texts, deliver, pass } = await start('2026-11-25T15:50:00Z');
    await giveNumber();
    await askFor(office);
    await pass(8);
    const [row] = await db.selectFrom('outbox').select('payload').where('kind', '=', 'sms-staff').execute();
    const text = async () => (await leads.writeStaffSms(row?.payload as never))?.text;
    expect(await text()).toContain('до 26 листопада, 09:05: ');
    await office.addPerson(everywhere('sales-manager'));
    const before = await db.selectFrom('lead_work').select('owner_id').executeTakeFirstOrThrow();
    await db.updateTable('lead_work').set({ owner_id: crypto.randomUUID() }).execute();
    expect(await text()).toBeUndefined();
    await db.updateTable('lead_work').set(before).execute();
    clock.pass(16 * 60);
    expect(await text()).toBeUndefined();
    await deliver();
    expect(texts).toEqual([]);
  });

  it('that is overdue before its reminder was sent gets no reminder', async () => {
    const { office, db, giveNumber, pass } = await start();
    await giveNumber();
    await askFor(office);
    await pass(20);
    const rows = await db.selectFrom('outbox').select('key').where('kind', '=', 'sms-staff').execute();
    expect(rows.map(({ key }) => key.split(':')[1])).toEqual(['overdue']);
  });

  it('has the number that the owner gives or the inviting administrator knows, which only administrators read and no audit has', async () => {
    const { office, oksana, db, giveNumber } = await start();
    const own = async () => (await oksana.client('GET /office/api/me')).phone;
    expect(await own()).toBeNull();
    await giveNumber();
    expect(await own()).toBe(phone);
    expect(await codeOf(giveNumber('067 111'))).toBe('bad-fields');
    expect(await codeOf(giveNumber('call me'))).toBe('bad-fields');
    const boss = await office.addPerson(everywhere('administrator'));
    const invite = (typed: string) =>
      boss.client('POST /office/api/people/invite', {
        body: { name: 'Софія', email: 's@example.ua', phone: typed, assignments: everywhere('editor') },
        ...newKey(),
      });
    expect(await codeOf(invite('12'))).toBe('bad-fields');
    expect((await invite('050 123 45 67')).person.phone).toBe('+380501234567');
    const { people } = await boss.client('GET /office/api/people');
    expect(people.find(({ id }) => id === oksana.id)?.phone).toBe(phone);
    await giveNumber(' ');
    expect(await own()).toBeNull();
    const entries = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('operation', 'in', ['setOwnPhone', 'invitePerson'])
      .orderBy('position')
      .execute();
    expect(entries.filter(({ operation }) => operation === 'setOwnPhone').map(({ after }) => after)).toEqual([
      { hasPhone: true },
      { hasPhone: false },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/\+380/);
  });
});
