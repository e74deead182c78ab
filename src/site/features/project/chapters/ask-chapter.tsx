import type { Project } from '../../../../contract/catalogue/apartments.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import * as m from '../../../paraglide/messages.js';
import { useConsultationDialog } from '../../consultation/use-consultation-dialog.tsx';
import styles from './ask-chapter.module.css';

/** The way to a person, at the end of a project or of all projects; what it says depends on what can be bought. */
export function AskChapter({ project }: { project?: Pick<Project, 'name' | 'sale'> }) {
  const { opener, dialog } = useConsultationDialog(project && { message: m.project_ask_message({ name: project.name }) });
  const { text, button } = fieldErrorMessage(project?.sale);
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 id="ask" className={styles.title}>
        {text}
      </h2>
      <Button {...opener('ask')} round>
        {button}
      </Button>
      {dialog}
    </section>
  );
}

function fieldErrorMessage(sale: Project['sale'] | undefined) {
  if (sale === 'upcoming') return { text: m.project_ask_upcoming(), button: m.project_tell_me() };
  if (sale === 'sold_out') return { text: m.project_ask_sold_out(), button: m.project_ask_similar() };
  return { text: sale ? m.project_ask_selling() : m.project_ask_any(), button: m.project_ask() };
}
