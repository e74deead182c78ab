import type { Locale } from '../../../../base/locale.ts';
import type { ApartmentItem } from '../../../../contract/catalogue/apartments.ts';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import wholeLink from '../../../../ui/text/whole-link.module.css';
import { CompareButton } from '../../../cards/compare-button.tsx';
import { FavouriteButton } from '../../../cards/favourite-button.tsx';
import { SunLine } from '../../../cards/sun-line.tsx';
import { pathTo } from '../../../data/paths.ts';
import { Price } from '../../../format/price/price.tsx';
import { statusText } from '../../../format/status-text.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './plan-ladder.module.css';

type Props = { flat: ApartmentItem; locale: Locale; hasSection: boolean };

/** One flat of a plan: its floor, price, sun and view. */
export function LadderRow({ flat, locale, hasSection }: Props) {
  const { slug, floor, status, sun, view } = flat;
  const number = m.list_number({ number: flat.number });
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.floor}>
        <VisuallyHidden>{m.list_column_floor()} </VisuallyHidden>
        {floor}
      </span>
      <span className={styles.price}>{status === 'available' ? <Price uah={flat.cost} usd={flat.costUsd} /> : statusText(status)}</span>
      <span className={styles.name}>
        <a href={pathTo(locale, `apartments/${slug}`)} className={wholeLink.whole} data-travel="">
          {number}
        </a>
        {hasSection && flat.section && `, ${flat.section.name}`}
      </span>
      <span className={styles.sun}>{sun && <SunLine sun={sun} />}</span>
      <span className={styles.view}>{view && (view.nearest ? m.ladder_view(view.nearest) : m.ladder_view_open())}</span>
      <span className={styles.tools}>
        <FavouriteButton slug={slug} name={number} />
        <CompareButton slug={slug} name={number} />
      </span>
    </li>
  );
}
