import { makeAuthenticator } from '../../../../tests/support/clients/authenticator.ts';
import { codeOf, everywhere, newKey, newSoftwareKey, type Office } from '../../../../tests/support/clients/open-office.ts';
import type { Person, Requests } from './request.fixture.ts';

/** Of logins, the person's own access, and colleagues. */
export const peopleRequests = {
  'GET /office/api/welcome': () => ({}),
  'POST /office/api/login/options': () => ({}),
  'POST /office/api/login': async ({ openBrowser }, { key }) => signed(key, await openBrowser().client('POST /office/api/login/options')),
  'POST /office/api/logout': () => ({}),
  'POST /office/api/invitation': async ({ invite }) => ({ body: { token: (await invite([])).token } }),
  'POST /office/api/invitation/options': async ({ invite }) => ({ body: { token: (await invite([])).token } }),
  async 'POST /office/api/invitation/accept'({ invite, openBrowser }) {
    const { token } = await invite([]);
    const { options } = await openBrowser().client('POST /office/api/invitation/options', { body: { token } });
    return { body: { token, response: newSoftwareKey().register(options as { challenge: string }) } };
  },
  'POST /office/api/acts/options': () => ({ body: { operation: 'POST /office/api/refunds/ask', payload: {} } }),
  'POST /office/api/proof/options': () => ({}),
  'POST /office/api/proof': async (_, { client, key }) => signed(key, await ifAdmitted(client('POST /office/api/proof/options'))),
  async 'POST /office/api/password/login'({ givePassword }, { id }) {
    const { email, typed } = await givePassword(id);
    return { body: { email, ...typed() } };
  },
  'POST /office/api/password/prove': async ({ givePassword }, { id }) => ({ body: (await givePassword(id)).typed() }),
  'POST /office/api/invitation/password': async ({ invite }) => ({ body: { token: (await invite([])).token } }),
  async 'POST /office/api/invitation/accept-by-password'({ invite, openBrowser, clock }) {
    const { token } = await invite([]);
    const options = await openBrowser().client('POST /office/api/invitation/password', { body: { token } });
    return { body: { token, ...newPassword(options, clock) } };
  },
  'GET /office/api/password': () => ({}),
  'POST /office/api/password/options': () => ({}),
  'POST /office/api/password/set': async ({ clock }, { client }) => ({
    body: newPassword(await client('POST /office/api/password/options'), clock),
  }),
  async 'POST /office/api/password/remove'({ givePassword }, { id }) {
    await givePassword(id);
    return {};
  },
  'GET /office/api/me': () => ({}),
  'POST /office/api/phone': () => ({ body: { phone: '067 111 22 33' } }),
  'GET /office/api/passkeys': () => ({}),
  'POST /office/api/passkeys/options': () => ({}),
  async 'POST /office/api/passkeys/add'(_, { client }) {
    const { options } = await ifAdmitted(client('POST /office/api/passkeys/options'));
    return { body: { response: newSoftwareKey().register(options as { challenge: string }) } };
  },
  async 'POST /office/api/passkeys/remove'(_, { client }) {
    const { options } = await ifAdmitted(client('POST /office/api/passkeys/options'));
    const added = newSoftwareKey().register(options as { challenge: string });
    await codeOf(client('POST /office/api/passkeys/add', { body: { response: added }, ...newKey() }));
    return { body: { passkeyId: added.id } };
  },
  'GET /office/api/sessions': () => ({}),
  async 'POST /office/api/sessions/end'({ logIn, openBrowser, staff }, { id, key }) {
    await logIn(openBrowser(), key);
    return { body: { sessionId: (await staff.sessions(id)).at(-1)?.id } };
  },
  'POST /office/api/sessions/end-others': () => ({}),
  'GET /office/api/people': () => ({}),
  'POST /office/api/people/invite': () => ({
    body: { name: 'Олена Коваль', email: `olena-${crypto.randomUUID()}@example.ua`, assignments: everywhere('editor') },
  }),
  'POST /office/api/people/invite-again': async ({ invite }) => ({ body: { personId: (await invite([])).id } }),
  'POST /office/api/people/change-roles': async ({ invite }) => ({
    body: { personId: (await invite([])).id, version: 1, assignments: everywhere('hr') },
  }),
  'POST /office/api/people/lock': async ({ invite }) => ({ body: { personId: (await invite([])).id, version: 1 } }),
  async 'POST /office/api/people/unlock'({ invite, db, staff }) {
    const { id: personId } = await invite([]);
    const command = { personId, version: 1, by: { kind: 'operator', id: null, requestId: null } } as const;
    await db.transaction().execute((transaction) => staff.lockPerson(transaction, command));
    return { body: { personId, version: 2 } };
  },
  'POST /office/api/people/recover': async ({ seatPerson }) => ({
    body: { personId: (await seatPerson(everywhere('editor'))).id, why: 'загублено телефон' },
  }),
  'POST /office/api/people/recover/approve': async (office) => ({ body: { recoveryId: await askedRecovery(office) } }),
  'POST /office/api/people/recover/end': async (office) => ({ body: { recoveryId: await askedRecovery(office) } }),
} satisfies Partial<Requests>;

const newPassword = ({ nonce, secret }: { nonce: string; secret: string }, clock: Office['clock']) => ({
  nonce,
  password: 'кінь батарея скріпка',
  code: makeAuthenticator(secret, clock).code(),
});
async function askedRecovery({ db, staff, seatPerson }: Office): Promise<string> {
  const by = { kind: 'staff', id: (await seatPerson(everywhere('administrator'))).id, requestId: null } as const;
  const { id: personId } = await seatPerson(everywhere('editor'));
  const asked = await db.transaction().execute((transaction) => staff.askRecovery(transaction, { personId, why: 'телефон', by }));
  return asked.ok ? (asked.value.recovery?.id ?? '') : asked.refusal.kind;
}
const nothing = { options: { challenge: 'none' } };
const ifAdmitted = <Answer extends { options: object }>(asked: Promise<Answer>) => asked.catch(() => nothing);
const signed = (key: Person['key'], { options }: { options: object }) => ({
  body: { response: key.sign(options as { challenge: string }) },
});
