import { useEffect, useState } from 'react';
import type { ConstructionReport } from '../../../../contract/content/projects.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { Link } from '../../../../ui/text/link.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { quietClient } from '../../../data/api/browser-client.ts';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatMonth } from '../../../format/format-month.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './deal-item.module.css';

/** The building as it stands this month; nothing where no month has a picture. */
export function BuildingNow({ project: { slug } }: { project: { slug: string } }) {
  const locale = useLocale();
  const path = usePath();
  const { projects } = useStaticPages();
  const id = projects.find((project) => project.slug === slug)?.id;
  const [report, setReport] = useState<ConstructionReport | null>(null);

  useEffect(() => {
    if (!id) return;
    const query = `project_id=${encodeURIComponent(id)}&per_page=1`;
    void quietClient(locale)('GET /api/{locale}/construction', { query }).then(
      ({ construction }) => setReport(construction.items[0] ?? null),
      () => setReport(null),
    );
  }, [id, locale]);

  if (!report?.picture) return null;
  return (
    <figure className={styles.building}>
      <Picture picture={report.picture} sizes="(width < 64em) 92vw, 30vw" alt="" />
      <figcaption className={typography.note}>
        <Link href={path(`projects/${slug}/construction`)}>
          {m.account_building_now({ month: formatMonth(report.month, locale), percent: report.percent })}
        </Link>
        <span className={styles.caption}>{report.picture.alt}</span>
      </figcaption>
    </figure>
  );
}
