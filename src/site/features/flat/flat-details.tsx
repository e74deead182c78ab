import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { FlatOffer } from '../../../contract/catalogue/flat-offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import target from '../../../ui/text/touch-target.module.css';
import { bookingPrice, listPrice } from '../../data/booking-price.ts';
import { usePath } from '../../data/paths.ts';
import { addressText, formatRooms } from '../../format/format-apartment.ts';
import { formatDay } from '../../format/format-date.ts';
import { houseTypeText, repairText } from '../../format/format-flat.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './flat-facts.module.css';

type Props = { apartment: Apartment; locale: Locale };

/** Of the offer in the price: the price without it; of any other what it would give. */
function OfferTerms({ offer, apartment, locale }: Props & { offer: FlatOffer }) {
  const day = formatDay(offer.lastDay, locale);
  const list = listPrice(apartment);
  if (offer.applied)
    return (
      <>
        {m.offers_flat_applied({ day })} <Price uah={list.cost} usd={list.costUsd} />
      </>
    );
  return (
    <>
      {offer.effect.gift ? `+ ${offer.effect.gift}` : <Price uah={offer.cost} usd={offer.costUsd} />}{' '}
      {offer.forEveryone ? m.offers_flat({ day }) : m.offers_flat_to_prove({ day })}
    </>
  );
}

/** The offers that apply to the flat; one that leaves no less to pay than the one in the price is left out, also if it could be proven. */
export function FlatOffers({ apartment, locale }: Props) {
  const path = usePath();
  const price = bookingPrice(apartment).cost;
  const offers = apartment.offers.filter(
    ({ applied, forEveryone, effect, cost }) => applied || effect.gift || (!forEveryone && cost < price),
  );
  return offers.map((offer) => (
    <p key={offer.slug} className={styles.offer}>
      <a className={classNames(styles.link, target.tall)} href={path(`promo/${offer.slug}`)}>
        {offer.title}
      </a>
      <span className={styles.rate}>
        <OfferTerms offer={offer} apartment={apartment} locale={locale} />
      </span>
    </p>
  ));
}

/** All other known facts of the flat, as names and values. */
export function FlatDetails({ apartment, locale }: Props) {
  const path = usePath();
  const { project, section, balconyArea, ceilingHeight, repair, houseType } = apartment;
  const facts: [string, React.ReactNode][] = [
    [
      m.flat_project(),
      <a key="project" className={classNames(styles.link, target.tall)} href={path(`projects/${project.slug}`)}>
        {project.name}
      </a>,
    ],
    [m.flat_address(), addressText(apartment)],
    [m.flat_section(), section.name],
    [m.flat_rooms_name(), formatRooms(apartment.roomCount)],
    [m.flat_balcony_area(), balconyArea ? `${formatNumber(balconyArea, locale, 2)}\u00a0${locale === 'uk' ? 'м²' : 'm²'}` : ''],
    [m.flat_ceiling(), ceilingHeight === null ? '' : `${formatNumber(ceilingHeight, locale, 2)}\u00a0${locale === 'uk' ? 'м' : 'm'}`],
    [m.flat_repair(), repair ? repairText(repair) : ''],
    [m.flat_house_type(), houseType ? houseTypeText(houseType) : ''],
    [m.flat_sale(), apartment.brokerage ? m.flat_sale_brokerage() : m.flat_sale_developer()],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
