import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './map-frame.module.css';
import type { MapState } from './use-opened-map.ts';

type Props = { state: MapState; element: RefObject<HTMLDivElement | null>; poster: ReactNode };

/** The drawing until the map has come, and instead of it where it cannot. */
export function MapFrame({ state, element, poster }: Props) {
  return (
    <div className={styles.frame} data-state={state}>
      <div ref={element} className={styles.map} />
      {state !== 'open' && <div className={styles.poster}>{poster}</div>}
      {state === 'cannot' && (
        <p className={classNames(typography.note, styles.cannot)} role="status">
          {m.map_cannot()}
        </p>
      )}
    </div>
  );
}
