import { useRef } from 'react';
import { TextField } from '../../../../ui/controls/field.tsx';
import * as m from '../../../paraglide/messages.js';
import styles from './form.module.css';

type Props = { label: string; name: string; value: string; error: string | undefined; onChange: (text: string) => void };

/** The tags that the site allows, around what is selected. */
const marks = [
  { name: m.releases_mark_paragraph, open: '<p>', close: '</p>' },
  { name: m.releases_mark_heading, open: '<h2>', close: '</h2>' },
  { name: m.releases_mark_strong, open: '<strong>', close: '</strong>' },
  { name: m.releases_mark_list, open: '<ul><li>', close: '</li></ul>' },
  { name: m.releases_mark_link, open: '<a href="https://">', close: '</a>' },
];

/** A text with markup; the page beside it shows what it becomes. */
export function MarkupField({ label, name, value, error, onChange }: Props) {
  const rows: number = Math.min(18, Math.ceil(value.length / 34) + 2);
  const said = error === undefined ? {} : { error };
  const place = useRef<HTMLDivElement>(null);
  const wrap = (open: string, close: string) => {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: from, selectionEnd: to } = area;
    onChange(`${value.slice(0, from)}${open}${value.slice(from, to)}${close}${value.slice(to)}`);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + open.length, to + open.length);
    });
  };
  return (
    <div ref={place}>
      <TextField
        label={label}
        name={name}
        value={value}
        {...said}
        rows={rows}
        onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
      />
      <p className={styles.marks}>
        {marks.map((mark) => (
          <button key={mark.open} type="button" onClick={() => wrap(mark.open, mark.close)}>
            {mark.name()}
          </button>
        ))}
      </p>
    </div>
  );
}
