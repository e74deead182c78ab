import { type KeyboardEvent, useState } from 'react';
import { arrowStep } from './keys.ts';

type CoordinateProps = { value: number; label: string; step?: number; onChange: (value: number) => void; onEnter?: () => void };

/** What is no number yet stays as it is typed, and changes nothing. */
export function Coordinate({ value, label, step = 1, onChange, onEnter }: CoordinateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readCoordinate(typed);
  const isShown = typed !== null && (read === null || read === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const up = arrowStep(event)?.[1] ?? 0;
    if (event.key === 'Enter' ? !onEnter : up === 0) return;
    event.preventDefault();
    setTyped(null);
    if (event.key === 'Enter') onEnter?.();
    else onChange(Math.round((value - up * step) * 100) / 100);
  };
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={isShown ? typed : String(value).replace('.', ',')}
      onKeyDown={onKeyDown}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readCoordinate(target.value);
        if (next !== null) onChange(next);
      }}
    />
  );
}

function readCoordinate(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,6}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}
