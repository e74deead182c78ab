import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import styles from './list-disclaimer.module.css';

/** The editor's note on plans and prices, below the list. */
export const ListDisclaimer = ({ text }: { text: string }) => <p className={classNames(typography.note, styles.disclaimer)}>{text}</p>;
