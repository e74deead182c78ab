import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './range-slider.module.css';
import { SliderLine } from './slider-line.tsx';

type Props = {
  label: string;
  /** The slider's span; the field takes every value that `read` accepts, also beyond it. */
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number, by: 'thumb' | 'text') => void;
  /** The name of the field in a form without scripts. */
  name: string;
  /** Formats a value, unit included, and the field's text. */
  say: (value: number) => string;
  write: (value: number) => string;
  /** Parses the typed text; undefined when it is invalid. */
  read: (text: string) => number | undefined;
  unit: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The message for text that `read` rejects. */
  unreadable: string;
  decimals?: boolean;
  /** Another control of the same value, beside the field. */
  beside?: ReactNode;
};

/** One line with one thumb, a native range input, and a field to type the exact value in. */
export function ValueSlider({
  label,
  min,
  max,
  step,
  value,
  onChange,
  name,
  say,
  write,
  read,
  unit,
  hint,
  error: refused,
  unreadable,
  decimals,
  beside,
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const thumb = Math.min(Math.max(value, min), max);
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === undefined;
  const error = isUnread ? unreadable : refused;
  // Invalid text stays visible with its message.
  const settle = () => !isUnread && setTyped(null);
  const note = error ?? hint;
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label} <span className={styles.unit}>{unit}</span>
      </label>
      <SliderLine
        asks="up-to"
        aria-label={label}
        aria-valuetext={say(value)}
        min={min}
        max={max}
        step={step}
        value={thumb}
        disabled={min >= max}
        onChange={({ target }) => {
          setTyped(null);
          onChange(Number(target.value), 'thumb');
        }}
      />
      <div className={styles.fields}>
        <div className={styles.end}>
          <input
            id={id}
            className={styles.field}
            name={name}
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-describedby={note ? `${id}-note` : undefined}
            aria-invalid={error ? true : undefined}
            value={typed ?? write(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              const found = read(target.value);
              if (found !== undefined) onChange(found, 'text');
            }}
            onBlur={(_: FocusEvent<HTMLInputElement>) => settle()}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key === 'Enter') settle();
            }}
          />
        </div>
        {beside}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.errors : styles.note} role={isUnread ? 'status' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
