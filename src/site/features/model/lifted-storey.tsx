import type { RefObject } from 'react';
import type { ChessboardFlat, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, matchesFilter } from '../../../plans/chessboard/chessboard-filter.ts';
import { stockOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatAvailability } from '../../format/availability/format-availability.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import styles from './lifted-storey.module.css';

type Props = {
  title: RefObject<HTMLHeadingElement | null>;
  section: ChessboardSection | undefined;
  floor: number | null;
  flats: ChessboardFlat[];
  filter: ChessboardFilter;
  picky: boolean;
  isReady: boolean;
  planHref: string;
  onPutBack: () => void;
};

/** The flats of the lifted storey as a list; without one, what the model's colours mean. */
export function LiftedStorey({ title, section, floor, flats, filter, picky, isReady, planHref, onPutBack }: Props) {
  const locale = useLocale();
  return (
    <aside className={styles.aside}>
      <h2 ref={title} className={typography.name} tabIndex={-1}>
        {section && floor !== null ? m.model_storey({ floor, section: section.name }) : m.floors_choose()}
      </h2>
      {section && floor !== null ? (
        <>
          <p className={typography.quiet} role="status">
            {flats.length > 0 ? formatAvailability(stockOf(flats, filter), picky, locale) : m.floors_no_flats()}
          </p>
          <FlatList flats={flats} filter={filter} />
          <p className={styles.ways}>
            {flats.length > 0 && (
              <Link alone href={planHref}>
                {m.model_plan()}
              </Link>
            )}
          </p>
          <Button kind="quiet" arrow={false} onClick={onPutBack}>
            {m.model_put_back()}
          </Button>
        </>
      ) : (
        <div className={classNames(typography.quiet, styles.hint)}>
          {isReady && <p>{m.model_hint()}</p>}
          <p>{picky ? m.model_white_fits() : m.model_white()}</p>
          {isReady && (
            <p>
              {m.model_drag()} <span className={styles.keys}>{m.model_keys()}</span>
            </p>
          )}
        </div>
      )}
    </aside>
  );
}

function FlatList({ flats, filter }: { flats: ChessboardFlat[]; filter: ChessboardFilter }) {
  const locale = useLocale();
  const path = usePath();
  return (
    <ul className={styles.flats}>
      {flats.map((flat) => (
        <li key={flat.id} className={styles.flat} data-quiet={flat.status === 'sold' || !matchesFilter(filter, flat) || undefined}>
          {flat.status === 'sold' ? (
            <span>{m.list_number({ number: flat.number })}</span>
          ) : (
            <Link href={`${path('apartments')}${flat.slug}/`}>{m.list_number({ number: flat.number })}</Link>
          )}
          <span className={styles.price}>
            {flat.status === 'available' ? <Price uah={flat.cost} usd={flat.costUsd} /> : statusText(flat.status)}
          </span>
          <span className={classNames(typography.caption, styles.facts)}>
            {formatRooms(flat.roomCount)}, {formatArea(flat.area, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
