import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import beside from '../../../ui/layout/beside.module.css';
import stack from '../../../ui/layout/stack.module.css';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { DeferredResumeFields } from './deferred-resume-fields.tsx';
import styles from './resume-form.module.css';

/** A chapter with the application for a vacancy, named by its slug, or for any. */
export function ResumeForm({ vacancy }: { vacancy?: string }) {
  const heading = useId();
  return (
    <section className={classNames(beside.row, styles.resume)} aria-labelledby={heading} id="resume">
      <div className={classNames(beside.texts, stack.stack, styles.texts)}>
        <h2 id={heading} className={classNames(typography.display, styles.title)}>
          {m.forms_resume_title()}
        </h2>
        <p className={classNames(typography.quiet, styles.text)}>{m.forms_resume_text()}</p>
      </div>
      <div className={beside.fields}>
        <DeferredResumeFields vacancy={vacancy} />
      </div>
    </section>
  );
}
