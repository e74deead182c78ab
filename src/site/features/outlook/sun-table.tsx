import { classNames } from '../../../ui/class-names.ts';
import tableStyles from '../../../ui/text/table.module.css';
import typography from '../../../ui/text/typography.module.css';
import { roomText } from '../../format/format-flat.ts';
import { formatHours } from '../../format/format-hours.ts';
import { formatCompass } from '../../format/format-outlook.ts';
import * as m from '../../paraglide/messages.js';
import type { OutlookView } from './outlook-view.ts';
import styles from './sun-table.module.css';

/** Direct sun by room and day, today and when all neighbours stand. */
export function SunTable({ rooms, days, builtBy }: Pick<OutlookView, 'rooms' | 'days' | 'builtBy'>) {
  const losing = rooms.some(({ days: shone }) => shone.some(({ later }) => later !== null));
  return (
    <div>
      <table className={classNames(tableStyles.table, styles.table)}>
        <caption className={styles.caption}>{m.outlook_table()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.outlook_room()}</th>
            {days.map(({ date, when }) => (
              <th key={date} scope="col">
                {when}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ id, label, azimuths, days: shone }) => (
            <tr key={id}>
              <th scope="row">
                {roomText(label)}
                <span className={classNames(typography.note, styles.faces)}>{[...new Set(azimuths.map(formatCompass))].join(', ')}</span>
              </th>
              {shone.map(({ now, later }, at) => (
                <td key={days[at]?.date} data-day={days[at]?.when}>
                  {formatHours(now)}
                  {later !== null && (
                    <span className={classNames(typography.note, styles.later)}>{m.outlook_later({ hours: formatHours(later) })}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(typography.note, styles.notes)}>
        {builtBy && (losing ? m.outlook_later_text({ month: builtBy }) : m.outlook_later_same({ month: builtBy }))} {m.outlook_assumed()}
      </p>
    </div>
  );
}
