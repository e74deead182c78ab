import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { PageLinks } from '../paging/page-links.tsx';
import { SubscriptionForm } from '../subscription/subscription-form.tsx';
import type { NewsPage as NewsPageData } from './load-news.ts';
import { newsAddress } from './news-address.ts';
import styles from './news-page.module.css';
import { NewsTags, NewsTopline, type Tags } from './news-topline.tsx';

type Props = { news: NewsPageData; tags: Tags; title: string; lead: string };

/** The lead story hangs from the horizon that its picture rests on; below it the rest runs down in columns, as in a newspaper. */
export function NewsPage({ news, tags, title, lead }: Props) {
  const path = usePath();
  const { items, type, page, lastPage } = news;
  const [first, ...others] = items;
  const story = page === 1 ? first : undefined;
  const rest = story ? others : items;
  return (
    <div data-ground="light">
      <div className={styles.front} data-horizon="">
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <NewsTags tags={tags} type={type} />
        </header>
        {story?.picture && <Picture picture={story.picture} sizes="(width < 64em) 100vw, 66vw" priority className={styles.photo} alt="" />}
      </div>
      {story && (
        <article className={styles.story}>
          <NewsTopline item={story} tags={tags} />
          <div className={styles.texts}>
            <h2 className={classNames(typography.title, styles.headline)}>
              <a href={path(`news/${story.slug}`)} className={wholeLink.whole}>
                {story.title}
              </a>
            </h2>
            <p className={classNames(typography.lead, styles.storyLead)}>{story.lead}</p>
          </div>
        </article>
      )}
      {items.length === 0 && <Empty />}
      {rest.length > 0 && (
        <ul className={styles.columns}>
          {rest.map((item) => (
            <li key={item.slug}>
              <article className={styles.item}>
                {item.picture && <Picture picture={item.picture} sizes="(width < 48em) 92vw, 28vw" className={styles.itemPicture} alt="" />}
                <NewsTopline item={item} tags={tags} />
                <h2 className={styles.itemTitle}>
                  <a href={path(`news/${item.slug}`)} className={wholeLink.whole}>
                    {item.title}
                  </a>
                </h2>
                <p className={typography.quiet}>{item.lead}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.end}>
        {lastPage > 1 && (
          <nav aria-label={m.list_pages()} className={styles.pages}>
            <PageLinks page={page} lastPage={lastPage} address={(number) => path(newsAddress({ type, page: number }))} />
          </nav>
        )}
        <Link href={`${path('news')}rss.xml`} type="application/rss+xml" data-reload="" className={styles.feed}>
          {m.news_feed()}
        </Link>
      </div>
      <SubscriptionForm kind="news" />
    </div>
  );
}

function Empty() {
  const path = usePath();
  return (
    <section className={styles.empty}>
      <h2 className={classNames(typography.title, styles.headline)}>{m.news_empty_title()}</h2>
      <p className={classNames(typography.lead, styles.storyLead)}>{m.news_empty_text()}</p>
      <Button href={path('news')} kind="quiet">
        {m.news_all()}
      </Button>
    </section>
  );
}
