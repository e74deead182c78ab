import { SectionHead } from '../../../ui/text/section-head.tsx';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { bySale } from '../city/city-project.ts';
import type { ProjectCardData } from '../project/project-card.tsx';
import { ProjectCard } from '../project/project-card.tsx';
import styles from './project-strip.module.css';

/** Tall cards side by side; the strip is scrolled by touch, a wheel or the keyboard. */
export function ProjectStrip({ projects }: { projects: ProjectCardData[] }) {
  const path = usePath();
  return (
    <section className={styles.section} aria-labelledby="projects">
      <SectionHead id="projects" title={m.home_projects()} href={path('projects')} className={styles.head} titleClass={styles.title}>
        {m.home_projects_all({ count: projects.length })}
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard */}
      <ul className={styles.strip} tabIndex={0} aria-label={m.home_projects()}>
        {bySale(projects).map((project) => (
          <li key={project.slug} className={styles.card}>
            <ProjectCard project={project} shape="tall" sizes="(width < 48em) 78vw, (width < 87.5em) 42vw, 26vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
