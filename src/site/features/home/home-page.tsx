import type { PageContent } from '../../../contract/content.ts';
import * as m from '../../paraglide/messages.js';
import type { CardFlat } from '../apartment-list/card-flat.ts';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import { Figures } from './figures.tsx';
import { FlatOfTheWeek } from './flat-of-the-week.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import type { Plate } from './plate.ts';
import { ProjectStrip } from './project-strip.tsx';

type Props = { page: PageContent | null; projects: Plate[]; flat: CardFlat | null };

export function HomePage({ page, projects, flat }: Props) {
  const words = page?.blocks ?? {};
  const lead = projects.find(({ picture }) => picture);
  return (
    <div data-ground="ink">
      <Hero headline={words.headline || m.home_headline()} project={lead} projects={projects} />
      <ProjectStrip projects={projects} />
      <Figures projects={projects} founded={words.founded} foundedWords={words.founded_label} />
      {flat && <FlatOfTheWeek flat={flat} />}
      <Consultation />
    </div>
  );
}

/** One sentence with blanks; it opens the form that has them. */
function Consultation() {
  const { opener, dialog } = useConsultationDialog();
  return (
    <section className={styles.consultation} data-ground="ink">
      <h2 className={styles.small}>{m.home_consultation()}</h2>
      <a className={styles.sentence} {...opener('ask')}>
        {m.home_sentence_name()} <span className={styles.blank}>{m.home_sentence_name_blank()}</span>
        {m.home_sentence_phone()} <span className={styles.blank}>{m.home_sentence_phone_blank()}</span>
        {m.home_sentence_end()}
      </a>
      <p className={styles.small}>{m.home_consultation_promise()}</p>
      {dialog}
    </section>
  );
}
