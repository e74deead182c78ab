import { useSearchParams } from 'react-router';
import type { PageContent } from '../../../../contract/content/static-pages.ts';
import { Link } from '../../../../ui/text/link.tsx';
import { PageHead } from '../../../../ui/text/page-head.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { usePath } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import { CityMap } from '../../city/city-map.tsx';
import { AskChapter } from '../chapters/ask-chapter.tsx';
import { fits, inOrder, isFiltered, readFilter } from './project-filter.ts';
import { type IndexedProject, ProjectIndex } from './project-index.tsx';
import styles from './projects-page.module.css';
import { Sentence } from './sentence.tsx';

type Props = { page: PageContent<'projects'> | null; projects: IndexedProject[] };

const sales = ['selling', 'upcoming', 'sold_out'] as const;

/** All projects: where they stand in the city, a filter in one sentence, and an index in three groups. */
export function ProjectsPage({ page, projects }: Props) {
  const path = usePath();
  const [query] = useSearchParams();
  const { districts } = useStaticPages().filters;
  const filter = readFilter(query);
  const banks = new Map(districts.map(({ id, bank }) => [id, bank ?? null]));
  const fitting = projects.filter((project) => fits(project, filter, banks));
  const groups = sales
    .map((sale) => ({
      sale,
      projects: inOrder(
        fitting.filter((project) => project.sale === sale),
        filter.sort,
      ) as IndexedProject[],
    }))
    .filter((group) => group.projects.length > 0);
  return (
    <>
      <div className={styles.city} data-ground="dark">
        <PageHead title={page?.blocks.title || m.project_list_title()} count={projects.length} />
        <div className={styles.below}>
          <div className={styles.question}>
            <Sentence filter={filter} years={yearsOf(projects)} />
            <p className={styles.found}>
              <span role="status">
                {fitting.length > 0 ? m.project_fitting({ count: fitting.length, total: projects.length }) : m.project_fitting_none()}
              </span>
              {isFiltered(filter) && (
                <Link href={path('projects')} rel="nofollow">
                  {m.project_clear()}
                </Link>
              )}
            </p>
          </div>
          <CityMap className={styles.map} projects={projects} districts={districts} fitting={new Set(fitting.map(({ slug }) => slug))}>
            <p className={typography.quiet}>{page?.blocks.lead || m.project_list_lead()}</p>
            <p className={typography.note}>{m.project_map_hint()}</p>
          </CityMap>
        </div>
      </div>
      <div data-ground="light">
        <h2>
          <VisuallyHidden>{m.project_index()}</VisuallyHidden>
        </h2>
        <ProjectIndex groups={groups} filter={filter} />
        <AskChapter />
      </div>
    </>
  );
}

/** The years at whose end something is still to be delivered. */
function yearsOf(projects: readonly IndexedProject[]): number[] {
  const years = projects.flatMap(({ stage, deliveryQuarter }) =>
    stage === 'done' || deliveryQuarter === '' ? [] : [Number(deliveryQuarter.slice(0, 4))],
  );
  return [...new Set(years)].sort((one, other) => one - other);
}
