import { Suspense } from 'react';
import type { OfferSummary } from '../../../contract/content/offers.ts';
import type { PageTexts } from '../../../contract/content/page-contents.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import type { CardFlat } from '../../cards/card-flat.ts';
import * as m from '../../paraglide/messages.js';
import type { CityProject } from '../city/city-project.ts';
import type { Tags } from '../news/news-topline.tsx';
import { BuildingYear } from './building-year.tsx';
import '../../../ui/controls/checkbox.module.css';
import { deferred } from '../../../ui/deferred.tsx';
import './consultation-sentence.module.css';
import './city-chapter.module.css';
import '../city/city-map.module.css';
import type { LitHero } from '../lights/light.ts';
import type { ProjectCardData } from '../project/project-card.tsx';
import { Figures } from './figures.tsx';
import type { FinderCounts } from './finder/finder-counts.ts';
import { FlatOfTheWeek } from './flat-of-the-week.tsx';
import { Hero } from './hero.tsx';
import { leadOf } from './lead-of.ts';
import type { newsOf, Selected, BuildingYear as Year } from './load-home.ts';
import { NewsColumn } from './news-column.tsx';
import { OffersTriptych } from './offers-triptych.tsx';
import { ProjectStrip } from './project-strip.tsx';
import { SelectedFlats } from './selected-flats.tsx';

const ConsultationSentence = deferred(() => import('./consultation-sentence.tsx').then((module) => module.ConsultationSentence), 'idle');

const CityChapter = deferred(() => import('./city-chapter.tsx').then((module) => module.CityChapter), 'near');

type Props = {
  page: PageContent<'main'> | null;
  projects: ProjectCardData[];
  city: CityProject[];
  lit: LitHero | null;
  counts: FinderCounts | null;
  flat: CardFlat | null;
  selected: Selected[];
  offers: OfferSummary[];
  year: Year | null;
  news: ReturnType<typeof newsOf>;
  tags: Tags;
};

/** A chapter without content is not rendered. */
export function HomePage({ page, projects, city, lit, counts, flat, selected, offers, year, news, tags }: Props) {
  const texts: PageTexts<'main'> = page?.blocks ?? {};
  const lead = leadOf(projects);
  return (
    <div data-ground="dark">
      <Hero headline={texts.headline || m.home_headline()} project={lead} lit={lit} counts={counts} />
      <Suspense>
        <ProjectStrip projects={projects} />
      </Suspense>
      <div data-ground="light">
        {city.some(({ coordinates }) => coordinates) && <CityChapter projects={city} />}
        <Figures projects={projects} founded={texts.founded} foundedWords={texts.founded_label} />
        {/* The lower parts hydrate in tasks of their own. */}
        <Suspense>
          {flat && <FlatOfTheWeek flat={flat} />}
          {selected.length > 0 && <SelectedFlats flats={selected} />}
          {offers.length > 0 && <OffersTriptych offers={offers} />}
        </Suspense>
      </div>
      <Suspense>
        {year && <BuildingYear year={year} title={texts.construction_title} text={texts.construction_text} />}
        <NewsColumn news={news} tags={tags} />
        <ConsultationSentence />
      </Suspense>
    </div>
  );
}
