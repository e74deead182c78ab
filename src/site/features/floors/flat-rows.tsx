import type { ChessboardFlat } from '../../../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, matchesFilter } from '../../../plans/chessboard/chessboard-filter.ts';
import { Link } from '../../../ui/text/link.tsx';
import target from '../../../ui/text/touch-target.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import styles from './floor-page.module.css';

/** The flats of a storey as a list, equivalent to the drawing. */
export function FlatRows({ flats, filter }: { flats: readonly ChessboardFlat[]; filter: ChessboardFilter }) {
  const locale = useLocale();
  const path = usePath();
  return (
    <ul>
      {flats.map((flat) => (
        <li key={flat.id} className={styles.row} data-quiet={flat.status === 'sold' || !matchesFilter(filter, flat) || undefined}>
          {flat.status === 'sold' ? (
            <span>{m.list_number({ number: flat.number })}</span>
          ) : (
            <Link href={`${path('apartments')}${flat.slug}/`} className={target.tall}>
              {m.list_number({ number: flat.number })}
            </Link>
          )}
          <span>{formatRooms(flat.roomCount)}</span>
          <span>{formatArea(flat.area, locale)}</span>
          <span>{flat.status !== 'sold' && <Price uah={flat.cost} usd={flat.costUsd} />}</span>
          <span className={typography.quiet}>
            {statusText(flat.status)}
            {flat.brokerage && flat.status !== 'sold' && `, ${m.flat_sale_brokerage().toLowerCase()}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
