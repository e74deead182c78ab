import { lazy, Suspense, useId } from 'react';
import '../forms/lead-form.module.css';
import '../../../ui/checkbox.module.css';
import '../../../ui/field.module.css';
import './file-field.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './resume-form.module.css';

// As with a subscription: markup that works comes with the page, its script when the page is alive.
const Fields = lazy(() => import('./resume-fields.tsx').then(({ ResumeFields }) => ({ default: ResumeFields })));

/** A chapter with the application for a vacancy, named by its slug, or for any. */
export function ResumeForm({ vacancy }: { vacancy?: string }) {
  const heading = useId();
  return (
    <section className={styles.resume} aria-labelledby={heading} id="resume">
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          {m.forms_resume_title()}
        </h2>
        <p className={styles.text}>{m.forms_resume_text()}</p>
      </div>
      <div className={styles.fields}>
        <Suspense fallback={null}>
          <Fields vacancy={vacancy} />
        </Suspense>
      </div>
    </section>
  );
}
