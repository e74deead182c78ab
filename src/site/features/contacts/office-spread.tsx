import type { MouseEvent } from 'react';
import { formatStreet } from '../../../base/format-address.ts';
import { clockTime, groupedHours } from '../../../base/opening-hours.ts';
import type { Office } from '../../../contract/content/offices.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import stack from '../../../ui/layout/stack.module.css';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useLocale } from '../../data/paths.ts';
import { telephone } from '../../format/telephone.ts';
import { weekdayName } from '../../format/weekday-name.ts';
import * as m from '../../paraglide/messages.js';
import { ComingDays } from './coming-days.tsx';
import { CopyAddress } from './copy-address.tsx';
import styles from './office-spread.module.css';
import { OpenNow } from './open-now.tsx';
import { SurroundingsDrawing } from './surroundings-drawing.tsx';

type Props = { office: Office; mirrored: boolean; opener: { href: string; onClick: (event: MouseEvent) => void } };

/** The address, the opening hours and the way; the drawing opens the map. */
export function OfficeSpread({ office, mirrored, opener }: Props) {
  const { id, name, address, note, phones, email, directions, hours, exceptions, surroundings } = office;
  const locale = useLocale();
  const title = `office-${id}`;
  return (
    <article className={classNames(styles.office, mirrored && styles.mirrored)} aria-labelledby={title}>
      <div className={classNames(stack.stack, styles.texts)}>
        <h2 id={title} className={styles.name}>
          {name}
        </h2>
        <address className={styles.address}>
          {formatStreet(address, locale)}
          <span className={styles.city}>{address.city}</span>
        </address>
        <p className={styles.note}>{note}</p>
        <div className={styles.actions}>
          <Button {...opener} kind="quiet">
            {m.contacts_map()}
          </Button>
          <CopyAddress address={address} />
        </div>
      </div>
      <div className={styles.drawing}>
        <SurroundingsDrawing surroundings={surroundings} number={address.number} id={`${id}-near`} near />
        <a {...opener} href={opener.href} className={wholeLink.whole}>
          <VisuallyHidden>{m.contacts_map_of({ name })}</VisuallyHidden>
        </a>
      </div>
      <div className={styles.facts}>
        <div className={stack.stack}>
          <OpenNow hours={hours} exceptions={exceptions} />
          <Hours hours={hours} />
          <ComingDays exceptions={exceptions} />
          <p className={styles.ways}>
            {phones.map((phone) => (
              <Link key={phone} href={telephone(phone)}>
                {phone}
              </Link>
            ))}
            {email && <Link href={`mailto:${email}`}>{email}</Link>}
          </p>
        </div>
        <dl className={styles.directions}>
          {directions.map(({ by, way }) => (
            <div key={by} className={styles.direction}>
              <dt className={typography.note}>{by}</dt>
              <dd>{way}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

function Hours({ hours }: Pick<Office, 'hours'>) {
  const locale = useLocale();
  const days = (from: number, to: number) => [...new Set([from, to])].map((day) => weekdayName(day, locale)).join('–');
  return (
    <dl className={styles.hours}>
      {groupedHours(hours).map(({ from, to, hours: found }) => (
        <div key={from} className={styles.day}>
          <dt>{days(from, to)}</dt>
          <dd>{found ? `${clockTime(found.opens)}–${clockTime(found.closes)}` : m.contacts_day_off()}</dd>
        </div>
      ))}
    </dl>
  );
}
