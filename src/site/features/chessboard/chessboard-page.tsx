import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { ChessboardAnswer, ChessboardFlat, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { ChessboardGrid } from '../../../drawings/chessboard-grid.tsx';
import { shadeLimits, shades } from '../../../plans/chessboard/chessboard-filter.ts';
import { type Stock, stockOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import head from '../../../ui/layout/drawing-head.module.css';
import { type PressedBy, useSecondTouch } from '../../../ui/second-touch.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLiveChessboard } from '../../data/live/use-live-chessboard.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatAvailability, formatFound } from '../../format/availability/format-availability.ts';
import { formatDelivery } from '../../format/format-apartment.ts';
import { RollingText } from '../../format/rolling/rolling-text.tsx';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import { ChessboardFilterForm } from './chessboard-filter-form.tsx';
import styles from './chessboard-page.module.css';
import { SelectedFlat } from './selected-flat.tsx';
import { useChessboardFilter } from './use-chessboard-filter.ts';
import { useFlatTexts } from './use-flat-texts.ts';

const none: number[] = [];
const legend = ['available', 'held', 'reserved', 'sold'] as const;

/** When a section is finished, and how many of its flats can be bought. */
const sectionFacts =
  (locale: Locale) =>
  ({ deliveryQuarter, handedOver }: ChessboardSection, stock: Stock): ReactNode[] => [
    formatDelivery(deliveryQuarter, handedOver),
    <RollingText
      key="free"
      text={stock.free + stock.resale > 0 ? formatAvailability(stock, false, locale, true) : m.project_section_sold()}
    />,
  ];

/** All flats of a project at their places, its sections side by side. Flats outside of the filter are dimmed, never hidden. */
export function ChessboardPage({ board: { project, sections: loaded } }: ChessboardAnswer) {
  const locale = useLocale();
  const path = usePath();
  const flatTexts = useFlatTexts(0);
  const texts = useMemo(() => ({ ...flatTexts, facts: sectionFacts(locale) }), [flatTexts, locale]);
  const { filter, change, query } = useChessboardFilter();
  const sections = useLiveChessboard(project.slug, loaded, locale);
  // The same ones while nothing is shaded, so that a flat that is sold lets the other sections be.
  const limits = useMemo(() => (filter.shaded ? shadeLimits(sections) : none), [filter.shaded, sections]);
  const [selected, setSelected] = useState<number | null>(null);
  const opens = useSecondTouch<number>();

  const onSelect = useCallback(
    (flat: ChessboardFlat, by: PressedBy) => {
      setSelected(flat.id);
      return opens(flat.id, by);
    },
    [opens],
  );
  const flats = useMemo(() => sections.flatMap((section) => section.flats), [sections]);
  const found = useMemo(() => stockOf(flats, filter), [flats, filter]);
  const flat = flats.find(({ id }) => id === selected) ?? null;
  const sectionOf = sections.find((section) => flat && section.flats.includes(flat));

  return (
    <div data-ground="light" data-accent={project.prime ? 'prime' : undefined}>
      <header className={classNames(head.head, styles.head)} data-horizon="">
        <div>
          <Link alone href={`${path('projects')}${project.slug}/`}>
            {project.name}
          </Link>
          <h1 className={classNames(typography.display, head.title)}>{m.chessboard_title()}</h1>
        </div>
        <div className={classNames(typography.quiet, head.lead)}>
          <p>{m.chessboard_lead()}</p>
          <p className={styles.way}>
            {project.hasModel && (
              <>
                <Link alone href={`${path('projects')}${project.slug}/model/${query}`}>
                  {m.model_link()}
                </Link>{' '}
              </>
            )}
            <Link alone href={`${path('projects')}${project.slug}/facade/${query}`}>
              {m.floors_facade()}
            </Link>
          </p>
        </div>
      </header>
      <ChessboardFilterForm filter={filter} change={change} sections={sections} found={formatFound(found, locale)}>
        <Checkbox name="shade" value="price" checked={filter.shaded} onChange={({ target }) => change({ shaded: target.checked })}>
          {m.chessboard_shade()}
        </Checkbox>
      </ChessboardFilterForm>
      <ul className={classNames(typography.caption, styles.legend)} data-shaded={filter.shaded || undefined}>
        {legend.map((status) => (
          <li key={status} className={styles.mark}>
            <span className={styles.sample} data-status={status} aria-hidden="true" />
            {statusText(status)}
          </li>
        ))}
        {flats.some(({ brokerage }) => brokerage) && (
          <li className={styles.mark}>
            <span className={styles.sample} data-resale="" aria-hidden="true" />
            {m.chessboard_resale()}
          </li>
        )}
        {filter.shaded && (
          <li className={styles.mark}>
            {m.chessboard_cheapest()}
            <span className={styles.scale} aria-hidden="true">
              {Array.from({ length: shades }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a shade is its place
                <span key={at} className={styles.sample} data-shade={at + 1} />
              ))}
            </span>
            {m.chessboard_most_expensive()}
          </li>
        )}
      </ul>
      <div className={styles.spread}>
        <div className={styles.sections}>
          {sections.map((section) => (
            // Each section hydrates by itself, the touched one first.
            <Suspense key={section.id}>
              <ChessboardGrid section={section} filter={filter} limits={limits} texts={texts} onSelect={onSelect} />
            </Suspense>
          ))}
        </div>
        <SelectedFlat flat={flat} section={sectionOf?.name ?? ''} locale={locale} />
      </div>
    </div>
  );
}
