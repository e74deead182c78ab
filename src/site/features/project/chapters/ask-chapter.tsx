import type { Project } from '../../../../contract/catalogue/project-summaries.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import askStyles from '../../../../ui/layout/ask.module.css';
import typography from '../../../../ui/text/typography.module.css';
import { saleView } from '../../../format/availability/sale-view.ts';
import * as m from '../../../paraglide/messages.js';
import { useConsultationDialog } from '../../consultation/use-consultation-dialog.tsx';
import styles from './ask-chapter.module.css';

/** The contact form at the end of a project or of all projects; its text depends on the flats for sale. */
export function AskChapter({ project }: { project?: Pick<Project, 'name' | 'sale' | 'total'> }) {
  const { opener, dialog } = useConsultationDialog(project && { message: m.project_ask_message({ name: project.name }) });
  const { text, button } = project ? saleView(project).ask : { text: m.project_ask_any(), button: m.project_ask() };
  return (
    <section className={classNames(askStyles.ask, styles.ask)} aria-labelledby="ask">
      <h2 id="ask" className={classNames(typography.display, styles.title)}>
        {text}
      </h2>
      <Button {...opener('ask')} round>
        {button}
      </Button>
      {dialog}
    </section>
  );
}
