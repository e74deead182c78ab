import { parseEmail } from '../../base/email.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { readTaxNumber } from '../../base/tax-number.ts';
import type { UpdateDeal } from '../../contract/deals/deals.ts';
import type { DealChange, DealNow } from '../../domain/deals/deals.ts';
import type { CodesOf, Handler } from '../handler.ts';
import type { RefusalWith } from '../refusals.ts';
import { taxNumberErrors } from '../tax-number-errors.ts';
import { makeDealAnswers } from './deal-answers.ts';
import { makeDrawAgreement } from './draw-agreement.ts';

type Key = 'POST /api/deal/update';
type Refused = RefusalWith<CodesOf<Key>>;
type Pay = Extract<UpdateDeal, { step: 'pay' }>;
type ByDiia = Extract<UpdateDeal, { step: 'share' | 'sign-agreement' }>;

const isByDiia = (fields: UpdateDeal): fields is ByDiia => fields.step === 'share' || fields.step === 'sign-agreement';

/** One step of a deal. A bank or Diia is called before the transaction that stores the answer. */
export const handle: Handler<Key> = (deps) => {
  const { deals, clock, publicUrl } = deps;
  const answers = makeDealAnswers(deps);
  const drawAgreement = makeDrawAgreement(deps);

  const openPayment = ({ deal_id: dealId, return_path = '/account/' }: Pay, clientId: string) =>
    deals.openPayment({ clientId, dealId, returnUrl: `${publicUrl}${return_path}` });

  async function askDiia(
    fields: ByDiia,
    clientId: string,
    how: { locale: Locale; signal: AbortSignal },
  ): Promise<Result<unknown, Refused>> {
    const { deal_id: dealId, step, return_path = '/account/' } = fields;
    const given = fields.step === 'share' ? fields.email : undefined;
    const email = given ? parseEmail(given) : null;
    if (given && !email) return refuse({ kind: 'bad-email' });
    const draw = async (deal: DealNow) => ({ name: `${deal.number}.pdf`, content: await drawAgreement(deal, how) });
    return deals.askStateServices({ clientId, dealId, step, email, returnUrl: `${publicUrl}${return_path}`, draw });
  }

  return {
    extraErrors: (given) => (given.step === 'person' ? taxNumberErrors(given, clock()) : {}),
    handle({ c, locale, fields, client: { clientId }, once }) {
      return once({
        whole: (stored) => answers.whole(stored, clientId),
        before: async (): Promise<Result<unknown, Refused>> => {
          if (fields.step === 'pay') return openPayment(fields, clientId);
          return isByDiia(fields) ? askDiia(fields, clientId, { locale, signal: c.req.raw.signal }) : ok(null);
        },
        work: async (transaction) => {
          if (fields.step === 'pay' || isByDiia(fields))
            return ok(await answers.stored(await deals.opened(transaction, fields.deal_id), locale, transaction));
          const change = changeOf(fields, clock());
          if (!change.ok) return change;
          const updated = await deals.updateDeal(transaction, { clientId, dealId: fields.deal_id, change: change.value });
          return answers.storedResult(updated, locale, transaction);
        },
      });
    },
  };
};

function changeOf(
  fields: Exclude<UpdateDeal, Pay | ByDiia>,
  now: Date,
): Result<DealChange, { kind: 'bad-tax-number' } | { kind: 'bad-email' }> {
  if (fields.step !== 'person') return ok({ kind: fields.step });
  const { lastname, firstname, patronymic = null, inn = null } = fields;
  if (inn !== null && !readTaxNumber(inn, now)) return refuse({ kind: 'bad-tax-number' });
  const email = parseEmail(fields.email);
  return email ? ok({ kind: 'person', person: { lastname, firstname, patronymic, inn, email } }) : refuse({ kind: 'bad-email' });
}
