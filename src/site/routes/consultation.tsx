import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext } from '../data/pages/context.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { ConsultationForm } from '../features/consultation/consultation-form.tsx';
import { consultationTitle } from '../features/consultation/consultation-title.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { submitPlainForm } from '../features/forms/submit-plain-form.ts';
import * as m from '../paraglide/messages.js';

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
  const flat = found && { slug: found.apartment.slug, number: found.apartment.number, area: found.apartment.area };
  const intent = searchParams.get('intent') === 'book' ? ('book' as const) : ('ask' as const);
  const apartment = slug ? { slug } : undefined;
  const title = withMessageLocale(locale, () => consultationTitle(intent, flat ?? undefined, locale));
  return { page: null, title, intent, apartment, message: searchParams.get('message') ?? undefined };
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

export default function Consultation({ loaderData: { page: _page, title, ...about } }: { loaderData: Data }) {
  return (
    <FormPage title={title}>
      <ConsultationForm {...about} plain={useActionData<typeof action>()} />
    </FormPage>
  );
}
