import { useEffect } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { ChessboardFlat } from '../../../contract/catalogue/chessboards.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import styles from './selected-flat.module.css';

type Props = { flat: ChessboardFlat | null; section: string; locale: Locale };

/**
 * The facts of the flat under the pointer or the focus; on a phone they lie over the lower edge after a touch of a cell, and the
 * focused cell moves up from under them.
 */
export function SelectedFlat({ flat, section, locale }: Props) {
  const path = usePath();
  useEffect(() => {
    const { activeElement } = document;
    if (flat && activeElement?.getAttribute('href')?.endsWith(`/${flat.slug}/`)) activeElement.scrollIntoView({ block: 'nearest' });
  }, [flat]);
  if (!flat) return <aside className={classNames(typography.quiet, styles.none)}>{m.chessboard_hint()}</aside>;
  return (
    <aside className={styles.card} aria-label={m.list_number({ number: flat.number })}>
      <p className={styles.number}>
        {m.list_number({ number: flat.number })}
        <span className={classNames(typography.caption, styles.quiet)}>{statusText(flat.status)}</span>
      </p>
      <p className={styles.area}>{formatArea(flat.area, locale)}</p>
      <p className={classNames(typography.caption, styles.quiet)}>
        {formatRooms(flat.roomCount)}, {m.chessboard_floor({ floor: flat.floor })}, {section}
      </p>
      {flat.brokerage && <p className={classNames(typography.caption, styles.quiet)}>{m.chessboard_resale()}</p>}
      {flat.status !== 'sold' && (
        <>
          <p className={styles.price}>
            <Price uah={flat.cost} usd={flat.costUsd} />
          </p>
          <p className={classNames(typography.caption, styles.quiet)}>
            <Price uah={flat.cost} usd={flat.costUsd} show="other" />, <Price uah={flat.costM2} usd={flat.costM2Usd} /> {m.flat_per_m2()}
          </p>
          <Button href={`${path('apartments')}${flat.slug}/`} className={styles.open}>
            {m.chessboard_open()}
          </Button>
        </>
      )}
    </aside>
  );
}
