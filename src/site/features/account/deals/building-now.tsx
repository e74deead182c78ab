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
import { useFloorCast } from './use-floor-cast.ts';

type Props = { apartment: { slug: string; project: { slug: string } } };

/** The building as it stands this month, and when the client's own floor came; nothing where no month has a picture and no report counts. */
export function BuildingNow({ apartment: { slug: flat, project } }: Props) {
  const { slug } = project;
  const locale = useLocale();
  const path = usePath();
  const { projects } = useStaticPages();
  const id = projects.find((project) => project.slug === slug)?.id;
  const [report, setReport] = useState<ConstructionReport | null>(null);
  const cast = useFloorCast(flat);

  useEffect(() => {
    if (!id) return;
    const query = `project_id=${encodeURIComponent(id)}&per_page=1`;
    void quietClient(locale)('GET /api/{locale}/construction', { query }).then(
      ({ construction }) => setReport(construction.items[0] ?? null),
      () => setReport(null),
    );
  }, [id, locale]);

  if (!report?.picture) return cast && <p className={styles.building}>{cast}</p>;
  return (
    <figure className={styles.building}>
      <Picture picture={report.picture} sizes="(width < 64em) 92vw, 30vw" alt="" />
      <figcaption className={typography.note}>
        {cast && <span className={styles.caption}>{cast}</span>}
        <Link href={path(`projects/${slug}/construction`)}>
          {m.account_building_now({ month: formatMonth(report.month, locale), percent: report.percent })}
        </Link>
        <span className={styles.caption}>{report.picture.alt}</span>
      </figcaption>
    </figure>
  );
}
