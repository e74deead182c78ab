import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { pageMeta } from '../data/pages/page-meta.ts';
import { confirmEmailLink } from '../features/forms/confirm-email-link.ts';
import { EmailLinkPage } from '../features/forms/email-link-page.tsx';
import * as m from '../paraglide/messages.js';

export const loader = ({ request }: LoaderFunctionArgs) => ({ page: null, token: new URL(request.url).searchParams.get('token') ?? '' });

export const action = (args: ActionFunctionArgs) => confirmEmailLink(args, 'POST /api/{locale}/subscription/unsubscribe');

export const meta = (args: MetaArgs) => pageMeta(args, { title: m.forms_leave_title(), description: m.forms_leave_text(), noindex: true });

export default function Unsubscribe({ loaderData: { token } }: { loaderData: ReturnType<typeof loader> }) {
  const texts = {
    title: m.forms_leave_title(),
    text: m.forms_leave_text(),
    button: m.forms_leave(),
    done: { title: m.forms_left_title(), text: m.forms_left_text() },
  };
  return <EmailLinkPage token={token} answer={useActionData<typeof action>()} texts={texts} />;
}
