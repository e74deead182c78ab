import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import typography from '../../../../ui/text/typography.module.css';
import * as m from '../../../paraglide/messages.js';
import styles from './place-list.module.css';
import type { PlaceMap } from './place-map.ts';

export type FoundPlace = { number: number; name: string; category: string; minutes: number };

type Props = {
  ref: Ref<HTMLDivElement>;
  categories: PlaceMap['categories'];
  matching: readonly FoundPlace[];
  chosen: number | null;
  onChoose: (number: number | null) => void;
  onPress: (number: number, byKeyboard: boolean) => void;
};

const placeOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-place]');

/** The arrows move between the places, whatever their kind. */
function moveFocus(event: KeyboardEvent): void {
  const here = placeOf(event.target);
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!here || way === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')];
  const next = all[all.indexOf(here) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Places by kind; each is a button that shows it on the map. */
export function PlaceList({ ref, categories, matching, chosen, onChoose, onPress }: Props) {
  const look = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place?.matches(':focus-visible')) onChoose(Number(place.dataset.place));
  };
  const move = (event: KeyboardEvent) => (event.key === 'Escape' ? onChoose(null) : moveFocus(event));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the buttons inside
    <div ref={ref} className={styles.lists} onFocus={look} onKeyDown={move}>
      {categories.map(({ id: category, name: title }) => {
        const inside = matching.filter((place) => place.category === category);
        if (inside.length === 0) return null;
        return (
          <section key={category}>
            {title && <h3 className={classNames(typography.note, styles.title)}>{title}</h3>}
            <ul>
              {inside.map(({ number, name: place, minutes }) => (
                <li key={number}>
                  <button
                    type="button"
                    className={styles.place}
                    data-place={number}
                    aria-pressed={number === chosen}
                    onClick={(event) => onPress(number, event.detail === 0)}
                  >
                    <span className={classNames(typography.quiet, styles.number)}>{number}</span>
                    <span className={styles.name}>{place}</span>
                    <span className={styles.minutes}>{m.project_minutes({ count: minutes })}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
