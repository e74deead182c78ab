import { sayInRequestSchema } from '../../contract/clients.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { clientOf } from './bearer.ts';
import { makeUserOf } from './user-of.ts';
import { wireRequest, wireSession } from './wire.ts';

/** What a client has asked us, and everything that we know of him. */
export function makeRequestAnswers(house: Pick<ApiHouse, 'clients' | 'leads' | 'deals' | 'catalogue' | 'clock'>) {
  const { clients, leads } = house;
  const userOf = makeUserOf(house);
  const requestsOf = async (c: ApiContext) =>
    (await leads.requestsOf(clientOf(c).phone)).map((request) => wireRequest(request, localeOf(c)));
  return {
    list: async (c: ApiContext): Promise<Response> => c.json({ requests: await requestsOf(c) }, 200, noStore),
    say: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, sayInRequestSchema, { wrong: 'bad-fields' });
      if (form instanceof Response) return form;
      const { request_id: requestId, text } = form.fields;
      const said = await leads.sayInRequest({ phone: clientOf(c).phone, requestId, idempotencyKey: form.idempotencyKey, text });
      return said.ok ? c.json({ requests: await requestsOf(c) }, 200, noStore) : answerRefusal(c, said.refusal, 'bad-fields');
    },
    download: async (c: ApiContext): Promise<Response> => {
      const { clientId, sessionId } = clientOf(c);
      const client = await clients.getClient(clientId);
      if (!client) return answerProblem(c, 'not-logged-in');
      const sessions = (await clients.sessions(clientId)).map((session) => wireSession(session, sessionId));
      const everything = { user: await userOf(c, client), sessions, requests: await requestsOf(c) };
      return c.json(everything, 200, { ...noStore, 'content-disposition': 'attachment; filename="my-data.json"' });
    },
  };
}
