import { formatKyiv, kyivDay, type Quarter } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import { formatRate } from '../../base/money.ts';
import { houseTypes, repairs, roomLabels, type WireApartment } from '../../contract/catalogue/apartments.ts';
import type { ApartmentPage, Flat } from '../../domain/catalogue/catalogue.ts';
import { type LocalContent, storeyMonth } from '../../domain/content/content.ts';
import { makeAnswerCache } from '../answer-cache.ts';
import type { Handler } from '../handler.ts';
import { type Answer, makeAnswer, sendJson } from '../send-json.ts';
import { isHandedOver, itemHead, squareMetres, whole, wireItem, withPlan } from '../wire/wire-flat.ts';
import { wireFlatOffers } from '../wire/wire-offer.ts';
import { makeAroundFlat } from './around-flat.ts';
import { drawnFloor } from './drawn-floor.ts';
import { layoutName } from './layout-name.ts';
import { tourOf } from './tour-of.ts';

const answerCache = 500;

const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

type Past = Pick<ApartmentPage, 'flat' | 'history'>;

/**
 * One price a day: the day's last. A price is stored in both currencies by the rate of the day on which it was set, so the history ends
 * with the present price by the rate that every page shows.
 */
function priceHistory({ flat, history }: Past, rateDate: string | undefined): WireApartment['price_history'] {
  const days = new Map(
    history.map(({ changedAt, uahMinor, usdMinor }) => {
      const date = kyivDay(changedAt);
      return [date, { date, cost: whole(uahMinor), cost_usd: whole(usdMinor) }];
    }),
  );
  const last = [...days.values()].at(-1);
  const now = { cost: whole(flat.uahMinor), cost_usd: whole(flat.usdMinor) };
  if (last && rateDate && (last.cost !== now.cost || last.cost_usd !== now.cost_usd)) {
    const date = last.date > rateDate ? last.date : rateDate;
    days.set(date, { date, ...now });
  }
  return [...days.values()];
}

const floorCast = ({ project, section, floor }: Flat, { entries }: LocalContent): WireApartment['floor_cast'] => {
  if (isHandedOver(project)) return null;
  const reports = entries.construction_report.filter((report) => report.project === project.slug);
  return storeyMonth(reports, { section: section.externalId, floor });
};

/** `GET /api/{locale}/apartment/{slug}`: everything about one flat, sold and held ones too. */
export const handle: Handler<'GET /api/{locale}/apartment/{slug}'> = ({ catalogue, content, money, clock }) => {
  const aroundFlat = makeAroundFlat({ content, clock });
  const month = () => formatKyiv(clock()).slice(0, 7);
  const cached = makeAnswerCache({
    state: () => [catalogue.version(), content.current(), money.currentRate()?.date, month()],
    most: answerCache,
  });

  const planOfMonth = ({ project, section }: Flat) => money.monthlyPlans().of(project.slug, section.deliveryQuarter as Quarter);

  function answerOf({ flat, lookalikes, neighbours, rooms, history }: ApartmentPage, locale: Locale): Answer {
    const rate = money.currentRate();
    const texts = content.current()[locale];
    const { benefitSlides, projectStories, entries } = texts;
    const head: Omit<WireApartment, 'plan' | 'lookalikes'> = {
      ...itemHead(flat, locale, aroundFlat(flat, locale)),
      photos: projectStories[flat.project.slug]?.gallery ?? [],
      ceiling_height: flat.ceilingCm === null ? null : squareMetres(flat.ceilingCm),
      balcony_area: flat.balconyAreaHundredths === null ? null : squareMetres(flat.balconyAreaHundredths),
      repair: oneOf(repairs, flat.repair),
      house_type: oneOf(houseTypes, flat.section.house_type),
      layout: flat.layout ? layoutName(flat.layout.name, locale) : null,
      district: flat.project.district[locale],
      address: flat.project.address[locale],
      rooms: rooms.flatMap(({ id, label, areaHundredths }) => {
        const known = oneOf(roomLabels, label);
        return known ? { id, label: known, area: squareMetres(areaHundredths) } : [];
      }),
      benefit_slides: flat.benefits.flatMap((benefit) => benefitSlides[benefit] ?? []),
      booking_expiration: flat.bookingExpiration && formatKyiv(flat.bookingExpiration),
      cutaway: entries.cutaway.find(({ layout }) => layout === flat.layout?.externalId)?.picture ?? null,
      has_outlook: drawnFloor(flat, texts) !== null,
      floor_cast: floorCast(flat, texts),
      has_tour: tourOf(texts, flat.project) !== undefined,
      rate: rate && { value: formatRate(rate.rate), date: rate.date, source: rate.source[locale] },
      offers: rate ? wireFlatOffers(entries.offer, flat, { rate: rate.rate, plan: planOfMonth(flat) }) : [],
      price_history: priceHistory({ flat, history }, rate?.date),
      floor_flats: neighbours.map((one) => ({
        slug: one.slug,
        number: one.number,
        position: one.position,
        rooms_number: one.roomsNumber,
        area: squareMetres(one.areaHundredths),
        status: one.status,
      })),
    };
    const similar = lookalikes.map((one) => wireItem(one, locale, aroundFlat(one, locale)));
    const { value, write } = withPlan(head, flat.layout);
    const apartment: WireApartment = { ...value, lookalikes: similar.map((one) => one.value) };
    return makeAnswer(
      () => ({ apartment }),
      () => {
        const texts = similar.map((one) => one.write()).join(',');
        return `{"apartment":${write().slice(0, -1)},"lookalikes":[${texts}]}}`;
      },
    );
  }

  return async ({ params: { slug }, c, locale, decline }) => {
    const key = `${locale}/${slug}`;
    const known = cached.get(key);
    if (known) return sendJson(c, known);
    const store = cached.storeUnder(key);
    const found = await catalogue.apartment(slug);
    if (!found.ok) return decline(found.refusal);
    const answer = answerOf(found.value, locale);
    return sendJson(c, found.value.isWhole ? store(answer) : answer);
  };
};
