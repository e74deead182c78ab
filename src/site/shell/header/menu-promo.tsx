import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import styles from './menu-promo.module.css';

export function MenuPromo() {
  const { promo } = useStaticPages().menu;
  if (!promo.firstLine) return null;
  return (
    <a className={styles.promo} href={promo.link} target="_blank" rel="noreferrer">
      {promo.photo && <Picture picture={promo.photo} sizes="(width >= 48em) 28vw, 100vw" className={styles.photo} alt="" />}
      <span className={styles.promoCaption}>
        <span className={styles.promoTitle}>
          {promo.firstLine} <br />
          {promo.secondLine}
        </span>
        <span className={classNames(typography.caption, styles.promoText)}>{promo.description}</span>
        <Icon name="external" size={20} />
      </span>
    </a>
  );
}
