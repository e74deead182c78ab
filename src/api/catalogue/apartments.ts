import type { Locale } from '../../base/locale.ts';
import type { ApartmentsQuery } from '../../contract/apartments-query.ts';
import type { ApartmentsAnswer } from '../../contract/catalogue.ts';
import type { Flat, SearchResult } from '../../domain/catalogue/catalogue.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { makeKeptAnswers } from '../kept-answers.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { answerRefusal } from '../refusals.ts';
import { finish, sendJson } from '../send-json.ts';
import { criteriaOf, wireNames } from './criteria-of.ts';
import { facetsText } from './facets-text.ts';
import { itemText, wireBounds } from './wire.ts';

const keptAnswers = 300;
const keptItems = 4_000;

/** `GET /api/{locale}/apartments`: what can be bought under the asked filters. */
export function makeListApartments({ catalogue }: Pick<ApiHouse, 'catalogue'>) {
  const kept = makeKeptAnswers({ state: () => [catalogue.version()], most: keptAnswers });
  const items = { version: -1, texts: new Map<string, string>() };

  function textOf(flat: Flat, locale: Locale): string {
    const key = `${locale}${flat.id}`;
    let text = items.texts.get(key);
    if (text === undefined) {
      text = itemText(flat, locale);
      items.texts.set(key, text);
    }
    return text;
  }

  function answerText({ flats, total, lastPage, facets, bounds, relax }: SearchResult, locale: Locale): string {
    const version = catalogue.version();
    if (items.version !== version || items.texts.size > keptItems) Object.assign(items, { version, texts: new Map() });
    const rest: Omit<ApartmentsAnswer['apartments'], 'items' | 'facets'> = {
      total,
      lastPage,
      bounds: wireBounds(bounds),
      relax: relax && { filter: wireNames[relax.filter], total: relax.total },
    };
    const list = flats.map((flat) => textOf(flat, locale)).join(',');
    return `{"apartments":{"items":[${list}],"facets":${facetsText(facets)},${JSON.stringify(rest).slice(1)}}`;
  }

  return (c: ApiContext, query: ApartmentsQuery): Response => {
    const locale = localeOf(c);
    const asked = criteriaOf(query);
    if ('errors' in asked) return answerProblem(c, 'bad-query', asked.errors);
    const key = `${locale}${JSON.stringify(asked.criteria)}`;
    const known = kept.get(key);
    if (known) return sendJson(c, known);
    const found = catalogue.search(asked.criteria);
    if (!found.ok) return answerRefusal(c, found.refusal);
    return sendJson(c, kept.keeper(key)(finish(answerText(found.value, locale))));
  };
}
