import type { ReactNode } from 'react';
import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';
import { boundAddress } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import '../blackout/blackout-card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { deferred } from '../../../ui/deferred.tsx';
import type { InstalmentsData } from '../instalments/instalment-input.ts';
import { Instalments } from '../instalments/instalments.tsx';
import { SubscriptionForm } from '../subscription/subscription-form.tsx';
import { AskChapter } from './chapters/ask-chapter.tsx';
import { Chapter, type ChapterName } from './chapters/chapter.tsx';
import { ChapterIndex } from './chapters/chapter-index.tsx';
import { ConstructionChapter } from './chapters/construction-chapter.tsx';
import { GalleryChapter } from './chapters/gallery-chapter.tsx';
import type { FeatureGroup } from './feature-groups.ts';
import './chapters/documents-chapter.module.css';
import './places/place-drawing.module.css';
import './places/place-list.module.css';
import './places/places-chapter.module.css';
import './project-news.module.css';
import './project-offers.module.css';
import split from '../../../ui/layout/split.module.css';
import { saleView } from '../../format/availability/sale-view.ts';
import type { Details } from './chapters/project-details.ts';
import { WalkChapter } from './chapters/walk-chapter.tsx';
import { ProjectFeatures } from './project-features.tsx';
import { ProjectFlats } from './project-flats.tsx';
import type { ProjectFlatsData } from './project-flats-data.ts';
import { ProjectHero } from './project-hero.tsx';
import type { ProjectNewsItem } from './project-news.tsx';
import type { ProjectOffer } from './project-offers.tsx';
import styles from './project-page.module.css';
import { ProjectSections } from './project-sections.tsx';

const PlacesChapter = deferred(() => import('./places/places-chapter.tsx').then((module) => module.PlacesChapter), 'idle');

const DocumentsChapter = deferred(() => import('./chapters/documents-chapter.tsx').then((module) => module.DocumentsChapter), 'idle');

const ProjectOffers = deferred(() => import('./project-offers.tsx').then((module) => module.ProjectOffers), 'idle');

const ProjectNews = deferred(() => import('./project-news.tsx').then((module) => module.ProjectNews), 'idle');

const BlackoutCard = deferred(() => import('../blackout/blackout-card.tsx').then((module) => module.BlackoutCard), 'idle');

export type ProjectView = {
  project: Omit<Project, 'features'>;
  features: FeatureGroup[];
  flats: ProjectFlatsData;
  instalments: InstalmentsData | null;
  sections: Section[];
  /** Data that could not be loaded is absent, and so is its chapter. */
  details: Details | null;
  offers: ProjectOffer[] | null;
  news: ProjectNewsItem[] | null;
};

type ChapterView = ChapterName & { content: ReactNode };

/** The dark hero, then numbered chapters on a light ground; an index of them goes along. */
export function ProjectPage(view: ProjectView) {
  const { project, details } = view;
  const chapters = chaptersOf(view);
  return (
    <div data-accent={project.prime ? 'prime' : undefined}>
      <ProjectHero project={project} lit={details?.lit ?? null} />
      <div className={styles.body} data-ground="light">
        <ChapterIndex chapters={chapters} />
        <div className={styles.chapters}>
          {chapters.map((chapter, at) => (
            <Chapter key={chapter.id} chapter={chapter} number={at + 1}>
              {chapter.content}
            </Chapter>
          ))}
        </div>
      </div>
      <div data-ground="dark">
        <AskChapter project={project} />
        <SubscriptionForm kind="project" subject={project} />
      </div>
    </div>
  );
}

function chaptersOf({ project, features, flats, instalments, sections, details, offers, news }: ProjectView): ChapterView[] {
  const pictures = project.gallery.filter(({ src }) => src !== project.picture?.src);
  const {
    construction = null,
    map = null,
    documents = [],
    blackout = null,
    tour = null,
    hasCameras = false,
    hasModel = false,
  } = details ?? {};
  const { noOffers } = saleView(project);
  const chapters: (ChapterView | false)[] = [
    (project.lead !== '' || project.about.length > 0) && { id: 'about', title: m.project_about(), content: <About project={project} /> },
    pictures.length > 0 && {
      id: 'pictures',
      title: m.project_pictures(),
      content: <GalleryChapter pictures={pictures} place={`${project.name}, ${boundAddress(project.address)}`} />,
    },
    features.length > 0 && { id: 'features', title: m.project_features(), content: <ProjectFeatures groups={features} /> },
    { id: 'flats', title: m.project_flats_title(), content: <ProjectFlats project={project} flats={flats} hasModel={hasModel} /> },
    tour !== null && {
      id: 'walk',
      title: tour.rooms.length > 1 ? m.tour_chapter() : m.tour_title_one(),
      content: <WalkChapter tour={tour} slug={project.slug} />,
    },
    sections.length > 0 && {
      id: 'sections',
      title: m.project_sections(),
      content: (
        <ProjectSections sections={sections} project={project} counts={flats?.bySection} firstPromises={details?.firstPromises ?? {}} />
      ),
    },
    construction !== null && {
      id: 'construction',
      title: m.project_construction(),
      content: <ConstructionChapter construction={construction} slug={project.slug} hasCameras={hasCameras} />,
    },
    instalments !== null && { id: 'instalments', title: m.instalments_ways(), content: <Instalments data={instalments} /> },
    blackout !== null && {
      id: 'blackout',
      title: m.blackout_title(),
      content: <BlackoutCard card={blackout} />,
    },
    map !== null && {
      id: 'infrastructure',
      title: m.project_places(),
      content: <PlacesChapter map={map} project={project} sections={sections} />,
    },
    documents.length > 0 && {
      id: 'documents',
      title: m.project_documents(),
      content: <DocumentsChapter documents={documents} name={project.name} />,
    },
    offers !== null &&
      noOffers !== null && { id: 'offers', title: m.project_offers(), content: <ProjectOffers offers={offers} none={noOffers} /> },
    news !== null && news.length > 0 && { id: 'news', title: m.project_news(), content: <ProjectNews news={news} /> },
  ];
  return chapters.filter((chapter) => chapter !== false);
}

const About = ({ project: { lead, about } }: Pick<ProjectView, 'project'>) => (
  <div className={classNames(split.split, styles.about)}>
    {lead && <p className={styles.lead}>{lead}</p>}
    <div className={styles.prose}>
      {about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </div>
);
