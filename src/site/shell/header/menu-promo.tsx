import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { usePath } from '../../data/paths.ts';
import styles from './menu-promo.module.css';

/** Leads to another site, or to a page of this one in the visitor's language. */
export function MenuPromo() {
  const { promo } = useStaticPages().menu;
  const path = usePath();
  if (!promo.firstLine) return null;
  const isOwn = promo.link.startsWith('/');
  const link = isOwn ? { href: path(promo.link) } : { href: promo.link, target: '_blank', rel: 'noreferrer' };
  return (
    <a className={styles.promo} {...link}>
      {promo.photo && <Picture picture={promo.photo} sizes="(width >= 48em) 28vw, 100vw" className={styles.photo} alt="" />}
      <span className={styles.promoCaption}>
        <span className={styles.promoTitle}>
          {promo.firstLine} <br />
          {promo.secondLine}
        </span>
        <span className={classNames(typography.caption, styles.promoText)}>{promo.description}</span>
        <Icon name={isOwn ? 'arrow' : 'external'} size={20} />
      </span>
    </a>
  );
}
