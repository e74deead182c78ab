import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import words from '../../../ui/words-button.module.css';
import * as m from '../../paraglide/messages.js';
import { useCopied } from '../../use-copied.ts';
import styles from './ruler.module.css';
import type { RulerProps } from './ruler-layer.tsx';
import { type Item, mostItems, sizeLimits, turned, writeItems } from './ruler-state.ts';
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

const sizeOf = (text: string) => Math.round(Number(text.replace(',', '.')));
const isSize = (size: number) => size >= sizeLimits.least && size <= sizeLimits.most;

/** Where things are chosen and lines begun, and the list of them all, which says what the drawing shows. */
export function RulerPanel({ start, solids, items, onChange, locale }: RulerProps) {
  const [name, setName] = useState('');
  const [size, setSize] = useState({ width: '220', depth: '95' });
  const [chosen, setChosen] = useState(0);
  const { copied, copy } = useCopied();
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemoval(list, { items, onChange });
  // The next one stands a little aside, so that it does not hide the last.
  const aside = (items.length % 6) * 20;
  const add = (item: Item) => items.length < mostItems && onChange([...items, item]);
  const own = usual[chosen];
  const [width, depth] = own ? [own.width, own.depth] : [sizeOf(size.width), sizeOf(size.depth)];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSize(width) && isSize(depth))
      add({ kind: 'thing', name: own ? own.name() : name.trim().slice(0, 40), width, depth, at: [start[0] + aside, start[1] + aside] });
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
            {(['width', 'depth'] as const).map((side) => (
              <TextField
                key={side}
                label={side === 'width' ? m.ruler_width() : m.ruler_depth()}
                name={side}
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
