import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { pageMeta } from '../data/pages/page-meta.ts';
import { confirmEmailLink } from '../features/forms/confirm-email-link.ts';
import { EmailLinkPage } from '../features/forms/email-link-page.tsx';
import * as m from '../paraglide/messages.js';

export const loader = ({ request }: LoaderFunctionArgs) => ({ page: null, token: new URL(request.url).searchParams.get('token') ?? '' });

export const action = (args: ActionFunctionArgs) => confirmEmailLink(args, 'POST /api/client/confirm-email');

export const meta = (args: MetaArgs) => pageMeta(args, { title: m.account_confirm_title(), noindex: true });

export default function ConfirmEmail({ loaderData: { token } }: { loaderData: ReturnType<typeof loader> }) {
  const texts = {
    title: m.account_confirm_title(),
    text: m.account_confirm_text(),
    button: m.account_confirm(),
    done: { title: m.account_confirmed_title(), text: m.account_confirmed_text() },
  };
  return <EmailLinkPage token={token} answer={useActionData<typeof action>()} texts={texts} />;
}
