import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Apartment } from '../../contract/catalogue/apartments.ts';
import { cardFlat } from '../cards/card-flat.ts';
import { bookingPrice } from '../data/booking-price.ts';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { absoluteAddresses, pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { apartmentSchema } from '../data/structured-data/apartment-schema.ts';
import { crumbsSchema } from '../data/structured-data/crumbs-schema.ts';
import { FlatPage } from '../features/flat/flat-page.tsx';
import { loadInstalments } from '../features/instalments/instalment-input.ts';
import { formatFloor, formatRooms } from '../format/format-apartment.ts';
import { roomPlaces } from '../format/names/room-labels.ts';
import { formatArea, formatPrice } from '../format/price/number-formats.ts';
import * as m from '../paraglide/messages.js';

const shownLookalikes = 4;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const client = context.get(clientContext)(locale);
  const slug = params.slug ?? '';
  try {
    const [{ apartment }, instalments] = await Promise.all([
      client('GET /api/{locale}/apartment/{slug}', { slug }),
      loadInstalments(client, searchParams, { apartment: slug }),
    ]);
    const { cutaway } = apartment;
    // Only the shown fields are sent to the browser.
    const shown = {
      ...apartment,
      photos: apartment.photos.slice(0, 1),
      cutaway: cutaway && { ...cutaway, placeholder: null },
      lookalikes: [],
    };
    const lookalikes = apartment.lookalikes.slice(0, shownLookalikes).map(cardFlat);
    const { plan } = apartment;
    const places = plan ? withMessageLocale(locale, () => roomPlaces(plan)) : {};
    return { apartment: shown, places, lookalikes, instalments };
  } catch (fault) {
    missingOr503(fault);
  }
}

/** The browser already has the calculator's input in the address. */
export const shouldRevalidate = onOtherPage;

type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData?: { apartment: Apartment } };

export function meta(args: MetaArgs) {
  const apartment = args.loaderData?.apartment;
  if (!apartment) return pageMeta(args, { noindex: true });
  const locale = localeOf(args.location.pathname);
  const { number, roomCount, project } = apartment;
  const area = formatArea(apartment.area, locale);
  const name = roomCount === 0 ? m.flat_title_studio({ number }) : m.flat_title({ rooms: roomCount, number });
  const title = m.flat_meta_title({ title: name, area, project: project.name });
  const description = m.flat_meta_description({
    rooms: formatRooms(roomCount),
    area,
    floor: formatFloor(apartment.floor, apartment.floorsTotal),
    project: project.name,
    price: formatPrice(bookingPrice(apartment).costUsd, 'USD', locale),
  });
  const at = absoluteAddresses(args);
  const url = at.page(`apartments/${apartment.slug}`);
  const projectUrl = at.page(`projects/${project.slug}`);
  return [
    // A delisted flat is of no use in search results.
    ...pageMeta(args, {
      title,
      description,
      image: apartment.photos[0],
      noindex: apartment.status === 'sold',
    }),
    { 'script:ld+json': apartmentSchema(apartment, { name: title, url, projectUrl, picture: at.picture(apartment.photos[0]) }) },
    {
      'script:ld+json': crumbsSchema([
        { name: m.flat_all(), url: at.page('apartments') },
        { name: project.name, url: projectUrl },
        { name, url },
      ]),
    },
  ];
}

export default function ApartmentPage() {
  const loaded = useLoaderData<typeof loader>();
  return <FlatPage key={loaded.apartment.slug} {...loaded} />;
}
