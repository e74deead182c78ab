import type { Offer } from '../../../contract/content/offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { Sky } from '../../../ui/pictures/sky.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Prose } from '../../../ui/text/prose.tsx';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import './offer-flats.module.css';
import { FirstScreen } from '../../../ui/layout/first-screen.tsx';
import typography from '../../../ui/text/typography.module.css';
import { OfferBadge } from './offer-badge.tsx';
import styles from './offer-page.module.css';
import { OfferRows } from './offer-rows.tsx';
import { TimeLeft } from './time-left.tsx';
import { useTimeLeft } from './use-time-left.ts';

const OfferFlats = deferred(() => import('./offer-flats.tsx').then((module) => module.OfferFlats), 'idle');

/** The effect of the offer, its end, its effect on real flats, its terms, and a contact. */
export function OfferPage({ offer }: { offer: Offer }) {
  const path = usePath();
  const left = useTimeLeft(offer);
  const over = left === 0;
  const { opener, dialog } = useConsultationDialog({ message: m.offers_ask_message({ title: offer.title }) });
  return (
    <article data-ground="dark">
      <FirstScreen className={styles.hero}>
        <Sky picture={offer.picture} />
        <div className={styles.earth}>
          <OfferBadge effect={offer.effect} className={classNames(styles.badge, over && styles.gone)} />
          <div className={styles.texts}>
            <nav aria-label={m.offers_breadcrumbs()} className={styles.crumbs}>
              <Link href={path('promo')}>{m.offers_title()}</Link>
            </nav>
            <h1 className={classNames(typography.display, styles.title)}>{offer.title}</h1>
            <p className={styles.lead}>{offer.lead}</p>
          </div>
          <div className={styles.term}>
            <div role="status">{over && <Over offer={offer} />}</div>
            {!over && <Term offer={offer} left={left} />}
            {!over && (
              <Button {...opener('ask')} round>
                {m.offers_ask()}
              </Button>
            )}
          </div>
        </div>
      </FirstScreen>
      <div className={styles.light} data-ground="light">
        {!over && offer.apartments.length > 0 && <OfferFlats offer={offer} />}
        <section className={styles.chapter} aria-labelledby="terms">
          <h2 id="terms" className={typography.title}>
            {m.offers_terms()}
          </h2>
          <Prose html={offer.html} />
          <ol className={styles.terms}>
            {offer.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ol>
        </section>
        {offer.related.length > 0 && (
          <section className={styles.related} aria-labelledby="related">
            <h2 id="related" className={typography.title}>
              {over ? m.offers_current() : m.offers_related()}
            </h2>
            <OfferRows offers={offer.related} heading="h3" />
          </section>
        )}
      </div>
      {dialog}
    </article>
  );
}

function Term({ offer, left }: { offer: Offer; left: number | null }) {
  const locale = useLocale();
  const projects = useStaticPages().projects.filter(({ id }) => offer.projectIds.includes(id));
  const path = usePath();
  return (
    <>
      <p className={styles.fact}>
        <time dateTime={offer.lastDay}>{m.offers_last_day({ day: formatDay(offer.lastDay, locale) })}</time>
      </p>
      <TimeLeft left={left} />
      <p className={classNames(typography.caption, styles.projects)}>
        {projects.map(({ slug, name }) => (
          <Link key={slug} href={path(`projects/${slug}`)} inText>
            {name}
          </Link>
        ))}
      </p>
    </>
  );
}

function Over({ offer }: { offer: Offer }) {
  const locale = useLocale();
  return (
    <div className={styles.over}>
      <p className={styles.fact}>{m.offers_over({ day: formatDay(offer.lastDay, locale) })}</p>
      <p className={styles.lead}>{m.offers_over_hint()}</p>
    </div>
  );
}
