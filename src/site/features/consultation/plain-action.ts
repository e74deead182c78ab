import type { ActionFunctionArgs } from 'react-router';
import { problemOf } from '../../../contract/client.ts';
import { clientContext } from '../../context.ts';
import { localeOf } from '../../paths.ts';
import { campaignOf } from '../../stored/campaign.ts';
import { consultationBody, consultationErrors } from './consultation-rules.ts';
import type { PlainAnswer } from './plain-consultation.tsx';

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** Takes the form of a browser without JavaScript, on whichever page it stands; the page finds the words. */
export async function takePlainConsultation({ context, request }: Args): Promise<PlainAnswer> {
  const address = new URL(request.url);
  const form = await request.formData();
  const typed = consultationBody(form);
  if (Object.keys(consultationErrors(form)).length > 0) return { sent: false, typed, refused: null };
  try {
    const body = { ...typed, ...campaignOf(address, '') };
    await context.get(clientContext)(localeOf(address.pathname)).sendConsultation(body, crypto.randomUUID());
    return { sent: true };
  } catch (fault) {
    return { sent: false, typed, refused: problemOf(fault)?.errors ?? {} };
  }
}
