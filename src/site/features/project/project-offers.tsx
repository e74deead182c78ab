import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './project-offers.module.css';

export type ProjectOffer = { slug: string; title: string; lead: string; lastDay: string };

/** Offers that hold in the project now, or the notice that there are none. */
export function ProjectOffers({ offers, none }: { offers: ProjectOffer[]; none: string }) {
  const path = usePath();
  if (offers.length === 0)
    return (
      <div className={styles.none}>
        <p className={styles.notice}>{none}</p>
        <Link alone href={path('promo')}>
          {m.project_other_offers()}
        </Link>
      </div>
    );
  return (
    <ul className={styles.offers}>
      {offers.map(({ slug, title, lead, lastDay }) => (
        <li key={slug} className={classNames(wholeLink.row, styles.offer)}>
          <p className={typography.note}>{m.project_offer_until({ date: lastDay })}</p>
          <h3 className={classNames(typography.name, styles.title)}>
            <a href={path(`promo/${slug}`)} className={wholeLink.whole}>
              {title}
            </a>
          </h3>
          <p className={classNames(typography.quiet, styles.lead)}>{lead}</p>
        </li>
      ))}
    </ul>
  );
}
