import { passkeyResponseSchema, removePasskeySchema } from '../../contract/clients/clients.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { clientOf, sessionIn } from './bearer.ts';
import { makeUserOf } from './user-of.ts';

const manners = { key: false, wrong: 'bad-fields' } as const;
const done = (c: ApiContext) => c.json({ done: true }, 200, noStore);
const agentOf = (c: ApiContext) => c.req.header('user-agent') ?? '';

/** The second door and its keys. Options and responses are as browsers speak of them (WebAuthn). */
export function makePasskeyAnswers(house: Pick<ApiHouse, 'clients' | 'deals' | 'catalogue' | 'clock'>) {
  const { clients } = house;
  const userOf = makeUserOf(house);
  return {
    toLogIn: async (c: ApiContext): Promise<Response> => c.json({ options: await clients.passkeyToLogIn() }, 200, noStore),
    logIn: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, passkeyResponseSchema, manners);
      if (form instanceof Response) return form;
      const opened = await clients.logInByPasskey(form.fields.response, agentOf(c));
      if (!opened.ok) return answerRefusal(c, opened.refusal, 'bad-fields');
      c.set('clientId', opened.value.client.id);
      const before = await sessionIn(c, clients);
      if (before) await clients.signOut(before.clientId, before.sessionId);
      const { token, client } = opened.value;
      return c.json({ token, user: await userOf(c, client) }, 200, noStore);
    },
    toAdd: async (c: ApiContext): Promise<Response> => {
      const client = await clients.getClient(clientOf(c).clientId);
      return client ? c.json({ options: await clients.passkeyToAdd(client) }, 200, noStore) : answerProblem(c, 'not-logged-in');
    },
    add: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, passkeyResponseSchema, manners);
      if (form instanceof Response) return form;
      const added = await clients.addPasskey(clientOf(c).clientId, form.fields.response, agentOf(c));
      return added.ok ? done(c) : answerRefusal(c, added.refusal, 'bad-fields');
    },
    list: async (c: ApiContext): Promise<Response> => {
      const passkeys = (await clients.passkeys(clientOf(c).clientId)).map(({ id, name, created_at, last_used_at }) => ({
        ...{ id, name },
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      }));
      return c.json({ passkeys }, 200, noStore);
    },
    remove: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, removePasskeySchema, manners);
      if (form instanceof Response) return form;
      const removed = await clients.removePasskey(clientOf(c).clientId, form.fields.passkey_id);
      return removed.ok ? done(c) : answerRefusal(c, removed.refusal, 'bad-fields');
    },
  };
}
