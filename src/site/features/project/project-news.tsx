import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './project-news.module.css';

export type ProjectNewsItem = { slug: string; date: string; when: string; title: string; lead: string };

/** The newest news of the project as a newspaper column. */
export function ProjectNews({ news }: { news: ProjectNewsItem[] }) {
  const path = usePath();
  return (
    <div className={styles.chapter}>
      <ul className={styles.news}>
        {news.map(({ slug, date, when, title, lead }) => (
          <li key={slug} className={styles.item}>
            <time dateTime={date} className={typography.note}>
              {when}
            </time>
            <h3 className={classNames(typography.name, styles.title)}>
              <a href={path(`news/${slug}`)} className={wholeLink.whole}>
                {title}
              </a>
            </h3>
            <p className={classNames(typography.quiet, styles.lead)}>{lead}</p>
          </li>
        ))}
      </ul>
      <Link alone href={path('news')}>
        {m.project_all_news()}
      </Link>
    </div>
  );
}
