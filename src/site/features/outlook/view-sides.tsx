import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatRoomNames } from '../../format/format-flat.ts';
import { formatCompass } from '../../format/format-outlook.ts';
import * as m from '../../paraglide/messages.js';
import type { SideView } from './outlook-view.ts';
import styles from './view-sides.module.css';

/** The view to each side, by floors from the highest down, like a building. */
export const ViewSides = ({ sides }: { sides: SideView[] }) => (
  <div className={styles.sides}>
    {sides.map(({ azimuth, rooms, yard, landscape, bands }) => (
      <section key={azimuth} className={styles.side}>
        <div>
          <h3 className={classNames(typography.name, styles.title)}>{formatCompass(azimuth)}</h3>
          <p className={classNames(typography.quiet, styles.rooms)}>{formatRoomNames(rooms)}</p>
          {yard && <p className={classNames(typography.quiet, styles.ground)}>{m.outlook_yard()}</p>}
          {landscape.map(({ name, metres }) => (
            <p key={name} className={classNames(typography.quiet, styles.ground)}>
              {m.outlook_area({ name, metres })}
            </p>
          ))}
        </div>
        <ol className={styles.bands}>
          {bands.toReversed().map(({ from, to, here, seen }) => (
            <li key={from} className={classNames(styles.band, here && styles.here)}>
              <p className={styles.floors}>
                {from === to ? m.outlook_floor({ floor: from }) : m.outlook_floors({ from, to })}
                {here && <span className={styles.mark}>{m.outlook_here()}</span>}
              </p>
              <p className={styles.seen}>{seen.length > 0 ? seen.map(seenText).join('; ') : m.outlook_open()}</p>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);

const seenText = ({ name, metres, until }: SideView['bands'][number]['seen'][number]): string =>
  until === null ? m.outlook_neighbour({ name, metres }) : m.outlook_planned({ name, metres, month: until });
