import type { ActionFunctionArgs } from 'react-router';
import { type Client, problemOf } from '../../../contract/client.ts';
import { clientContext } from '../../context.ts';
import { localeOf } from '../../paths.ts';

export type LetterLinkAnswer = 'done' | 'dead' | 'failed';

/**
 * Does what a link of a letter stands for: asked by the button of its page, or by a mail program that unsubscribes with one press
 * and sends the address with its query alone (RFC 8058).
 */
export async function takeLetterLink(
  { context, request }: ActionFunctionArgs,
  act: (client: Client, token: string) => Promise<unknown>,
): Promise<LetterLinkAnswer> {
  const address = new URL(request.url);
  const form = await request.formData();
  const token = String(form.get('token') || (address.searchParams.get('token') ?? ''));
  try {
    await act(context.get(clientContext)(localeOf(address.pathname)), token);
    return 'done';
  } catch (fault) {
    return [400, 410].includes(problemOf(fault)?.statusCode ?? 0) ? 'dead' : 'failed';
  }
}
