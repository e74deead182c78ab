import * as m from '../../paraglide/messages.js';
import styles from './page-links.module.css';
import { pageNumbers } from './page-numbers.ts';

type Props = { page: number; lastPage: number; address: (page: number) => string; isShown?: (page: number) => boolean };

/** The numbers of a list's pages, each a real address; `isShown` marks those in sight, the present one unless said. */
export const PageLinks = ({ page, lastPage, address, isShown = (number) => number === page }: Props) => (
  <ul className={styles.pages}>
    {pageNumbers(page, lastPage).map((number) => (
      <li key={number}>
        {number > 0 ? (
          <a
            className={styles.page}
            href={address(number)}
            rel={number === page + 1 ? 'next' : number === page - 1 ? 'prev' : undefined}
            aria-label={m.list_page({ page: number })}
            aria-current={isShown(number) ? 'page' : undefined}
          >
            {number}
          </a>
        ) : (
          <span className={styles.gap}>…</span>
        )}
      </li>
    ))}
  </ul>
);
