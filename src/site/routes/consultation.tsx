import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import type { Locale } from '../../base/locale.ts';
import type { Apartment } from '../../contract/catalogue/apartments.ts';
import { consultationIntents } from '../../contract/leads/lead-limits.ts';
import { Link } from '../../ui/text/link.tsx';
import { bookingPrice } from '../data/booking-price.ts';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext } from '../data/pages/context.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf, pathTo } from '../data/paths.ts';
import { bookingAddress } from '../features/booking/state/booking-address.ts';
import { ConsultationForm } from '../features/consultation/consultation-form.tsx';
import { consultationTitle } from '../features/consultation/consultation-title.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { submitPlainForm } from '../features/forms/submit-plain-form.ts';
import { formatPrice } from '../format/price/number-formats.ts';
import * as m from '../paraglide/messages.js';

/** Who pressed “Book” before its script was there must not think that the flat is booked. */
function bookingTexts(flat: Apartment | undefined, locale: Locale) {
  const price = flat && flat.status !== 'sold' && bookingPrice(flat);
  const sums = price && { usd: formatPrice(price.costUsd, 'USD', locale), uah: formatPrice(price.cost, 'UAH', locale) };
  const text = [m.forms_book_request(), sums && m.forms_book_price(sums)].filter(Boolean).join(' ');
  const online = flat?.status === 'available' ? bookingAddress(pathTo(locale, `apartments/${flat.slug}`)) : null;
  return { text, online: online && { href: online, label: m.forms_book_online() } };
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const slug = searchParams.get('apartment');
  // A flat that cannot be found now is still asked about by its slug.
  const found = slug
    ? await context
        .get(clientContext)(locale)('GET /api/{locale}/apartment/{slug}', { slug })
        .catch(() => null)
    : null;
  const intent = consultationIntents.find((one) => one === searchParams.get('intent')) ?? 'ask';
  const texts = withMessageLocale(locale, () => ({
    title: consultationTitle(intent, found?.apartment, locale),
    booking: intent === 'book' ? bookingTexts(found?.apartment, locale) : null,
  }));
  return { page: null, ...texts, intent, apartment: slug ? { slug } : undefined, message: searchParams.get('message') ?? undefined };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const action = (args: ActionFunctionArgs) =>
  submitPlainForm(args, 'consultation', (client) => (body, key) => client('POST /api/{locale}/consultation', { body, key }));

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: m.forms_consultation_title(),
    description: `${m.forms_consultation_promise()} ${m.forms_consultation_when()}`,
    noindex: true,
  });

export default function Consultation({ loaderData: { page: _page, title, booking, ...about } }: { loaderData: Data }) {
  return (
    <FormPage
      title={title}
      text={
        booking && (
          <>
            {booking.text}{' '}
            {booking.online && (
              <Link inText data-scripted="" href={booking.online.href}>
                {booking.online.label}
              </Link>
            )}
          </>
        )
      }
    >
      <ConsultationForm {...about} plain={useActionData<typeof action>()} />
    </FormPage>
  );
}
