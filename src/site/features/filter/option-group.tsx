import { CachedPart } from '../../../ui/cached-part.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import typography from '../../../ui/text/typography.module.css';
import styles from './filter-groups.module.css';
import type { Option } from './filter-options.ts';

type Props = {
  title: string;
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** How many flats each option would give; without it no numbers are shown. */
  counts?: Record<string, number> | undefined;
  onToggle: (id: string) => void;
};

/** Checkboxes. An option without flats is quiet, but can still be ticked: another filter may give way to it. */
export function OptionGroup({ title, ...options }: Props) {
  if (options.options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <OptionList {...options} />
    </fieldset>
  );
}

export function OptionList({ name, options, chosen, counts, onToggle }: Omit<Props, 'title'>) {
  return options.map((option) => {
    const count = counts && (counts[option.id] ?? 0);
    const checked = chosen.includes(option.id);
    return (
      <CachedPart key={option.id} of={option} name={`${checked} ${count}`}>
        {() => (
          <Checkbox
            className={count === 0 ? styles.none : styles.option}
            name={name}
            value={option.id}
            checked={checked}
            onChange={() => onToggle(option.id)}
            {...(count !== undefined && { count })}
          >
            {option.name}
            {option.note && <span className={classNames(typography.caption, styles.note)}>{option.note}</span>}
          </Checkbox>
        )}
      </CachedPart>
    );
  });
}
