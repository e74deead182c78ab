import { expect, it } from 'vitest';
import { logIn, newsSubscription, openApi, post, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { openPostOffice } from '../../../tests/support/services/post-office.ts';
import { subscriptionsAnswerSchema } from '../../contract/clients/clients.ts';
import { emailTokenAnswerSchema, subscriptionAnswerSchema, subscriptionSchema } from '../../contract/leads/leads.ts';

onOneEngine('a subscription', (open) => {
  it('is answered alike for every address, confirmed and ended by the tokens of letters', async () => {
    const database = await open();
    const api = await openApi(database);
    const { client } = api;
    const { deliver, letters, tokenIn } = openPostOffice(database, api);
    const first = strict(
      subscriptionAnswerSchema,
      await client('POST /api/{locale}/subscription', { body: { ...newsSubscription, utm_source: 'google' }, key: 'key-number-1' }),
    );
    await deliver();
    const token = tokenIn((await letters())[0]?.text);
    expect(strict(emailTokenAnswerSchema, await client('POST /api/{locale}/subscription/confirm', { body: { token: token } }))).toEqual({
      kind: 'news',
    });
    await expect(client('POST /api/{locale}/subscription/confirm', { body: { token: token } })).rejects.toMatchObject({
      problem: { statusCode: 410, message: 'This link no longer works.' },
    });
    const known = await client('POST /api/{locale}/subscription', { body: newsSubscription, key: 'key-number-2' });
    expect(known).toEqual(first);
    await deliver();
    const { db } = api;
    const { leave_token } = await db.selectFrom('subscription').select('leave_token').executeTakeFirstOrThrow();
    for (let times = 0; times < 2; times++)
      expect(
        strict(emailTokenAnswerSchema, await client('POST /api/{locale}/subscription/unsubscribe', { body: { token: leave_token } })),
      ).toEqual({
        kind: 'news',
      });
    expect(await client('POST /api/{locale}/subscription', { body: newsSubscription, key: 'key-number-3' })).toEqual(first);
    expect((await db.selectFrom('subscription').select(['campaign', 'locale']).execute())[0]).toEqual({
      campaign: {},
      locale: 'en',
    });
  });

  it('§6 is listed in the account of the client who confirmed the address, ended there, and shown to no other client', async () => {
    const database = await open();
    const api = await openApi(database);
    const { ask, db } = api;
    const { deliver, letters, tokenIn } = openPostOffice(database, api);
    const email = newsSubscription.email;
    const subscribed = async (change: object, key: string) => {
      await api.client('POST /api/{locale}/subscription', { body: { ...newsSubscription, ...change }, key });
      await deliver();
      return api.client('POST /api/{locale}/subscription/confirm', { body: { token: tokenIn((await letters()).at(0)?.text) } });
    };
    await subscribed({}, 'key-number-1');
    await db.deleteFrom('subscription_request').execute();
    await api.client('POST /api/{locale}/subscription', {
      body: { ...newsSubscription, kind: 'project', subject: 'project-1' },
      key: 'key-number-2',
    });
    await db.updateTable('subscription').set({ state: 'active', confirmed_at: new Date() }).where('kind', '=', 'project').execute();
    const own = await logIn(api, '+380931234567');
    const other = await logIn(api, '+380671234567');
    const listed = async ({ headers }: typeof own) =>
      strict(subscriptionsAnswerSchema, await (await ask('/api/client/subscriptions', { headers })).json());
    const end = ({ headers }: typeof own, subscription_id: string) => {
      const init = postJson({ subscription_id });
      return ask('/api/client/subscriptions/end', { ...init, headers: { ...init.headers, ...headers } });
    };

    await db.updateTable('client').set({ email }).where('phone', '=', '+380931234567').execute();
    expect(await listed(own), 'an address that is not confirmed may be anybody’s').toEqual({ email: null, subscriptions: [] });
    await db.updateTable('client').set({ email_confirmed_at: new Date() }).where('phone', '=', '+380931234567').execute();
    const all = await listed(own);
    expect(all.email).toBe(email);
    expect(all.subscriptions.map(({ kind, subject, project }) => ({ kind, subject, project }))).toEqual([
      { kind: 'project', subject: 'project-1', project: expect.stringMatching(/1/) },
      { kind: 'news', subject: '', project: null },
    ]);
    expect((await listed(other)).subscriptions).toEqual([]);
    const id = all.subscriptions[0]?.id ?? '';
    expect((await end(other, id)).status).toBe(404);
    expect((await end(own, 'none')).status).toBe(404);
    expect((await end(own, id)).status).toBe(200);
    expect((await listed(own)).subscriptions.map(({ kind }) => kind)).toEqual(['news']);
    const states = await db.selectFrom('subscription').select(['kind', 'state']).orderBy('kind').execute();
    expect(states).toEqual([
      { kind: 'news', state: 'active' },
      { kind: 'project', state: 'ended' },
    ]);
  });

  it('is taken from forms as well', async () => {
    const { ask, db } = await openApi(await open());
    const fields = { kind: 'project', subject: 'project-1', email: 'olena@example.ua', consent: '2026-11', company: '', utm_source: '' };
    const answer = await ask('/api/uk/subscription', post(new URLSearchParams(fields), { 'idempotency-key': 'key-number-1' }));
    expect(answer.status).toBe(202);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await db.selectFrom('subscription').select(['kind', 'subject', 'locale']).execute()).toEqual([
      { kind: 'project', subject: 'project-1', locale: 'uk' },
    ]);
  });

  it('§5 is refused by field when something is wrong, and nothing is stored', async () => {
    const { refused, db } = await openApi(await open());
    const wrong: [change: object, field: string, code: string][] = [
      [{ email: 'olena' }, 'email', 'email'],
      [{ email: '' }, 'email', 'required'],
      [{ email: undefined }, 'email', 'required'],
      [{ email: ['a@example.ua'] }, 'email', 'email'],
      [{ email: `${'x'.repeat(250)}@example.ua` }, 'email', 'too-long'],
      [{ email: 'a@example.ua\nBcc: b@example.ua' }, 'email', 'email'],
      [{ kind: 'everything' }, 'kind', 'unknown'],
      [{ kind: undefined }, 'kind', 'required'],
      [{ kind: 'project' }, 'subject', 'unknown'],
      [{ kind: 'project', subject: 'nothing' }, 'subject', 'unknown'],
      [{ kind: 'apartment', subject: 'nothing' }, 'subject', 'unknown'],
      [{ subject: 'x'.repeat(121) }, 'subject', 'too-long'],
      [{ consent: undefined }, 'consent', 'consent'],
      [{ company: 5 }, 'company', 'malformed'],
      [{ elapsed: 'a while' }, 'elapsed', 'malformed'],
      [{ admin: true }, 'admin', 'unknown'],
      ...['source', 'medium', 'campaign', 'term', 'content'].map((name): [object, string, string] => [
        { [`utm_${name}`]: 'x'.repeat(201) },
        `utm_${name}`,
        'too-long',
      ]),
    ];
    expect([...new Set(wrong.map(([, field]) => field))].sort()).toEqual(['admin', ...Object.keys(subscriptionSchema.shape)].sort());
    for (const [change, field, code] of wrong) {
      const { status, errors } = await refused('/api/uk/subscription', postJson({ ...newsSubscription, ...change }));
      expect([change, status, errors?.[field]?.[0]]).toEqual([change, 400, code]);
    }
    expect(await refused('/api/uk/subscription', postJson(newsSubscription, 'short'))).toMatchObject({
      errors: { 'Idempotency-Key': ['malformed'] },
    });
    for (const path of ['confirm', 'unsubscribe']) {
      expect((await refused(`/api/uk/subscription/${path}`, postJson({ token: 'x'.repeat(43) }))).status).toBe(410);
      expect(await refused(`/api/uk/subscription/${path}`, postJson({}))).toMatchObject({ status: 400, errors: { token: ['required'] } });
      expect((await refused(`/api/uk/subscription/${path}`, { method: 'GET' })).status).toBe(405);
    }
    expect(await db.selectFrom('subscription').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('is limited for each client address', async () => {
    const { ask } = await openApi(await open(), { limits: { readsPerMinute: 10, formsPer10Minutes: 2 } });
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await ask('/api/uk/subscription', postJson(newsSubscription))).status);
    expect(statuses).toEqual([202, 202, 429]);
    // A mail program unsubscribes many people from one address.
    for (let times = 0; times < 5; times++)
      expect((await ask('/api/uk/subscription/unsubscribe', postJson({ token: 'unknown' }))).status).toBe(410);
  });
});
