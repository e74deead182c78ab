import { Icon } from '../../../../../ui/pictures/icon.tsx';
import visuallyHidden from '../../../../../ui/text/visually-hidden.module.css';
import * as m from '../../../../paraglide/messages.js';
import type { Point } from './deal-horizon.ts';
import styles from './horizon-line.module.css';

/** The points of a deal on one line, which is drawn through as far as the deal has come. */
export const HorizonLine = ({ points }: { points: readonly Point[] }) => (
  <ol className={styles.line} aria-label={m.account_horizon()}>
    {points.map(({ id, name, when, state }) => (
      <li key={id} className={styles.point} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span className={styles.mark} aria-hidden="true">
          {state === 'done' && <Icon name="check" size={14} />}
        </span>
        <span className={styles.name}>
          {name}
          {state !== 'ahead' && (
            <span className={visuallyHidden.hidden}>, {state === 'done' ? m.account_point_done() : m.account_point_now()}</span>
          )}
        </span>
        <span className={styles.when}>{when}</span>
      </li>
    ))}
  </ol>
);
