import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './window-still.module.css';

/** The view from the main window of a flat, drawn by the server; it leads to the view from every window. */
export function WindowStill({ apartment: { slug, hasOutlook } }: { apartment: Pick<Apartment, 'slug' | 'hasOutlook'> }) {
  const flat = `${usePath()('apartments')}${slug}/`;
  if (!hasOutlook) return null;
  return (
    <a className={styles.still} href={`${flat}outlook/#view`}>
      <img src={`${flat}view.svg`} width={1200} height={500} alt="" loading="lazy" decoding="async" />
      {m.outlook_window_still()}
    </a>
  );
}
