import { type Reports, reportLimits, type SentReport } from '../../../contract/office/reports/reports.ts';
import * as m from '../../paraglide/messages.js';
import styles from './reports.module.css';

type Storeys = NonNullable<SentReport['storeys']>;
type Props = { storeys: Storeys; sections: Reports['projects'][number]['sections']; onChange: (storeys: Storeys) => void };

/** How many storeys of each section have their frame; a section that is left empty is not counted. */
export function ReportStoreys({ storeys, sections, onChange }: Props) {
  const put = (section: string, typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 3);
    const others = storeys.filter((one) => one.section !== section);
    onChange(digits === '' ? others : [...others, { section, cast: Math.min(reportLimits.highest, Number(digits)) }]);
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
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${name}: ${m.reports_cast()}`}
            value={storeys.find(({ section }) => section === id)?.cast ?? ''}
            onChange={({ target }) => put(id, target.value)}
          />
          <span>{floors}</span>
        </div>
      ))}
    </fieldset>
  );
}
