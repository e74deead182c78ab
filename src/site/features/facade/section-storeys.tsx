import type { MouseEvent } from 'react';
import type { ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import type { ChessboardFilter } from '../../../plans/chessboard/chessboard-filter.ts';
import { storeysOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatAvailability } from '../../format/availability/format-availability.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './section-storeys.module.css';

type StoreysProps = {
  section: ChessboardSection;
  number: number;
  hrefOf: (floor: number) => string;
  filter: ChessboardFilter;
  picky: boolean;
  /** The storey that is shown beside the list. */
  current?: number | null;
  onChoose?: (floor: number, event: MouseEvent) => void;
};

/** The storeys of a section as links, from the top down; `onChoose` may take a press that the model answers. */
export function SectionStoreys({ section, number, hrefOf, filter, picky, current = null, onChoose }: StoreysProps) {
  const locale = useLocale();
  return (
    <div className={styles.section} id={`section-${number}`}>
      <h3 className={classNames(typography.name, styles.name)}>{section.name}</h3>
      <ol className={styles.storeys}>
        {storeysOf(section, filter).map(({ floor, from, ...stock }) => (
          <li key={floor}>
            <a
              className={styles.storey}
              href={hrefOf(floor)}
              data-taken={stock.matching + stock.resale === 0 || undefined}
              aria-current={floor === current || undefined}
              onClick={(event) => onChoose?.(floor, event)}
            >
              <span>{m.floors_storey({ floor })}</span>
              <span>{formatAvailability({ from, ...stock }, picky, locale, true)}</span>
              <span>
                {from && (
                  <>
                    {m.floors_from()} <Price uah={from.uah} usd={from.usd} />
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
