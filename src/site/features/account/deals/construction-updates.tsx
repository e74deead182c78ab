import { useEffect, useState } from 'react';
import type { NewsSummary } from '../../../../contract/content/news.ts';
import type { AerialAnswer } from '../../../../contract/content/partners.ts';
import type { ConstructionReport } from '../../../../contract/content/projects.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { quietClient } from '../../../data/api/browser-client.ts';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatMonth } from '../../../format/format-month.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './under-contract.module.css';
import { useFloorCast } from './use-floor-cast.ts';

type Flight = AerialAnswer['aerialPhotography'][number];
type Updates = { report: ConstructionReport | null; flight: Flight | null; items: NewsSummary[] };

/** News of the building itself: the newest month, the newest flight above it, and its news. */
export function ConstructionUpdates({ apartment: { slug: flat, project } }: { apartment: { slug: string; project: { slug: string } } }) {
  const locale = useLocale();
  const path = usePath();
  const { projects } = useStaticPages();
  const id = projects.find(({ slug }) => slug === project.slug)?.id;
  const cast = useFloorCast(flat);
  const [updates, setUpdates] = useState<Updates | null>(null);

  useEffect(() => {
    if (!id) return;
    const client = quietClient(locale);
    const query = `project_id=${encodeURIComponent(id)}&per_page=3`;
    // Without one of them the others are shown.
    void Promise.allSettled([
      client('GET /api/{locale}/construction', { query }),
      client('GET /api/{locale}/aerial-photography'),
      client('GET /api/{locale}/news', { query }),
    ]).then(([built, flown, articles]) =>
      setUpdates({
        report: built.status === 'fulfilled' ? (built.value.construction.items[0] ?? null) : null,
        flight: flown.status === 'fulfilled' ? (flown.value.aerialPhotography.find(({ projectId }) => projectId === id) ?? null) : null,
        items: articles.status === 'fulfilled' ? articles.value.news.items : [],
      }),
    );
  }, [id, locale]);

  if (!id) return null;
  const { report, flight, items } = updates ?? { report: null, flight: null, items: [] };
  return (
    <section className={styles.part} data-screen aria-busy={updates === null || undefined}>
      <h3 className={styles.title}>{m.account_building_news()}</h3>
      {cast && <p>{cast}</p>}
      {report && (
        <div className={styles.report}>
          {report.picture && (
            <figure className={styles.figure}>
              <Picture picture={report.picture} sizes="(width < 64em) 92vw, 30vw" alt="" />
              <figcaption className={typography.note}>{report.picture.alt}</figcaption>
            </figure>
          )}
          <div>
            <p className={typography.note}>
              {formatMonth(report.month, locale)}, {m.account_building_percent({ percent: report.percent })}
            </p>
            <p className={styles.newsTitle}>{report.title}</p>
            <p>{report.text}</p>
          </div>
        </div>
      )}
      <ul className={styles.news}>
        {items.map(({ slug, date, title }) => (
          <li key={slug}>
            <time dateTime={date} className={typography.note}>
              {formatDay(date, locale)}
            </time>
            <Link href={path(`news/${slug}`)}>{title}</Link>
          </li>
        ))}
        {flight && (
          <li>
            <time dateTime={flight.date} className={typography.note}>
              {formatDay(flight.date, locale)}
            </time>
            <Link href={path('aerial-photography')}>{flight.title}</Link>
          </li>
        )}
      </ul>
      <Link alone href={path(`projects/${project.slug}`)}>
        {m.account_object_construction()}
      </Link>
    </section>
  );
}
