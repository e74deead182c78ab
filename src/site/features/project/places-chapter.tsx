import * as m from '../../paraglide/messages.js';
import type { PlaceMap } from './place-map.ts';
import styles from './places-chapter.module.css';

/** What is near: a drawing with the gate in the middle and rings of minutes, and the list that its numbers belong to. */
export function PlacesChapter({ map, name }: { map: PlaceMap; name: string }) {
  const middle = map.size / 2;
  return (
    <div className={styles.chapter}>
      <figure className={styles.figure}>
        <svg className={styles.map} viewBox={`0 0 ${map.size} ${map.size}`} role="img" aria-label={m.project_map({ name })}>
          <path className={styles.horizon} d={`M0 ${middle}H${map.size}M${middle} 20V${map.size}`} />
          {map.rings.map(({ minutes, radius }) => (
            <g key={minutes}>
              <circle className={styles.ring} cx={middle} cy={middle} r={radius} />
              <text className={styles.ringWords} x={middle + 5} y={middle + radius - 5}>
                {m.project_minutes({ count: minutes })}
              </text>
            </g>
          ))}
          <text className={styles.north} x={middle} y="12" textAnchor="middle">
            {m.project_north()}
          </text>
          <path className={styles.gate} d={`M${middle - 8} ${middle + 6}v-14h16v14z`} />
          {map.categories.flatMap(({ places }) =>
            places.map(({ number, x, y }) => (
              <g key={number}>
                <circle className={styles.dot} cx={x} cy={y} r="11" />
                <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">
                  {number}
                </text>
              </g>
            )),
          )}
        </svg>
        <figcaption className={styles.caption}>{m.project_map_words()}</figcaption>
      </figure>
      <div className={styles.lists}>
        {map.categories.map(({ id, name: category, places }) => (
          <section key={id} className={styles.category}>
            {category && <h3 className={styles.title}>{category}</h3>}
            <ul className={styles.places}>
              {places.map(({ number, name: place, minutes }) => (
                <li key={number} className={styles.place}>
                  <span className={styles.placeNumber}>{number}</span>
                  <span>{place}</span>
                  <span className={styles.minutes}>{m.project_minutes({ count: minutes })}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
