import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './range-slider.module.css';
import { SliderLine } from './slider-line.tsx';

type Props = {
  label: string;
  /** What the slider spans; the field takes what `read` takes, also beyond it. */
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number, by: 'thumb' | 'text') => void;
  /** What a form without scripts sends. */
  name: string;
  /** How a value is said, unit included, and how it stands in the field. */
  say: (value: number) => string;
  write: (value: number) => string;
  /** What a person typed; undefined when it cannot be meant. */
  read: (text: string) => number | undefined;
  unit: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** What to say of text that `read` makes nothing of. */
  unreadable: string;
  decimals?: boolean;
  /** Another way to say the same, beside the field. */
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
  // What makes no sense stays in sight with what is said of it.
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
