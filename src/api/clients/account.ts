import { deleteClientSchema, proveSchema, signOutSchema, userChangeSchema } from '../../contract/clients/clients.ts';
import { letterTokenSchema } from '../../contract/leads/leads.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { personErrors } from '../person-errors.ts';
import { addressOf, answerProblem } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { clientOf } from './bearer.ts';
import { makeUserOf } from './user-of.ts';
import { wireSession } from './wire.ts';

const done = (c: ApiContext) => c.json({ done: true }, 200, noStore);
const manners = { key: false, wrong: 'bad-fields' } as const;

/** What a logged-in client does with his own account: profile, sessions, e-mail, leaving. */
export function makeAccountAnswers(house: Pick<ApiHouse, 'clients' | 'deals' | 'catalogue' | 'clock'>) {
  const { clients, clock } = house;
  const userOf = makeUserOf(house);
  return {
    show: async (c: ApiContext): Promise<Response> => {
      const client = await clients.getClient(clientOf(c).clientId);
      return client ? c.json({ user: await userOf(c, client) }, 200, noStore) : answerProblem(c, 'not-logged-in');
    },
    update: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, userChangeSchema, {
        ...manners,
        keepsEmpty: true,
        beyond: (given) => personErrors(given, clock(), { ofAge: true }),
      });
      if (form instanceof Response) return form;
      const changed = await clients.updateClient(clientOf(c).clientId, form.fields);
      return changed.ok ? c.json({ user: await userOf(c, changed.value) }, 200, noStore) : answerRefusal(c, changed.refusal, 'bad-fields');
    },
    logOut: async (c: ApiContext): Promise<Response> => {
      const { clientId, sessionId } = clientOf(c);
      const ended = await clients.signOut(clientId, sessionId);
      return ended.ok ? done(c) : answerRefusal(c, ended.refusal, 'bad-fields');
    },
    sessions: async (c: ApiContext): Promise<Response> => {
      const { clientId, sessionId } = clientOf(c);
      const sessions = (await clients.sessions(clientId)).map((session) => wireSession(session, sessionId));
      return c.json({ sessions }, 200, noStore);
    },
    signOut: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, signOutSchema, manners);
      if (form instanceof Response) return form;
      const { clientId, sessionId, fresh } = clientOf(c);
      const { session_id, everywhere } = form.fields;
      const isEverywhere = String(everywhere) === 'true';
      if ((isEverywhere || session_id !== sessionId) && !fresh) return answerProblem(c, 'proof-needed');
      if (isEverywhere) {
        await clients.signOutEverywhere(clientId);
        return done(c);
      }
      if (!session_id) return answerProblem(c, 'bad-fields', { session_id: ['required'] });
      const ended = await clients.signOut(clientId, session_id);
      return ended.ok ? done(c) : answerRefusal(c, ended.refusal, 'bad-fields');
    },
    sendConfirmation: async (c: ApiContext): Promise<Response> => {
      const sent = await clients.sendConfirmation(clientOf(c).clientId);
      return sent.ok ? done(c) : answerRefusal(c, sent.refusal, 'bad-fields');
    },
    confirmEmail: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, letterTokenSchema, manners);
      if (form instanceof Response) return form;
      const confirmed = await clients.confirmEmail(form.fields.token);
      return confirmed.ok ? done(c) : answerRefusal(c, confirmed.refusal, 'bad-fields');
    },
    prove: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, proveSchema, manners);
      if (form instanceof Response) return form;
      const proven = await clients.prove({ session: clientOf(c), code: form.fields.code, address: addressOf(c) });
      return proven.ok ? done(c) : answerRefusal(c, proven.refusal, 'bad-fields');
    },
    leave: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, deleteClientSchema, manners);
      if (form instanceof Response) return form;
      const left = await clients.deleteClient({ clientId: clientOf(c).clientId, code: form.fields.code, address: addressOf(c) });
      return left.ok ? done(c) : answerRefusal(c, left.refusal, 'bad-fields');
    },
  };
}
