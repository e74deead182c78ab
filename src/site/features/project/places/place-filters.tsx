import { useId } from 'react';
import { matchesFilter, type PlaceFilter } from '../../../../plans/ground/near.ts';
import { classNames } from '../../../../ui/class-names.ts';
import coveringInput from '../../../../ui/controls/covering-input.module.css';
import typography from '../../../../ui/text/typography.module.css';
import * as m from '../../../paraglide/messages.js';
import styles from './place-filters.module.css';
import type { PlaceMap } from './place-map.ts';

const walks = [5, 10, 15];
/** The kind of places that a family asks for first, and how far a child walks. */
const learning = { category: 'learning', within: 10 };

type Props = {
  categories: PlaceMap['categories'];
  places: { category: string; minutes: number }[];
  filter: PlaceFilter;
  onFilter: (filter: PlaceFilter) => void;
};

/** Which kind of places, how far; each kind says how many of it the chosen walk reaches. */
export function PlaceFilters({ categories, places, filter, onFilter }: Props) {
  const id = useId();
  const count = (category: string | null) => places.filter((place) => matchesFilter(place, { category, within: filter.within })).length;
  const isLearning = filter.category === learning.category && filter.within === learning.within;
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className={classNames(typography.note, styles.legend)}>{m.map_kind()}</legend>
        <div className={styles.options}>
          {[{ id: null, name: m.map_all() }, ...categories.filter(({ name }) => name)].map((category) => (
            <label key={category.id} className={styles.option}>
              <input
                type="radio"
                className={coveringInput.covering}
                name={`${id}-kind`}
                checked={filter.category === category.id}
                onChange={() => onFilter({ ...filter, category: category.id })}
              />
              {category.name} <span className={classNames(typography.quiet, styles.count)}>{count(category.id)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={classNames(typography.note, styles.legend)}>{m.map_walk()}</legend>
        <div className={styles.options}>
          {[null, ...walks].map((within) => (
            <label key={within} className={styles.option}>
              <input
                type="radio"
                className={coveringInput.covering}
                name={`${id}-walk`}
                checked={filter.within === within}
                onChange={() => onFilter({ ...filter, within })}
              />
              {within === null ? m.map_walk_any() : m.map_walk_within({ count: within })}
            </label>
          ))}
        </div>
      </fieldset>
      {categories.some((category) => category.id === learning.category) && (
        <button
          type="button"
          className={styles.learning}
          aria-pressed={isLearning}
          onClick={() => onFilter(isLearning ? { category: null, within: null } : learning)}
        >
          {m.map_learning_near()}
        </button>
      )}
    </div>
  );
}
