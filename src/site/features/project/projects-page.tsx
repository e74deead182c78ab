import { Suspense } from 'react';
import type { Project } from '../../../contract/catalogue/apartments.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import zigzag from '../../../ui/layout/zigzag.module.css';
import { PageHead } from '../../../ui/text/page-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { InstalmentsData } from '../instalments/instalment-input.ts';
import { Instalments } from '../instalments/instalments.tsx';
import { AskChapter } from './chapters/ask-chapter.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './projects-page.module.css';

type Props = {
  page: PageContent<'projects'> | null;
  projects: Omit<Project, 'about' | 'features' | 'gallery'>[];
  instalments: InstalmentsData | null;
};

const order = { selling: 0, upcoming: 1, sold_out: 2 };

/** All projects as cards of two sizes, those on sale first. */
export function ProjectsPage({ page, projects, instalments }: Props) {
  const sorted = projects.toSorted((one, other) => order[one.sale] - order[other.sale]);
  return (
    <div data-ground="light">
      <PageHead
        title={page?.blocks.title || m.project_list_title()}
        count={projects.length}
        lead={page?.blocks.lead || m.project_list_lead()}
      />
      <ul className={classNames(zigzag.zigzag, styles.list)}>
        {sorted.map((project, at) => (
          <li key={project.slug}>
            <ProjectCard
              project={project}
              shape="wide"
              heading="h2"
              sizes={at % 4 === 0 || at % 4 === 3 ? '(width < 48em) 92vw, 56vw' : '(width < 48em) 92vw, 40vw'}
              priority={at === 0}
            />
          </li>
        ))}
      </ul>
      {instalments && (
        <section id="instalments" className={styles.instalments} aria-labelledby="instalments-title">
          <h2 id="instalments-title" className={styles.subtitle}>
            {m.instalments_title()}
          </h2>
          <p className={classNames(typography.lead, styles.lead)}>{m.instalments_lead()}</p>
          {/* Below the cards, so it hydrates in a task of its own. */}
          <Suspense>
            <Instalments
              data={instalments}
              projects={sorted.filter(({ sale }) => sale === 'selling').map(({ slug, name }) => ({ slug, name }))}
            />
          </Suspense>
        </section>
      )}
      <AskChapter />
    </div>
  );
}
