import type { ActionFunctionArgs } from 'react-router';
import { formOf } from '../../../base/form-body.ts';
import { problemOf } from '../../../contract/client.ts';
import { clientContext } from '../../data/pages/context.ts';
import { localeOf } from '../../data/paths.ts';

/** The operations behind a link of an e-mail. */
type EmailLink = `POST /api/${'client/confirm-email' | '{locale}/subscription/confirm' | '{locale}/subscription/unsubscribe'}`;
export type EmailLinkAnswer = 'done' | 'dead' | 'failed';

/**
 * Runs the operation behind a link of an e-mail: called by the button of its page, or by a mail program that unsubscribes with one click
 * and sends the address with its query alone (RFC 8058).
 */
export async function confirmEmailLink({ context, request }: ActionFunctionArgs, link: EmailLink): Promise<EmailLinkAnswer> {
  const address = new URL(request.url);
  const form = await formOf(request);
  const token = String(form?.get('token') || (address.searchParams.get('token') ?? ''));
  try {
    await context.get(clientContext)(localeOf(address.pathname))(link, { body: { token } });
    return 'done';
  } catch (fault) {
    const code = problemOf(fault)?.code;
    return code === 'dead-link' || code === 'bad-form' ? 'dead' : 'failed';
  }
}
