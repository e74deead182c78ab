import { expect, it } from 'vitest';
import { newsSubscription, openApi } from '../../../tests/support/api/open-api.ts';
import { newsItem, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { movableClock, openPostOffice } from '../../../tests/support/services/post-office.ts';
import { buildLeads } from '../../app/build-leads.ts';
import { filesIn } from '../../platform/files/files.ts';

onEachEngine('notifications of subscribers', (open) => {
  const build = async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(database, { clock, flats: [{ price_minor: 9_800_000, price_currency: 'USD' }, {}] });
    const office = openPostOffice(database, api);
    const { leads, content, catalogue, db } = api;
    const subscribed = async (email: string, about: object = {}, locale: 'uk' | 'en' = 'uk') => {
      await leads.subscribe({
        locale,
        idempotencyKey: crypto.randomUUID(),
        subscription: { ...newsSubscription, kind: 'news', email, ...about },
      });
      await office.deliver();
      const letter = (await office.letters()).find(({ to, text }) => to === email && text.includes('/confirm/'));
      expect(await leads.confirmSubscription(office.tokenIn(letter?.text))).toMatchObject({ ok: true });
      clock.pass(1);
    };
    const publish = async (...items: ReturnType<typeof newsItem>[]) => {
      await content.load(someContents({ news: [newsItem('roof', { project: 'project-1' }), ...items] }));
    };
    const sent = async () => {
      clock.pass(1);
      await office.deliver();
      return (await office.letters()).filter(({ text }) => !text.includes('/confirm/')).map(({ to, subject }) => `${to}: ${subject}`);
    };
    const change = async (id: number, values: object) => {
      await db.updateTable('apartment').set(values).where('id', '=', id).execute();
      await catalogue.reload();
    };
    return { ...api, ...office, clock, subscribed, publish, sent, change, database };
  };

  it('announces only entries published after the subscription', async () => {
    const { leads, subscribed, publish, sent } = await build();
    await subscribed('olena@example.ua');
    await leads.notifySubscribers();
    expect(await sent()).toEqual([]);
    await publish(newsItem('gate'));
    await leads.notifySubscribers();
    expect(await sent()).toEqual(['olena@example.ua: Новина gate']);
    await subscribed('petro@example.ua');
    await leads.notifySubscribers();
    expect(await sent()).toHaveLength(1);
  });

  it('comes in the subscriber’s language, with links to the page and to unsubscribe', async () => {
    const { leads, subscribed, publish, letters, deliver } = await build();
    await leads.notifySubscribers();
    await subscribed('olena@example.ua', {}, 'en');
    await publish(newsItem('gate'));
    await leads.notifySubscribers();
    await deliver();
    const [letter] = await letters();
    expect(letter).toMatchObject({
      subject: 'News gate',
      unsubscribe: expect.stringContaining('https://example.test/en/subscription/unsubscribe/?token='),
    });
    for (const form of [letter?.html, letter?.text]) {
      expect(form).toContain('https://example.test/en/news/gate/');
      expect(form).toContain('HOME');
      expect(form).toContain(letter?.unsubscribe);
    }
  });

  it('of a project announces entries about it; one address gets each entry once', async () => {
    const { leads, subscribed, publish, sent } = await build();
    await leads.notifySubscribers();
    await subscribed('olena@example.ua');
    await subscribed('olena@example.ua', { kind: 'project', subject: 'project-1' });
    await subscribed('petro@example.ua', { kind: 'project', subject: 'project-2' });
    await publish(newsItem('gate', { project: 'project-1' }), newsItem('tree', { project: 'project-2' }), newsItem('wall'));
    await leads.notifySubscribers();
    expect((await sent()).sort()).toEqual([
      'olena@example.ua: Новина gate',
      'olena@example.ua: Новина tree',
      'olena@example.ua: Новина wall',
      'petro@example.ua: Новина tree',
    ]);
  });

  it('appears at the hour of the news by itself', async () => {
    const { leads, subscribed, publish, sent, clock } = await build();
    await leads.notifySubscribers();
    await subscribed('olena@example.ua');
    await publish(newsItem('later', { from: '2026-11-21T15:00:00.000Z' }));
    await leads.notifySubscribers();
    expect(await sent()).toEqual([]);
    clock.pass(180);
    await leads.notifySubscribers();
    expect(await sent()).toEqual(['olena@example.ua: Новина later']);
  });

  it('of an apartment announces every change of its price and status, but no short hold', async () => {
    const { leads, subscribed, change, sent, ids, letters } = await build();
    const [id = 0] = ids;
    await subscribed('olena@example.ua', { kind: 'apartment', subject: 'flat-0' });
    await subscribed('petro@example.ua', { kind: 'apartment', subject: 'flat-1' });
    await leads.notifySubscribers();
    expect(await sent()).toEqual([]);
    await change(id, { price_minor: 9_500_000 });
    await leads.notifySubscribers();
    expect(await sent()).toEqual(['olena@example.ua: 1-кімнатна квартира № 1 подешевшала']);
    expect((await letters())[0]?.text).toContain('Було 98\u00a0000\u00a0$, тепер 95\u00a0000\u00a0$.');
    await change(id, { status: 'held', booking_expiration: new Date('2027-01-01') });
    await leads.notifySubscribers();
    await change(id, { status: 'available', booking_expiration: null });
    await leads.notifySubscribers();
    expect(await sent()).toHaveLength(1);
    await change(id, { status: 'sold' });
    await leads.notifySubscribers();
    expect((await sent())[0]).toBe('olena@example.ua: 1-кімнатну квартиру № 1 продано');
    await change(id, { status: 'available', price_minor: 9_800_000 });
    await leads.notifySubscribers();
    expect((await sent())[0]).toBe('olena@example.ua: 1-кімнатна квартира № 1 знову у продажу');
    expect(await sent()).toHaveLength(3);
  });

  it('says nothing that is old by the time it leaves', async () => {
    const { leads, subscribed, publish, change, sent, ids, letters } = await build();
    const [id = 0] = ids;
    await subscribed('olena@example.ua', { kind: 'apartment', subject: 'flat-0' });
    await subscribed('petro@example.ua');
    await leads.notifySubscribers();
    await change(id, { price_minor: 9_500_000 });
    await leads.notifySubscribers();
    await change(id, { price_minor: 9_600_000 });
    await publish(newsItem('gate'));
    await leads.notifySubscribers();
    await publish();
    expect(await sent(), 'one price, and no news that was taken back').toEqual(['olena@example.ua: 1-кімнатна квартира № 1 подорожчала']);
    expect((await letters())[0]?.text).toContain('тепер 96\u00a0000\u00a0$.');
  });

  it('leaves the rest to the next run when the process stops', async () => {
    const { leads, subscribed, change, sent, ids } = await build();
    for (const name of ['olena', 'petro']) await subscribed(`${name}@example.ua`, { kind: 'apartment', subject: 'flat-0' });
    await leads.notifySubscribers();
    await change(ids[0] ?? 0, { price_minor: 9_500_000 });
    let looks = 0;
    await leads.notifySubscribers(() => looks++ > 0);
    expect(await sent()).toHaveLength(1);
    await leads.notifySubscribers();
    expect(await sent()).toHaveLength(2);
  });

  it('is sent once by all processes together', async () => {
    const { db, clock, catalogue, content, dataDir, subscribed, publish, change, sent, ids, leads } = await build();
    await leads.notifySubscribers();
    for (const name of ['olena', 'petro', 'iryna']) await subscribed(`${name}@example.ua`);
    await subscribed('olena@example.ua', { kind: 'apartment', subject: 'flat-0' });
    await publish(newsItem('gate'), newsItem('tree'));
    await change(ids[0] ?? 0, { price_minor: 9_900_000 });
    const files = filesIn(dataDir);
    const processes = Array.from({ length: 4 }, () =>
      buildLeads({ db, clock, catalogue, content, publicUrl: 'https://example.test', files, readerOf: async () => null }),
    );
    await Promise.all([...processes, ...processes].map(({ notifySubscribers }) => notifySubscribers()));
    expect(await sent()).toHaveLength(3 * 2 + 1);
  });

  it('is sent by the next run when the process dies halfway', async () => {
    const { db, leads, subscribed, publish, change, sent, ids } = await build();
    await leads.notifySubscribers();
    await subscribed('olena@example.ua');
    await subscribed('olena@example.ua', { kind: 'apartment', subject: 'flat-0' });
    await publish(newsItem('gate'));
    await change(ids[0] ?? 0, { status: 'sold' });
    // Between storing the new entries and putting the e-mails into the outbox.
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    await expect(leads.notifySubscribers()).rejects.toThrow();
    await db.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    await leads.notifySubscribers();
    await leads.notifySubscribers();
    expect((await sent()).sort()).toEqual(['olena@example.ua: 1-кімнатну квартиру № 1 продано', 'olena@example.ua: Новина gate']);
  });

  it('does not reach a subscriber who left before its delivery', async () => {
    const { db, leads, subscribed, publish, sent } = await build();
    await leads.notifySubscribers();
    await subscribed('olena@example.ua');
    await publish(newsItem('gate'));
    await leads.notifySubscribers();
    const { leave_token } = await db.selectFrom('subscription').select('leave_token').executeTakeFirstOrThrow();
    await leads.endSubscription(leave_token);
    expect(await sent()).toEqual([]);
  });
});
