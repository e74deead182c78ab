import { useState } from 'react';
import { TextField } from '../../../../ui/controls/field.tsx';
import { formatMoment } from '../../../data/format.ts';
import { readMoment, typedMoment } from '../../../data/typed/typed-moment.ts';
import * as m from '../../../paraglide/messages.js';

type Props = { label: string; name: string; error?: string; value: string; isNullable: boolean; onChange: (at: string | null) => void };

/** A day and time of Kyiv. While a year is being typed, the field says that it is none, and the instant from before stays. */
export function InstantField({ label, name, error, value, isNullable, onChange }: Props) {
  const given = value ? typedMoment(new Date(value)) : '';
  const [typed, setTyped] = useState({ text: given, of: value });
  if (typed.of !== value) setTyped({ text: given, of: value });
  const isNone = typed.text !== '' && readMoment(typed.text) === null;
  const say = (text: string) => {
    setTyped({ text, of: value });
    const at = readMoment(text);
    if (at || text === '') onChange(at?.toISOString() ?? null);
  };
  const hint = value ? m.releases_in_kyiv({ at: formatMoment(value) }) : isNullable ? m.releases_no_instant() : undefined;
  const note = isNone ? m.releases_no_such_day() : error;
  return (
    <TextField
      label={label}
      name={name}
      type="datetime-local"
      value={typed.text}
      onChange={({ target }) => say(target.value)}
      {...(hint && { hint })}
      {...(note && { error: note })}
    />
  );
}
