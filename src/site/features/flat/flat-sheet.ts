import type { Locale } from '../../../base/locale.ts';
import type { Sheet, SheetBlock } from '../../../base/sheet.ts';
import type { Apartment } from '../../../contract/catalogue.ts';
import type { InstalmentPlan } from '../../../contract/instalments.ts';
import type { Plan } from '../../../contract/pictures.ts';
import { dayText } from '../../calendar-words.ts';
import * as m from '../../paraglide/messages.js';
import { floorWords, roomsWords } from '../apartment-list/apartment-words.ts';
import { planFrame } from '../plan/plan-frame.ts';
import { doorsPath, entrancePath, polygonPath, wallsPath, windowsPath } from '../plan/plan-paths.ts';
import { formatArea, formatNumber, formatPrice } from '../price/number-formats.ts';
import { deliveryText, houseTypeText, repairText, roomText } from './flat-words.ts';
import { labelPoint } from './room-labels.ts';

type Facts = {
  apartment: Apartment;
  instalments: InstalmentPlan | null;
  locale: Locale;
  brand: string;
  phone: string;
  /** Of the flat's page. */
  url: string;
  /** The Kyiv day, until whose end the prices hold. */
  today: string;
};

/** A flat on paper: the plan, what it costs and until when, how it can be paid, and the way back to its page. */
export function flatSheet({ apartment, instalments, locale, brand, phone, url, today }: Facts): Sheet {
  const { project, section, plan, rate } = apartment;
  const day = dayText(today, locale);
  const name = m.list_number({ number: apartment.number });
  const both = (usd: number, uah: number) => `${formatPrice(usd, 'USD', locale)} / ${formatPrice(uah, 'UAH', locale)}`;
  const rateWords =
    rate && m.flat_rate({ rate: formatNumber(Number(rate.value), locale, 4), day: dayText(rate.date, locale), source: rate.source });
  const sold = apartment.status === 'sold';
  return {
    locale,
    title: `${name}, ${project.name}`,
    brand,
    aside: m.sheet_day({ day }),
    foot: m.sheet_foot({ brand, phone }),
    blocks: [
      {
        kind: 'title',
        above: `${project.name}, ${name}`,
        text: `${roomsWords(apartment.rooms_number)}, ${formatArea(apartment.area, locale)}`,
        below: `${floorWords(apartment.floor, apartment.floors_total)}. ${m.flat_delivery()} ${deliveryText(apartment.submission_date, locale)}`,
      },
      ...(plan ? [drawing(plan, m.flat_plan_of({ number: apartment.number }), locale)] : []),
      ...(sold
        ? [{ kind: 'text', text: m.flat_sold() } as const]
        : ([
            {
              kind: 'amounts',
              amounts: [
                { name: m.sheet_price(), value: formatPrice(apartment.cost_usd, 'USD', locale) },
                { name: m.sheet_price_other(), value: formatPrice(apartment.cost, 'UAH', locale) },
              ],
            },
            {
              kind: 'text',
              quiet: true,
              text: [m.sheet_m2({ price: both(apartment.cost_m2_usd, apartment.cost_m2) }), m.sheet_until({ day }), rateWords]
                .filter(Boolean)
                .join('. ')
                .replaceAll('..', '.'),
            },
          ] as const)),
      {
        kind: 'facts',
        facts: (
          [
            [m.flat_address(), [apartment.district, apartment.address].filter(Boolean).join(', ')],
            [m.flat_section(), section.name],
            ...apartment.rooms.map(({ label, area }) => [roomText(label), formatArea(area, locale)] as const),
            [
              m.flat_ceiling(),
              apartment.ceiling_height ? `${formatNumber(apartment.ceiling_height, locale, 2)}\u00a0${locale === 'uk' ? 'м' : 'm'}` : '',
            ],
            [m.flat_repair(), apartment.repair ? repairText(apartment.repair) : ''],
            [m.flat_house_type(), apartment.house_type ? houseTypeText(apartment.house_type) : ''],
          ] as const
        ).filter(([, value]) => value !== ''),
      },
      { kind: 'address', url, text: m.sheet_address() },
      ...(instalments && !sold ? schedule(instalments, locale) : []),
    ],
  };
}

const labelSize = 26;

function drawing(plan: Plan, alt: string, locale: Locale): SheetBlock {
  return {
    kind: 'drawing',
    alt,
    ...planFrame(plan),
    shapes: [
      ...plan.rooms.map(({ outline }) => ({ path: polygonPath(outline), fill: 'paper' as const })),
      { path: windowsPath(plan) + doorsPath(plan), line: 2 },
      { path: wallsPath(plan), fill: 'ink' as const },
      { path: entrancePath(plan), fill: 'ink' as const },
    ].filter(({ path }) => path !== ''),
    labels: plan.rooms.map(({ area, outline }) => {
      const [x, y] = labelPoint(outline);
      return { text: formatNumber(area, locale, 2), x, y, size: labelSize };
    }),
  };
}

function schedule(plan: InstalmentPlan, locale: Locale): SheetBlock[] {
  const row = (when: string, usd: number, uah: number) => [when, formatPrice(usd, 'USD', locale), formatPrice(uah, 'UAH', locale)];
  return [
    { kind: 'heading', text: m.instalments_title() },
    {
      kind: 'text',
      quiet: true,
      text: [
        `${m.instalments_down()}: ${m.flat_percent({ value: formatNumber(plan.down, locale, 2) })}`,
        ...(plan.discount > 0 ? [`${m.instalments_discount()}: ${m.flat_percent({ value: formatNumber(plan.discount, locale, 2) })}`] : []),
        plan.terms.indexed ? m.instalments_indexed() : m.instalments_fixed(),
      ].join('. '),
    },
    {
      kind: 'table',
      head: [m.sheet_when(), '$', '₴'],
      rows: [
        row(m.sheet_first(), plan.first_usd, plan.first),
        ...plan.payments.map(({ date, cost, cost_usd }) => row(dayText(date, locale), cost_usd, cost)),
        row(m.instalments_total(), plan.total_usd, plan.total),
      ],
    },
  ];
}
