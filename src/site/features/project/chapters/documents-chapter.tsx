import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import typography from '../../../../ui/text/typography.module.css';
import * as m from '../../../paraglide/messages.js';
import { useConsultationDialog } from '../../consultation/use-consultation-dialog.tsx';
import styles from './documents-chapter.module.css';
import type { ProjectDocument } from './project-details.ts';

/** The project's documents as a ledger. Copies are sent on request, and the page says so. */
export function DocumentsChapter({ documents, name }: { documents: ProjectDocument[]; name: string }) {
  const { opener, dialog } = useConsultationDialog({ message: m.project_documents_message({ name }) });
  return (
    <div className={styles.chapter}>
      <ul className={styles.documents}>
        {documents.map(({ id, title, number, when, issuer }) => (
          <li key={id} className={styles.document}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.number}>{m.project_document_number({ number, date: when })}</p>
            <p className={typography.note}>{issuer}</p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={classNames(typography.note, styles.texts)}>{m.project_documents_text()}</p>
        <Button {...opener('ask')} kind="quiet">
          {m.project_documents_ask()}
        </Button>
        {dialog}
      </div>
    </div>
  );
}
