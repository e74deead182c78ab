import type { ReactNode } from 'react';
import * as m from '../paraglide/messages.js';
import styles from './rows.module.css';

type Props = {
  /** The heads of the columns; one that is false is left out with its cells. */
  columns: readonly (string | false)[];
  /** Whether a last column has what can be done with a record; its cells have the class `steps` of the same stylesheet. */
  hasSteps?: boolean;
  children: ReactNode;
};

/** A list of records, a row each. */
export const RecordTable = ({ columns, hasSteps = false, children }: Props) => (
  <table className={styles.rows}>
    <thead>
      <tr>
        {columns.map(
          (name) =>
            name && (
              <th key={name} scope="col">
                {name}
              </th>
            ),
        )}
        {hasSteps && (
          <th scope="col">
            <span className={styles.hidden}>{m.shell_steps()}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
