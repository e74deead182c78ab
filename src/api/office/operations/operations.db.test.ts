import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { addDeadLetter } from '../../../../tests/support/databases/dead-letter.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { notifyOwners } from '../../../jobs/source-alarms.ts';
import { staffLetterHandlers } from '../../../jobs/staff-letters.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { makeAlarms } from '../../../platform/operations/alarms.ts';
import { makeSourceLooks } from '../../../platform/operations/source-looks.ts';
import { makeUnreadableMessages } from '../../../platform/operations/unreadable-messages.ts';
import { makeOutbox } from '../../../platform/outbox/outbox.ts';

const quiet = { warn: () => undefined, error: () => undefined };

onOneEngine('operations in sight', (open) => {
  it('a dead letter shows why it died and what it is about, names no person, and leaves again in one action', async () => {
    const database = await open();
    const office = await openOffice(database);
    const { client } = await office.addPerson(everywhere('head-of-sales'));
    const payload = { to: '+380671234567', text: 'Вітаємо, Оксано', client: 'a-client' };
    const id = await addDeadLetter(office.db, { payload, fault: '550 oksana@example.ua: Оксана Мельник is unknown' });
    const board = await client('GET /office/api/operations');
    expect(board.deadLetters).toEqual([
      expect.objectContaining({ id, kind: 'sms', about: { type: 'client', id: 'a-client' }, attempts: 7, why: '550 … is unknown' }),
    ]);
    expect(JSON.stringify(board)).not.toMatch(/380671234567|Оксан|oksana/);

    const key = newKey();
    const retry = () => client('POST /office/api/operations/retry', { body: { ids: [id] }, ...key });
    expect(await retry()).toEqual({ retried: 1 });
    expect(await retry()).toEqual({ retried: 1 });
    const sent: object[] = [];
    const handlers = { sms: async (message: object) => void sent.push(message) };
    await makeOutbox({ db: office.db, clock: office.clock, watch: database.watch, handlers, log: quiet }).deliverDue();
    expect(sent).toEqual([payload]);
    expect(await codeOf(client('POST /office/api/operations/retry', { body: { ids: [id] }, ...newKey() }))).toBe('unknown-letter');
    const noted = await office.db.selectFrom('audit_entry').selectAll().where('record_type', '=', 'letter').execute();
    expect(noted).toMatchObject([{ operation: 'retryLetters', record_id: id, after: { state: 'waiting', attempts: 0 } }]);
  });

  it('a look is remembered with what changed, and a source is asked now on request', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const { client } = await office.addPerson(everywhere('inventory-operator'));
    const noteLook = makeSourceLooks({ db: office.db, clock, log: quiet });
    const rates = async () => (await client('GET /office/api/operations')).sources.find(({ source }) => source === 'rates');
    expect(await rates()).toMatchObject({ lookedAt: null, answeredAt: null, owner: 'accountant', promiseMinutes: 360, canLook: true });
    await noteLook({ source: 'rates', ok: true, version: '41.2' });
    clock.pass(5);
    await noteLook({ source: 'rates', ok: true, version: '41.2' });
    clock.pass(5);
    await noteLook({ source: 'rates', ok: false, fault: new Error('bank.gov.ua did not answer') });
    expect(await rates()).toMatchObject({
      lookedAt: '2026-11-25T09:10:00.000Z',
      answeredAt: '2026-11-25T09:05:00.000Z',
      changedAt: '2026-11-25T09:00:00.000Z',
      isFailing: true,
      version: '41.2',
      why: 'bank.gov.ua did not answer',
      brokenAt: null,
    });
    await client('POST /office/api/operations/look', { body: { source: 'rates' }, ...newKey() });
    expect(office.asked).toEqual(['rates']);
    expect(await codeOf(client('POST /office/api/operations/look', { body: { source: 'camera' }, ...newKey() }))).toBe('unknown-source');
    await expect
      .poll(async () => (await client('GET /office/api/operations')).jobs)
      .toMatchObject([{ name: 'rates', ok: true, nextAt: null }]);
  });

  it('a breach has one alarm and one end, however many look, and each owner of the source one letter of both', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const database = await open();
    const office = await openOffice(database, { clock });
    const { db, staff } = office;
    const boss = await office.addPerson(everywhere('administrator'));
    await office.addPerson(everywhere('accountant'), 'Бухгалтерка');
    await office.addPerson(everywhere('editor'));
    const [one, other] = [makeAlarms({ db, clock, watched: office.watched }), makeAlarms({ db, clock, watched: office.watched })];
    const look = () => Promise.all([one, other].map(({ lookForBreaches }) => lookForBreaches(notifyOwners({ staff, clock }))));
    const noteLook = makeSourceLooks({ db, clock, log: quiet });
    const letters: Letter[] = [];
    const port = { send: async (letter: Letter) => void letters.push(letter) };
    const site = { officeUrl: 'https://office.example.test', brand: () => ({ name: 'Обрій', phone: '' }) };
    const handlers = staffLetterHandlers(port, { db, staff, releases: office.releases, site });
    const { deliverDue } = makeOutbox({ db, clock, watch: database.watch, handlers, log: quiet });
    const broken = async () => {
      await office.logIn(boss, boss.key);
      return (await boss.client('GET /office/api/operations')).sources.filter(({ brokenAt }) => brokenAt !== null);
    };

    await noteLook({ source: 'rates', ok: true });
    // A bank that no process asks promises nothing.
    clock.pass(359);
    await look();
    expect(await broken()).toEqual([]);
    await noteLook({ source: 'rates', ok: false, fault: 'away' });
    clock.pass(2);
    for (let round = 0; round < 3; round += 1) await look();
    await deliverDue();
    expect(await broken()).toMatchObject([{ source: 'rates' }]);
    expect(letters.map(({ subject }) => subject)).toEqual(['Курс долара: джерело мовчить']);
    expect(letters[0]?.text).toContain('https://office.example.test/office/operations');

    await noteLook({ source: 'rates', ok: true });
    for (let round = 0; round < 3; round += 1) await look();
    await deliverDue();
    expect(await broken()).toEqual([]);
    expect(letters.map(({ subject }) => subject)).toEqual(['Курс долара: джерело мовчить', 'Курс долара: зв’язок відновлено']);

    // A question to a bank that fails for longer than promised.
    await noteLook({ source: 'bank', part: 'plata', ok: false, fault: 'away' });
    clock.pass(16);
    await look();
    expect(await broken()).toMatchObject([{ source: 'bank', part: 'plata' }]);
  });

  it('of messages that could not be read only the newest are known, without their content', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const { client } = await office.addPerson(everywhere('accountant'));
    const note = makeUnreadableMessages({ db: office.db, clock, log: quiet });
    for (let i = 0; i < 103; i += 1) {
      clock.pass(0.01);
      await note({ source: 'bank', reason: 'plata: no form', body: `{"name":"Оксана","i":${i}}` });
    }
    await note({ source: 'bank', reason: 'plata: no form', body: '{"name":"Оксана","i":102}' });
    expect((await office.db.selectFrom('unreadable_message').selectAll().execute()).length).toBe(100);
    const { unreadable } = await client('GET /office/api/operations');
    expect(unreadable).toHaveLength(50);
    expect(unreadable[0]).toMatchObject({ source: 'bank', reason: 'plata: no form', times: 2, bytes: 31 });
    expect(JSON.stringify(unreadable)).not.toContain('Оксана');
  });
});
