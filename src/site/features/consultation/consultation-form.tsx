import type { ReactNode } from 'react';
import { browserClient } from '../../data/api/browser-client.ts';
import { useLocale } from '../../data/paths.ts';
import { accountToken } from '../../data/stored/account.ts';
import * as m from '../../paraglide/messages.js';
import { LeadForm } from '../forms/lead-form.tsx';
import { MessageField, NameField, PhoneField } from '../forms/person-fields.tsx';
import type { PlainAnswer } from '../forms/use-sending.ts';
import { type Intent, useConsultationPage } from './consultation-page-address.ts';

export type ConsultationSubject = {
  apartment?: { slug: string; number: string; area?: number; project: { name: string } };
  /** The initial text of the message: the project it is about. */
  message?: string;
  /** A change while the form was open, such as the flat being taken. */
  notice?: ReactNode;
};
type Props = Omit<ConsultationSubject, 'apartment'> & { apartment?: { slug: string }; intent: Intent; plain?: PlainAnswer<{ id: string }> };

/** Asks for a call back. */
export function ConsultationForm({ intent, apartment, message, notice = null, plain }: Props) {
  const locale = useLocale();
  const page = useConsultationPage();
  const promise = `${m.forms_consultation_promise()} ${m.forms_consultation_when()}`;
  return (
    <LeadForm
      kind="consultation"
      about={{ intent, apartment_slug: apartment?.slug }}
      action={page({ intent, apartment, message })}
      plain={plain}
      send={(body, key) => browserClient(locale)('POST /api/{locale}/consultation', { body, key, token: accountToken() })}
      submit={m.forms_send()}
      lead={promise}
      notice={notice}
      message={message}
      sent={{ title: m.forms_consultation_sent(), text: () => <p>{promise}</p> }}
    >
      {(field) => (
        <>
          <NameField {...field('name')} />
          <PhoneField {...field('phone')} />
          <MessageField label={m.forms_message()} error={field('message').error} defaultValue={field('message').defaultValue ?? message} />
        </>
      )}
    </LeadForm>
  );
}
