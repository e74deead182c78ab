import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { pageMeta } from '../data/pages/page-meta.ts';
import { confirmEmailLink } from '../features/forms/confirm-email-link.ts';
import { EmailLinkPage } from '../features/forms/email-link-page.tsx';
import * as m from '../paraglide/messages.js';

export const loader = ({ request }: LoaderFunctionArgs) => ({ page: null, token: new URL(request.url).searchParams.get('token') ?? '' });

export const action = (args: ActionFunctionArgs) => confirmEmailLink(args, 'POST /api/{locale}/subscription/confirm');

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.forms_confirm_title(), description: m.forms_confirm_text(), noindex: true });

export default function ConfirmSubscription({ loaderData: { token } }: { loaderData: ReturnType<typeof loader> }) {
  const texts = {
    title: m.forms_confirm_title(),
    text: m.forms_confirm_text(),
    button: m.forms_confirm(),
    done: { title: m.forms_confirmed_title(), text: m.forms_confirmed_text() },
  };
  return <EmailLinkPage token={token} answer={useActionData<typeof action>()} texts={texts} />;
}
