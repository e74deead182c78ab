import type { NewsSummary } from '../../../contract/content/news.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SectionHead } from '../../../ui/text/section-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import type { Headline } from '../news/load-news.ts';
import { NewsTopline, type Tags } from '../news/news-topline.tsx';
import styles from './news-column.module.css';

type Props = { news: (Headline & Pick<NewsSummary, 'picture'>)[]; tags: Tags };

/** The front page of a newspaper: one story with its picture, the others as a column of headlines beside it. */
export function NewsColumn({ news, tags }: Props) {
  const path = usePath();
  const [first, ...rest] = news;
  if (!first) return null;
  return (
    <section data-far className={styles.section} data-ground="light" aria-labelledby="news">
      <SectionHead id="news" title={m.home_news()} href={path('news')} className={styles.masthead} titleClass={styles.title}>
        {m.home_news_all()}
      </SectionHead>
      <div className={styles.page}>
        <article className={styles.story}>
          {first.picture && <Picture picture={first.picture} sizes="(width < 64em) 92vw, 50vw" reveal alt="" className={styles.picture} />}
          <NewsTopline item={first} tags={tags} />
          <h3 className={styles.headline}>
            <a href={path(`news/${first.slug}`)} className={wholeLink.whole}>
              {first.title}
            </a>
          </h3>
          <p className={classNames(typography.lead, styles.lead)}>{first.lead}</p>
        </article>
        <ul className={styles.column}>
          {rest.map((item) => (
            <li key={item.slug} className={styles.item}>
              <NewsTopline item={item} tags={tags} />
              <h3 className={styles.small}>
                <a href={path(`news/${item.slug}`)} className={wholeLink.whole}>
                  {item.title}
                </a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
