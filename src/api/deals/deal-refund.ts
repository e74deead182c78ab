import type { Handler } from '../handler.ts';
import { documentHeaders } from './document-headers.ts';
import { hasRefund, refundSheet } from './refund-sheet.ts';
import { refundTexts } from './refund-texts.ts';
import { sellerOf } from './sheet-parts.ts';
import { wireFlat } from './wire-deal.ts';

/** What the client of a deal shows to a bank, once money goes back. */
export const handle: Handler<'GET /api/deal/refund'> = ({ deals, catalogue, content, clock, pdf }) => {
  return async ({ c, client: { clientId }, query, locale, refuse }) => {
    const deal = await deals.getDeal({ clientId, dealId: query.deal_id });
    if (!deal) return refuse('unknown-deal');
    if (!hasRefund(deal)) return refuse('unknown-paper');
    const now = clock();
    const apartment = wireFlat(deal, catalogue, locale);
    const seller = sellerOf(content.current()[locale]);
    const flat = { number: apartment.number, project: apartment.project.name };
    const sheet = refundSheet({ deal, flat, seller, locale, now });
    const file = await pdf.draw(sheet, { madeAt: now, signal: c.req.raw.signal });
    return c.body(
      new Uint8Array(file),
      200,
      documentHeaders({ name: `${refundTexts[locale].file(deal.number)}.pdf`, mediaType: 'application/pdf' }),
    );
  };
};
