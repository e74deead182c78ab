import type { OfferSummary } from '../../../contract/content/offers.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { PageHead } from '../../../ui/text/page-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { PageLinks } from '../paging/page-links.tsx';
import { OfferBadge } from './offer-badge.tsx';
import { OfferFacts, OfferRows } from './offer-rows.tsx';
import styles from './offers-page.module.css';

type Tag = { id: string; name: string };
type Props = {
  page: PageContent<'promo'> | null;
  offers: OfferSummary[];
  tags: Tag[];
  tag: string;
  /** Of all pages; `number` is the one in sight. */
  total: number;
  number: number;
  lastPage: number;
};

/** The first offer as a spread, the others as a ledger. */
export function OffersPage({ page, offers, tags, tag, total, number, lastPage }: Props) {
  const path = usePath();
  const [first, ...rest] = offers;
  return (
    <div data-ground="light">
      <PageHead title={page?.blocks.title || m.offers_title()} {...(total > 0 && { count: total })}>
        <div className={styles.under}>
          <p className={classNames(typography.lead, styles.lead)}>{page?.blocks.lead || m.offers_lead()}</p>
          <nav className={styles.tags} aria-label={m.offers_kinds()}>
            <Link href={path('promo')} aria-current={tag === '' ? 'page' : undefined} className={styles.tag}>
              {m.offers_all()}
            </Link>
            {tags.map(({ id, name }) => (
              <Link key={id} href={path(`promo?tag=${id}`)} aria-current={tag === id ? 'page' : undefined} className={styles.tag}>
                {name}
              </Link>
            ))}
          </nav>
        </div>
      </PageHead>
      {first ? <Leading offer={first} /> : <None />}
      {rest.length > 0 && (
        <div className={styles.rest}>
          <OfferRows offers={rest} />
        </div>
      )}
      {lastPage > 1 && (
        <nav aria-label={m.list_pages()} className={styles.pages}>
          <PageLinks
            page={number}
            lastPage={lastPage}
            address={(other) => path(`promo?${new URLSearchParams({ ...(tag && { tag }), page: `${other}` })}`)}
          />
        </nav>
      )}
    </div>
  );
}

function Leading({ offer }: { offer: OfferSummary }) {
  const path = usePath();
  return (
    <article className={styles.leading}>
      {offer.picture && <Picture picture={offer.picture} sizes="(width < 64em) 100vw, 58vw" priority alt="" className={styles.picture} />}
      <div className={styles.texts}>
        <OfferBadge effect={offer.effect} className={styles.badge} />
        <h2 className={classNames(typography.title, styles.name)}>
          <a href={path(`promo/${offer.slug}`)} className={wholeLink.whole}>
            {offer.title}
          </a>
        </h2>
        <p className={styles.about}>{offer.lead}</p>
        <OfferFacts offer={offer} className={styles.facts} />
      </div>
    </article>
  );
}

function None() {
  const path = usePath();
  return (
    <div className={styles.none}>
      <p className={classNames(typography.title, styles.notice)}>{m.offers_none()}</p>
      <p className={styles.about}>
        {m.offers_none_hint()}{' '}
        <Link href={path('apartments')} inText>
          {m.offers_to_apartments()}
        </Link>
      </p>
    </div>
  );
}
