import type { CSSProperties } from 'react';
import type { PageTexts } from '../../../contract/content/page-contents.ts';
import { classNames } from '../../../ui/class-names.ts';
import stack from '../../../ui/layout/stack.module.css';
import { CaptionedPicture } from '../../../ui/pictures/captioned-picture.tsx';
import pageHead from '../../../ui/text/page-head.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import type { SocialData } from './social-data.ts';
import styles from './social-page.module.css';

/** One sum on the horizon, which its parts divide; then each part with the number that came of it. */
export function SocialPage({ page, projects, spent, since }: SocialData) {
  const texts: PageTexts<'social-responsibility'> = page?.blocks ?? {};
  const locale = useLocale();
  return (
    <div data-ground="light">
      <header className={pageHead.head}>
        <h1 className={classNames(pageHead.title, styles.title)} data-horizon="">
          {texts.title || m.company_social_title()}
        </h1>
        <p className={classNames(typography.lead, styles.lead)}>{texts.lead}</p>
      </header>
      {projects.length > 0 && (
        <section className={styles.sum} aria-labelledby="sum">
          <h2 id="sum" className={styles.sumText}>
            {m.company_social_sum({ year: since })}
          </h2>
          <p className={styles.amount}>{formatPrice(spent, 'UAH', locale)}</p>
          <ul className={styles.shares}>
            {projects.map(({ slug, title, spent: part }) => (
              <li key={slug} className={styles.share} style={{ '--part': part / spent } as CSSProperties}>
                <a href={`#${slug}`} className={styles.shareLink}>
                  {title}
                </a>
                <span className={styles.shareAmount}>{formatPrice(part, 'UAH', locale)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.projects}>
        {projects.map(({ slug, title, place, text, year, spent: part, count, counted, picture }) => (
          <article key={slug} id={slug} className={styles.project} data-pictured={picture ? '' : undefined}>
            {picture && (
              <CaptionedPicture
                picture={picture}
                sizes="(width < 64em) 100vw, 58vw"
                reveal
                className={styles.photo}
                pictureClass={styles.picture}
              />
            )}
            <div className={styles.result}>
              <p className={styles.count}>{formatNumber(count, locale, 0)}</p>
              <p className={classNames(typography.quiet, styles.counted)}>{counted}</p>
            </div>
            <div className={classNames(stack.stack, styles.texts)}>
              <h2 className={typography.title}>{title}</h2>
              <p className={typography.note}>{place}</p>
              <p className={styles.text}>{text}</p>
              <p className={typography.note}>{m.company_social_spent({ year, amount: formatPrice(part, 'UAH', locale) })}</p>
            </div>
          </article>
        ))}
      </div>
    </div>
  );
}
