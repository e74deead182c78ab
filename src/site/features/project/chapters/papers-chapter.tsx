import { Button } from '../../../../ui/controls/button.tsx';
import * as m from '../../../paraglide/messages.js';
import { useConsultationDialog } from '../../consultation/use-consultation-dialog.tsx';
import styles from './papers-chapter.module.css';
import type { Paper } from './project-details.ts';

/** The project's papers as a ledger. Copies are sent on request, and the page says so. */
export function PapersChapter({ papers, name }: { papers: Paper[]; name: string }) {
  const { opener, dialog } = useConsultationDialog({ message: m.project_papers_message({ name }) });
  return (
    <div className={styles.chapter}>
      <ul className={styles.papers}>
        {papers.map(({ id, title, number, when, issuer }) => (
          <li key={id} className={styles.paper}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.number}>{m.project_paper_number({ number, date: when })}</p>
            <p className={styles.issuer}>{issuer}</p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.texts}>{m.project_documents_text()}</p>
        <Button {...opener('ask')} kind="quiet">
          {m.project_papers_ask()}
        </Button>
        {dialog}
      </div>
    </div>
  );
}
