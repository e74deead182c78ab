import { type RefObject, useRef, useState } from 'react';
import { type Item, mostItems, turned, writeItems } from '../../../plans/measured-plan/ruler-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import ends from '../../../ui/layout/ends.module.css';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCopied } from '../../../ui/use-copied.ts';
import * as m from '../../paraglide/messages.js';
import { itemText } from './format-ruler.ts';
import styles from './ruler.module.css';
import type { RulerProps } from './ruler-layer.tsx';
import { ThingForm } from './thing-form.tsx';
import { useRemoval } from './use-removal.ts';

/** Controls for adding pieces and lines, and the list of them all, equivalent to the drawing. */
export function RulerPanel({ start, solids, items, onChange, locale }: RulerProps) {
  const [refused, setRefused] = useState<'size' | 'full' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemoval(list, { items, onChange });
  // The next one stands a little aside, so that it does not hide the last.
  const aside = (items.length % 6) * 20;
  const isFull = items.length >= mostItems;
  const add = (item: Item) => {
    setRefused(isFull ? 'full' : null);
    if (!isFull) onChange([...items, item]);
  };
  return (
    <section className={styles.panel} aria-labelledby="ruler-title">
      <h2 id="ruler-title" className={styles.heading}>
        {m.ruler_title()}
      </h2>
      <p className={typography.note}>{m.ruler_lead()}</p>
      <ThingForm
        onAdd={(thing) => add({ kind: 'thing', ...thing, at: [start[0] + aside, start[1] + aside] })}
        refused={refused === 'size'}
        onRefuse={() => setRefused('size')}
      />
      <button
        type="button"
        className={textButton.button}
        onClick={() => add({ kind: 'line', from: [start[0] - 100, start[1] + aside], to: [start[0] + 100, start[1] + aside] })}
      >
        {m.ruler_measure()}
      </button>
      {refused === 'full' && isFull && <p role="alert">{m.ruler_full({ most: mostItems })}</p>}
      {items.length > 0 && <ItemList list={list} remove={remove} items={items} solids={solids} onChange={onChange} locale={locale} />}
    </section>
  );
}

type ListProps = Pick<RulerProps, 'items' | 'solids' | 'onChange' | 'locale'> & {
  list: RefObject<HTMLUListElement | null>;
  remove: (at: number) => void;
};

/** The visitor's own things and lines, each turned and taken away here too, and the link that carries them all. */
function ItemList({ list, remove, items, solids, onChange, locale }: ListProps) {
  const { copied, copy } = useCopied();
  return (
    <>
      <ul ref={list} className={styles.items} aria-label={m.ruler_mine()}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
          <li key={at} className={classNames(ends.ends, styles.item)}>
            <span>{itemText(item, solids, locale)}</span>
            <span className={styles.acts}>
              {item.kind === 'thing' && (
                <button
                  type="button"
                  className={textButton.button}
                  onClick={() => onChange(items.map((one, index) => (index === at ? turned(item) : one)))}
                >
                  {m.ruler_turn()}
                </button>
              )}
              <button type="button" className={textButton.button} data-item={at} onClick={() => remove(at)}>
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
        <span className={textButton.button} aria-live="polite">
          {copied ? m.flat_copied() : m.ruler_link()}
        </span>
      </button>
    </>
  );
}
