import type { Locale } from '../../../base/locale.ts';
import typography from '../../../ui/text/typography.module.css';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import type { CardFlat } from '../../cards/card-flat.ts';
import * as m from '../../paraglide/messages.js';
import styles from './quote-page.module.css';

type Props = { lookalikes: readonly CardFlat[]; isSold: boolean; locale: Locale };

/** What the client could have instead of a flat that is taken. */
export const QuoteSimilar = ({ lookalikes, isSold, locale }: Props) => (
  <section className={styles.similar} aria-labelledby="lookalikes">
    <h2 id="lookalikes" className={typography.title}>
      {isSold ? m.flat_lookalikes_instead() : m.flat_lookalikes()}
    </h2>
    <ul className={styles.cards}>
      {lookalikes.map((item) => (
        <li key={item.slug}>
          <ApartmentCard item={item} locale={locale} />
        </li>
      ))}
    </ul>
  </section>
);
