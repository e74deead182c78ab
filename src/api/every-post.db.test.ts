import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { application, consultationForm, logIn, newsSubscription, openApi, postJson, postParts } from '../../tests/support/api/open-api.ts';
import { makeSoftwareKey } from '../../tests/support/clients/software-key.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { watchWrites } from '../../tests/support/databases/watch-writes.ts';
import { agreedTerms } from '../../tests/support/deals/open-deals.ts';
import { addQuote } from '../../tests/support/deals/some-quote.ts';
import { movableClock, openPostOffice } from '../../tests/support/services/post-office.ts';
import type { SessionsAnswer } from '../contract/clients/clients.ts';
import type { OperationKey } from '../contract/operation-types.ts';
import { operations } from '../contract/operations.ts';

const times = 50;
const phone = '+380501234567';
const email = 'olena@example.ua';

/** How many requests succeed, and the possible answers of the others. */
type Answered = { done: number; rest: number[] };
type Prepared = {
  body?: object;
  /** Rows that the operation leaves behind. */
  effect: () => Promise<number>;
  /** Another body for the same key. */
  other?: object;
};
type Post = {
  prepare: (app: App) => Promise<Prepared>;
  /** The table of the effect; a process that dies there has had none. */
  table?: string;
  /** Without a key: the reason why there is one effect anyway, and the answers of the other requests. */
  why?: string;
  answered?: Answered;
  effects?: number;
};
type Parameter = { name?: string };
type App = Awaited<ReturnType<typeof appOf>>;

const onceOnly = (...rest: number[]): Answered => ({ done: 1, rest });
const everybody: Answered = { done: times, rest: [] };

async function appOf(database: Parameters<typeof openApi>[0]) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  const app = await openApi(database, { clock, flats: [{}, {}] });
  const office = openPostOffice(database, app);
  const { headers } = await logIn(app, phone);
  const send = (path: string, body: object, key: string) => {
    const init = body instanceof FormData ? postParts(body, key) : postJson(body, key);
    return app.ask(path, { ...init, headers: { ...headers, ...init.headers } });
  };
  const json = async (path: string, body: object) => (await (await send(path, body, crypto.randomUUID())).json()) as never;
  const count =
    (table: string, where = 'true') =>
    async () => {
      const { rows } = await sql.raw<{ n: string }>(`select count(*) as n from ${table} where ${where}`).execute(app.db);
      return Number(rows[0]?.n);
    };
  const hold = async (flat = 0) => {
    const { deal } = (await json('/api/deal/make', { apartment_id: app.ids[flat], terms: agreedTerms, locale: 'uk' })) as {
      deal: { id: string };
    };
    return deal.id;
  };
  const code = async (purpose?: string) => {
    clock.pass(2);
    return ((await json('/api/client/start-phone-check', { phone, ...(purpose && { purpose }) })) as { code: string }).code;
  };
  const token = async () => {
    await office.deliver();
    return office.tokenIn((await office.letters())[0]?.text);
  };
  /** The subscriber has confirmed the address. */
  const subscribe = async () => {
    await json('/api/uk/subscription', newsSubscription);
    await json('/api/uk/subscription/confirm', { token: await token() });
  };
  /** This column of the one row that the table has. */
  const only = async (table: string, column: string) => {
    const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(app.db);
    expect(rows).toHaveLength(1);
    return rows[0]?.value;
  };
  const key = makeSoftwareKey({ origin: 'https://example.test', rpId: 'example.test' });
  const question = async (name: string) => ((await json(`/api/client/passkey/${name}`, {})) as { options: { challenge: string } }).options;
  const addKey = async () => void (await json('/api/client/passkey/add', { response: key.register(await question('add-options')) }));
  /** Another client has the flat. */
  const holdByAnother = async (flat: number) => {
    const other = await logIn(app, '+380671234567');
    const init = postJson({ apartment_id: app.ids[flat], terms: agreedTerms, locale: 'uk' }, crypto.randomUUID());
    await app.ask('/api/deal/make', { ...init, headers: { ...init.headers, ...other.headers } });
  };
  return { ...app, headers, clock, send, json, count, hold, code, token, subscribe, only, key, question, addKey, holdByAnother };
}

const posts: Record<string, Post> = {
  '/api/{locale}/consultation': {
    table: 'consultation',
    prepare: async ({ count }) => ({
      body: consultationForm,
      other: { ...consultationForm, name: 'Петро' },
      effect: count('consultation'),
    }),
  },
  '/api/{locale}/subscription': {
    table: 'subscription_request',
    prepare: async ({ count }) => ({
      body: newsSubscription,
      other: { ...newsSubscription, email: 'petro@example.ua' },
      effect: count('subscription'),
    }),
  },
  '/api/{locale}/subscription/confirm': {
    why: 'the token of a letter works once',
    answered: onceOnly(410),
    prepare: async ({ json, token, count }) => {
      await json('/api/uk/subscription', newsSubscription);
      return { body: { token: await token() }, effect: count('subscription', "state = 'active'") };
    },
  },
  '/api/{locale}/subscription/unsubscribe': {
    why: 'what has ended stays ended',
    answered: everybody,
    prepare: async ({ subscribe, only, count }) => {
      await subscribe();
      return { body: { token: await only('subscription', 'leave_token') }, effect: count('subscription', "state = 'ended'") };
    },
  },
  '/api/quote/open': {
    why: 'openings of one minute are one',
    answered: everybody,
    prepare: async (app) => ({
      body: { code: (await addQuote(app, { apartmentId: app.ids[0] ?? 0 })).code },
      effect: app.count('quote', 'open_count = 1'),
    }),
  },
  '/api/{locale}/resume': {
    table: 'resume',
    prepare: async ({ count }) => ({ body: application(), other: application({ name: 'Петро' }), effect: count('resume') }),
  },
  '/api/client/start-phone-check': {
    why: 'one code a minute goes to a phone',
    answered: onceOnly(429),
    prepare: async ({ count }) => ({ body: { phone: '+380931234567' }, effect: count('phone_check') }),
  },
  '/api/client/login': {
    why: 'a code opens once',
    answered: onceOnly(422),
    // The new session replaces that of the request.
    effects: 0,
    prepare: async ({ code, count }) => ({ body: { phone, code: await code() }, effect: count('client_session') }),
  },
  '/api/client/update': {
    why: 'what is so already is not changed again, and no second letter goes',
    answered: everybody,
    prepare: async ({ count }) => ({ body: { email }, effect: count('email_confirmation') }),
  },
  '/api/client/logout': {
    why: 'a session ends once',
    answered: onceOnly(401, 404),
    effects: -1,
    prepare: async ({ count }) => ({ effect: count('client_session') }),
  },
  '/api/client/sign-out': {
    why: 'a session ends once',
    answered: onceOnly(404),
    effects: -1,
    prepare: async (app) => {
      app.clock.pass(2);
      await logIn(app, phone);
      const { sessions } = (await (await app.ask('/api/client/sessions', { headers: app.headers })).json()) as SessionsAnswer;
      return { body: { session_id: sessions.find(({ current }) => !current)?.id }, effect: app.count('client_session') };
    },
  },
  '/api/client/send-email-confirmation': {
    why: 'within a minute the first letter is still on its way',
    answered: everybody,
    prepare: async ({ json, count, clock }) => {
      await json('/api/client/update', { email });
      clock.pass(2);
      return { effect: count('email_confirmation') };
    },
  },
  '/api/client/confirm-email': {
    why: 'an address that is confirmed stays so',
    answered: everybody,
    prepare: async ({ json, token, count }) => {
      await json('/api/client/update', { email });
      return { body: { token: await token() }, effect: count('client', 'email_confirmed_at is not null') };
    },
  },
  '/api/client/prove': {
    why: 'a code proves once',
    answered: onceOnly(422),
    effects: 0,
    prepare: async ({ code, count }) => ({ body: { code: await code('prove') }, effect: count('client_session') }),
  },
  '/api/client/delete': {
    why: 'a code works once, and who has left is logged in nowhere',
    answered: onceOnly(401, 422),
    prepare: async ({ code, count }) => ({ body: { code: await code('leave') }, effect: count('client', 'deleted_at is not null') }),
  },
  '/api/client/requests/say': {
    table: 'consultation_message',
    prepare: async ({ json, only, count }) => {
      await json('/api/uk/consultation', consultationForm);
      const said = { request_id: await only('consultation', 'id'), text: 'Чи є ще така?' };
      return { body: said, other: { ...said, text: 'Вже не треба' }, effect: count('consultation_message') };
    },
  },
  '/api/client/subscriptions/end': {
    why: 'what has ended stays ended',
    answered: everybody,
    prepare: async ({ subscribe, only, count, db }) => {
      await subscribe();
      await sql`update client set email = ${newsSubscription.email}, email_confirmed_at = now()`.execute(db);
      return { body: { subscription_id: await only('subscription', 'id') }, effect: count('subscription', "state = 'ended'") };
    },
  },
  '/api/client/passkey/login-options': {
    why: 'a question that nobody answers runs out in minutes',
    answered: everybody,
    effects: times,
    prepare: async ({ count }) => ({ effect: count('passkey_challenge') }),
  },
  '/api/client/passkey/login': {
    why: 'a question is answered once',
    answered: onceOnly(422),
    // The new session replaces that of the request.
    effects: 0,
    prepare: async ({ addKey, key, question, count }) => {
      await addKey();
      return { body: { response: key.sign(await question('login-options')) }, effect: count('client_session') };
    },
  },
  '/api/client/passkey/add-options': {
    why: 'a question that nobody answers runs out in minutes',
    answered: everybody,
    effects: times,
    prepare: async ({ count }) => ({ effect: count('passkey_challenge') }),
  },
  '/api/client/passkey/add': {
    why: 'a question is answered once',
    answered: onceOnly(422),
    prepare: async ({ key, question, count }) => ({
      body: { response: key.register(await question('add-options')) },
      effect: count('passkey'),
    }),
  },
  '/api/client/passkey/remove': {
    why: 'a passkey is taken away once',
    answered: onceOnly(404),
    effects: -1,
    prepare: async ({ addKey, only, count }) => {
      await addKey();
      return { body: { passkey_id: await only('passkey', 'id') }, effect: count('passkey') };
    },
  },
  '/api/deal/make': {
    table: 'deal_event',
    prepare: async ({ ids, count }) => {
      const wanted = { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' };
      return { body: wanted, other: { ...wanted, apartment_id: ids[1] }, effect: count('deal_event') };
    },
  },
  '/api/deal/update': {
    table: 'deal_event',
    prepare: async ({ hold, count }) => {
      const deal_id = await hold();
      return { body: { deal_id, step: 'extend' }, other: { deal_id, step: 'ask-manager' }, effect: count('deal_event') };
    },
  },
  '/api/deal/cancel': {
    table: 'deal_event',
    prepare: async ({ hold, count }) => {
      const deal_id = await hold();
      return { body: { deal_id }, other: { deal_id: await hold(1) }, effect: count('deal_event', "why = 'cancel'") };
    },
  },
  '/api/deal/join-line': {
    table: 'waiting',
    prepare: async ({ holdByAnother, ids, count }) => {
      await holdByAnother(0);
      return { body: { apartment_id: ids[0] }, other: { apartment_id: ids[1] }, effect: count('waiting') };
    },
  },
  '/api/deal/leave-line': {
    table: 'waiting',
    prepare: async ({ holdByAnother, json, ids, count }) => {
      await holdByAnother(0);
      await json('/api/deal/join-line', { apartment_id: ids[0] });
      return { body: { apartment_id: ids[0] }, other: { apartment_id: ids[1] }, effect: count('waiting', 'left_at is not null') };
    },
  },
};

/** Writes to it are lost at the commit, as when the process or the database dies at that moment. */
const dying = (table: string) => [
  `create or replace function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`,
  `create constraint trigger dying after insert or update on ${table} deferrable initially deferred for each row execute function die()`,
];

onOneEngine('every POST of the API', (open) => {
  it('§1 has a row here', async () => {
    const { ask } = await openApi(await open());
    const { paths } = (await (await ask('/api/openapi.json')).json()) as { paths: Record<string, { post?: { parameters?: Parameter[] } }> };
    const described = Object.entries(paths).flatMap(([path, { post }]) => (post ? [[path, post] as const] : []));
    expect(Object.keys(posts).sort()).toEqual(described.map(([path]) => path).sort());
    for (const [path, post] of described) {
      const hasKey = post.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
      expect([path, hasKey]).toEqual([path, posts[path]?.why === undefined]);
    }
  });

  it.each(Object.keys(posts))(`§1 %s has one effect and notes it, sent ${times} times at once and after a crash`, async (path) => {
    const app = await appOf(await open());
    const audit = await watchWrites(app.db);
    const { prepare, table, answered = null, effects = 1 } = posts[path] as Post;
    const { body = {}, other, effect } = await prepare(app);
    const address = path.replace('{locale}', 'uk');
    const key = crypto.randomUUID();
    const before = await effect();
    await audit.expectNoted();
    /** The changes of this operation are noted as its own, and a crash leaves none. */
    const expectOwn = async () => {
      const operation = operations[`POST ${path}` as OperationKey];
      for (const entry of await audit.expectNoted())
        expect(entry).toMatchObject({
          actor_kind: 'client',
          operation: operation.id,
          actor_id: operation.who === 'anyone' ? null : expect.any(String),
        });
    };
    if (table) {
      for (const statement of dying(table)) await sql.raw(statement).execute(app.db);
      expect((await app.send(address, body, key)).status).toBe(500);
      expect(await effect()).toBe(before);
      expect(await audit.take()).toEqual({ writes: [], entries: [] });
      await sql.raw(`drop trigger dying on ${table}`).execute(app.db);
    }
    const answers = await Promise.all(
      Array.from({ length: times }, async () => {
        const answer = await app.send(address, body, key);
        return { status: answer.status, text: await answer.text() };
      }),
    );
    expect((await effect()) - before).toBe(effects);
    await expectOwn();
    if (answered) {
      const rest = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
      expect([times - rest.length, rest.filter((status) => !answered.rest.includes(status))]).toEqual([answered.done, []]);
      return;
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, answers[0]?.text).toBe(1);
    expect(answers[0]?.status).toBeLessThan(300);
    const again = await app.send(address, body, key);
    expect([again.status, await again.text()]).toEqual([answers[0]?.status, answers[0]?.text]);
    const refused = await app.send(address, other ?? {}, key);
    expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ errors: { 'Idempotency-Key': ['repeated'] } })]);
    expect((await effect()) - before).toBe(effects);
  });
});
