import type { Locale } from '../../../../base/locale.ts';
import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import { Link } from '../../../../ui/text/link.tsx';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { usePath } from '../../../data/paths.ts';
import { formatRooms } from '../../../format/format-apartment.ts';
import { formatArea } from '../../../format/price/number-formats.ts';
import { statusText } from '../../../format/status-text.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './floor-position.module.css';

/** The building as its storeys, and the flats of this storey in the order of their doors, each as wide as its area. */
export function FloorPosition({ apartment, locale }: { apartment: Apartment; locale: Locale }) {
  const path = usePath();
  const storeys = Array.from({ length: apartment.floorsTotal }, (_, index) => apartment.floorsTotal - index);
  const flats = apartment.floorFlats.toSorted((a, b) => a.position - b.position);
  const own = flats.find(({ slug }) => slug === apartment.slug);
  const position = own ? `?flat=${own.position}` : '';
  const { project, section, floor } = apartment;
  const place = useStaticPages()
    .section.filter(({ projectId }) => projectId === project.id)
    .findIndex(({ id }) => id === section.id);
  // Storeys are found by a section's place in its project; by its id too, with a redirect, where another API lists no sections.
  const building = place < 0 ? section.id : place + 1;
  return (
    <div className={styles.place}>
      <div className={styles.building} aria-hidden="true">
        {storeys.map((storey) => (
          <span key={storey} className={styles.storey} data-here={storey === apartment.floor || undefined}>
            {storey === apartment.floor && <span className={styles.number}>{storey}</span>}
          </span>
        ))}
      </div>
      <ul className={styles.floor}>
        {flats.map((flat) => {
          const here = flat.slug === apartment.slug;
          const texts = (
            <>
              <span className={styles.flat_number}>{m.list_number({ number: flat.number })}</span>
              <span>{formatRooms(flat.roomCount)}</span>
              <span>{formatArea(flat.area, locale)}</span>
              <span className={styles.state}>{here ? m.flat_floor_here() : statusText(flat.status)}</span>
            </>
          );
          return (
            <li
              key={flat.slug}
              className={styles.flat}
              style={{ flexGrow: Math.round(flat.area) }}
              data-here={here || undefined}
              data-status={flat.status}
            >
              {!here && flat.status === 'available' ? (
                <a className={styles.link} href={`${path('apartments')}${flat.slug}/`}>
                  {texts}
                </a>
              ) : (
                <span className={styles.link} aria-current={here ? 'page' : undefined}>
                  {texts}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.plan}>
        <Link alone href={`${path('projects')}${project.slug}/floors/${building}/${floor}/${position}`}>
          {m.floors_to_plan()}
        </Link>
      </p>
    </div>
  );
}
