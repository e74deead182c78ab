import { campaignNames } from '../../base/campaign.ts';
import type { Handler } from '../handler.ts';
import { makeDealAnswers } from './deal-answers.ts';

/** Holds an apartment for minutes, at the price and the rate of this moment. */
export const handle: Handler<'POST /api/deal/make'> = (deps) => {
  const { deals } = deps;
  const answers = makeDealAnswers(deps);
  return ({ fields, client: { clientId, phone }, locale: shown, once }) =>
    once({
      whole: (stored) => answers.whole(stored, clientId),
      queue: (goOn) => deals.queueForFlat({ clientId, apartmentId: fields.apartment_id }, goOn),
      work: async (transaction) => {
        const { apartment_id: apartmentId, terms, locale, way = 'deposit', offers = [], quote } = fields;
        const campaign = Object.fromEntries(campaignNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
        const made = await deals.makeDeal(transaction, {
          clientId,
          phone,
          apartmentId,
          terms,
          locale,
          way,
          offers,
          quote: quote?.toUpperCase(),
          campaign,
        });
        return answers.storedResult(made, shown, transaction);
      },
    });
};
