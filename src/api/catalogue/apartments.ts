import { LRUCache } from 'lru-cache';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import type { WireApartmentItem, WireApartmentsAnswer, WireNearby } from '../../contract/catalogue/apartments.ts';
import type { Criteria, Flat, SearchResult } from '../../domain/catalogue/catalogue.ts';
import { makeAnswerCache } from '../answer-cache.ts';
import type { Handler } from '../handler.ts';
import { type Answer, makeAnswer } from '../send-json.ts';
import { wireBounds, wireItem } from '../wire/wire-flat.ts';
import { makeAroundFlat } from './around-flat.ts';
import { criteriaOf, wireNames } from './criteria-of.ts';
import { geographyOf } from './geography-of.ts';
import { type CountedSums, facetsText } from './wire-facets.ts';

const answerCache = 300;
const cachedItems = 4_000;

type CachedItem = { value: WireApartmentItem; text: string };

/** `GET /api/{locale}/apartments`: the flats for sale under the filters of the query. */
export const handle: Handler<'GET /api/{locale}/apartments'> = ({ catalogue, content, clock }) => {
  const state = () => [catalogue.version(), content.current(), formatKyiv(clock()).slice(0, 7)];
  const cached = makeAnswerCache({ state, most: answerCache });
  const aroundFlat = makeAroundFlat({ content, clock });
  const itemCache = new LRUCache<string, CachedItem>({ max: cachedItems });
  let storedState: unknown[] = [];

  function itemOf(flat: Flat, locale: Locale): CachedItem {
    const key = `${locale}${flat.id}`;
    const known = itemCache.get(key);
    if (known) return known;
    const { value, write } = wireItem(flat, locale, aroundFlat(flat, locale));
    const item = { value, text: write() };
    itemCache.set(key, item);
    return item;
  }

  /** Only for criteria that find nothing. */
  function nearbyOf(criteria: Criteria, locale: Locale): WireNearby | null {
    const found = catalogue.nearby(criteria, geographyOf(content.current()));
    const most = criteria.cost?.to ?? null;
    return (
      found && {
        loosened: found.loosened.map((name) => wireNames[name]),
        total: found.total,
        items: found.flats.map(({ flat, metres }) => {
          const { value } = itemOf(flat, locale);
          const cost = criteria.currency === 'UAH' ? value.cost : value.cost_usd;
          return { apartment: value, distance: metres, cost_over: most === null ? null : cost - most };
        }),
      }
    );
  }

  function itemsOf({ flats, plans }: SearchResult, locale: Locale): CachedItem[] {
    const now = state();
    if (now.some((part, i) => part !== storedState[i])) itemCache.clear();
    storedState = now;
    return flats.map((flat, i) => {
      const item = itemOf(flat, locale);
      const same = plans?.ofFlats[i];
      if (!same) return item;
      const wireSame = { same_plan: { total: same.total, floor_from: same.floorFrom, floor_to: same.floorTo } };
      return { value: { ...item.value, ...wireSame }, text: `${item.text.slice(0, -1)},${JSON.stringify(wireSame).slice(1)}` };
    });
  }

  function answerOf(result: SearchResult, counted: CountedSums, criteria: Criteria, locale: Locale): Answer {
    const { total, plans, lastPage, facets, bounds, relax } = result;
    const items = itemsOf(result, locale);
    const rest: Omit<WireApartmentsAnswer['apartments'], 'items' | 'facets'> = {
      total,
      ...(plans && { plans: plans.total }),
      lastPage,
      bounds: wireBounds(bounds),
      relax: relax && { filter: wireNames[relax.filter], total: relax.total },
      nearby: total > 0 ? null : nearbyOf(criteria, locale),
    };
    const counts = facetsText(facets, counted);
    return makeAnswer(
      () => {
        const value: WireApartmentsAnswer = { apartments: { items: items.map((item) => item.value), facets: JSON.parse(counts), ...rest } };
        return value;
      },
      () => `{"apartments":{"items":[${items.map(({ text }) => text).join(',')}],"facets":${counts},${JSON.stringify(rest).slice(1)}}`,
    );
  }

  return ({ query, c, locale, refuse, decline }) => {
    const asked = criteriaOf(query);
    if ('errors' in asked) return refuse('bad-query', asked.errors);
    const steps = { cost: (query.costSteps ?? []).map(Number), monthly: (query.monthlySteps ?? []).map(Number) };
    const counts = (name: 'cost' | 'monthly') => {
      const totals = catalogue.upTo(asked.criteria, name, steps[name]);
      return steps[name].length > 0 ? Object.fromEntries(steps[name].map((step, at) => [step, totals[at] ?? 0])) : undefined;
    };
    return cached.send(c, `${locale}${JSON.stringify([asked.criteria, steps])}`, () => {
      const found = catalogue.search(asked.criteria);
      if (!found.ok) return decline(found.refusal);
      return answerOf(found.value, { costTo: counts('cost'), monthlyTo: counts('monthly') }, asked.criteria, locale);
    });
  };
};
