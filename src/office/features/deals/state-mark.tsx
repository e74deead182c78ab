import type { DealRow } from '../../../contract/office/deals.ts';
import { stateNames } from './deal-texts.ts';
import styles from './deals.module.css';

export const StateMark = ({ state }: { state: DealRow['state'] }) => (
  <span className={styles.mark} data-state={state}>
    {stateNames[state]()}
  </span>
);
