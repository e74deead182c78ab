import type { ActionFunctionArgs } from 'react-router';
import { problemOf } from '../../../contract/client.ts';
import { clientContext } from '../../context.ts';
import * as m from '../../paraglide/messages.js';
import { localeOf } from '../../paths.ts';
import { campaignOf } from '../../stored/campaign.ts';
import { consultationBody, consultationErrors, refusedErrors } from './consultation-rules.ts';
import type { PlainAnswer } from './plain-consultation.tsx';

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** Takes the form of a browser without JavaScript, on whichever page it stands. */
export async function takePlainConsultation({ context, request }: Args): Promise<PlainAnswer> {
  const address = new URL(request.url);
  const form = await request.formData();
  const errors = Object.values(consultationErrors(form));
  if (errors.length > 0) return { sent: false, errors };
  const body = { ...consultationBody(form), ...campaignOf(address, '') };
  try {
    await context.get(clientContext)(localeOf(address.pathname)).sendConsultation(body, crypto.randomUUID());
    return { sent: true };
  } catch (fault) {
    const refused = Object.values(refusedErrors(problemOf(fault)?.errors));
    return { sent: false, errors: refused.length > 0 ? refused : [m.flat_ask_failed()] };
  }
}
