import type { Project } from '../../../contract/catalogue/project-summaries.ts';
import * as m from '../../paraglide/messages.js';

/** `total` flats can be bought. */
type Sale = Pick<Project, 'sale' | 'total'>;

/**
 * `notice` is a sentence and `short` a line of a card, both null while flats are sold; `ask` leads to a manager; `noOffers` is the sentence where none
 * applies, null where none could. */
export type SaleView = { notice: string | null; short: string | null; ask: { text: string; button: string }; noOffers: string | null };

/** The texts of every screen on a project that sells, has nothing for sale at the moment, does not sell yet, or is sold out. */
export function saleView({ sale, total }: Sale): SaleView {
  if (sale === 'selling' && total === 0)
    return {
      notice: m.project_none_now(),
      short: m.project_none_now_short(),
      ask: { text: m.project_ask_none_now(), button: m.project_ask() },
      noOffers: null,
    };
  if (sale === 'selling')
    return { notice: null, short: null, ask: { text: m.project_ask_selling(), button: m.project_ask() }, noOffers: m.project_no_offers() };
  if (sale === 'upcoming')
    return {
      notice: m.project_upcoming(),
      short: m.project_upcoming_short(),
      ask: { text: m.project_ask_upcoming(), button: m.project_tell_me() },
      noOffers: m.project_no_offers_yet(),
    };
  return {
    notice: m.project_sold_out(),
    short: m.project_sold_out_short(),
    ask: { text: m.project_ask_sold_out(), button: m.project_ask_similar() },
    noOffers: null,
  };
}
