import { type CSSProperties, useMemo, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import coveringInput from '../../../ui/controls/covering-input.module.css';
import table from '../../../ui/text/table.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatRoomNames } from '../../format/format-flat.ts';
import { formatCompass } from '../../format/format-outlook.ts';
import * as m from '../../paraglide/messages.js';
import styles from './noise-chapter.module.css';
import { type Hours, hours, indoors, type Likeness, likenessOf, norm, takenBy, type WindowState, windowStates } from './noise-levels.ts';
import type { SideView } from './outlook-view.ts';
import { useNoise } from './use-noise.ts';
import choices from './window-view.module.css';

/** A side whose noise is known. */
export type NoisySide = Pick<SideView, 'azimuth' | 'rooms'> & { noise: Record<Hours, number> };

const hoursText: Record<Hours, () => string> = { day: m.outlook_noise_day, night: m.outlook_noise_night };
const windowText: Record<WindowState, () => string> = { open: m.outlook_noise_open, closed: m.outlook_noise_closed };
const likenessText: Record<Likeness, () => string> = {
  leaves: m.outlook_noise_leaves,
  whisper: m.outlook_noise_whisper,
  library: m.outlook_noise_library,
  rain: m.outlook_noise_rain,
  talk: m.outlook_noise_talk,
  conversation: m.outlook_noise_conversation,
  tram: m.outlook_noise_tram,
  roadside: m.outlook_noise_roadside,
};
const nameOf = ({ azimuth, rooms }: NoisySide): string => `${formatCompass(azimuth)}: ${formatRoomNames(rooms).toLowerCase()}`;

/** The noise in the rooms of each side, to read and, when it is asked for, to hear. */
export function NoiseChapter({ sides }: { sides: NoisySide[] }) {
  const [at, setAt] = useState(0);
  const [when, setWhen] = useState<Hours>('day');
  const [sash, setSash] = useState<WindowState>('open');
  const level = indoors(sides[at]?.noise[when] ?? 0, sash);
  const sound = useMemo(() => ({ level, window: sash, hours: when }), [level, sash, when]);
  const { isOn, press, warm } = useNoise(sound);
  return (
    <div className={styles.chapter}>
      <div className={styles.listen}>
        <p className={styles.level} aria-live="polite">
          <span className={styles.number}>
            {level} <span className={styles.unit}>{m.outlook_noise_unit()}</span>
          </span>
          <span className={typography.quiet}>{likenessText[likenessOf(level)]()}</span>
        </p>
        <Scale level={level} norm={norm[when]} />
        <div className={styles.controls}>
          {sides.length > 1 && (
            <Choices
              name="noise-side"
              legend={m.outlook_window_side()}
              of={sides.map((side, index) => ({ id: index, text: nameOf(side) }))}
              chosen={at}
              onChoose={setAt}
            />
          )}
          <Choices
            name="noise-hours"
            legend={m.outlook_noise_when()}
            of={hours.map((id) => ({ id, text: hoursText[id]() }))}
            chosen={when}
            onChoose={setWhen}
          />
          <Choices
            name="noise-window"
            legend={m.outlook_noise_window()}
            of={windowStates.map((id) => ({ id, text: windowText[id]() }))}
            chosen={sash}
            onChoose={setSash}
          />
          <div>
            <Button arrow={false} kind={isOn ? 'quiet' : 'main'} onClick={press} onPointerEnter={warm} onFocus={warm}>
              {isOn ? m.outlook_noise_stop() : m.outlook_noise_listen()}
            </Button>
            <p className={classNames(typography.note, styles.relative)}>{m.outlook_noise_relative()}</p>
          </div>
        </div>
      </div>
      <NoiseTable sides={sides} />
    </div>
  );
}

type ChoicesProps<Id> = { name: string; legend: string; of: { id: Id; text: string }[]; chosen: Id; onChoose: (id: Id) => void };

const Choices = <Id extends string | number>({ name, legend, of, chosen, onChoose }: ChoicesProps<Id>) => (
  <fieldset className={choices.choices}>
    <legend className={typography.caption}>{legend}</legend>
    {of.map(({ id, text }) => (
      <label key={id} className={choices.choice}>
        <input type="radio" name={name} className={coveringInput.covering} checked={id === chosen} onChange={() => onChoose(id)} />
        <span className={choices.way}>{text}</span>
      </label>
    ))}
  </fieldset>
);

/** The ends of the drawn scale, in dB. */
const [least, most] = [20, 80];
const placeOf = (level: number): number => Math.min(1, Math.max(0, (level - least) / (most - least)));

const Scale = ({ level, norm: allowed }: { level: number; norm: number }) => (
  <div className={styles.scale} style={{ '--level': placeOf(level), '--norm': placeOf(allowed) } as CSSProperties} aria-hidden="true">
    <span className={styles.bar} />
    <span className={styles.mark}>
      <span className={styles.markText}>{m.outlook_noise_norm({ level: allowed })}</span>
    </span>
  </div>
);

const NoiseTable = ({ sides }: { sides: NoisySide[] }) => (
  <div>
    <table className={classNames(table.table, styles.table)}>
      <caption className={classNames(typography.caption, styles.caption)}>{m.outlook_noise_table()}</caption>
      <thead>
        <tr>
          <td />
          {hours.map((id) => (
            <th key={id} scope="col">
              {hoursText[id]()}
            </th>
          ))}
        </tr>
      </thead>
      {sides.map((side) => (
        <tbody key={side.azimuth}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.side}>
              {nameOf(side)}
            </th>
          </tr>
          <Row name={m.outlook_noise_outside()} levelOf={(id) => side.noise[id]} />
          {windowStates.map((state) => (
            <Row key={state} name={windowText[state]()} levelOf={(id) => indoors(side.noise[id], state)} />
          ))}
        </tbody>
      ))}
    </table>
    <p className={classNames(typography.note, styles.assumed)}>
      {m.outlook_noise_assumed({ open: takenBy.open, closed: takenBy.closed })} {m.outlook_noise_norms({ ...norm })}
    </p>
  </div>
);

const Row = ({ name, levelOf }: { name: string; levelOf: (id: Hours) => number }) => (
  <tr>
    <th scope="row">{name}</th>
    {hours.map((id) => (
      <td key={id}>{levelOf(id)}</td>
    ))}
  </tr>
);
