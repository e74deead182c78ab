import type { Locale } from '../../base/locale.ts';
import type { DealNow } from '../../domain/deals/deals.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { agreementSheet } from './agreement-sheet.ts';
import { sellerOf } from './sheet-parts.ts';
import { wireDeal } from './wire-deal.ts';
import { wireTerms } from './wire-terms.ts';

type Dependencies = Pick<ApiDependencies, 'deals' | 'catalogue' | 'content' | 'clock' | 'pdf'>;

/** The same deal in the same language gives the same bytes: the file that is read is the file that is signed. */
export function makeDrawAgreement({ deals, catalogue, content, clock, pdf }: Dependencies) {
  return (own: DealNow, { locale, signal }: { locale: Locale; signal: AbortSignal }): Promise<Uint8Array> => {
    if (!own.person) throw new Error('an agreement names its buyer');
    const deal = wireDeal(
      { ...own, contract: null, documents: [], movements: [], stateAfter: null, transfersBack: null },
      { catalogue, locale, now: clock() },
    );
    const facts = {
      deal,
      person: own.person,
      phone: own.phone,
      terms: wireTerms(deals),
      seller: sellerOf(content.current()[locale]),
      locale,
    };
    return pdf.draw(agreementSheet(facts), { madeAt: own.madeAt, signal });
  };
}
