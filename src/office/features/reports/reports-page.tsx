import { Link } from 'react-router';
import type { Reports } from '../../../contract/office/reports/reports.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment, formatMonth } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './reports.module.css';
import { useReports } from './reports-query.ts';

/** The projects of the person, each with its newest report. */
export function ReportsPage() {
  const { query, me } = useReports();
  const mayDraft = me?.rights.some(({ right }) => right === 'content.draft') ?? false;
  return (
    <>
      <ScreenHead title={m.reports_title()} about={m.reports_about()} />
      {!query.data && <QueryState query={query} />}
      {query.data?.projects.length === 0 && <p className={typography.quiet}>{m.reports_nothing()}</p>}
      <ul className={styles.projects}>
        {query.data?.projects.map((project) => (
          <Project key={project.slug} project={project} mayDraft={mayDraft} />
        ))}
      </ul>
    </>
  );
}

const Project = ({ project: { slug, name, last, waits }, mayDraft }: { project: Reports['projects'][number]; mayDraft: boolean }) => (
  <li className={styles.project}>
    <Link to={`/reports/${slug}`} className={record.opens}>
      {name}
    </Link>
    <p>
      {last ? m.reports_last({ month: formatMonth(last.month), title: last.title }) : m.reports_none()}
      {last && <span className={record.note}>{m.reports_photos({ count: last.photos })}</span>}
    </p>
    {waits.map(({ number, name: release, month, publishAt }) => (
      <p key={number} className={record.note}>
        {publishAt
          ? m.reports_scheduled({ month: formatMonth(month), release, at: formatMoment(publishAt) })
          : m.reports_waits({ month: formatMonth(month) })}{' '}
        {mayDraft && <Link to={`/releases/${number}`}>{m.reports_open_release()}</Link>}
      </p>
    ))}
  </li>
);
