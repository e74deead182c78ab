import type { ReactNode } from 'react';
import type { Project, Section } from '../../../contract/catalogue.ts';
import { Picture } from '../../../ui/picture.tsx';
import * as m from '../../paraglide/messages.js';
import { SubscriptionForm } from '../subscription/subscription-form.tsx';
import { AskChapter } from './ask-chapter.tsx';
import { Chapter, type ChapterName } from './chapter.tsx';
import { ProjectFlats } from './project-flats.tsx';
import type { ProjectFlatsData } from './project-flats-data.ts';
import { ProjectHero } from './project-hero.tsx';
import styles from './project-page.module.css';
import { ProjectSections } from './project-sections.tsx';

type Props = { project: Project; flats: ProjectFlatsData; sections: Section[] };

/** The ink hero, then chapters with numerals on paper; from 1440 px an index of them stands at the side. */
export function ProjectPage({ project, flats, sections }: Props) {
  const pictures = project.gallery.filter(({ src }) => src !== project.picture?.src);
  const chapters: ChapterName[] = [
    { id: 'about', title: m.project_about() },
    ...(project.features.length > 0 ? [{ id: 'features', title: m.project_features() }] : []),
    { id: 'flats', title: m.project_flats_title() },
    ...(sections.length > 0 ? [{ id: 'sections', title: m.project_sections() }] : []),
    ...(pictures.length > 0 ? [{ id: 'pictures', title: m.project_pictures() }] : []),
  ];
  const content: Record<string, ReactNode> = {
    about: (
      <div className={styles.about}>
        {project.lead && <p className={styles.lead}>{project.lead}</p>}
        <div className={styles.prose}>
          {project.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    ),
    features: (
      <ul className={styles.features}>
        {project.features.map(({ title, text }) => (
          <li key={title} className={styles.feature}>
            <h3 className={styles.featureTitle}>{title}</h3>
            <p className={styles.quiet}>{text}</p>
          </li>
        ))}
      </ul>
    ),
    flats: <ProjectFlats project={project} flats={flats} />,
    sections: <ProjectSections sections={sections} project={project} counts={flats?.bySection ?? {}} />,
    pictures: (
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <figure>
              <Picture picture={picture} sizes="(width < 64em) 100vw, 70vw" reveal alt="" />
              <figcaption className={styles.caption}>{picture.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    ),
  };
  return (
    <div data-accent={project.prime ? 'prime' : undefined}>
      <ProjectHero project={project} />
      <div className={styles.body} data-ground="paper">
        <nav className={styles.index} aria-label={m.project_chapters()}>
          <ol className={styles.indexList}>
            {chapters.map(({ id, title }, at) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.indexLink}>
                  <span className={styles.indexNumber}>{at + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.chapters}>
          {chapters.map((chapter, at) => (
            <Chapter key={chapter.id} chapter={chapter} number={at + 1}>
              {content[chapter.id]}
            </Chapter>
          ))}
        </div>
      </div>
      <div data-ground="ink">
        <AskChapter project={project} />
        <SubscriptionForm kind="project" subject={project} />
      </div>
    </div>
  );
}
