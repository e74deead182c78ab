import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { Link } from '../../../ui/text/link.tsx';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './flat-walks.module.css';

/** Minutes on foot from the door of the flat's section to the metro, a school and the shelter; nothing where none is known. */
export function FlatWalks({ apartment: { walks, project } }: { apartment: Pick<Apartment, 'walks' | 'project'> }) {
  const path = usePath();
  const { metro = null, school = null, shelter = null } = walks ?? {};
  const ways = [
    metro && { name: metro.name, minutes: m.project_minutes({ count: metro.minutes }) },
    school && { name: school.name, minutes: m.project_minutes({ count: school.minutes }) },
    shelter && { name: m.flat_walk_shelter(), minutes: m.flat_walk_shelter_minutes({ count: shelter.minutes }) },
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="walks">
      <h2 id="walks" className={styles.title}>
        {m.flat_walks()}
      </h2>
      <dl className={styles.ways}>
        {ways.map(({ name, minutes }) => (
          <div key={name} className={styles.way}>
            <dt>{name}</dt>
            <dd className={styles.minutes}>{minutes}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link alone href={`${path('projects')}${project.slug}/#infrastructure`}>
          {m.flat_walks_more()}
        </Link>
      </p>
    </section>
  );
}
