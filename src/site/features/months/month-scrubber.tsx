import { type CSSProperties, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatShortMonth } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import styles from './month-scrubber.module.css';
import type { MonthsView, MonthView } from './months-view.ts';
import { Storeys } from './storeys.tsx';

/**
 * The building month by month along one line: the picture, the report and the storeys of the month under the thumb. Months of the plan have
 * storeys alone. Pictures are fetched when their month or a neighbour of it is looked at; the first one at once where the page begins with it (`priority`).
 */
export function MonthScrubber({ sections, months, newest, priority = false }: MonthsView & { priority?: boolean }) {
  const [at, setAt] = useState(newest);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([newest]));
  const [hasMoved, setMoved] = useState(false);
  const shown = months[at];
  if (!shown) return null;
  const look = (month: number) => {
    setAt(month);
    setSeen((before) => new Set([...before, month - 1, month, month + 1]));
  };
  const pictured = months.some(({ picture }) => picture) ? picturedAt(months, at) : null;
  const counts = months.some(({ cast }) => cast.some((one) => one !== null));
  return (
    <div className={classNames(styles.scrubber, pictured === null && styles.plain)}>
      {pictured !== null && (
        <figure className={styles.figure}>
          <div className={styles.frame} data-ahead={shown.report === null || undefined} data-moved={hasMoved || undefined}>
            {months.map(
              ({ month, picture }, index) =>
                picture &&
                (seen.has(index) || index === pictured) && (
                  <div key={month} className={styles.layer} data-shown={index === pictured || undefined}>
                    <Picture
                      picture={picture}
                      sizes="(width < 64em) 100vw, 62vw"
                      alt={index === pictured ? picture.alt : ''}
                      priority={priority && index === pictured}
                    />
                  </div>
                ),
            )}
          </div>
          <figcaption className={classNames(typography.note, styles.captions)}>
            {[...new Set(months.map((_, index) => captionAt(months, index)))].map((caption) => (
              <span key={caption} className={styles.text} data-shown={caption === captionAt(months, at) || undefined}>
                {caption}
              </span>
            ))}
          </figcaption>
        </figure>
      )}
      <div className={styles.line} style={{ '--newest': newest / (months.length - 1) } as CSSProperties}>
        <Ticks months={months} newest={newest} at={at} />
        <input
          type="range"
          name="month"
          className={styles.thumb}
          min={0}
          max={months.length - 1}
          value={at}
          aria-label={m.construction_scrub()}
          aria-valuetext={`${shown.when}. ${shown.report?.title ?? m.construction_ahead()}`}
          onPointerEnter={() => look(at)}
          onFocus={() => look(at)}
          onChange={({ target }) => {
            setMoved(true);
            look(Number(target.value));
          }}
        />
      </div>
      <div className={styles.beside}>
        <div className={styles.texts}>
          {months.map((month, index) => (
            <div key={month.month} className={styles.text} data-shown={index === at || undefined}>
              <MonthText month={month} asOf={months[newest]?.when ?? ''} />
            </div>
          ))}
        </div>
        {counts && (
          <Storeys
            sections={sections}
            cast={shown.cast}
            before={months[Math.min(at - 1, newest)]?.cast ?? []}
            isAhead={shown.report === null}
          />
        )}
      </div>
    </div>
  );
}

/** The place of the picture that is shown at a month: its own, or the last one before it; else the first there is. */
function picturedAt(months: MonthView[], at: number): number {
  const before = months.findLastIndex(({ picture }, index) => index <= at && picture !== null);
  return before === -1 ? months.findIndex(({ picture }) => picture !== null) : before;
}

/** What the picture at a month shows; where it is of an earlier one, which. */
function captionAt(months: MonthView[], at: number): string {
  const pictured = months[picturedAt(months, at)];
  return pictured === months[at] ? (pictured?.picture?.alt ?? '') : m.construction_ahead_picture({ month: pictured?.when ?? '' });
}

/** All months stand in one place, so that the page does not move. */
const MonthText = ({ month: { month, when, report }, asOf }: { month: MonthView; asOf: string }) => (
  <>
    <p className={styles.when}>
      <time dateTime={month}>{when}</time>
      <span className={typography.caption}>{report ? m.project_percent({ percent: report.percent }) : m.construction_ahead()}</span>
    </p>
    {report && <p className={styles.title}>{report.title}</p>}
    <p className={styles.words}>{report ? report.text : m.construction_ahead_text({ month: asOf })}</p>
  </>
);

function Ticks({ months, newest, at }: { months: MonthView[]; newest: number; at: number }) {
  const locale = useLocale();
  return (
    <span className={styles.ticks} aria-hidden="true">
      {months.map(({ month }, index) => (
        <span
          key={month}
          className={styles.tick}
          style={{ '--at': index / (months.length - 1) } as CSSProperties}
          data-ahead={index > newest || undefined}
          data-end={index === 0 || index === newest || index === months.length - 1 || undefined}
          data-shown={index === at || undefined}
        >
          <span className={styles.name}>{formatShortMonth(month, locale)}</span>
          {(index === 0 || month.endsWith('-01')) && <span className={styles.year}>{month.slice(0, 4)}</span>}
        </span>
      ))}
    </span>
  );
}
