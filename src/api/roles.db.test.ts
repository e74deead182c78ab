import { expect, it } from 'vitest';
import { logIn, openApi } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import type { Operation } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';

type Who = Operation['who'];
type App = Awaited<ReturnType<typeof appOf>>;
type Refused = { as: string; headers: Record<string, string>; status: number; code: string };

const all = Object.entries<Operation>(operations).map(([key, operation]) => {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, path: path.replace('{locale}', 'uk').replaceAll(/\{\w+\}/g, '1'), ...operation };
});

async function appOf(database: Parameters<typeof openApi>[0]) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  const app = await openApi(database, { clock });
  let clients = 0;
  /** Of a client of its own, so that what one operation does to an account does not matter to the next. */
  const newSession = async () => (await logIn(app, `+38050${String(1_000_000 + ++clients)}`)).headers;
  return { ...app, clock, newSession };
}

/** A session that has ended, one whose proof is ten minutes old, and one of this moment. */
async function sessionsOf({ newSession, ask, clock }: App) {
  const ended = await newSession();
  const stale = await newSession();
  expect((await ask('/api/client/logout', { method: 'POST', headers: ended })).status).toBe(200);
  clock.pass(11);
  return { ended, stale };
}
type Sessions = Awaited<ReturnType<typeof sessionsOf>>;

const withoutSession = ({ ended }: Sessions): Refused[] => {
  const refused = { status: 401, code: 'not-logged-in' };
  return [
    { as: 'nobody', headers: {}, ...refused },
    { as: 'an invented token', headers: { authorization: `Bearer ${'x'.repeat(43)}` }, ...refused },
    { as: 'another scheme', headers: { authorization: ended.authorization.replace('Bearer', 'Basic') }, ...refused },
    { as: 'a session that has ended', headers: ended, ...refused },
  ];
};

/** What is refused to whom; a new role does not compile without it. */
const wrong: Record<Who, (sessions: Sessions) => Refused[]> = {
  anyone: () => [],
  client: withoutSession,
  'proven-client': (sessions) => [
    ...withoutSession(sessions),
    { as: 'a session without a recent proof', headers: sessions.stale, status: 403, code: 'proof-needed' },
  ],
};

const elsewhere: Refused[] = [
  { as: 'a page of another site', headers: { origin: 'https://another.example' }, status: 403, code: 'from-elsewhere' },
  { as: 'a form of another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403, code: 'from-elsewhere' },
  { as: 'a page without an address', headers: { origin: 'null' }, status: 403, code: 'from-elsewhere' },
];

onOneEngine('the roles of the table of operations', (open) => {
  it('refuse every operation to everyone else, before its body is read', async () => {
    const app = await appOf(await open());
    const sessions = await sessionsOf(app);
    const counts: Partial<Record<string, number>> = {};
    for (const { key, method, path, who, ownSite } of all)
      for (const { as, headers, status, code } of [...wrong[who](sessions), ...(ownSite ? elsewhere : [])]) {
        const answer = await app.ask(path, { method, headers });
        expect([key, as, answer.status, await answer.json()]).toEqual([key, as, status, expect.objectContaining({ code })]);
        counts[code] = (counts[code] ?? 0) + 1;
      }
    const of = (fits: (one: (typeof all)[number]) => unknown) => all.filter(fits).length;
    expect(counts).toEqual({
      'not-logged-in': 4 * of(({ who }) => who !== 'anyone'),
      'proof-needed': of(({ who }) => who === 'proven-client'),
      'from-elsewhere': 3 * of(({ ownSite }) => ownSite),
    });
    expect(Math.min(...Object.values(counts).map(Number))).toBeGreaterThan(2);
    expect(app.logged).toEqual([]);
  });

  it('refuse no operation to whom it is for', async () => {
    const app = await appOf(await open());
    for (const { key, method, path, who, ownSite } of all) {
      if (who === 'anyone' && !ownSite) continue;
      const session = who === 'anyone' ? {} : await app.newSession();
      const answer = await app.ask(path, { method, headers: { ...session, ...(ownSite && { origin: 'https://example.test' }) } });
      await answer.body?.cancel();
      expect([key, [401, 403].includes(answer.status)]).toEqual([key, false]);
    }
  });
});
