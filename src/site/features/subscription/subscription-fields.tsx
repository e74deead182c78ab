import type { SubscriptionAnswer } from '../../../contract/leads/leads.ts';
import { browserClient } from '../../data/api/browser-client.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { LeadForm } from '../forms/lead-form.tsx';
import { EmailField } from '../forms/person-fields.tsx';
import type { PlainAnswer } from '../forms/use-sending.ts';
import { type SubscriptionSubject, useSubscriptionPage } from './subscription-page-address.ts';

type Props = SubscriptionSubject & { plain?: PlainAnswer<SubscriptionAnswer>; line?: boolean };

const thanks = {
  news: m.forms_subscribed_news,
  project: m.forms_subscribed_project,
  apartment: m.forms_subscribed_apartment,
};

/** The address field of a subscription, for dialogs and for deferred parts. */
export function SubscriptionFields({ plain, line, ...about }: Props) {
  const locale = useLocale();
  const page = useSubscriptionPage();
  const { kind, subject } = about;
  return (
    <LeadForm
      kind="subscription"
      about={{ kind, subject: subject?.slug }}
      action={page(about)}
      plain={plain}
      line={line}
      send={(body, key) => browserClient(locale)('POST /api/{locale}/subscription', { body, key })}
      submit={m.forms_subscribe()}
      sent={{ title: thanks[kind](), text: (answer) => <NextStep answer={answer} /> }}
    >
      {(field) => <EmailField {...field('email')} />}
    </LeadForm>
  );
}

function NextStep({ answer }: { answer: SubscriptionAnswer | null }) {
  return (
    <>
      <p>{m.forms_subscribed_next()}</p>
      {answer?.letters && (
        <p>
          {m.forms_subscribed_simulated()} <a href={answer.letters}>{m.forms_subscribed_email()}</a>
        </p>
      )}
    </>
  );
}
