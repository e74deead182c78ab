import type { ImportChoice, ImportFlatRow } from '../../../contract/office/imports/imports.ts';
import { formatMoney } from '../../data/format.ts';
import { formatNumber } from '../../data/format-price.ts';
import { getLocale } from '../../data/message-locale.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { fieldName, statusText } from './import-texts.ts';
import styles from './imports.module.css';

type Props = {
  row: ImportFlatRow;
  busy: boolean;
  mayChoose: boolean;
  isUndone: boolean;
  onChoose: (choice: ImportChoice) => void;
};

/** One flat with what it was and what it will be. A flat that only a deal holds has nothing to take. */
export function FlatChange({ row, busy, mayChoose, isUndone, onChoose }: Props) {
  const isChosen = row.kinds.some((kind) => kind !== 'held');
  return (
    <tr data-choice={row.choice} className={styles.row}>
      <th scope="row">
        {row.number}
        <span className={record.note}>{[row.project, row.section].filter(Boolean).join(', ')}</span>
      </th>
      <td>
        <Changes row={row} />
      </td>
      {mayChoose && (
        <td>
          {isChosen && (
            <span className={styles.choice}>
              {(['take', 'keep'] as const).map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className={record.toggle}
                  aria-pressed={row.choice === choice}
                  aria-label={`${choice === 'take' ? m.imports_take() : m.imports_keep()}: ${row.number}`}
                  disabled={busy}
                  onClick={() => row.choice !== choice && onChoose(choice)}
                >
                  {choice === 'take' ? m.imports_take() : m.imports_keep()}
                </button>
              ))}
            </span>
          )}
          {row.declined && (
            <span className={record.note}>{row.declined === 'undone' ? m.imports_declined_undone() : m.imports_declined_kept()}</span>
          )}
        </td>
      )}
      {isUndone && (
        <td>
          {row.undone && { back: m.imports_undone_back, touched: m.imports_undone_touched, deal: m.imports_undone_deal }[row.undone]()}
        </td>
      )}
    </tr>
  );
}

function Changes({ row: { kinds, price, status, held, others } }: { row: ImportFlatRow }) {
  const isNew = kinds.includes('new');
  return (
    <ul className={styles.changes}>
      {isNew && <li>{m.imports_change_new()}</li>}
      {kinds.includes('gone') && <li>{m.imports_change_gone()}</li>}
      {kinds.includes('returned') && <li>{m.imports_change_returned()}</li>}
      {price?.after && (
        <li>
          <Pair field="price" before={price.before && formatMoney(price.before)} after={formatMoney(price.after)} isNew={isNew} />
          {price.before && <Percentage before={price.before} after={price.after} />}
        </li>
      )}
      {status && (
        <li>
          <Pair field="status" before={statusText(status.before)} after={statusText(status.after)} isNew={isNew} />
        </li>
      )}
      {others.map(({ field, before, after }) => (
        <li key={field}>
          <Pair field={field} before={valueText(field, before)} after={valueText(field, after)} isNew={isNew} />
        </li>
      ))}
      {held && (
        <li>
          {held.after === 'gone'
            ? m.imports_change_held_gone({ before: statusText(held.before) })
            : m.imports_change_held({ before: statusText(held.before), after: statusText(held.after) })}
        </li>
      )}
    </ul>
  );
}

type PairProps = { field: string; before: string | null; after: string; isNew: boolean };
const Pair = ({ field, before, after, isNew }: PairProps) => (
  <>
    <span className={styles.field}>{fieldName(field)}:</span> {!isNew && <span className={styles.before}>{before} → </span>}
    <strong>{after}</strong>
  </>
);

/** Further than the limits of an import let many prices move. */
const farMove = 0.25;

type Money = { minor: number; currency: string };
/** By how much a price moves; nothing where its currency is another one. */
function Percentage({ before, after }: { before: Money; after: Money }) {
  if (before.currency !== after.currency) return null;
  const share = (after.minor - before.minor) / before.minor;
  const text = new Intl.NumberFormat(getLocale() === 'uk' ? 'uk-UA' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);
  const isFar = Math.abs(share) > farMove;
  return (
    <span className={isFar ? `${styles.share} ${record.late}` : styles.share}>
      {' '}
      {text}
      {isFar && <> {m.imports_far_move()}</>}
    </span>
  );
}

function valueText(field: string, value: string | number | boolean | null): string {
  if (value === null) return m.imports_value_none();
  if (typeof value === 'boolean') return value ? m.imports_value_yes() : m.imports_value_no();
  return typeof value === 'number' ? formatNumber(field.endsWith('_hundredths') ? value / 100 : value) : value;
}
