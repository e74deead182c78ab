import { useId } from 'react';
import styles from './reports.module.css';

type Props = { label: string; shown: string; error: string | false; onType: (typed: string) => void };

/** A number of a report as it is typed, with what is wrong with it. */
export function NumberField({ label, shown, error, onType }: Props) {
  const id = useId();
  return (
    <span className={styles.number}>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={shown}
        onChange={({ target }) => onType(target.value)}
        {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {error && (
        <span id={id} className={styles.fault}>
          {error}
        </span>
      )}
    </span>
  );
}
