import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { sizeLimits, type Thing } from '../../../plans/measured-plan/ruler-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './ruler.module.css';
import { chooserId } from './use-removal.ts';

const usual = [
  { name: m.ruler_sofa, width: 220, depth: 95 },
  { name: m.ruler_bed, width: 160, depth: 200 },
  { name: m.ruler_wardrobe, width: 180, depth: 60 },
  { name: m.ruler_table, width: 140, depth: 80 },
  { name: m.ruler_fridge, width: 60, depth: 66 },
  { name: m.ruler_piano, width: 150, depth: 62 },
  { name: m.ruler_cot, width: 124, depth: 66 },
  { name: m.ruler_bike, width: 180, depth: 60 },
] as const;

const sides = ['width', 'depth'] as const;
const wrongSize = { width: m.ruler_width_invalid, depth: m.ruler_depth_invalid };
const sizeOf = (text: string) => Math.round(Number(text.replace(',', '.')));
const isSize = (size: number) => size >= sizeLimits.least && size <= sizeLimits.most;

type Props = {
  onAdd: (thing: Pick<Thing, 'name' | 'width' | 'depth'>) => void;
  /** A size was refused, and is said to be wrong where it is typed. */
  refused: boolean;
  onRefuse: () => void;
};

/** Chooses a usual thing, or one of the visitor's own size. */
export function ThingForm({ onAdd, refused, onRefuse }: Props) {
  const [name, setName] = useState('');
  const [size, setSize] = useState({ width: '220', depth: '95' });
  const [chosen, setChosen] = useState(0);
  const own = usual[chosen];
  const { width, depth } = own ?? { width: sizeOf(size.width), depth: sizeOf(size.depth) };
  const invalidSide = sides.find((side) => !isSize({ width, depth }[side]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!invalidSide) return onAdd({ name: own ? own.name() : name.trim().slice(0, 40), width, depth });
    // The error stands there before the focus comes, and is announced with the field.
    flushSync(() => onRefuse());
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${invalidSide}"]`)?.focus();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.choice}>
        <span className={classNames(typography.caption, styles.label)}>{m.ruler_thing()}</span>
        <select id={chooserId} className={styles.select} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {usual.map((one, at) => (
            <option key={one.name()} value={at}>
              {one.name()} {m.plan_centimetres({ width: one.width, depth: one.depth })}
            </option>
          ))}
          <option value={usual.length}>{m.ruler_own()}</option>
        </select>
      </label>
      {!own && (
        <>
          <TextField
            label={m.ruler_name()}
            name="thing"
            maxLength={40}
            value={name}
            className={styles.whole ?? ''}
            onChange={({ target }) => setName(target.value)}
          />
          {sides.map((side) => (
            <TextField
              key={side}
              label={side === 'width' ? m.ruler_width() : m.ruler_depth()}
              name={side}
              {...(refused && !isSize({ width, depth }[side]) && { error: wrongSize[side](sizeLimits) })}
              inputMode="numeric"
              value={size[side]}
              onChange={({ target }) => setSize({ ...size, [side]: target.value })}
            />
          ))}
        </>
      )}
      <Button type="submit" kind="quiet" arrow={false} className={styles.whole}>
        {m.ruler_add()}
      </Button>
    </form>
  );
}
