import { SectionHead } from '../../../ui/text/section-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { CityMap } from '../city/city-map.tsx';
import type { CityProject } from '../city/city-project.ts';
import styles from './city-chapter.module.css';

/** Where the projects stand in the city; the page of all projects has the same map with its filter. */
export function CityChapter({ projects }: { projects: readonly CityProject[] }) {
  const path = usePath();
  const { districts } = useStaticPages().filters;
  return (
    <section data-far className={styles.chapter} aria-labelledby="city">
      <SectionHead id="city" title={m.home_city()} href={path('projects')}>
        {m.home_city_all()}
      </SectionHead>
      <CityMap className={styles.map} projects={projects} districts={districts}>
        <p className={typography.quiet}>{m.home_city_hint()}</p>
      </CityMap>
    </section>
  );
}
