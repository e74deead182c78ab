import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';
import coveringInput from './covering-input.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
  children: ReactNode;
  /** A quiet number at the end of the row. */
  count?: number;
  error?: string;
};

/** The browser's own checkbox (or radio button, by `type`) with a square drawn for it. */
export function Checkbox({ children, count, error, className, type = 'checkbox', ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...rest}
          type={type}
          className={classNames(coveringInput.covering, styles.input)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
        <span className={classNames(styles.box, type === 'radio' && styles.dot)} />
        <span className={styles.texts}>{children}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
