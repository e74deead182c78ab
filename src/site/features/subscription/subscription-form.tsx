import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import beside from '../../../ui/layout/beside.module.css';
import stack from '../../../ui/layout/stack.module.css';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { DeferredSubscriptionFields } from './deferred-subscription-fields.tsx';
import styles from './subscription-form.module.css';
import type { SubscriptionSubject } from './subscription-page-address.ts';

type Props = SubscriptionSubject & { className?: string };

/** A chapter that offers e-mails: about all news, or about one project or apartment. */
export function SubscriptionForm({ className = '', ...about }: Props) {
  const heading = useId();
  const { title, text } = wordsOf(about);
  return (
    <section className={classNames(beside.row, styles.subscription, className)} aria-labelledby={heading}>
      <div className={classNames(beside.texts, stack.stack)}>
        <h2 id={heading} className={classNames(typography.title, styles.title)}>
          {title}
        </h2>
        <p className={classNames(typography.quiet, styles.text)}>{text}</p>
      </div>
      <div className={beside.fields}>
        <DeferredSubscriptionFields {...about} line />
      </div>
    </section>
  );
}

function wordsOf({ kind, subject }: SubscriptionSubject) {
  const name = subject?.name;
  if (kind === 'news') return { title: m.forms_subscribe_news_title(), text: m.forms_subscribe_news_text() };
  if (kind === 'project') return { title: m.forms_subscribe_project_title(), text: m.forms_subscribe_project_text({ name: name ?? '' }) };
  return { title: m.forms_subscribe_apartment_title(), text: m.forms_subscribe_apartment_text({ number: name ?? '' }) };
}
