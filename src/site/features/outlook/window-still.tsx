import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './window-still.module.css';

/** The view from the main window of a flat, drawn by the server; it leads to the view from every window. */
export function WindowStill({ apartment: { slug, hasOutlook, floor } }: { apartment: Pick<Apartment, 'slug' | 'hasOutlook' | 'floor'> }) {
  const flat = `${usePath()('apartments')}${slug}/`;
  if (!hasOutlook) return null;
  return (
    <figure className={styles.still}>
      <a href={`${flat}outlook/#view`}>
        <img src={`${flat}view.svg`} width={1200} height={500} alt={m.outlook_window_alt({ floor })} loading="lazy" decoding="async" />
      </a>
      <figcaption className={classNames(typography.caption, styles.caption)}>{m.outlook_window_caption()}</figcaption>
    </figure>
  );
}
