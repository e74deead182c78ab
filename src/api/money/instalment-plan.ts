import type { Quarter } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import { money as amountOf, type Currency, convert, formatRate, type Rate } from '../../base/money.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { everies, type InstalmentQuery, type WireInstalmentPlan } from '../../contract/money/instalments.ts';
import { anyFlat, type Flat } from '../../domain/catalogue/catalogue.ts';
import type { Amounts, DownPayment } from '../../domain/money/money.ts';
import { appliedOffer } from '../../domain/offers/offers.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handler } from '../handler.ts';
import type { FieldErrors } from '../problem.ts';
import { squareMetres as hundredth, isHandedOver, whole } from '../wire/wire-flat.ts';

type Dependencies = Pick<ApiDependencies, 'catalogue' | 'money' | 'content'>;
/** The subject of the plan, `flat` when it is one; `offer` lowers its price for a booking now. */
type Subject = {
  flat: Flat | null;
  project: Flat['project'] | null;
  delivery: Quarter | null;
  price: Amounts;
  offer: { slug: string; title: string } | null;
};

/** Whole units of both currencies, as every page shows them, in minor units. */
const shown = (uahMinor: number, usdMinor: number): Amounts => ({ UAH: whole(uahMinor) * 100, USD: whole(usdMinor) * 100 });

export function inBoth(units: number, currency: Currency, rate: Rate): Amounts {
  const given = amountOf(units * 100, currency);
  return shown(convert(given, 'UAH', rate).minor, convert(given, 'USD', rate).minor);
}

/** Names that contradict each other or are missing. */
function contradictions({ apartment, project, price, down, first }: InstalmentQuery): FieldErrors | null {
  if (!apartment && !project && !price) return { apartment: ['required'] };
  if (apartment && project) return { project: ['repeated'] };
  if (apartment && price) return { price: ['repeated'] };
  return down && first ? { first: ['repeated'] } : null;
}

function subjectOf(deps: Dependencies, { apartment, project: slug, price, usd }: InstalmentQuery, locale: Locale) {
  const { catalogue, money } = deps;
  if (apartment) {
    const found = catalogue.flat(apartment);
    return found.ok ? ok(ofFlat(deps, found.value, locale)) : found;
  }
  const project = catalogue.projects().find((one) => one.project.slug === slug)?.project ?? null;
  if (slug && !project) return refuse({ kind: 'nothing-for-sale' } as const);
  if (!price) return cheapestOf(deps, project?.externalId ?? '', locale);
  const rate = money.currentRate();
  if (!rate) return refuse({ kind: 'no-terms' } as const);
  const delivery = catalogue.projects().find((one) => one.project === project)?.quarter ?? null;
  return ok({
    flat: null,
    project,
    delivery: delivery as Quarter | null,
    price: inBoth(Number(price), usd === '1' ? 'USD' : 'UAH', rate.rate),
    offer: null,
  });
}

export function ofFlat({ content, money }: Dependencies, flat: Flat, locale: Locale): Subject {
  const rate = money.currentRate();
  const offer = rate ? appliedOffer(content.current()[locale].entries.offer, flat, rate.rate) : null;
  return {
    flat,
    project: flat.project,
    delivery: flat.section.deliveryQuarter as Quarter,
    price: shown(flat.uahMinor, flat.usdMinor),
    offer: offer && { slug: offer.slug, title: offer.title },
  };
}

function cheapestOf(deps: Dependencies, project: string, locale: Locale): Result<Subject, { kind: 'nothing-for-sale' }> {
  const found = deps.catalogue.search({ ...anyFlat, projects: [project], currency: 'USD', sort: 'price_asc', page: 1, perPage: 1 });
  const flat = found.ok ? found.value.flats[0] : undefined;
  return flat ? ok(ofFlat(deps, flat, locale)) : refuse({ kind: 'nothing-for-sale' });
}

function downOf({ down, first, usd }: InstalmentQuery): DownPayment | null {
  if (first) return { minor: Number(first) * 100, currency: usd === '1' ? 'USD' : 'UAH' };
  return down ? { percentHundredths: Math.round(Number(down) * 100) } : null;
}

/** `GET /api/{locale}/instalment-plan`: the payments by date, from today on. */
export const handle: Handler<'GET /api/{locale}/instalment-plan'> = (deps) => {
  return ({ query, locale, reply, refuse, decline }) => {
    const errors = contradictions(query);
    if (errors) return refuse('bad-query', errors);
    const subject = subjectOf(deps, query, locale);
    if (!subject.ok) return decline(subject.refusal);
    const { project, delivery, price } = subject.value;
    const planned = deps.money.instalmentPlan({
      project: project?.slug ?? null,
      delivery,
      price,
      down: downOf(query),
      months: query.months ? Number(query.months) : null,
      every: everies.find((one) => one === query.every) ?? null,
    });
    if (!planned.ok && planned.refusal.kind === 'impossible-plan' && query.first) return refuse('bad-query', { first: ['out-of-range'] });
    if (!planned.ok) return decline(planned.refusal);
    const plan = wirePlan(subject.value, planned.value, locale);
    return reply({ plan });
  };
};

type Planned = Extract<ReturnType<Dependencies['money']['instalmentPlan']>, { ok: true }>['value'];

function wirePlan({ flat, project, delivery, offer }: Subject, plan: Planned, locale: Locale): WireInstalmentPlan {
  const { terms, rate, price, total, first } = plan;
  return {
    apartment: flat && { slug: flat.slug, number: flat.number },
    project: project && { slug: project.slug, name: project.name[locale] },
    offer,
    starts: plan.today,
    delivery: project && isHandedOver(project) ? null : delivery,
    cost: whole(price.UAH),
    cost_usd: whole(price.USD),
    down: hundredth(plan.downHundredths),
    months: plan.months,
    every: plan.every,
    discount: hundredth(plan.discountHundredths),
    total: whole(total.UAH),
    total_usd: whole(total.USD),
    first: whole(first.UAH),
    first_usd: whole(first.USD),
    payments: plan.payments.map(({ date, amount }) => ({ date, cost: whole(amount.UAH), cost_usd: whole(amount.USD) })),
    outside: plan.outside,
    stress: plan.stress.map(({ risePercent, rate: raisedRate, payment, rest }) => ({
      percent: risePercent,
      rate: formatRate(raisedRate),
      payment: whole(payment),
      rest: whole(rest),
    })),
    terms: {
      down_from: terms.downFromPercent,
      months_to: plan.longest,
      every: terms.every,
      discounts: terms.discounts.map(({ fromPercent, hundredths }) => ({ from: fromPercent, percent: hundredth(hundredths) })),
      indexed: terms.indexed,
    },
    rate: { value: formatRate(rate.rate), date: rate.date, source: rate.source[locale] },
  };
}
