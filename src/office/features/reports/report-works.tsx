import type { Reports, SentReport } from '../../../contract/office/reports/reports.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import styles from './reports.module.css';

type Works = SentReport['works'];
type Props = { works: Works; stages: Reports['stages']; onChange: (works: Works) => void };

const read = (typed: string): number => Math.min(100, Number(typed.replace(/\D/g, '').slice(0, 3)));

/** How far each stage has come, and how far it should be, in percent. */
export function ReportWorks({ works, stages, onChange }: Props) {
  const locale = useLocale();
  const put = (stage: string, part: Partial<Works[number]>) =>
    onChange(works.map((work) => (work.stage === stage ? { ...work, ...part } : work)));
  return (
    <fieldset className={styles.works}>
      <legend>{m.reports_works()}</legend>
      <span aria-hidden="true" />
      <span aria-hidden="true">{m.reports_actual()}</span>
      <span aria-hidden="true">{m.reports_planned()}</span>
      {works.map(({ stage, planned, actual }) => {
        const name = stages.find(({ id }) => id === stage)?.name[locale] ?? stage;
        const field = (kind: 'actual' | 'planned', value: number, label: string) => (
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${name}: ${label}`}
            value={value}
            onChange={({ target }) => put(stage, { [kind]: read(target.value) })}
          />
        );
        return (
          <div key={stage} className={styles.work}>
            <span>{name}</span>
            {field('actual', actual, m.reports_actual())}
            {field('planned', planned, m.reports_planned())}
          </div>
        );
      })}
    </fieldset>
  );
}
