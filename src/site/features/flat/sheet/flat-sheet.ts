import type { Locale } from '../../../../base/locale.ts';
import type { Sheet, SheetAmount, SheetBlock } from '../../../../base/sheet.ts';
import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import type { Outlook } from '../../../../contract/catalogue/outlook.ts';
import type { Quote } from '../../../../contract/deals/quotes.ts';
import type { InstalmentPlan } from '../../../../contract/money/instalments.ts';
import type { Plan } from '../../../../contract/pictures.ts';
import { freeAround, labelPoint } from '../../../../plans/layout/label-point.ts';
import { planFrame } from '../../../../plans/layout/plan-frame.ts';
import { planShapes } from '../../../../plans/layout/plan-shapes.ts';
import { bookingPrice, listPrice } from '../../../data/booking-price.ts';
import { asQuoted } from '../../../data/quoted-apartment.ts';
import { addressText, formatFloor, formatRooms } from '../../../format/format-apartment.ts';
import { formatDay } from '../../../format/format-date.ts';
import { deliveryFact, houseTypeText, repairText, roomText } from '../../../format/format-flat.ts';
import { formatHours } from '../../../format/format-hours.ts';
import { formatCompass } from '../../../format/format-outlook.ts';
import { formatArea, formatNumber, formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { outlookView, type RoomSun } from '../../outlook/outlook-view.ts';
import { inOrder, payment, percent, quotedPayment, stands } from './sheet-payment.ts';

type Facts = {
  apartment: Apartment;
  instalments: InstalmentPlan | null;
  /** The quote whose price and plan stand on the sheet; its QR code leads to the quote's page. */
  quote?: Quote | null;
  outlook: Outlook | null;
  locale: Locale;
  brand: string;
  phone: string;
  /** Of the page of the flat or of the quote. */
  url: string;
  /** The Kyiv day, until whose end the prices hold. */
  today: string;
};

/** A flat as a PDF: the plan, the price and until when it is valid, the instalments, and a QR code of its page. */
export function flatSheet({ apartment: shown, instalments, quote = null, outlook, locale, brand, phone, url, today }: Facts): Sheet {
  const standing = quote?.pays === 'quote' ? quote : null;
  const apartment = standing ? asQuoted(shown, standing) : shown;
  const { project, section, plan } = apartment;
  const rate = apartment.rate && { ...apartment.rate, ...(standing && { value: standing.rate, date: standing.rateDate }) };
  const day = formatDay(today, locale);
  const name = m.sheet_name({ project: project.name, number: apartment.number });
  const rateText =
    rate && m.flat_rate({ rate: formatNumber(Number(rate.value), locale, 4), day: formatDay(rate.date, locale), source: rate.source });
  const sold = apartment.status === 'sold';
  const planned = sold || quote ? null : instalments;
  return {
    locale,
    title: name,
    brand,
    aside: m.sheet_day({ day }),
    foot: m.sheet_foot({ brand, phone }),
    blocks: [
      {
        kind: 'title',
        above: name,
        text: formatArea(apartment.area, locale),
        beside: [
          formatRooms(apartment.roomCount),
          formatFloor(apartment.floor, apartment.floorsTotal),
          deliveryFact(apartment, locale),
        ].map(sentence),
      },
      ...(plan ? [drawing(plan, m.flat_plan_of({ number: apartment.number }), locale)] : []),
      ...(sold
        ? [{ kind: 'text', text: m.flat_sold() } as const]
        : ([
            {
              kind: 'amounts',
              amounts: [...prices(apartment, locale), ...(quote ? quotedPayment(quote, locale) : payment(planned, locale))],
            },
            {
              kind: 'text',
              quiet: true,
              text: [offerText(apartment, locale), stands(quote, day, locale), rateText].filter(Boolean).join(' '),
            },
          ] as const)),
      {
        kind: 'facts',
        columns: 3,
        facts: apartment.rooms.map(
          ({ label, area }) => [roomText(label), `${exactArea(area, locale)}\u00a0${locale === 'uk' ? 'м²' : 'm²'}`] as const,
        ),
      },
      {
        kind: 'address',
        url,
        text: standing && !sold ? m.quote_sheet_address() : m.sheet_address(),
        facts: (
          [
            [m.flat_address(), [addressText(apartment), section.name].filter(Boolean).join(', ')],
            [m.sheet_sun(), outlook ? sunText(outlook, apartment, locale) : ''],
            [m.sheet_house(), buildingText(apartment, locale)],
            ...(apartment.brokerage ? [[m.flat_sale(), m.flat_sale_brokerage()] as const] : []),
          ] as const
        ).filter(([, value]) => value !== ''),
      },
      ...(planned && planned.payments.length > 0 ? schedule(planned, name, locale) : []),
    ],
  };
}

/** In hundredths always, so that areas stand under each other. */
const exactArea = (area: number, locale: Locale): string => area.toFixed(2).replace('.', locale === 'uk' ? ',' : '.');
const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The present price of a booking. */
function prices(apartment: Apartment, locale: Locale): SheetAmount[] {
  const { cost, costUsd, costM2, costM2Usd } = bookingPrice(apartment);
  return [
    {
      name: m.sheet_price(),
      value: formatPrice(costUsd, 'USD', locale),
      below: m.sheet_m2({ price: formatPrice(costM2Usd, 'USD', locale) }),
    },
    {
      name: m.sheet_price_other(),
      value: formatPrice(cost, 'UAH', locale),
      below: m.sheet_m2({ price: formatPrice(costM2, 'UAH', locale) }),
    },
  ];
}

/** The offer of the prices, and the prices without it. */
function offerText(apartment: Apartment, locale: Locale): string {
  const { applied } = bookingPrice(apartment);
  if (!applied) return '';
  const { cost, costUsd } = listPrice(apartment);
  const price = `${formatPrice(costUsd, 'USD', locale)} (${formatPrice(cost, 'UAH', locale)})`;
  return m.sheet_offer({ title: applied.title, day: formatDay(applied.lastDay, locale), price });
}

const buildingText = ({ ceilingHeight: ceiling, repair, houseType: type }: Apartment, locale: Locale): string =>
  sentence(
    [
      type ? houseTypeText(type) : '',
      repair ? repairText(repair) : '',
      ceiling ? `${m.flat_ceiling()} ${formatNumber(ceiling, locale, 2)}\u00a0${locale === 'uk' ? 'м' : 'm'}` : '',
    ]
      .filter(Boolean)
      .map((text, at) => (at === 0 ? text : text.slice(0, 1).toLowerCase() + text.slice(1)))
      .join(', '),
  );

/** The direction of the windows, and the days of the room that has the most sun on its darkest one. */
function sunText(outlook: Outlook, apartment: Apartment, locale: Locale): string {
  const { days, rooms } = outlookView(outlook, apartment, locale);
  const least = ({ days }: RoomSun) => Math.min(...days.map(({ now }) => now));
  const whole = ({ days }: RoomSun) => days.reduce((sum, { now }) => sum + now, 0);
  const [sunniest] = rooms.toSorted((a, b) => least(b) - least(a) || whole(b) - whole(a));
  if (!sunniest) return '';
  const sides = [...new Set(rooms.flatMap(({ azimuths }) => azimuths.map(formatCompass)))].join(', ');
  const hours = days.map(({ when }, at) =>
    m.sheet_sun_day({ when, hours: formatHours(sunniest.days[at]?.now ?? 0) }).replaceAll(' ', '\u00a0'),
  );
  return m.sheet_sun_text({ sides, room: roomText(sunniest.label).toLowerCase(), days: hours.join(', ') });
}

function drawing(plan: Plan, alt: string, locale: Locale): SheetBlock {
  const { rooms, windows, doors, walls, entrance } = planShapes(plan);
  return {
    kind: 'drawing',
    alt,
    ...planFrame(plan),
    shapes: [
      ...rooms.map(({ path }) => ({ path, fill: 'paper' as const })),
      { path: windows + doors, line: 2 },
      { path: walls, fill: 'ink' as const },
      { path: entrance, fill: 'ink' as const },
    ].filter(({ path }) => path !== ''),
    labels: plan.rooms.map(({ label, area, outline }) => {
      const [x, y] = labelPoint(outline);
      return { name: roomText(label), text: exactArea(area, locale), x, y, ...freeAround(outline, [x, y]) };
    }),
    bar: { length: 200, text: `2\u00a0${locale === 'uk' ? 'м' : 'm'}` },
  };
}

function schedule(plan: InstalmentPlan, above: string, locale: Locale): SheetBlock[] {
  const row = (when: string, usd: number, uah: number) => [when, formatPrice(usd, 'USD', locale), formatPrice(uah, 'UAH', locale)];
  const amount = (name: string, usd: number, uah: number): SheetAmount => {
    const [value, below] = inOrder(plan, usd, uah, locale);
    return { name, value, below };
  };
  const length = plan.payments.length > 40 ? 'short' : 'long';
  return [
    { kind: 'page' },
    { kind: 'title', level: 2, above, text: m.instalments_title() },
    {
      kind: 'amounts',
      amounts: [
        amount(`${m.instalments_down()}, ${percent(plan.down, locale)}`, plan.firstUsd, plan.first),
        ...payment(plan, locale).map((one) => ({ ...one, below: one.below?.split(';')[0] ?? '' })),
        amount(m.instalments_total(), plan.totalUsd, plan.total),
      ],
    },
    {
      kind: 'text',
      quiet: true,
      text: [
        ...(plan.discount > 0 ? [`${m.instalments_discount()}: ${percent(plan.discount, locale)}.`] : []),
        plan.terms.indexed ? m.sheet_indexed() : m.instalments_fixed(),
      ].join(' '),
    },
    {
      kind: 'table',
      head: [m.sheet_when(), '$', '₴'],
      rows: [
        row(m.sheet_first(), plan.firstUsd, plan.first),
        ...plan.payments.map(({ date, cost, costUsd }) => row(formatDay(date, locale, length), costUsd, cost)),
        row(m.instalments_total(), plan.totalUsd, plan.total),
      ],
    },
  ];
}
