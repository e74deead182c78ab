import { classNames } from '../../../ui/class-names.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import lines from '../../../ui/pictures/line-drawing.module.css';
import tableStyles from '../../../ui/text/table.module.css';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { ConstructionView } from './construction-view.ts';
import styles from './stage-chart.module.css';
import { chartHeight, chartWidth, monthPlace, stageLines } from './stage-chart-lines.ts';

/** Each stage rises from its own horizon, month by month: the built share as a ground, the planned one as a line. The table says the same. */
export function StageChart({ stages, months }: Pick<ConstructionView, 'stages' | 'months'>) {
  const axis = months.map(({ month }) => month);
  const grid = axis.map((month) => `M${monthPlace(axis)(month)} 0V${chartHeight}`).join('');
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div>
      <p className={classNames(typography.caption, styles.legend)} aria-hidden="true">
        <span className={styles.built}>{m.construction_actual()}</span>
        <span className={styles.planned}>{m.construction_planned()}</span>
      </p>
      <dl className={styles.stages}>
        {stages.map(({ id, name, planned, actual, asOf, months: own }) => {
          const drawn = stageLines(own, axis);
          return (
            <div key={id} className={styles.stage}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.percent}>
                {m.project_percent({ percent: actual })}
                {actual !== planned && (
                  <span className={classNames(typography.note, styles.plan)}> {m.project_planned({ percent: planned })}</span>
                )}
                {asOf && <span className={classNames(typography.note, styles.plan)}> {m.construction_as_of({ month: asOf })}</span>}
              </dd>
              {own.length > 1 && (
                <dd className={styles.chart} aria-hidden="true">
                  <svg
                    aria-hidden="true"
                    className={classNames(lines.drawing, styles.drawing)}
                    viewBox={`0 0 ${chartWidth} ${chartHeight}`}
                    preserveAspectRatio="none"
                  >
                    <path className={styles.months} d={grid} />
                    <path className={styles.area} d={drawn.area} />
                    <path className={styles.plannedLine} d={drawn.planned} />
                    <path className={lines.line} d={drawn.actual} />
                    <path className={styles.horizon} d={`M0 ${chartHeight}H${chartWidth}`} />
                  </svg>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {first && last && first !== last && (
        <p className={classNames(typography.caption, styles.axis)} aria-hidden="true">
          <span>{first.when}</span>
          <span>{last.when}</span>
        </p>
      )}
      {months.length > 1 && <StageTable stages={stages} months={months} />}
    </div>
  );
}

function StageTable({ stages, months }: Pick<ConstructionView, 'stages' | 'months'>) {
  return (
    <details className={styles.details}>
      <summary className={classNames(textButton.button, textButton.summary)}>{m.construction_table()}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={m.construction_table()} tabIndex={0}>
        <table className={classNames(tableStyles.table, styles.table)}>
          <caption className={styles.caption}>{m.construction_table_caption()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.construction_month()}</th>
              {stages.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, when }) => (
              <tr key={month}>
                <th scope="row">{when}</th>
                {stages.map(({ id, months: own }) => {
                  const at = own.find((one) => one.month === month);
                  return <td key={id}>{at ? (at.actual === at.planned ? at.actual : `${at.actual} / ${at.planned}`) : ''}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
