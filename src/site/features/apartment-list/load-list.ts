import { data, redirect } from 'react-router';
import { filterNames } from '../../../contract/catalogue/apartment-filter.ts';
import { type ApartmentsAnswer, type Facets, type Nearby, perPage } from '../../../contract/catalogue/apartments.ts';
import { type Client, problemOf } from '../../../contract/client.ts';
import type { StaticPages } from '../../../contract/content/static-pages.ts';
import { type CardFlat, cardFlat } from '../../cards/card-flat.ts';
import { atPage, rightful } from '../filter/criteria/criteria-changes.ts';
import { isResalePage, searchOf } from '../filter/criteria/list-address.ts';
import {
  apiQuery,
  type Criteria,
  formatCriteria,
  needsTidying,
  noCriteria,
  parseCriteria,
  plainQuery,
} from '../filter/criteria/list-criteria.ts';

type Answer = ApartmentsAnswer['apartments'];
export type NearbyList = {
  loosened: Nearby['loosened'];
  total: number;
  items: { flat: CardFlat; distance: number | null; costOver: number | null }[];
};
export type LoadedList = {
  /** The criteria of the answered list, without the parts that the API refused. */
  criteria: Criteria;
  items: CardFlat[];
  total: number;
  /** How many plans the found flats have, which cards stand for; null where every item is one flat. */
  plans: number | null;
  lastPage: number;
  perPage: number;
  facets: Facets | null;
  relax: Answer['relax'];
  /** Only on an empty list. */
  nearby: NearbyList | null;
  /** Unknown names in the address, for the reader or for the API. */
  ignored: string[];
  failed: boolean;
};

/** The list's data of projects and sections; a foreign API may omit it. */
type Shared = { filters?: Pick<StaticPages['filters'], 'projects'>; section?: StaticPages['section'] };

/**
 * The list of an address. An address with repeated or empty names, as forms without scripts send it, or with projects
 * and sections that the filter would never combine, is redirected to its short, valid form, and a page beyond the last one to
 * the last. An old link with a value that does not exist any more is answered 200
 * with the rest of its criteria and a notice, its canonical address being the clean one: a search engine then moves to that,
 * and a person gets flats instead of an error. When the API cannot be reached the page stands, without flats, as 503.
 */
export async function loadList(client: Client, url: URL, shared: () => Promise<Shared>) {
  const { criteria: read, ignored } = parseCriteria(url.searchParams);
  const resale = isResalePage(url.pathname);
  const asked = resale ? { ...read, resale: true } : read;
  const criteria = await rightfulCriteria(asked, shared);
  const saysTwice = resale && url.searchParams.has(filterNames.resale);
  if (criteria !== asked || saysTwice || needsTidying(url.searchParams)) throw redirect(addressOf(url, criteria));
  try {
    const found = await askFor(client, criteria, ignored);
    const { items, total, lastPage } = found.answer;
    if (items.length === 0 && total > 0 && found.criteria.page > lastPage)
      throw redirect(addressOf(url, atPage(found.criteria, Math.max(1, lastPage))));
    return data(loaded(found.criteria, found.answer, found.ignored));
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    return data({ ...loaded(criteria, { items: [], total: 0, lastPage: 1 }, ignored), failed: true }, { status: 503 });
  }
}

/** Only several projects, or sections beside a project, can contradict each other. Without an answer the address counts as it is. */
async function rightfulCriteria(asked: Criteria, shared: () => Promise<Shared>): Promise<Criteria> {
  const { projects, sections } = asked;
  if (projects.length === 0 || (projects.length === 1 && sections.length === 0)) return asked;
  const pages: Shared = await shared().catch(() => ({}));
  return rightful(asked, { projects: pages.filters?.projects ?? [], sections: pages.section ?? [] });
}

const addressOf = ({ pathname }: URL, criteria: Criteria) => [pathname, searchOf(pathname, criteria)].filter(Boolean).join('?');

/**
 * A refused part is left out and the rest requested once more; if it is still refused, everything is shown. A foreign API may not know our
 * order and our list by plan, which no visitor has asked for by name.
 */
async function askFor(client: Client, criteria: Criteria, ignored: string[]) {
  try {
    return { criteria, ignored, answer: await ask(client, criteria) };
  } catch (fault) {
    const problem = problemOf(fault);
    if (problem?.code !== 'bad-query') throw fault;
    const names = Object.keys(problem.errors ?? {});
    const refused = names.filter((name) => name !== 'by_plan' && (name !== 'sort' || criteria.sort !== null));
    const rest = withoutNames(criteria, refused);
    const query = refused.length < names.length ? plainQuery : apiQuery;
    try {
      return { criteria: rest, ignored: [...ignored, ...refused], answer: await ask(client, rest, query) };
    } catch (secondFault) {
      if (problemOf(secondFault)?.code !== 'bad-query') throw secondFault;
      const all = { ...noCriteria, resale: criteria.resale, view: criteria.view };
      return { criteria: all, ignored: [...ignored, ...refused], answer: await ask(client, all, plainQuery) };
    }
  }
}

const ask = async (client: Client, criteria: Criteria, queryOf = apiQuery) =>
  (await client('GET /api/{locale}/apartments', { query: queryOf(criteria) })).apartments;
function withoutNames(criteria: Criteria, names: readonly string[]): Criteria {
  const query = new URLSearchParams(formatCriteria(criteria));
  for (const name of names) query.delete(name);
  return parseCriteria(query).criteria;
}

const nearbyList = ({ loosened, total, items }: Nearby): NearbyList => ({
  loosened,
  total,
  items: items.map(({ apartment, distance, costOver }) => ({ flat: cardFlat(apartment), distance, costOver })),
});

function loaded(criteria: Criteria, answer: Pick<Answer, 'items' | 'total' | 'lastPage'> & Partial<Answer>, ignored: string[]): LoadedList {
  return {
    criteria,
    items: answer.items.map(cardFlat),
    total: answer.total,
    plans: answer.plans ?? null,
    lastPage: answer.lastPage,
    perPage: perPage.initial,
    facets: answer.facets ?? null,
    relax: answer.relax ?? null,
    nearby: answer.nearby ? nearbyList(answer.nearby) : null,
    ignored,
    failed: false,
  };
}
