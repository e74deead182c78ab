import type { PageTexts } from '../../../contract/content/page-contents.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { PageHead } from '../../../ui/text/page-head.tsx';
import '../../../ui/controls/checkbox.module.css';
import '../../../ui/controls/field.module.css';
import * as m from '../../paraglide/messages.js';
import '../forms/lead-form.module.css';
import { classNames } from '../../../ui/class-names.ts';
import stack from '../../../ui/layout/stack.module.css';
import target from '../../../ui/text/touch-target.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { markHydrated, telephone } from '../../format/telephone.ts';
import type { ContactsData } from './contacts-data.ts';
import styles from './contacts-page.module.css';
import { OfficeSpread } from './office-spread.tsx';
import { useMapDialog } from './use-map-dialog.tsx';

// Plain markup that works comes with the page; its script is fetched when the page has hydrated.
const ConsultationForm = deferred(
  () => import('../consultation/consultation-form.tsx').then((module) => module.ConsultationForm),
  'rendered',
);

/** The telephone stands as tall as the title; each office is a spread with the drawing of its streets bleeding off an edge. */
export function ContactsPage({ page, offices }: ContactsData) {
  const texts: PageTexts<'contacts'> = page?.blocks ?? {};
  const { phone } = useStaticPages().header;
  const { opener, dialog } = useMapDialog();
  return (
    <>
      <div data-ground="light">
        <PageHead title={texts.title || m.contacts_title()} lead={texts.lead} className={styles.head}>
          {phone && (
            <a href={telephone(phone)} className={classNames(styles.phone, target.tall)} ref={markHydrated} data-phone={phone}>
              {phone}
            </a>
          )}
        </PageHead>
        {offices.map((office, at) => (
          <OfficeSpread key={office.id} office={office} mirrored={at % 2 === 1} opener={opener(office)} />
        ))}
        {dialog}
      </div>
      <section className={styles.ask} data-ground="dark" aria-labelledby="ask">
        <div className={stack.stack}>
          <h2 id="ask" className={classNames(typography.display, styles.askTitle)}>
            {m.contacts_ask_title()}
          </h2>
          <p className={classNames(typography.quiet, styles.askText)}>{m.contacts_ask_text()}</p>
        </div>
        <div className={styles.form}>
          <ConsultationForm intent="ask" />
        </div>
      </section>
    </>
  );
}
