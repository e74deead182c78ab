import type { Reports } from '../../../contract/office/reports/reports.ts';
import * as m from '../../paraglide/messages.js';
import { NumberField } from './number-field.tsx';
import { mostStoreys, readWhole, shownIn, storeyField, withTyped } from './report-numbers.ts';
import type { Report } from './report-store.ts';
import styles from './reports.module.css';

type Props = {
  report: Report;
  sections: Reports['projects'][number]['sections'];
  wrong: ReadonlySet<string>;
  onChange: (part: Pick<Report, 'storeys' | 'typed'>) => void;
};

/** How many storeys of each section have their frame; a section that is left empty is not counted. */
export function ReportStoreys({ report, sections, wrong, onChange }: Props) {
  const { storeys = [] } = report;
  const put = (section: string, text: string, most: number) => {
    const cast = readWhole(text, most);
    const isEmpty = text.trim() === '';
    const others = storeys.filter((one) => one.section !== section);
    onChange({
      storeys: isEmpty ? others : cast === null ? storeys : [...others, { section, cast }],
      typed: withTyped(report, storeyField(section), isEmpty || cast !== null ? null : text),
    });
  };
  return (
    <fieldset className={styles.works}>
      <legend>{m.reports_storeys()}</legend>
      <span aria-hidden="true" />
      <span aria-hidden="true">{m.reports_cast()}</span>
      <span aria-hidden="true">{m.reports_of_storeys()}</span>
      {sections.map(({ id, name, floors }) => (
        <div key={id} className={styles.work}>
          <span>{name}</span>
          <NumberField
            label={`${name}: ${m.reports_cast()}`}
            shown={shownIn(report, storeyField(id), storeys.find(({ section }) => section === id)?.cast)}
            error={wrong.has(storeyField(id)) && m.reports_whole({ most: mostStoreys(floors) })}
            onType={(text) => put(id, text, mostStoreys(floors))}
          />
          <span>{floors}</span>
        </div>
      ))}
    </fieldset>
  );
}
