import type { Handler } from '../handler.ts';
import { agreementTexts } from './agreement-texts.ts';
import { documentHeaders } from './document-headers.ts';
import { makeDrawAgreement } from './draw-agreement.ts';

/** The reservation agreement in its present form, once the buyer is known; once it is signed, exactly the signed file. */
export const handle: Handler<'GET /api/deal/agreement'> = (deps) => {
  const drawAgreement = makeDrawAgreement(deps);
  return async ({ c, client: { clientId }, query, locale, refuse }) => {
    const own = await deps.deals.getDeal({ clientId, dealId: query.deal_id });
    if (!own?.person) return refuse('unknown-deal');
    const pdf = (await deps.deals.agreementToSign(own)) ?? (await drawAgreement(own, { locale, signal: c.req.raw.signal }));
    const headers = documentHeaders({ name: `${agreementTexts[locale].file(own.number)}.pdf`, mediaType: 'application/pdf' });
    return c.body(new Uint8Array(pdf), 200, headers);
  };
};
