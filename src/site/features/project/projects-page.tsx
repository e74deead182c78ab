import type { Project } from '../../../contract/catalogue.ts';
import type { PageContent } from '../../../contract/content.ts';
import * as m from '../../paraglide/messages.js';
import { AskChapter } from './ask-chapter.tsx';
import { ProjectPlate } from './project-plate.tsx';
import styles from './projects-page.module.css';

type Props = { page: PageContent | null; projects: Omit<Project, 'about' | 'features' | 'gallery'>[] };

const order = { selling: 0, upcoming: 1, sold_out: 2 };
const firstScreen = 2;

/** All projects as plates of two sizes, those that sell first. */
export function ProjectsPage({ page, projects }: Props) {
  const sorted = projects.toSorted((one, other) => order[one.sale] - order[other.sale]);
  return (
    <div data-ground="paper">
      <header className={styles.head}>
        <h1 className={styles.title}>
          {page?.blocks.title || m.project_list_title()}
          <sup className={styles.count}>{projects.length}</sup>
        </h1>
        <p className={styles.lead}>{page?.blocks.lead || m.project_list_lead()}</p>
      </header>
      <ul className={styles.list}>
        {sorted.map((project, at) => (
          <li key={project.slug}>
            <ProjectPlate
              project={project}
              shape="wide"
              heading="h2"
              sizes={at % 4 === 0 || at % 4 === 3 ? '(width < 48em) 92vw, 56vw' : '(width < 48em) 92vw, 40vw'}
              priority={at < firstScreen}
            />
          </li>
        ))}
      </ul>
      <AskChapter />
    </div>
  );
}
