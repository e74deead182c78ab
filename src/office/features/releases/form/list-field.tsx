import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import styles from './form.module.css';
import { useFieldFault, useForm } from './form-context.ts';
import { blankOf, type FieldProps } from './form-schema.ts';
import { FieldVersion } from './their-version.tsx';

/** A list whose parts are added, removed and moved. */
export function ListField({ schema, value, path, label, children }: FieldProps & { children: (item: FieldProps) => ReactNode }) {
  const { change } = useForm();
  const fault = useFieldFault(path);
  const items = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const moved = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    change(path, next);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ol className={styles.items}>
        {items.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a list have no id, and a text must not lose the focus while it is typed.
          <li key={at} className={styles.item}>
            {children({
              schema: item,
              value: one,
              path: [...path, `${at}`],
              label: `${label} ${at + 1}`,
            })}
            <p className={styles.steps}>
              {at > 0 && (
                <button type="button" aria-label={m.releases_up({ name: `${label} ${at + 1}` })} onClick={() => moved(at, at - 1)}>
                  ↑
                </button>
              )}
              {at < items.length - 1 && (
                <button type="button" aria-label={m.releases_down({ name: `${label} ${at + 1}` })} onClick={() => moved(at, at + 1)}>
                  ↓
                </button>
              )}
              <button
                type="button"
                aria-label={m.releases_remove_one({ name: `${label} ${at + 1}` })}
                onClick={() => change(path, items.toSpliced(at, 1))}
              >
                ×
              </button>
            </p>
          </li>
        ))}
      </ol>
      {fault && <p className={styles.fault}>{fault}</p>}
      <FieldVersion path={path} ours={value} />
      <button
        type="button"
        className={styles.add}
        aria-label={m.releases_add({ name: label })}
        onClick={() => change(path, [...items, blankOf(item)])}
      >
        {m.releases_add_row()}
      </button>
    </fieldset>
  );
}
