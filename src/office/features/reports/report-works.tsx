import type { Reports } from '../../../contract/office/reports/reports.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { NumberField } from './number-field.tsx';
import { readWhole, shownIn, type WorkNumber, withTyped, workField } from './report-numbers.ts';
import type { Report } from './report-store.ts';
import styles from './reports.module.css';

type Props = {
  report: Report;
  stages: Reports['stages'];
  wrong: ReadonlySet<string>;
  onChange: (part: Pick<Report, 'works' | 'typed'>) => void;
};

/** How far each stage has come, and how far it should be, in percent. */
export function ReportWorks({ report, stages, wrong, onChange }: Props) {
  const locale = useLocale();
  const { works } = report;
  const put = (stage: string, kind: WorkNumber, text: string) => {
    const value = readWhole(text, 100);
    onChange({
      works: value === null ? works : works.map((work) => (work.stage === stage ? { ...work, [kind]: value } : work)),
      typed: withTyped(report, workField(stage, kind), value === null ? text : null),
    });
  };
  return (
    <fieldset className={styles.works}>
      <legend>{m.reports_works()}</legend>
      <span aria-hidden="true" />
      <span aria-hidden="true">{m.reports_actual()}</span>
      <span aria-hidden="true">{m.reports_planned()}</span>
      {works.map((work) => {
        const { stage } = work;
        const name = stages.find(({ id }) => id === stage)?.name[locale] ?? stage;
        const field = (kind: WorkNumber, label: string) => (
          <NumberField
            label={`${name}: ${label}`}
            shown={shownIn(report, workField(stage, kind), work[kind])}
            error={wrong.has(workField(stage, kind)) && m.reports_whole({ most: 100 })}
            onType={(text) => put(stage, kind, text)}
          />
        );
        return (
          <div key={stage} className={styles.work}>
            <span>{name}</span>
            {field('actual', m.reports_actual())}
            {field('planned', m.reports_planned())}
          </div>
        );
      })}
    </fieldset>
  );
}
