import type { Offer, OfferedFlat } from '../../../contract/content/offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { counted, formatFloor, formatRooms } from '../../format/format-apartment.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './offer-flats.module.css';

/** The effect of the offer on the price of real flats, and the link to all of them. */
export function OfferFlats({ offer }: { offer: Offer }) {
  const locale = useLocale();
  const path = usePath();
  const list = new URLSearchParams({ project_id: offer.projectIds.join(',') });
  if (offer.rooms.length > 0) list.set('roomsNumber', offer.rooms.join(','));
  return (
    <section className={styles.flats} aria-labelledby="prices">
      <h2 id="prices" className={classNames(typography.display, styles.heading)}>
        {m.offers_prices()}
      </h2>
      <ul className={styles.rows}>
        {offer.apartments.map((flat) => (
          <li key={flat.slug} className={classNames(wholeLink.row, styles.row)}>
            <p className={styles.area}>{formatArea(flat.area, locale)}</p>
            <p className={styles.texts}>
              <a href={path(`apartments/${flat.slug}`)} className={wholeLink.whole}>
                {formatRooms(flat.roomCount)}, {flat.project}
              </a>
              <span className={classNames(typography.caption, styles.quiet)}>{formatFloor(flat.floor, flat.floorsTotal)}</span>
            </p>
            <Effect flat={flat} gift={offer.effect.gift} />
          </li>
        ))}
      </ul>
      <Button href={`${path('apartments')}?${list}`} kind="quiet">
        {m.offers_all_flats(counted(offer.apartmentsTotal, locale))}
      </Button>
    </section>
  );
}

function Effect({ flat, gift }: { flat: OfferedFlat; gift: string }) {
  if (flat.saving === 0 && flat.savingUsd === 0)
    return (
      <p className={styles.effect}>
        <Price uah={flat.cost} usd={flat.costUsd} show="both" className={styles.now} />
        {gift && <span className={styles.saving}>+ {gift}</span>}
      </p>
    );
  return (
    <p className={styles.effect}>
      <s className={typography.quiet}>
        <span className={styles.announced}>{m.offers_was()} </span>
        <Price uah={flat.cost} usd={flat.costUsd} />
      </s>
      <span className={styles.announced}>{m.offers_now()} </span>
      <Price uah={flat.offerCost} usd={flat.offerCostUsd} show="both" className={styles.now} />
      <span className={styles.saving}>
        {m.offers_saving()} <Price uah={flat.saving} usd={flat.savingUsd} />
      </span>
    </p>
  );
}
