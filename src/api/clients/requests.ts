import { sayInRequestSchema } from '../../contract/clients/clients.ts';
import { makeWireLine } from '../deals/wire-line.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { clientOf } from './bearer.ts';
import { makeUserOf } from './user-of.ts';
import { wireRequest, wireSession } from './wire.ts';

/** What a client has asked us, and everything that we know of him. */
export function makeRequestAnswers(
  house: Pick<ApiHouse, 'clients' | 'leads' | 'deals' | 'catalogue' | 'content' | 'money' | 'clock' | 'idempotency'>,
) {
  const { clients, leads, deals, idempotency } = house;
  const userOf = makeUserOf(house);
  const wireLine = makeWireLine(house);
  const requestsOf = async (c: ApiContext) =>
    (await leads.requestsOf(clientOf(c).phone)).map((request) => wireRequest(request, localeOf(c)));
  const linesOf = async (c: ApiContext) => (await deals.listLines(clientOf(c).clientId)).map((line) => wireLine(line, localeOf(c)));
  return {
    list: async (c: ApiContext): Promise<Response> => c.json({ requests: await requestsOf(c) }, 200, noStore),
    say: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, sayInRequestSchema, { wrong: 'bad-fields' });
      if (form instanceof Response) return form;
      const { request_id: requestId, text } = form.fields;
      // The answer is the thread as it stands, which no key keeps: it names a person.
      const asked = { owner: clientOf(c).clientId, key: form.idempotencyKey, operation: 'client/requests/say', body: form.fields };
      const known = await idempotency.known(asked);
      if (!known.ok) return answerRefusal(c, known.refusal);
      const said = await leads.sayInRequest({ phone: clientOf(c).phone, requestId, idempotencyKey: form.idempotencyKey, text });
      if (!said.ok) return answerRefusal(c, said.refusal, 'bad-fields');
      const kept = await idempotency.keep(asked, { status: 200, answer: {} });
      return kept.ok ? c.json({ requests: await requestsOf(c) }, 200, noStore) : answerRefusal(c, kept.refusal);
    },
    download: async (c: ApiContext): Promise<Response> => {
      const { clientId, sessionId } = clientOf(c);
      const client = await clients.getClient(clientId);
      if (!client) return answerProblem(c, 'not-logged-in');
      const sessions = (await clients.sessions(clientId)).map((session) => wireSession(session, sessionId));
      const everything = { user: await userOf(c, client), sessions, requests: await requestsOf(c), lines: await linesOf(c) };
      return c.json(everything, 200, { ...noStore, 'content-disposition': 'attachment; filename="my-data.json"' });
    },
  };
}
