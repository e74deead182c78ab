import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Item, mostItems, sizeLimits, turned, writeItems } from '../../../plans/measured-plan/ruler-state.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import words from '../../../ui/controls/words-button.module.css';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import * as m from '../../paraglide/messages.js';
import styles from './ruler.module.css';
import type { RulerProps } from './ruler-layer.tsx';
import { itemText } from './ruler-words.ts';
import { chooserId, useRemoval } from './use-removal.ts';

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
const wrongSize = { width: m.ruler_width_wrong, depth: m.ruler_depth_wrong };
const sizeOf = (text: string) => Math.round(Number(text.replace(',', '.')));
const isSize = (size: number) => size >= sizeLimits.least && size <= sizeLimits.most;

/** Where things are chosen and lines begun, and the list of them all, which says what the drawing shows. */
export function RulerPanel({ start, solids, items, onChange, locale }: RulerProps) {
  const [name, setName] = useState('');
  const [size, setSize] = useState({ width: '220', depth: '95' });
  const [chosen, setChosen] = useState(0);
  const [refused, setRefused] = useState<'size' | 'full' | null>(null);
  const { copied, copy } = useCopied();
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemoval(list, { items, onChange });
  // The next one stands a little aside, so that it does not hide the last.
  const aside = (items.length % 6) * 20;
  const isFull = items.length >= mostItems;
  const add = (item: Item) => {
    setRefused(isFull ? 'full' : null);
    if (!isFull) onChange([...items, item]);
  };
  const own = usual[chosen];
  const { width, depth } = own ?? { width: sizeOf(size.width), depth: sizeOf(size.depth) };
  const wrong = sides.find((side) => !isSize({ width, depth }[side]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!wrong)
      return add({
        kind: 'thing',
        name: own ? own.name() : name.trim().slice(0, 40),
        width,
        depth,
        at: [start[0] + aside, start[1] + aside],
      });
    // What is wrong stands there before the focus comes, and is heard with the field.
    flushSync(() => setRefused('size'));
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <section className={styles.panel} aria-labelledby="ruler-title">
      <h2 id="ruler-title" className={styles.heading}>
        {m.ruler_title()}
      </h2>
      <p className={styles.lead}>{m.ruler_lead()}</p>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.choice}>
          <span className={styles.label}>{m.ruler_thing()}</span>
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
                {...(refused === 'size' && !isSize({ width, depth }[side]) && { error: wrongSize[side](sizeLimits) })}
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
      <button
        type="button"
        className={words.words}
        onClick={() => add({ kind: 'line', from: [start[0] - 100, start[1] + aside], to: [start[0] + 100, start[1] + aside] })}
      >
        {m.ruler_measure()}
      </button>
      {refused === 'full' && isFull && <p role="alert">{m.ruler_full({ most: mostItems })}</p>}
      {items.length > 0 && (
        <>
          <ul ref={list} className={styles.items} aria-label={m.ruler_mine()}>
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
              <li key={at} className={styles.item}>
                <span>{itemText(item, solids, locale)}</span>
                <span className={styles.acts}>
                  {item.kind === 'thing' && (
                    <button
                      type="button"
                      className={words.words}
                      onClick={() => onChange(items.map((one, index) => (index === at ? turned(item) : one)))}
                    >
                      {m.ruler_turn()}
                    </button>
                  )}
                  <button type="button" className={words.words} data-item={at} onClick={() => remove(at)}>
                    {m.ruler_remove()}
                  </button>
                </span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.link}
            onClick={() => void copy(`${location.origin}${location.pathname}#${writeItems(items)}`, m.ruler_link())}
          >
            <Icon name={copied ? 'check' : 'share'} size={20} />
            <span className={words.words} aria-live="polite">
              {copied ? m.flat_copied() : m.ruler_link()}
            </span>
          </button>
        </>
      )}
    </section>
  );
}
