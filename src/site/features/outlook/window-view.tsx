import { useEffect, useMemo, useState } from 'react';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { drawView } from '../../../plans/scene/draw-view.ts';
import { classNames } from '../../../ui/class-names.ts';
import coveringInput from '../../../ui/controls/covering-input.module.css';
import typography from '../../../ui/text/typography.module.css';
import { quietClient } from '../../data/api/browser-client.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatRoomNames } from '../../format/format-flat.ts';
import { formatCompass } from '../../format/format-outlook.ts';
import * as m from '../../paraglide/messages.js';
import type { SideView } from './outlook-view.ts';
import { ViewDrawing } from './view-drawing.tsx';
import styles from './window-view.module.css';

type Props = {
  apartment: { slug: string; floor: number; project: { slug: string } };
  sectionId: string;
  sides: Pick<SideView, 'azimuth' | 'at' | 'rooms' | 'bands'>[];
  builtBy: string | null;
};

/** How far to either side one may look from a window, in degrees. */
const farthest = 60;

/**
 * The view from a window of each side of a flat: by floors, today and when the announced neighbours stand. Until the model of the project has
 * come, and without scripts, the server's drawing stands there; the table of sides says the same in words.
 */
export function WindowView({ apartment: { slug, floor, project }, sectionId, sides, builtBy }: Props) {
  const locale = useLocale();
  const path = usePath();
  const [model, setModel] = useState<ProjectModel | null>(null);
  const [side, setSide] = useState(0);
  const [at, setAt] = useState(floor);
  const [turn, setTurn] = useState(0);
  const [later, setLater] = useState(false);
  const chosen = sides[side];
  const drawing = useMemo(
    () => model && chosen && drawView(model, { sectionId, at: chosen.at, azimuth: chosen.azimuth, floor: at, turn }),
    [model, chosen, sectionId, at, turn],
  );
  useEffect(() => {
    let isLeft = false;
    quietClient(locale)('GET /api/{locale}/project/{slug}/model', { slug: project.slug }).then(
      (answer) => isLeft || setModel(answer.model),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [locale, project.slug]);
  if (!chosen) return null;
  const floors = chosen.bands.flatMap(({ from, to }) => [from, to]);
  const name = m.outlook_window_alt({ floor: at });
  return (
    <div className={styles.view}>
      <figure>
        {drawing ? (
          <ViewDrawing
            drawing={drawing}
            later={later}
            name={name}
            turn={turn}
            onTurn={(by) => setTurn(Math.max(-farthest, Math.min(farthest, by)))}
          />
        ) : (
          <img className={styles.still} src={`${path('apartments')}${slug}/view.svg?side=${side}`} width={1200} height={500} alt={name} />
        )}
        <figcaption className={classNames(typography.caption, styles.caption)}>
          {m.outlook_window_caption()} {builtBy && !later && m.model_planned()}
        </figcaption>
      </figure>
      {drawing && (
        <div className={styles.controls}>
          <fieldset className={styles.choices}>
            <legend className={typography.caption}>{m.outlook_window_side()}</legend>
            {sides.map(({ azimuth, rooms }, index) => (
              <label key={azimuth} className={styles.choice}>
                <input
                  type="radio"
                  name="side"
                  className={coveringInput.covering}
                  checked={index === side}
                  onChange={() => {
                    setSide(index);
                    setTurn(0);
                  }}
                />
                <span className={styles.way}>{formatCompass(azimuth)}</span>
                <span className={typography.caption}>{formatRoomNames(rooms)}</span>
              </label>
            ))}
          </fieldset>
          <FloorSlider at={at} own={floor} floors={floors} onMove={setAt} />
          {builtBy && (
            <fieldset className={styles.choices}>
              <legend className={typography.caption}>{m.model_neighbours()}</legend>
              {[false, true].map((one) => (
                <label key={String(one)} className={styles.choice}>
                  <input
                    type="radio"
                    name="later"
                    className={coveringInput.covering}
                    checked={one === later}
                    onChange={() => setLater(one)}
                  />
                  {one ? m.model_later({ month: builtBy }) : m.model_now()}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}

function FloorSlider({ at, own, floors, onMove }: { at: number; own: number; floors: number[]; onMove: (floor: number) => void }) {
  return (
    <label className={styles.floors}>
      <span className={typography.caption}>{m.outlook_window_floor()}</span>
      <output className={styles.floor}>
        {at}
        {at === own && <span className={classNames(typography.caption, styles.own)}> {m.outlook_here()}</span>}
      </output>
      <input
        type="range"
        className={styles.slider}
        min={Math.min(...floors, own)}
        max={Math.max(...floors, own)}
        value={at}
        aria-valuetext={m.outlook_floor({ floor: at })}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </label>
  );
}
