import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { Apartment } from '../../contract/catalogue/apartments.ts';
import { deferred } from '../../ui/deferred.tsx';
import { cardFlat } from '../cards/card-flat.ts';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import '../features/flat/flat-plan.module.css';
import '../features/flat/flat-state.module.css';
import '../features/quote/quote-page.module.css';
import { roomPlaces } from '../format/names/room-labels.ts';
import * as m from '../paraglide/messages.js';

const shownLookalikes = 4;

/** The server's HTML is read at once; what it does comes when the browser is idle, as it is more than a page that is read may load first. */
const QuotePage = deferred(() => import('../features/quote/quote-page.tsx').then((module) => module.QuotePage), 'idle');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const client = context.get(clientContext)(locale);
  try {
    const { quote } = await client('GET /api/{locale}/quote/{code}', { code: params.code ?? '' });
    const { apartment } = await client('GET /api/{locale}/apartment/{slug}', { slug: quote.apartment.slug });
    const { plan } = apartment;
    const places = plan ? withMessageLocale(locale, () => roomPlaces(plan)) : {};
    const lookalikes = quote.standing === 'free' ? [] : apartment.lookalikes.slice(0, shownLookalikes).map(cardFlat);
    // Only the shown fields are sent to the browser.
    const unshown = { photos: [], cutaway: null, lookalikes: [], priceHistory: [], floorFlats: [], benefitSlides: [] };
    // It changes with the clock, and is for one reader.
    return data({ quote, apartment: { ...apartment, ...unshown }, places, lookalikes }, { headers: { 'cache-control': 'no-store' } });
  } catch (fault) {
    missingOr503(fault);
  }
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;
export const shouldRevalidate = onOtherPage;

export function meta(args: MetaArgs) {
  const apartment = (args.loaderData as { apartment: Apartment } | undefined)?.apartment;
  if (!apartment) return pageMeta(args, { noindex: true });
  const title = m.quote_meta({ number: apartment.number, project: apartment.project.name });
  return pageMeta(args, { title, drawn: `apartments/${apartment.slug}.jpg`, noindex: true });
}

export default function QuoteRoute() {
  const { quote, apartment, places, lookalikes } = useLoaderData<typeof loader>();
  return <QuotePage key={quote.code} quote={quote} apartment={apartment} places={places} lookalikes={lookalikes} />;
}
