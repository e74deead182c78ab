import { expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { type ApiDocument, type JsonSchema, operationsOf, writtenOut } from '../../tests/support/api/api-document.ts';
import {
  application,
  consultationForm,
  logIn,
  newsSubscription,
  openApi,
  post,
  postJson,
  postParts,
} from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { agreedTerms } from '../../tests/support/deals/open-deals.ts';
import { addQuote } from '../../tests/support/deals/some-quote.ts';
import type { Operation } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';

/** JSON Schema lets an object have more than it names; an answer may not. */
const exactly = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  );

type Question = [path: string, init: RequestInit | undefined, status: number];

/** An entry of each kind that addresses name. */
const entries: Record<string, string> = {
  apartment: 'flat-0',
  legal: 'privacy-policy',
  news: 'roof',
  offer: 'autumn',
  project: 'project-1',
  vacancy: 'crane',
  vacancy_category: 'site',
};

/** The requests of every public read: an existing entry, a missing one, and an unknown parameter. */
function usualQuestions(key: string, { who }: Operation): Question[] {
  const [method, path = ''] = key.split(' ');
  if (method !== 'GET' || who !== 'anyone') return [];
  const [, kind = ''] = /(\w+)\/\{(?!locale)/.exec(path) ?? [];
  const at = (locale: string, entry = '') => path.replace('{locale}', locale).replace(/\{\w+\}/, entry);
  return [
    [at('en', entries[kind]), undefined, 200],
    ...(kind ? [[at('uk', 'nothing'), undefined, 404] satisfies Question] : []),
    ...(path.includes('{locale}') ? [[at('de', entries[kind]), undefined, 404] satisfies Question] : []),
    [`${at('uk', entries[kind])}?stray=1`, undefined, 400],
  ];
}

onOneEngine('the description of the API', (open) => {
  it('describes the real answers', async () => {
    const { ask, ids, ...app } = await openApi(await open(), { flats: [{ benefits: ['B1'] }, { section: 'S3' }, {}] });
    const { code } = await addQuote(app, { apartmentId: ids[1] ?? 0 });
    const document = writtenOut((await (await ask('/api/openapi.json')).json()) as ApiDocument);
    const { headers } = await logIn({ ask });
    const other = await logIn({ ask }, '+380671234567');
    const client = (body: object, who: Record<string, string> = headers) =>
      post(JSON.stringify(body), { 'content-type': 'application/json', ...who });
    let keys = 0;
    const keyed = (body: object, who = headers) => client(body, { ...who, 'idempotency-key': `key-number-${++keys}` } as typeof headers);
    const wanted = { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' };
    const made = await ask('/api/deal/make', keyed({ ...wanted, apartment_id: ids[2] }));
    const { deal } = (await made.json()) as { deal: { id: string } };
    const nobody = '00000000-0000-4000-8000-000000000000';
    const special: { [operationId: string]: Question[] } = {
      apartments: [
        ['/api/en/apartments', undefined, 200],
        ['/api/uk/apartments?project_id=P2&floorFrom=9', undefined, 200],
        ['/api/uk/apartments?page=0', undefined, 400],
      ],
      apartment: [
        ['/api/uk/apartment/flat-0', undefined, 200],
        ['/api/uk/apartment/flat-0', { headers: { 'if-none-match': '*' } }, 304],
        ['/api/uk/apartment/nothing', undefined, 404],
      ],
      apartmentStatus: [
        [`/api/get-apartment-status/${ids[0]}`, undefined, 200],
        ['/api/get-apartment-status/x', undefined, 400],
      ],
      news: [
        ['/api/en/news', undefined, 200],
        ['/api/uk/news?type=nothing', undefined, 400],
      ],
      vacancies: [
        ['/api/en/vacancies', undefined, 200],
        ['/api/uk/vacancies?page=0', undefined, 400],
      ],
      floorPlans: [
        ['/api/en/project/project-1/floor-plans?section_id=S1&floor=7', undefined, 200],
        ['/api/uk/project/nothing/floor-plans', undefined, 404],
        ['/api/uk/project/project-1/floor-plans?floor=0', undefined, 400],
      ],
      tour: [
        ['/api/en/project/project-1/tour', undefined, 200],
        ['/api/uk/project/project-2/tour', undefined, 404],
      ],
      construction: [
        ['/api/en/construction?project_id=P1', undefined, 200],
        ['/api/uk/construction?page=0', undefined, 400],
      ],
      instalmentPlan: [
        ['/api/uk/instalment-plan?apartment=flat-0&months=7&every=quarter', undefined, 200],
        ['/api/en/instalment-plan?price=1000000&down=100', undefined, 200],
        ['/api/en/instalment-plan?down=x', undefined, 400],
        ['/api/en/instalment-plan?apartment=nothing', undefined, 404],
      ],
      stateMortgage: [
        ['/api/uk/state-mortgage?apartment=flat-0&persons=3&loan_years=12', undefined, 200],
        ['/api/en/state-mortgage?apartment=flat-0&persons=x', undefined, 400],
        ['/api/en/state-mortgage?apartment=nothing', undefined, 404],
      ],
      rentalYield: [
        ['/api/uk/rental-yield?price=90000&rent=600&growth=-3&usd=1', undefined, 200],
        ['/api/uk/rental-yield?price=0', undefined, 400],
      ],
      offers: [
        ['/api/en/offers', undefined, 200],
        ['/api/uk/offers?tag=nothing', undefined, 400],
      ],
      subscribe: [
        ['/api/en/subscription', postJson(newsSubscription), 202],
        ['/api/en/subscription', postJson({ ...newsSubscription, email: 'olena' }, 'another-key'), 400],
        ['/api/en/subscription', post('x', { 'content-type': 'text/plain', 'idempotency-key': 'a-long-enough-key' }), 415],
      ],
      confirmSubscription: [['/api/en/subscription/confirm', postJson({ token: 'never given' }), 410]],
      endSubscription: [['/api/en/subscription/unsubscribe', postJson({ token: '' }), 400]],
      sendResume: [
        ['/api/en/resume', postParts(application()), 201],
        ['/api/en/resume', postParts(application({ file: [] }), 'another-key'), 400],
        ['/api/en/resume', postJson({}), 415],
      ],
      startPhoneCheck: [
        ['/api/client/start-phone-check', postJson({ phone: '+380931234567' }), 200],
        ['/api/client/start-phone-check', postJson({ phone: '12' }), 422],
        ['/api/client/start-phone-check', postJson({ phone: '+380931234567' }), 429],
      ],
      login: [
        ['/api/client/login', postJson({ phone: '+380931234567', code: 'x' }), 422],
        ['/api/client/login', post('x', { 'content-type': 'text/plain' }), 415],
      ],
      getClient: [
        ['/api/client/get', { headers }, 200],
        ['/api/client/get', undefined, 401],
      ],
      updateClient: [
        ['/api/client/update', client({ firstname: 'Олена', email: 'olena@example.ua', notices: { deals_sms: false } }), 200],
        ['/api/client/update', client({ inn: '1' }), 422],
        ['/api/client/update', client({}, { authorization: 'Bearer of-nothing-that-was-ever-given' }), 401],
      ],
      listSessions: [['/api/client/sessions', { headers }, 200]],
      sendEmailConfirmation: [
        ['/api/client/send-email-confirmation', client({}), 200],
        ['/api/client/send-email-confirmation', client({}, other.headers), 409],
      ],
      confirmEmail: [['/api/client/confirm-email', postJson({ token: 'never given' }), 410]],
      makeDeal: [
        ['/api/deal/make', keyed(wanted), 200],
        ['/api/deal/make', keyed(wanted, other.headers), 409],
        ['/api/deal/make', keyed({ ...wanted, apartment_id: 999_999 }), 404],
        ['/api/deal/make', client(wanted), 200],
        ['/api/deal/make', client({ ...wanted, terms: 7 }), 400],
        ['/api/deal/make', keyed(wanted, {} as typeof headers), 401],
      ],
      quote: [
        [`/api/uk/quote/${code}`, undefined, 200],
        ['/api/en/quote/nothing', undefined, 404],
        [`/api/uk/quote/${code}?stray=1`, undefined, 400],
      ],
      openQuote: [
        ['/api/quote/open', postJson({ code }), 200],
        ['/api/quote/open', postJson({ code: '2222222223' }), 404],
        ['/api/quote/open', postJson({ code: 'x' }), 400],
      ],
      updateDeal: [
        ['/api/deal/update', keyed({ deal_id: deal.id, step: 'extend' }), 200],
        ['/api/deal/update', keyed({ deal_id: deal.id, step: 'pay' }), 409],
        ['/api/deal/update', keyed({ deal_id: deal.id, step: 'extend' }, other.headers), 404],
        ['/api/deal/update', keyed({ deal_id: deal.id, step: 'fly' }), 400],
      ],
      listDeals: [
        ['/api/deal/list', { headers }, 200],
        ['/api/deal/list', undefined, 401],
      ],
      dealAgreement: [
        [`/api/deal/agreement?deal_id=${nobody}`, { headers }, 404],
        ['/api/deal/agreement?stray=1', { headers }, 400],
        ['/api/deal/agreement', undefined, 401],
      ],
      dealRefund: [
        [`/api/deal/refund?deal_id=${deal.id}`, { headers }, 404],
        ['/api/deal/refund?stray=1', { headers }, 400],
        ['/api/deal/refund', undefined, 401],
      ],
      dealDocument: [
        [`/api/deal/paper?paper_id=${nobody}`, { headers }, 404],
        ['/api/deal/paper?paper_id=x', { headers }, 400],
        ['/api/deal/paper', undefined, 401],
      ],
      getDeal: [
        [`/api/deal/get?deal_id=${deal.id}`, { headers }, 200],
        [`/api/deal/get?deal_id=${deal.id}`, { headers: other.headers }, 404],
        ['/api/deal/get', { headers }, 400],
      ],
      joinWaitlist: [
        ['/api/deal/join-line', keyed({ apartment_id: ids[0] }, other.headers), 200],
        ['/api/deal/join-line', keyed({ apartment_id: ids[0] }), 409],
      ],
      placeOnWaitlist: [
        [`/api/deal/line?apartment_id=${ids[0]}`, { headers: other.headers }, 200],
        ['/api/deal/line?apartment_id=x', { headers }, 400],
      ],
      listWaitlists: [
        ['/api/deal/lines', { headers: other.headers }, 200],
        ['/api/deal/lines', undefined, 401],
      ],
      leaveWaitlist: [
        ['/api/deal/leave-line', keyed({ apartment_id: ids[0] }, other.headers), 200],
        ['/api/deal/leave-line', keyed({ apartment_id: 999_999 }), 404],
      ],
      cancelDeal: [
        ['/api/deal/cancel', keyed({ deal_id: deal.id }), 200],
        ['/api/deal/cancel', keyed({ deal_id: nobody }), 404],
      ],
      signOut: [
        ['/api/client/sign-out', client({ session_id: 'nothing' }), 404],
        ['/api/client/sign-out', client({}), 422],
        ['/api/client/sign-out', client({ everywhere: true }, other.headers), 200],
      ],
      passkeyToLogIn: [['/api/client/passkey/login-options', client({}, {}), 200]],
      logInByPasskey: [['/api/client/passkey/login', client({ response: { id: 'none' } }, {}), 422]],
      passkeyToAdd: [
        ['/api/client/passkey/add-options', client({}), 200],
        ['/api/client/passkey/add-options', client({}, {}), 401],
      ],
      addPasskey: [['/api/client/passkey/add', client({ response: { id: 'none' } }), 422]],
      listPasskeys: [['/api/client/passkeys', { headers }, 200]],
      removePasskey: [['/api/client/passkey/remove', client({ passkey_id: 'none' }), 404]],
      listRequests: [['/api/client/requests', { headers }, 200]],
      sayInRequest: [
        ['/api/client/requests/say', client({ request_id: 'x', text: 'x' }, { ...headers, 'idempotency-key': 'a-long-enough-key' }), 404],
      ],
      listSubscriptions: [['/api/client/subscriptions', { headers }, 200]],
      endOwnSubscription: [['/api/client/subscriptions/end', client({ subscription_id: 'none' }), 404]],
      downloadClientData: [['/api/client/download', { headers }, 200]],
      prove: [['/api/client/prove', client({ code: 'x' }), 422]],
      deleteClient: [['/api/client/delete', client({ code: 'x' }), 422]],
      logOut: [
        ['/api/client/logout', client({}), 200],
        ['/api/client/logout', client({}), 401],
      ],
      sendConsultation: [
        ['/api/en/consultation', postJson(consultationForm), 201],
        ['/api/en/consultation', postJson({ ...consultationForm, name: '' }, 'another-key'), 400],
        ['/api/en/consultation', postJson({ message: 'x'.repeat(70_000) }), 413],
        ['/api/en/consultation', post('x', { 'content-type': 'text/plain', 'idempotency-key': 'a-long-enough-key' }), 415],
      ],
    };
    const described = operationsOf(document);
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      Object.values(operations)
        .map(({ id }) => id)
        .sort(),
    );
    const usual = Object.entries<Operation>(operations).flatMap(([key, operation]) =>
      operation.id in special ? [] : [[operation.id, usualQuestions(key, operation)] as const],
    );
    expect(usual.filter(([, questions]) => questions.length === 0)).toEqual([]);
    const promises = new Map(described.map((operation) => [operation.operationId, operation.responses]));
    // In the order of the table: a later request may need the effect of an earlier one.
    for (const [operationId, questions] of [...usual, ...Object.entries(special)])
      for (const [path, init, status] of questions) {
        const answer = await ask(path, init);
        expect([path, answer.status]).toEqual([path, status]);
        const promised = promises.get(operationId)?.[status];
        if (!promised) throw new Error(`${operationId} does not promise ${status}`);
        const schema = promised.content?.['application/json']?.schema;
        if (schema) expect([path, fromJSONSchema(exactly(schema)).safeParse(await answer.json()).error]).toEqual([path, undefined]);
        else if (promised.content) {
          expect(Object.keys(promised.content)).toEqual([answer.headers.get('content-type')]);
          await answer.body?.cancel();
        } else expect(await answer.text()).toBe('');
      }
  });
});
