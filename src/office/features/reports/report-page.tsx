import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import { addMonths, kyivDay } from '../../../base/kyiv-time.ts';
import { type Reports, reportLimits, type SentReport } from '../../../contract/office/reports/reports.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment, formatMonth } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { wrongFields } from './report-numbers.ts';
import { ReportPhotos } from './report-photos.tsx';
import type { Report } from './report-store.ts';
import { ReportStoreys } from './report-storeys.tsx';
import { ReportWorks } from './report-works.tsx';
import styles from './reports.module.css';
import { useReports } from './reports-query.ts';
import { useReport } from './use-report.ts';

type Project = Reports['projects'][number];
type Stages = Reports['stages'];

/** The report of a month, written on the site: on a phone, over a network that comes and goes. */
export function ReportPage() {
  const { project: slug } = useParams();
  const { query, me } = useReports();
  const project = query.data?.projects.find((one) => one.slug === slug);
  return (
    <>
      <ScreenHead title={project?.name ?? m.reports_title()} about={m.reports_about()} />
      {!query.data && <QueryState query={query} />}
      {query.data && !project && <p className={typography.quiet}>{m.reports_unknown()}</p>}
      {query.data && project && me && <Form key={project.slug} project={project} stages={query.data.stages} person={me.id} />}
    </>
  );
}

/** The months that a report is written of, the newest first. */
const monthsUpTo = (today: string): string[] => [0, -1, -2, -3].map((months) => addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7));

function begin({ last }: Project, stages: Stages): Report {
  const worked = new Map(last?.works.map((work) => [work.stage, work]));
  const none = { title: '', text: '' };
  return {
    month: kyivDay(systemClock()).slice(0, 7),
    stage: last?.stage ?? stages[0]?.id ?? '',
    works: stages.map(({ id }) => ({ stage: id, planned: 0, actual: 0, ...worked.get(id) })),
    storeys: last?.storeys ?? [],
    uk: none,
    en: none,
    photos: [],
  };
}

function Form({ project, stages, person }: { project: Project; stages: Stages; person: string }) {
  const { slug } = project;
  const { report, storing, change, forget, ...photoTools } = useReport(`${person} ${slug}`, () => begin(project, stages));
  const { run, busy, problem } = useCommand('POST /office/api/reports/send', { refreshes: ['reports', 'releases'] });
  const [sent, setSent] = useState<{ isPublished: boolean } | null>(null);
  if (sent) return <Sent slug={slug} isPublished={sent.isPublished} />;
  const earlier = project.waits.find(({ month }) => month === report.month);
  const wrong = wrongFields(report, project.sections);
  const waiting = report.photos.filter(({ name }) => name === null).length;
  const send = async () => {
    const photos = report.photos.flatMap(({ name, stage }) => (name === null ? [] : [{ name, stage }]));
    const { typed: _typed, ...whole } = report;
    const done = await run({ ...whole, project: slug, photos });
    if (!done) return;
    forget();
    setSent(done);
  };
  const words = (language: 'uk' | 'en') => (part: Partial<SentReport['uk']>) => change({ [language]: { ...report[language], ...part } });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* What is changed while the report is on its way would be in no report. */}
      <div className={styles.fields} inert={busy}>
        <MonthAndStage report={report} stages={stages} change={change} />
        <ReportPhotos report={report} stages={stages} change={change} {...photoTools} />
        <Words words={report.uk} onChange={words('uk')} name="uk" />
        <ReportWorks report={report} stages={stages} wrong={wrong} onChange={change} />
        {project.sections.length > 0 && <ReportStoreys report={report} wrong={wrong} sections={project.sections} onChange={change} />}
        <details className={styles.english} open={report.en.title !== '' || undefined}>
          <summary className={record.discloses}>{m.reports_english()}</summary>
          <p className={record.note}>{m.reports_english_about()}</p>
          <Words words={report.en} onChange={words('en')} name="en" />
        </details>
      </div>
      {earlier && <Earlier report={earlier} />}
      <Refusal text={problem?.message} />
      <p role="status" className={record.note}>
        {wrong.size > 0 && `${m.reports_wrong_numbers()} `}
        {storing === 'stored' && waiting > 0 ? m.reports_waiting({ count: waiting }) : storingTexts[storing]()}
      </p>
      <Button
        type="submit"
        arrow={false}
        disabled={busy || waiting > 0 || wrong.size > 0 || report.uk.title.trim() === '' || typeof earlier?.publishAt === 'string'}
      >
        {report.en.title.trim() === '' ? m.reports_to_editor() : m.reports_publish()}
      </Button>
    </form>
  );
}

/** Whether the page may be closed. */
const storingTexts = { stored: m.reports_stored, storing: m.reports_storing, refused: m.reports_not_stored } as const;

type ChoiceProps = { report: Report; stages: Stages; change: (part: Partial<Report>) => void };
function MonthAndStage({ report, stages, change }: ChoiceProps) {
  const locale = useLocale();
  return (
    <div className={styles.pair}>
      <label className={record.filter}>
        <span>{m.reports_month()}</span>
        <select value={report.month} onChange={({ target }) => change({ month: target.value })}>
          {[...new Set([report.month, ...monthsUpTo(kyivDay(systemClock()))])].map((month) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </select>
      </label>
      <label className={record.filter}>
        <span>{m.reports_stage()}</span>
        <select value={report.stage} onChange={({ target }) => change({ stage: target.value })}>
          {stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What waits of the same month already. A scheduled one was looked at as it is, and nothing joins it. */
const Earlier = ({ report: { name, month, publishAt } }: { report: Project['waits'][number] }) => (
  <p className={record.note}>
    {publishAt
      ? m.reports_scheduled_wait({ month: formatMonth(month), release: name, at: formatMoment(publishAt) })
      : m.reports_joins({ month: formatMonth(month) })}
  </p>
);

type WordsProps = { words: SentReport['uk']; name: string; onChange: (part: Partial<SentReport['uk']>) => void };
const Words = ({ words: { title, text }, name, onChange }: WordsProps) => (
  <>
    <TextField
      label={m.reports_heading()}
      name={`${name}.title`}
      value={title}
      maxLength={reportLimits.titleLongest}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <TextField
      label={m.reports_text()}
      name={`${name}.text`}
      rows={4}
      value={text}
      maxLength={reportLimits.textLongest}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  </>
);

const Sent = ({ slug, isPublished }: { slug: string; isPublished: boolean }) => (
  <div role="status" className={styles.form}>
    <p>{isPublished ? m.reports_published() : m.reports_left_to_editor()}</p>
    {isPublished && (
      <a href={`/projects/${slug}/construction/`} className={record.opens}>
        {m.reports_see()}
      </a>
    )}
    <Link to="/reports" className={record.opens}>
      {m.reports_back()}
    </Link>
  </div>
);
