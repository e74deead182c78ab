import type { Found } from '../../contract/office/find.ts';
import { formatMoment } from '../data/format.ts';
import { flatStatus, formatPrice } from '../data/format-price.ts';
import * as m from '../paraglide/messages.js';
import { formatPhone } from '../parts/phone/format-phone.ts';

/** A line of the palette; `to` is where it leads, a phone to call or a path of the office. */
export type Choice = { group: string; title: string; detail: string; to: string };

/** What was found, as lines in the order of the kinds. */
export function choicesOf({ flats, deals = [], requests = [], clients = [] }: Found): Choice[] {
  return [
    ...flats.map((flat) => ({
      group: m.find_flats(),
      title: `${m.find_flat({ number: flat.number })} · ${flat.project}`,
      to: `/flats/${flat.slug}`,
      detail: [flatStatus(flat), formatPrice(flat.usdMinor, 'USD'), formatPrice(flat.uahMinor, 'UAH')].join(' · '),
    })),
    ...deals.map(({ number, person, phone, flat }) => ({
      group: m.find_deals(),
      title: m.find_deal({ number }),
      to: `/deals/${number}`,
      detail: [person, phone && formatPhone(phone), flat].filter(Boolean).join(' · '),
    })),
    ...requests.map(({ id, name, phone, at, isNew }) => ({
      group: m.find_requests(),
      title: name || formatPhone(phone),
      to: `/inbox/${id}`,
      detail: [name && formatPhone(phone), formatMoment(at), isNew && m.find_request_waits()].filter(Boolean).join(' · '),
    })),
    ...clients.map(({ name, phone, dealNumber }) => ({
      group: m.find_clients(),
      title: name || formatPhone(phone),
      to: dealNumber === null ? `tel:${phone}` : `/deals/${dealNumber}`,
      detail: [name && formatPhone(phone), dealNumber === null ? m.find_call() : m.find_deal({ number: dealNumber })]
        .filter(Boolean)
        .join(' · '),
    })),
  ];
}

const storedAt = 'office-recent-flats';
const mostRecent = 5;

/** The flats that were chosen last in this tab: no person is remembered on a device. */
export function recentChoices(): Choice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAt) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.map(({ title, to }: { title: unknown; to: unknown }) => ({
      group: m.find_recent(),
      title: String(title),
      detail: '',
      to: String(to),
    }));
  } catch {
    return [];
  }
}

export function rememberChoice({ title, to }: Choice): void {
  if (!to.startsWith('/flats/')) return;
  const others = recentChoices().filter((one) => one.to !== to);
  sessionStorage.setItem(storedAt, JSON.stringify([{ title, to }, ...others].slice(0, mostRecent)));
}
