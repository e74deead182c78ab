import { expect, it } from 'vitest';
import { seedCatalogue } from '../../tests/support/contents/catalogue-rows.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { openDeals, somePerson } from '../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { makeOutbox, putInOutbox } from '../platform/outbox/outbox.ts';
import { deliverOutbox, mailHandlers, smsHandlers } from './deliver-outbox.ts';

onOneEngine('messages about a deal (§4, §6)', (open) => {
  it('reach the subscribers of the moment of delivery only', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const [flat = 0] = await seedCatalogue(database.kysely, [{}]);
    const { deals, clients, hold, step, manage, someClient, db } = await openDeals(database, { clock });
    const client = await someClient();
    const held = await hold(client, flat);
    if (!held.ok) throw new Error('not held');
    await step(client, held.value.id, { kind: 'person', person: somePerson });

    const [texts, letters]: [string[], string[]] = [[], []];
    const mail = { send: async ({ subject }: Letter) => void letters.push(subject) };
    const phone = { send: async ({ text }: { text: string }) => void texts.push(text) };
    const nobody = { writeLetter: async () => null, writeStaffSms: async () => null };
    const handlers = {
      ...mailHandlers(mail, { deals, leads: nobody, clients: nobody }),
      ...smsHandlers(phone, { clients, leads: nobody }),
    };
    const log = { warn: () => undefined, error: (about: unknown) => expect(about).toBeNull() };
    const deliver = () => makeOutbox({ db: database.kysely, clock, watch: database.watch, handlers, log }).deliverDue();
    const wants = (deals_sms: boolean, deals_letter: boolean) =>
      db
        .updateTable('client')
        .set({ notices: JSON.stringify({ deals_sms, deals_letter }) })
        .where('id', '=', client)
        .execute();

    await manage(held.value.id, 'confirm');
    await wants(false, true);
    await deliver();
    await manage(held.value.id, 'sign');
    await wants(true, false);
    await deliver();
    await manage(held.value.id, 'complete');
    await wants(true, true);
    await deliver();
    expect(letters).toEqual(['1-кімнатну квартиру № 1 заброньовано за вами', '1-кімнатна квартира № 1 — ваша']);
    expect(texts).toEqual([
      expect.stringMatching(/^Договір на 1-кімнатну квартиру № 1 \(«Проєкт 1»\) підписано\./),
      expect.stringMatching(/^1-кімнатна квартира № 1 \(«Проєкт 1»\) ваша\. Вітаємо!/),
    ]);
  });

  it('wait for no letter: a mail server that does not answer holds back no SMS, nor subscribers a client', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const sent: string[] = [];
    const { promise: nothing, reject: breakOff } = Promise.withResolvers<never>();
    const stop = deliverOutbox({
      app: {
        version: () => '',
        leads: { writeLetter: () => nothing, writeStaffSms: async () => ({ to: '+380501112233', text: 'Нове звернення' }) },
        clients: { writeLetter: async () => ({ to: 'olena@example.ua', subject: 'Підтвердьте адресу' }) },
      } as never,
      mail: { send: async ({ subject }: Letter) => void sent.push(subject) },
      sms: { send: async ({ text }) => void sent.push(text) },
      banks: [],
      crm: null,
      onCrmLost: () => {},
      database,
      clock,
      log: { info() {}, warn() {}, error: (about: unknown) => expect(about).toBeNull() } as never,
    });
    const messages = ['subscriber-letter', 'client-letter', 'sms-staff'].map((kind) => ({ kind, key: kind, payload: {} }));
    await database.kysely.transaction().execute((transaction) => putInOutbox(transaction, clock, messages));
    await expect.poll(() => sent.toSorted(), { timeout: 8_000 }).toEqual(['Нове звернення', 'Підтвердьте адресу']);
    // No job asks the database after the test.
    breakOff(new Error('the connection broke'));
    await stop();
  });
});
