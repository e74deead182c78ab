import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './range-slider.module.css';

type Ends = { from: number | null; to: number | null };
type Props = {
  label: string;
  min: number;
  max: number;
  step: number;
  /** An end of null stands at the slider's own end. */
  value: Ends;
  onChange: (value: Ends, by: 'thumb' | 'text') => void;
  /** The names of the fields in a form without scripts. */
  names: { from: string; to: string };
  /** The ends' own names, whole (`Area, from`) and short, as they stand before the field (`from`). */
  texts: { from: string; to: string; shortFrom: string; shortTo: string };
  /** Formats a value, unit included, and a field's text. */
  say: (value: number) => string;
  write: (value: number) => string;
  /** Parses the typed text; undefined when it is no number. */
  read: (text: string) => number | undefined;
  /** The messages for an invalid number, and for ends in the wrong order. */
  unreadable: string;
  crossed: string;
  unit: string;
  decimals?: boolean;
};

/** One line with two thumbs, made of two native range inputs, and a field to type each end in. */
export function RangeSlider(props: Props) {
  const { label, min, max, step, value, onChange, texts, say, unit } = props;
  const [errors, setErrors] = useState<Partial<Record<'from' | 'to', string>>>({});
  const note = errors.from ?? errors.to;
  const id = useId();
  const end = (which: 'from' | 'to') => ({
    end: which,
    note: errors[which] && `${id}-note`,
    onError: (note: string | undefined) => setErrors((before) => ({ ...before, [which]: note })),
  });
  const from = Math.min(Math.max(value.from ?? min, min), max);
  const to = Math.max(Math.min(value.to ?? max, max), min);
  const share = (amount: number) => (max > min ? (amount - min) / (max - min) : 0);
  const line = { '--from': share(from), '--to': share(to) } as CSSProperties;
  const thumb = (end: 'from' | 'to') => (
    <input
      type="range"
      className={styles.thumb}
      // Where both thumbs meet at the far end, the lower one must be the one that can be taken.
      data-above={end === 'from' && share(from) > 0.5 ? '' : undefined}
      aria-label={texts[end]}
      aria-valuetext={say(end === 'from' ? from : to)}
      min={min}
      max={max}
      step={step}
      value={end === 'from' ? from : to}
      disabled={min === max}
      onChange={({ target }) => {
        const amount = Number(target.value);
        onChange(end === 'from' ? { from: Math.min(amount, to), to: value.to } : { from: value.from, to: Math.max(amount, from) }, 'thumb');
      }}
    />
  );
  return (
    <fieldset className={styles.slider}>
      <legend className={styles.label}>
        {label}
        <span className={styles.unit}>{unit}</span>
      </legend>
      <div className={styles.line} style={line}>
        {thumb('from')}
        {thumb('to')}
      </div>
      <div className={styles.fields}>
        <EndField {...props} {...end('from')} />
        <EndField {...props} {...end('to')} />
      </div>
      {/* The server's HTML has none: a deferred part would have another name for it. */}
      <p id={note && `${id}-note`} className={note ? styles.errors : undefined} role="status">
        {note}
      </p>
    </fieldset>
  );
}

type EndProps = Props & { end: 'from' | 'to'; note: string | undefined; onError: (note: string | undefined) => void };

/** Holds the typed text until the field is left: only then it is limited to the bounds and formatted anew. Invalid text stays. */
function EndField({ end, note, onError, min, max, value, onChange, names, texts, write, read, unreadable, crossed, decimals }: EndProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const amount = value[end];
  const other = end === 'from' ? value.to : value.from;
  const isCrossed = (found: number) => other !== null && (end === 'from' ? found > other : found < other);
  const change = (found: number | null, by: 'thumb' | 'text') => onChange({ ...value, [end]: found }, by);
  const say = (text: string, found: number | null | undefined) =>
    onError(
      text.trim() && found === undefined ? unreadable : found !== null && found !== undefined && isCrossed(found) ? crossed : undefined,
    );

  const onType = (text: string) => {
    setTyped(text);
    const found = text.trim() === '' ? null : read(text);
    // A number that is still being typed gets an error only when no further digit could correct it.
    onError(found === undefined ? unreadable : undefined);
    if (found === null || (found !== undefined && found >= min && found <= max && !isCrossed(found))) change(found, 'text');
  };
  const settle = (text: string) => {
    if (typed === null) return;
    const found = text.trim() === '' ? null : read(text);
    say(text, found);
    if (found === undefined || (found !== null && isCrossed(found))) return;
    setTyped(null);
    if (found === null) return;
    const bounded = Math.min(Math.max(found, min), max);
    if (bounded !== amount) change(bounded, 'thumb');
  };
  // The thumb, the other end or a reset may make the typed text right, or old.
  const known = useRef({ amount, other });
  useEffect(() => {
    const before = known.current;
    known.current = { amount, other };
    if (typed === null || (before.amount === amount && before.other === other)) return;
    const isOtherAlone = before.amount === amount && (other !== null || amount !== null);
    if (before.other !== other && isOtherAlone) return settle(typed);
    if (typed.trim() !== '' && read(typed) === amount) return;
    setTyped(null);
    onError(undefined);
  });
  return (
    <label className={styles.end}>
      <span aria-hidden="true">{end === 'from' ? texts.shortFrom : texts.shortTo}</span>
      <input
        className={styles.field}
        name={names[end]}
        aria-label={texts[end]}
        aria-invalid={note ? true : undefined}
        aria-describedby={note}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={write(end === 'from' ? min : max)}
        value={typed ?? (amount === null ? '' : write(amount))}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }: FocusEvent<HTMLInputElement>) => settle(target.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle(event.currentTarget.value);
        }}
      />
    </label>
  );
}
