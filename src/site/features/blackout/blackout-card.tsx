import type { BlackoutCard as Card } from '../../../contract/content/projects.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './blackout-card.module.css';

const systems = {
  lifts: m.blackout_lifts,
  water: m.blackout_water,
  heating: m.blackout_heating,
  light: m.blackout_light,
  internet: m.blackout_internet,
  doors: m.blackout_doors,
};
const shelters = { shelter: m.blackout_shelter, dual_use: m.blackout_dual_use, basement: m.blackout_basement };
const hoursOf = (hours: number): string => m.blackout_hours({ count: hours });

/** The systems of the building that work without mains power, each for how long, the trial of them, and the shelter. */
export function BlackoutCard({ card }: { card: Card & { testedOn: string | null } }) {
  const { tested, testedOn, generator, shelter, note } = card;
  return (
    <div className={styles.card}>
      <div className={styles.proof}>
        <p className={typography.title}>{tested ? hoursOf(tested.hours) : m.blackout_designed()}</p>
        <p className={classNames(typography.quiet, styles.texts)}>
          {testedOn ? m.blackout_tested({ day: testedOn }) : m.blackout_designed_text()}
        </p>
        {note && <p className={classNames(typography.quiet, styles.texts)}>{note}</p>}
        {generator && (
          <p className={classNames(typography.quiet, styles.texts)}>
            {m.blackout_generator({ kilowatts: generator.kilowatts, hours: hoursOf(generator.hours) })}
          </p>
        )}
      </div>
      <dl className={styles.systems}>
        {card.systems.map(({ system, hours, how }) => (
          <div key={system} className={styles.system}>
            <dt>{systems[system]()}</dt>
            <dd className={styles.hours}>{hours > 0 ? hoursOf(hours) : m.blackout_stops()}</dd>
            <dd className={styles.how}>{how}</dd>
          </div>
        ))}
        {shelter && (
          <div className={styles.system}>
            <dt>{shelters[shelter.kind]()}</dt>
            <dd className={styles.hours}>{m.blackout_places({ count: shelter.places })}</dd>
            <dd className={styles.how}>
              {shelter.text} {m.blackout_way({ area: Math.round(shelter.area), minutes: shelter.minutes })}{' '}
              {shelter.accessible ? m.blackout_accessible() : m.blackout_steps()}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
