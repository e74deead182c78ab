import { useState } from 'react';
import type { TourAnswer } from '../../../contract/content/tours.ts';
import { PlanDrawing } from '../../../drawings/plan-drawing.tsx';
import { planFrame } from '../../../plans/layout/plan-frame.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import posterStyles from '../../../ui/pictures/poster.module.css';
import { isPlainClick } from '../../../ui/plain-click.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { PlaceHead } from '../project/place-head.tsx';
import type { Scene } from './bearings.ts';
import styles from './tour-page.module.css';
import { TourStage } from './tour-stage.tsx';

const coneReach = 150;
const coneHalf = Math.PI / 6;

/**
 * A typical flat to walk through. The poster stands until the tour is started; the plan shows the position and the direction, the
 * list of rooms does what the doors in the picture do. Without scripts the list opens the panoramas themselves.
 */
export function TourPage({ tour: { project, poster, layout, scenes } }: TourAnswer) {
  const [first] = scenes;
  const [room, setRoom] = useState(first?.id ?? '');
  const [isInside, setInside] = useState(false);
  const [look, setLook] = useState(first?.heading ?? 0);
  const [wanted, setWanted] = useState<number | null>(null);
  const scene = scenes.find(({ id }) => id === room) ?? first;
  if (!scene) return null;
  const go = (to: string, towards: number | null) => {
    setWanted(towards);
    setRoom(to);
    setInside(true);
  };
  return (
    <div data-ground="dark" data-accent={project.prime ? 'prime' : undefined}>
      <PlaceHead project={project} title={scenes.length > 1 ? m.tour_title() : m.tour_title_one()} lead={m.tour_lead()} />
      <div className={styles.spread} data-planless={layout === null || undefined}>
        <div className={styles.stage}>
          {isInside ? (
            <TourStage scene={scene} scenes={scenes} wanted={wanted} onLook={setLook} onGo={go} />
          ) : (
            <>
              <Picture
                className={posterStyles.poster ?? ''}
                picture={poster ?? scene.panorama}
                sizes="(width < 64em) 100vw, 70vw"
                priority
              />
              <Button className={styles.enter} onClick={() => setInside(true)}>
                {m.tour_enter()}
              </Button>
            </>
          )}
        </div>
        <aside className={styles.aside}>
          {layout && (
            <figure className={styles.plan}>
              <div className={styles.drawing} style={{ aspectRatio: `${planFrame(layout.plan).width} / ${planFrame(layout.plan).height}` }}>
                <PlanDrawing plan={layout.plan} title={m.tour_plan()} />
                <Here layout={layout} scene={scene} look={look} />
              </div>
              <figcaption className={classNames(typography.note, styles.quiet)}>{m.tour_plan()}</figcaption>
            </figure>
          )}
          <nav aria-labelledby="rooms-title">
            <h2 id="rooms-title" className={typography.note}>
              {scenes.length > 1 ? m.tour_rooms() : m.plan_room()}
            </h2>
            <ul className={styles.rooms}>
              {scenes.map(({ id, name, panorama }) => (
                <li key={id}>
                  <a
                    href={panorama.src}
                    className={styles.room}
                    aria-current={isInside && id === scene.id ? 'location' : undefined}
                    onClick={(event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      go(id, null);
                    }}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={classNames(typography.note, styles.quiet)}>
            {m.tour_drag()} <span className={styles.keys}>{m.tour_keys()}</span>
          </p>
        </aside>
      </div>
    </div>
  );
}

/** The place on the plan and the cone of view from it. */
function Here({ layout, scene, look }: { layout: NonNullable<TourAnswer['tour']['layout']>; scene: Scene; look: number }) {
  const { left, top, width, height } = planFrame(layout.plan);
  const [x, y] = [Math.sin(coneHalf) * coneReach, -Math.cos(coneHalf) * coneReach];
  return (
    <svg className={styles.here} viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={m.tour_here({ room: scene.name })}>
      <g transform={`translate(${scene.at[0]} ${scene.at[1]}) rotate(${look})`} data-look={Math.round(look)}>
        <path className={styles.cone} d={`M0 0L${-x} ${y}A${coneReach} ${coneReach} 0 0 1 ${x} ${y}z`} />
        <circle className={styles.dot} r="17" />
      </g>
    </svg>
  );
}
