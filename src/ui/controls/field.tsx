import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

type Common = { label: string; name: string; error?: string; hint?: string; className?: string };
type AsInput = Common & { rows?: undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Common>;
type AsArea = Common & { rows: number } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Common>;

/** A text field with its label above and its error below; with `rows` it has several lines. */
export function TextField({ label, error, hint, className, ...rest }: AsInput | AsArea) {
  const id = useId();
  const note = error ?? hint;
  const field = {
    id,
    className: classNames(styles.line, styles.input, rest.rows !== undefined && styles.area),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {rest.rows !== undefined ? <textarea {...rest} {...field} /> : <input type="text" {...rest} {...field} />}
      {note && (
        <p id={`${id}-note`} className={classNames(styles.note, error && styles.error)}>
          {note}
        </p>
      )}
    </div>
  );
}
