import { parseEmail } from '../../base/email.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { readTaxNumber } from '../../base/tax-number.ts';
import { isUuid } from '../../base/uuid.ts';
import {
  cancelDealSchema,
  type DealAnswer,
  type DealsAnswer,
  type LineAnswer,
  type LinesAnswer,
  lineSchema,
  makeDealSchema,
  type UpdateDeal,
  updateDealSchema,
} from '../../contract/deals/deals.ts';
import type { ClientSession } from '../../domain/clients/clients.ts';
import type { DealChange, DealNow, Deals } from '../../domain/deals/deals.ts';
import { clientOf } from '../clients/bearer.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { personErrors } from '../person-errors.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { noStore } from '../read-form.ts';
import type { Refusal } from '../refusals.ts';
import { agreementSheet, sellerOf } from './agreement-sheet.ts';
import { agreementWords } from './agreement-words.ts';
import { wireTerms } from './booking-terms.ts';
import { makeKeyedPost } from './keyed-post.ts';
import { paperHeaders } from './paper-headers.ts';
import { wireDeal } from './wire-deal.ts';
import { makeWireLine, wirePlace } from './wire-line.ts';

type House = Pick<ApiHouse, 'deals' | 'idempotency' | 'catalogue' | 'content' | 'money' | 'clock' | 'publicUrl' | 'paper'>;
type Pay = Extract<UpdateDeal, { step: 'pay' }>;
type ByDiia = Extract<UpdateDeal, { step: 'share' | 'sign-agreement' }>;

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The deals of the client who asks, and his places in lines. */
export function makeDealAnswers({ deals, idempotency, catalogue, content, money, clock, publicUrl, paper }: House) {
  const keyed = makeKeyedPost({ idempotency });
  const wireLine = makeWireLine({ content, money, deals });
  type Transaction = Parameters<Deals['makeDeal']>[0];
  const wireAll = async (c: ApiContext, found: DealNow[], transaction?: Transaction) =>
    (await deals.listWhole(found, transaction)).map((deal) => wireDeal(deal, { catalogue, locale: localeOf(c), now: clock() }));
  async function wire(c: ApiContext, found: DealNow, transaction?: Transaction): Promise<DealAnswer> {
    const [deal] = await wireAll(c, [found], transaction);
    if (!deal) throw new Error('a deal that was found is lost');
    return { deal };
  }
  const answerLine = (result: Result<Parameters<typeof wirePlace>[0], Refusal>): Result<LineAnswer, Refusal> =>
    result.ok ? ok(wirePlace(result.value, deals.terms)) : result;
  const worded = async (c: ApiContext, result: Result<DealNow, Refusal>, transaction: Transaction) =>
    result.ok ? ok(withoutNames(await wire(c, result.value, transaction))) : result;
  /** The buyer and the names of papers are asked for at each answer: no kept one holds them. */
  async function whole(kept: object, { asker: { clientId } }: { asker: ClientSession }): Promise<DealAnswer> {
    const { deal } = kept as DealAnswer;
    const own = await deals.getDeal({ clientId, dealId: deal.id });
    if (!own) return { deal };
    const named = deal.papers.length > 0 ? (await deals.listWhole([own]))[0]?.papers : [];
    const papers = deal.papers.map((paper) => ({ ...paper, name: named?.find(({ id }) => id === paper.id)?.name ?? '' }));
    return { deal: { ...deal, person: own.person, papers } };
  }

  const make = (c: ApiContext) =>
    keyed(c, {
      operation: 'deal/make',
      schema: makeDealSchema,
      whole,
      gate: ({ fields, asker: { clientId } }, goOn) => deals.inTurn({ clientId, apartmentId: fields.apartment_id }, goOn),
      work: async (transaction, { fields, asker: { clientId, phone } }) => {
        const { apartment_id: apartmentId, terms, locale, way = 'deposit', offers = [] } = fields;
        const campaign = Object.fromEntries(campaignNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
        return worded(
          c,
          await deals.makeDeal(transaction, { clientId, phone, apartmentId, terms, locale, way, offers, campaign }),
          transaction,
        );
      },
    });

  const update = (c: ApiContext) =>
    keyed(c, {
      operation: 'deal/update',
      schema: updateDealSchema,
      whole,
      beyond: (given) => (given.step === 'person' ? personErrors(given, clock()) : {}),
      before: async ({ fields, asker }): Promise<Result<unknown, Refusal>> => {
        if (fields.step === 'pay') return openPayment(fields, asker.clientId);
        return isByDiia(fields) ? askDiia(c, fields, asker.clientId) : ok(null);
      },
      work: async (transaction, { fields, asker }) => {
        if (fields.step === 'pay' || isByDiia(fields))
          return ok(withoutNames(await wire(c, await deals.opened(transaction, fields.deal_id), transaction)));
        const change = changeOf(fields, clock());
        if (!change.ok) return change;
        return worded(
          c,
          await deals.updateDeal(transaction, { clientId: asker.clientId, dealId: fields.deal_id, change: change.value }),
          transaction,
        );
      },
    });

  const openPayment = ({ deal_id, return_path = '/account/' }: Pay, clientId: string) =>
    deals.openPayment({ clientId, dealId: deal_id, returnUrl: `${publicUrl}${return_path}` });

  async function askDiia(c: ApiContext, fields: ByDiia, clientId: string): Promise<Result<unknown, Refusal>> {
    const { deal_id: dealId, step, return_path = '/account/' } = fields;
    const given = fields.step === 'share' ? fields.email : undefined;
    const email = given ? parseEmail(given) : null;
    if (given && !email) return refuse({ kind: 'bad-email' });
    const draw = async (deal: DealNow) => ({ name: `${deal.number}.pdf`, content: await drawAgreement(c, deal) });
    return deals.askStateServices({ clientId, dealId, step, email, returnUrl: `${publicUrl}${return_path}`, draw });
  }

  const cancel = (c: ApiContext) =>
    keyed(c, {
      operation: 'deal/cancel',
      schema: cancelDealSchema,
      whole,
      work: async (transaction, { fields, asker }) =>
        worded(c, await deals.cancelDeal(transaction, { clientId: asker.clientId, dealId: fields.deal_id }), transaction),
    });

  const joinLine = (c: ApiContext) =>
    keyed(c, {
      operation: 'deal/join-line',
      schema: lineSchema,
      work: async (transaction, { fields, asker: { clientId } }) =>
        answerLine(await deals.joinLine(transaction, { clientId, locale: localeOf(c), apartmentId: fields.apartment_id })),
    });

  const leaveLine = (c: ApiContext) =>
    keyed(c, {
      operation: 'deal/leave-line',
      schema: lineSchema,
      work: async (transaction, { fields, asker }) =>
        answerLine(await deals.leaveLine(transaction, { clientId: asker.clientId, apartmentId: fields.apartment_id })),
    });

  async function get(c: ApiContext): Promise<Response> {
    const dealId = c.req.query('deal_id') ?? '';
    if (!isUuid(dealId)) return answerProblem(c, 'bad-query', { deal_id: [dealId ? 'malformed' : 'required'] });
    const deal = await deals.getDeal({ clientId: clientOf(c).clientId, dealId });
    return deal ? c.json(await wire(c, deal), 200, noStore) : answerProblem(c, 'unknown-deal');
  }

  async function list(c: ApiContext): Promise<Response> {
    const found = await deals.listDeals(clientOf(c).clientId);
    const answer: DealsAnswer = { deals: await wireAll(c, found) };
    return c.json(answer, 200, noStore);
  }

  const terms = (c: ApiContext): Response => c.json({ terms: wireTerms(deals) }, 200, noStore);

  /** The reservation agreement as it stands now, once it is known who the buyer is; once it is signed, the very file that was signed. */
  async function agreement(c: ApiContext): Promise<Response> {
    const dealId = c.req.query('deal_id') ?? '';
    const own = isUuid(dealId) ? await deals.getDeal({ clientId: clientOf(c).clientId, dealId }) : null;
    if (!own?.person) return answerProblem(c, 'unknown-deal');
    const pdf = (await deals.agreementToSign(own)) ?? (await drawAgreement(c, own));
    const headers = paperHeaders({ name: `${agreementWords[localeOf(c)].file(own.number)}.pdf`, mediaType: 'application/pdf' });
    return c.body(new Uint8Array(pdf), 200, headers);
  }

  /** The same deal in the same words gives the same bytes: what is read before signing is what is signed. */
  function drawAgreement(c: ApiContext, own: DealNow): Promise<Uint8Array> {
    if (!own.person) throw new Error('an agreement names its buyer');
    const locale = localeOf(c);
    const deal = wireDeal({ ...own, contract: null, papers: [], standingAfter: null }, { catalogue, locale, now: clock() });
    const facts = {
      deal,
      person: own.person,
      phone: own.phone,
      terms: wireTerms(deals),
      seller: sellerOf(content.current()[locale]),
      locale,
    };
    return paper.draw(agreementSheet(facts), { madeAt: own.madeAt, signal: c.req.raw.signal });
  }

  /** A paper as it was handed over, for the client of its deal alone. */
  async function showPaper(c: ApiContext): Promise<Response> {
    const paperId = c.req.query('paper_id') ?? '';
    if (!isUuid(paperId)) return answerProblem(c, 'bad-query', { paper_id: [paperId ? 'malformed' : 'required'] });
    const found = await deals.readOwnPaper({ clientId: clientOf(c).clientId, paperId });
    return found ? c.body(new Uint8Array(found.content), 200, paperHeaders(found)) : answerProblem(c, 'unknown-paper');
  }

  async function line(c: ApiContext): Promise<Response> {
    const given = c.req.query('apartment_id');
    const asked = lineSchema.safeParse({ apartment_id: given });
    if (!asked.success) return answerProblem(c, 'bad-query', { apartment_id: [given ? 'malformed' : 'required'] });
    const place = await deals.lineOf({ clientId: clientOf(c).clientId, apartmentId: asked.data.apartment_id });
    return c.json(wirePlace(place, deals.terms), 200, noStore);
  }

  async function lines(c: ApiContext): Promise<Response> {
    const own = await deals.listLines(clientOf(c).clientId);
    const answer: LinesAnswer = { lines: own.map((one) => wireLine(one, localeOf(c))) };
    return c.json(answer, 200, noStore);
  }

  return { make, update, cancel, get, list, terms, agreement, showPaper, joinLine, leaveLine, line, lines };
}

/** What may be kept of an answer for a week. */
const withoutNames = ({ deal }: DealAnswer): DealAnswer => ({
  deal: { ...deal, person: null, papers: deal.papers.map((paper) => ({ ...paper, name: '' })) },
});

const isByDiia = (fields: UpdateDeal): fields is ByDiia => fields.step === 'share' || fields.step === 'sign-agreement';

function changeOf(fields: Exclude<UpdateDeal, Pay | ByDiia>, now: Date): Result<DealChange, Refusal> {
  if (fields.step !== 'person') return ok({ kind: fields.step });
  const { lastname, firstname, patronymic = null, inn = null } = fields;
  if (inn !== null && !readTaxNumber(inn, now)) return refuse({ kind: 'bad-tax-number' });
  const email = parseEmail(fields.email);
  return email ? ok({ kind: 'person', person: { lastname, firstname, patronymic, inn, email } }) : refuse({ kind: 'bad-email' });
}
