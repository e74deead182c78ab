import type { WireEffect } from '../../../contract/catalogue/flat-offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLocale } from '../../data/paths.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './offer-badge.module.css';

/** The effect of an offer, as typography: `−5 %`, `−1 800 ₴ з м²`, `+ комора`. The class gives the size as `--badge`. */
export function OfferBadge({ effect, className }: { effect: WireEffect; className?: string | undefined }) {
  const locale = useLocale();
  const { kind, value, currency, gift } = effect;
  const [large, small] =
    kind === 'gift'
      ? ['+', gift]
      : kind === 'percent'
        ? [m.offers_percent({ value: formatNumber(value, locale) }), '']
        : [`−${formatPrice(value, currency ?? 'UAH', locale)}`, m.offers_per_m2()];
  return (
    <span className={classNames(styles.badge, className)}>
      <span className={styles.large}>{large}</span>
      {small && <span className={kind === 'gift' ? styles.gift : styles.small}>{small}</span>}
    </span>
  );
}
