import type { ActionFunctionArgs } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import { formOf } from '../../../base/form-body.ts';
import { type Client, problemOf } from '../../../contract/client.ts';
import { clientContext } from '../../data/pages/context.ts';
import { localeOf } from '../../data/paths.ts';
import { campaignOf } from '../../data/stored/visit-campaign.ts';
import { type FormKind, fieldErrorsIn, refusedFields, textsOf } from './form-rules.ts';
import type { PlainAnswer, Send } from './use-sending.ts';

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/**
 * Handles the form of a browser without JavaScript; the page shows the texts. Such a form has no key of its own, because its page is
 * the same for all visitors: the same content sent twice in a day counts once.
 */
export async function submitPlainForm<Answer>(
  { context, request }: Args,
  kind: FormKind,
  sendBy: (client: Client) => Send<Answer>,
): Promise<PlainAnswer<Answer>> {
  const address = new URL(request.url);
  // An invalid body gets the errors of an empty form.
  const form = (await formOf(request)) ?? new FormData();
  const typed = textsOf(kind, form);
  const fieldErrors = fieldErrorsIn(kind, form);
  if (Object.keys(fieldErrors).length > 0) return { sent: false, typed, fieldErrors };
  try {
    const send = sendBy(context.get(clientContext)(localeOf(address.pathname)));
    return { sent: true, answer: await send({ ...typed, ...campaignOf(address, '') }, await keyOf(kind, form), form) };
  } catch (fault) {
    return { sent: false, typed, fieldErrors: refusedFields(kind, problemOf(fault)?.errors) };
  }
}

async function keyOf(kind: FormKind, form: FormData): Promise<string> {
  const file = form.get('file');
  const day = systemClock().toISOString().slice(0, 10);
  const content = JSON.stringify([day, kind, textsOf(kind, form), file instanceof File ? [file.name, file.size] : null]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest).slice(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
