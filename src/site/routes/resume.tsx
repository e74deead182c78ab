import { Suspense } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { pageMeta } from '../data/pages/page-meta.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { submitPlainForm } from '../features/forms/submit-plain-form.ts';
import { DeferredResumeFields } from '../features/resume/deferred-resume-fields.tsx';
import { resumeBody } from '../features/resume/resume-body.ts';
import * as m from '../paraglide/messages.js';

export function loader({ request }: LoaderFunctionArgs) {
  return { page: null, vacancy: new URL(request.url).searchParams.get('vacancy') ?? undefined };
}
type Data = ReturnType<typeof loader>;

export const action = (args: ActionFunctionArgs) =>
  submitPlainForm(
    args,
    'resume',
    (client) => (body, key, form) => client('POST /api/{locale}/resume', { body: resumeBody(body, form), key }),
  );

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.forms_resume_title(), description: m.forms_resume_text(), noindex: true });

export default function Resume({ loaderData: { vacancy } }: { loaderData: Data }) {
  return (
    <FormPage title={m.forms_resume_title()} text={m.forms_resume_text()}>
      <Suspense>
        <DeferredResumeFields vacancy={vacancy} plain={useActionData<typeof action>()} />
      </Suspense>
    </FormPage>
  );
}
