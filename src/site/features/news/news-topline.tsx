import { classNames } from '../../../ui/class-names.ts';
import choice from '../../../ui/text/choice.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import type { Headline } from './load-news.ts';
import { newsAddress } from './news-address.ts';
import styles from './news-topline.module.css';

export type Tags = { id: string; name: string }[];
type Props = { item: Pick<Headline, 'date' | 'tagId' | 'projectId'>; tags: Tags; withLinks?: boolean };

/** Day, topic and project of a story, in one quiet line. */
export function NewsTopline({ item, tags, withLinks = false }: Props) {
  const locale = useLocale();
  const path = usePath();
  const project = useStaticPages().projects.find(({ id }) => id === item.projectId);
  const tag = tags.find(({ id }) => id === item.tagId);
  const named = (name: string, page: string) => (withLinks ? <a href={path(page)}>{name}</a> : name);
  return (
    <p className={classNames(typography.note, styles.topline)}>
      <time dateTime={item.date}>{formatDay(item.date, locale)}</time>
      {tag && <span>{named(tag.name, newsAddress({ type: tag.id }))}</span>}
      {project && <span>{named(project.name, `projects/${project.slug}`)}</span>}
    </p>
  );
}

/** The topics as links; the one in sight is marked. */
export function NewsTags({ tags, type }: { tags: Tags; type: string | null }) {
  const path = usePath();
  const all = [{ id: null, name: m.news_all() }, ...tags];
  return (
    <nav aria-label={m.news_tags()}>
      <ul className={styles.tags}>
        {all.map(({ id, name }) => (
          <li key={id}>
            <a
              className={classNames(choice.choice, styles.tag)}
              href={path(newsAddress({ type: id }))}
              aria-current={id === type ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
