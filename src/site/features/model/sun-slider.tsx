import type { CSSProperties } from 'react';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { classNames } from '../../../ui/class-names.ts';
import coveringInput from '../../../ui/controls/covering-input.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatDayAndMonth } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import { heightOf, type SunMoment, type sunLineOf, wayOf } from './sun-line.ts';
import styles from './sun-slider.module.css';

type Props = {
  days: ProjectModel['days'];
  day: number;
  onDay: (day: number) => void;
  line: ReturnType<typeof sunLineOf>;
  at: number;
  onMove: (at: number) => void;
  moment: SunMoment;
};

const [width, height] = [1000, 120];

/** The horizon with the sun above it: the hour is drawn along the line, the day is one of four. */
export function SunSlider({ days, day, onDay, line, at, onMove, moment }: Props) {
  const locale = useLocale();
  const place = { '--at': at / line.steps, '--high': heightOf(moment) } as CSSProperties;
  return (
    <div className={styles.sun}>
      <div className={styles.sky} style={place}>
        <svg className={styles.way} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={wayOf(line, width, height)} />
        </svg>
        <span className={styles.ray} aria-hidden="true" />
        <span className={styles.disc} aria-hidden="true" />
        <input
          type="range"
          className={styles.line}
          min={0}
          max={line.steps}
          value={at}
          aria-label={m.model_hour()}
          aria-valuetext={m.model_sun_at({ time: moment.time, height: Math.round(moment.altitude) })}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </div>
      <div className={styles.below}>
        <p className={styles.time} aria-hidden="true">
          {moment.time}
        </p>
        <fieldset className={styles.days}>
          <legend className={classNames(typography.caption, styles.legend)}>{m.model_day()}</legend>
          {days.map(({ date }, index) => (
            <label key={date} className={styles.day}>
              <input type="radio" name="day" className={coveringInput.covering} checked={index === day} onChange={() => onDay(index)} />
              {index === 0 ? m.model_today() : formatDayAndMonth(date, locale)}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
