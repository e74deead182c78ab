import { type MouseEvent, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDeferred } from '../../../../ui/deferred.tsx';
import sticky from '../../../../ui/layout/sticky.module.css';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import typography from '../../../../ui/text/typography.module.css';
import { openAddress } from '../../../data/page-unreached.ts';
import * as m from '../../../paraglide/messages.js';
import { openStreetMap } from '../../map/map-links.ts';
import { PlaceDrawing } from './place-drawing.tsx';
import lists from './place-list.module.css';
import type { PlaceMap } from './place-map.ts';
import styles from './places-chapter.module.css';

const load = () => import('./places-explorer.tsx').then((module) => module.PlacesExplorer);

type Props = { map: PlaceMap; project: { slug: string; name: string }; sections: { id: string; name: string }[] };

/**
 * The places near the project: a drawing and a list with the same numbers. The map with its filters is loaded on request;
 * without it the link leads to the gate in OpenStreetMap.
 */
export function PlacesChapter({ map, project, sections }: Props) {
  const { Part: Explorer, fetchPart, warm } = useDeferred(load);
  const [isOpen, setOpen] = useState(false);
  const address = openStreetMap(map.gate);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void fetchPart().then((isThere) => (isThere ? setOpen(true) : openAddress(address)));
  };
  if (Explorer && isOpen) return <Explorer map={map} project={project} sections={sections} />;
  return (
    <div className={styles.chapter}>
      <div className={classNames(sticky.sticky, styles.figure)}>
        <figure>
          <PlaceDrawing map={map} name={project.name} />
          <figcaption className={classNames(typography.note, styles.caption)}>{m.project_map_caption()}</figcaption>
        </figure>
        <div className={styles.open}>
          <Button kind="quiet" href={address} onClick={open} {...warm}>
            {m.map_open()}
          </Button>
        </div>
      </div>
      <div className={lists.lists}>
        {map.categories.map(({ id, name: category, places }) => (
          <section key={id}>
            {category && <h3 className={classNames(typography.note, lists.title)}>{category}</h3>}
            <ul>
              {places.map(({ number, name: place, minutes }) => (
                <li key={number} className={lists.place}>
                  <span className={classNames(typography.quiet, lists.number)}>{number}</span>
                  <span>{place}</span>
                  <span className={lists.minutes}>{m.project_minutes({ count: minutes })}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
