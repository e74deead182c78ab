import { expect, it } from 'vitest';
import { newsSubscription, openApi } from '../../../tests/support/api/open-api.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { movableClock, openPostOffice } from '../../../tests/support/services/post-office.ts';

onEachEngine('subscriptions', (open) => {
  const build = async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(database, { clock });
    const office = openPostOffice(database, api);
    const subscribe = (change: object = {}, idempotencyKey: string = crypto.randomUUID()) =>
      api.leads.subscribe({ locale: 'uk', idempotencyKey, subscription: { ...newsSubscription, kind: 'news', ...change } });
    const states = async () =>
      (await database.kysely.selectFrom('subscription').select(['kind', 'subject', 'email', 'state']).orderBy('email').execute()).map(
        (row) => [row.kind, row.subject, row.email, row.state].join(' '),
      );
    /** A subscriber who has confirmed by the link of the newest e-mail. */
    const subscribed = async (change: object = {}) => {
      await subscribe(change);
      await office.deliver();
      const [letter] = await office.letters();
      const token = office.tokenIn(letter?.text);
      expect(await api.leads.confirmSubscription(token)).toMatchObject({ ok: true });
      clock.pass(1);
      return token;
    };
    return { ...api, ...office, clock, subscribe, subscribed, states };
  };

  it('begin when the owner of the address follows a link, which works once', async () => {
    const { leads, subscribe, states, deliver, letters, tokenIn, db } = await build();
    expect(await subscribe({ email: ' Olena@Example.UA' })).toEqual({ ok: true, value: {} });
    expect(await states()).toEqual(['news  olena@example.ua waiting']);
    await deliver();
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: 'olena@example.ua', subject: 'ДІМ: підтвердьте підписку', unsubscribe: null });
    expect(letter?.text).toContain('https://example.test/subscription/confirm/?token=');
    const token = tokenIn(letter?.text);
    expect(JSON.stringify(await db.selectFrom('subscription_request').selectAll().execute())).not.toContain(token);
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain(token);
    expect(await leads.confirmSubscription(token)).toEqual({ ok: true, value: { kind: 'news' } });
    expect(await states()).toEqual(['news  olena@example.ua active']);
    for (const used of [token, '', 'x', `${token} `])
      expect(await leads.confirmSubscription(used)).toEqual({ ok: false, refusal: { kind: 'dead-link' } });
  });

  it('are not confirmed by a link older than three days', async () => {
    const { leads, subscribe, deliver, letters, tokenIn, clock, states } = await build();
    await subscribe();
    await deliver();
    const token = tokenIn((await letters())[0]?.text);
    clock.pass(72 * 60);
    expect(await leads.confirmSubscription(token)).toMatchObject({ ok: false });
    expect(await states()).toEqual(['news  olena@example.ua waiting']);
  });

  it('ask once for one key, and once more for another; either link confirms', async () => {
    const { leads, subscribe, deliver, letters, tokenIn, clock } = await build();
    await Promise.all(Array.from({ length: 4 }, () => subscribe({}, 'the-same-key')));
    await deliver();
    expect(await letters()).toHaveLength(1);
    const first = tokenIn((await letters())[0]?.text);
    clock.pass(1);
    await subscribe();
    await deliver();
    expect(await letters()).toHaveLength(2);
    const second = tokenIn((await letters())[0]?.text);
    expect(await leads.confirmSubscription(first)).toMatchObject({ ok: true });
    expect(await leads.confirmSubscription(second)).toMatchObject({ ok: false });
  });

  it('inform an owner who has confirmed already by e-mail alone', async () => {
    const { subscribe, subscribed, deliver, letters, states } = await build();
    await subscribed();
    expect(await subscribe()).toEqual({ ok: true, value: {} });
    await deliver();
    expect((await letters())[0]?.subject).toBe('ДІМ: ви вже підписані');
    expect(await states()).toEqual(['news  olena@example.ua active']);
  });

  it('send at most five e-mails a day to one address, for all requests and senders together', async () => {
    const { subscribe, deliver, letters, clock } = await build();
    const asks = [
      {},
      { kind: 'project', subject: 'project-1' },
      { kind: 'project', subject: 'project-2' },
      { kind: 'apartment', subject: 'flat-0' },
    ];
    for (const ask of [...asks, ...asks]) expect(await subscribe(ask)).toEqual({ ok: true, value: {} });
    await deliver();
    expect(await letters()).toHaveLength(5);
    clock.pass(24 * 60 + 1);
    await subscribe();
    await deliver();
    expect(await letters()).toHaveLength(6);
  });

  it('end by the link in every e-mail, also when it is followed again, and may begin again', async () => {
    const { leads, subscribe, subscribed, deliver, letters, tokenIn, states, clock } = await build();
    await subscribed();
    await subscribe();
    await deliver();
    const [letter] = await letters();
    expect(letter?.unsubscribe).toMatch(/^https:\/\/example\.test\/subscription\/unsubscribe\/\?token=[\w-]{20,}$/);
    expect(letter?.html).toContain(letter?.unsubscribe);
    const way = tokenIn(letter?.unsubscribe ?? '');
    for (let times = 0; times < 2; times++) expect(await leads.endSubscription(way)).toEqual({ ok: true, value: { kind: 'news' } });
    expect(await states()).toEqual(['news  olena@example.ua ended']);
    expect(await leads.endSubscription('nobody-has-this')).toEqual({ ok: false, refusal: { kind: 'dead-link' } });
    clock.pass(1);
    await subscribed();
    expect(await states()).toEqual(['news  olena@example.ua active']);
  });

  it('cannot be revived by an old link after they were ended', async () => {
    const { db, leads, subscribe, subscribed, deliver, letters, tokenIn, states, clock } = await build();
    await subscribed();
    const { id } = await db.selectFrom('subscription').select('id').executeTakeFirstOrThrow();
    const way = (await leads.writeLetter({ about: 'already', subscription: id }))?.unsubscribe ?? '';
    await leads.endSubscription(tokenIn(way));
    await subscribe();
    await deliver();
    const token = tokenIn((await letters())[0]?.text);
    await leads.endSubscription(tokenIn(way));
    clock.pass(1);
    expect(await leads.confirmSubscription(token)).toMatchObject({ ok: false });
    expect(await states()).toEqual(['news  olena@example.ua ended']);
  });

  it('refuse an address that cannot be, and what does not exist', async () => {
    const { subscribe, states } = await build();
    expect(await subscribe({ email: 'olena' })).toEqual({ ok: false, refusal: { kind: 'bad-email' } });
    const unknown = [
      { kind: 'project', subject: 'nothing' },
      { kind: 'project' },
      { kind: 'apartment', subject: 'nothing' },
      { kind: 'news', subject: 'project-1' },
    ];
    for (const ask of unknown) expect(await subscribe(ask)).toEqual({ ok: false, refusal: { kind: 'unknown-subject' } });
    expect(await states()).toEqual([]);
  });

  it.each([{ company: 'Best SEO' }, { elapsed: 200 }])('thank robots and send no e-mail: %j', async (trait) => {
    const { subscribe, states } = await build();
    expect(await subscribe(trait)).toEqual({ ok: true, value: {} });
    expect(await states()).toEqual([]);
  });
});
