import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { ConsultationForm } from '../features/consultation/consultation-form.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { takePlainForm } from '../features/forms/take-plain-form.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import * as m from '../paraglide/messages.js';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const apartment = searchParams.get('apartment');
  const intent = searchParams.get('intent') === 'book' ? ('book' as const) : ('ask' as const);
  return { page: null, intent, apartment: apartment ? { slug: apartment } : undefined, message: searchParams.get('message') ?? undefined };
}
type Data = ReturnType<typeof loader>;

export const action = (args: ActionFunctionArgs) =>
  takePlainForm(args, 'consultation', (client) => (body, key) => client.sendConsultation(body, key));

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.forms_consultation_title(), description: m.forms_consultation_promise(), noindex: true });

export default function Consultation({ loaderData: { page: _page, ...about } }: { loaderData: Data }) {
  return (
    <FormPage title={m.forms_consultation_title()}>
      <ConsultationForm {...about} plain={useActionData<typeof action>()} />
    </FormPage>
  );
}
