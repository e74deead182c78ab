import { offersPerPage, type WireOffersAnswer } from '../../../contract/content/offers.ts';
import { listOffers } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { wireOfferSummary } from '../../wire/wire-offer.ts';
import { pageOf } from '../page-of.ts';

/** `GET /api/{locale}/offers`: the offers that apply now. */
export const handle: Handler<'GET /api/{locale}/offers'> = (deps) => {
  return ({ query: { page, per_page, tag, project_id }, locale, reply, refuse }) => {
    const { offer, offer_tag } = deps.content.current()[locale].entries;
    if (tag && !offer_tag.some(({ slug }) => slug === tag)) return refuse('bad-query', { tag: ['unknown'] });
    const project = deps.catalogue.projects().find((one) => one.project.externalId === project_id)?.project.slug;
    if (project_id && project === undefined) return refuse('bad-query', { project_id: ['unknown'] });
    const listed = listOffers(offer, { ...(tag && { tag }), ...(project !== undefined && { project }) });
    const { items, ...rest } = pageOf(listed, { page, perPage: Number(per_page || offersPerPage) });
    const answer: WireOffersAnswer = { offers: { items: items.map((item) => wireOfferSummary(item, deps)), ...rest } };
    return reply(answer);
  };
};
