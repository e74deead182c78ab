import { Suspense } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { pageMeta } from '../data/pages/page-meta.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { submitPlainForm } from '../features/forms/submit-plain-form.ts';
import { DeferredSubscriptionFields } from '../features/subscription/deferred-subscription-fields.tsx';
import type { SubscriptionSubject } from '../features/subscription/subscription-page-address.ts';
import * as m from '../paraglide/messages.js';

export function loader({ request }: LoaderFunctionArgs): { page: null; about: SubscriptionSubject } {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind');
  const slug = searchParams.get('subject');
  return { page: null, about: slug && (kind === 'project' || kind === 'apartment') ? { kind, subject: { slug } } : { kind: 'news' } };
}
type Data = ReturnType<typeof loader>;

export const action = (args: ActionFunctionArgs) =>
  submitPlainForm(args, 'subscription', (client) => (body, key) => client('POST /api/{locale}/subscription', { body, key }));

const texts = {
  news: { title: m.forms_subscribe_news_title, text: m.forms_subscribe_news_text },
  project: { title: m.forms_subscribe_project_title, text: m.forms_subscribe_project_any },
  apartment: { title: m.forms_subscribe_apartment_title, text: m.forms_subscribe_apartment_any },
};

export const meta = (args: MetaArgs) => {
  const { title, text } = texts[(args.loaderData as Data | undefined)?.about.kind ?? 'news'];
  return pageMeta(args, { title: title(), description: text(), noindex: true });
};

export default function Subscription({ loaderData: { about } }: { loaderData: Data }) {
  const { title, text } = texts[about.kind];
  return (
    <FormPage title={title()} text={text()}>
      <Suspense>
        <DeferredSubscriptionFields {...about} plain={useActionData<typeof action>()} line />
      </Suspense>
    </FormPage>
  );
}
