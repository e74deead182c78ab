import { classNames } from '../../../ui/class-names.ts';
import { deferred } from '../../../ui/deferred.tsx';
import choice from '../../../ui/text/choice.module.css';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import '../months/month-scrubber.module.css';
import '../months/storeys.module.css';
import { ChaptersPage } from '../project/chapters/chapters-page.tsx';
import { formatBuilt } from '../project/chapters/format-built.ts';
import styles from './construction-page.module.css';
import type { ConstructionView } from './construction-view.ts';
import { DeliveryHistory } from './delivery-history.tsx';
import { MonthReports } from './month-reports.tsx';
import { SamePlace } from './same-place.tsx';
import { StageChart } from './stage-chart.tsx';

const MonthScrubber = deferred(() => import('../months/month-scrubber.tsx').then((module) => module.MonthScrubber), 'idle');

/** The construction of a project: against the plan, against the announced dates, against its own past, and month by month. */
export function ConstructionPage(data: ConstructionView) {
  const path = usePath();
  const { project, percent, stages, months, promises, reports, filter, shots, line } = data;
  const address = `${path('projects')}${project.slug}/`;
  const chapters = [
    percent < 100 && { id: 'stages', title: m.construction_stages(), content: <StageChart stages={stages} months={months} /> },
    promises.length > 0 && { id: 'delivery', title: m.construction_delivery(), content: <DeliveryHistory promises={promises} /> },
    shots.length > 0 && { id: 'viewpoint', title: m.construction_viewpoint(), content: <SamePlace {...data} /> },
    {
      id: 'months',
      title: m.construction_months(),
      content: (
        <div>
          {filter.stages.length > 1 && <StageFilter filter={filter} address={address} />}
          <MonthReports key={filter.chosen} reports={reports} />
        </div>
      ),
    },
  ].filter((chapter) => chapter !== false);
  return (
    <ChaptersPage title={m.project_construction()} of={{ href: address, name: project.name, prime: project.prime }} chapters={chapters}>
      <p className={styles.whole}>
        <span className={styles.percent}>{m.project_percent({ percent })}</span>
        <span className={classNames(typography.quiet, styles.texts)}>
          {formatBuilt(data)}
          {percent < 100 && <span className={styles.when}>{m.construction_as_of({ month: data.when })}</span>}
        </span>
      </p>
      {line && (
        <div className={styles.line}>
          <MonthScrubber {...line} priority />
        </div>
      )}
    </ChaptersPage>
  );
}

function StageFilter({ filter: { chosen, stages }, address }: { filter: ConstructionView['filter']; address: string }) {
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  const choices = [{ id: null, name: m.construction_all_stages(), count }, ...stages];
  return (
    <nav className={styles.filter} aria-label={m.construction_filter()}>
      {choices.map(({ id, name, count: months }) => (
        <Link
          key={id}
          href={`${address}construction/${id === null ? '' : `?stage=${encodeURIComponent(id)}`}#months`}
          className={classNames(choice.choice, styles.choice)}
          aria-current={id === chosen ? 'true' : undefined}
        >
          {name} <span className={styles.count}>{months}</span>
        </Link>
      ))}
    </nav>
  );
}
