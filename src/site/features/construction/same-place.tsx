import { useState } from 'react';
import { useNavigate } from 'react-router';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { BeforeAfter } from './before-after.tsx';
import type { ConstructionView } from './construction-view.ts';
import styles from './same-place.module.css';

/** Two months of the visitor's choice from one place. The choice stands in the address; without scripts a button takes it there. */
export function SamePlace({ shots, before, after, filter }: Pick<ConstructionView, 'shots' | 'before' | 'after' | 'filter'>) {
  const navigate = useNavigate();
  // Ahead of the pictures, so that of two quick choices none is lost.
  const shown = `${before} ${after}`;
  const [choice, setChoice] = useState({ before, after, shown });
  if (choice.shown !== shown) setChoice({ before, after, shown });
  const [one, other] = [before, after].map((month) => shots.find((shot) => shot.month === month));
  if (!one || !other) return null;
  const choose = (name: 'before' | 'after', month: string) => {
    const months = { before: choice.before, after: choice.after, [name]: month };
    setChoice({ ...months, shown });
    const query = { ...(filter.chosen !== null && { stage: filter.chosen }), ...months };
    void navigate({ search: `?${new URLSearchParams(query)}` }, { replace: true, preventScrollReset: true });
  };
  const select = (name: 'before' | 'after', label: string) => (
    <label className={styles.field}>
      <span className={typography.caption}>{label}</span>
      <select name={name} className={styles.select} value={choice[name]} onChange={({ target }) => choose(name, target.value)}>
        {shots.map(({ month, when }) => (
          <option key={month} value={month}>
            {when}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.place}>
      <BeforeAfter before={one} after={other} />
      <form className={styles.choice} action="#viewpoint">
        {filter.chosen !== null && <input type="hidden" name="stage" value={filter.chosen} />}
        {select('before', m.construction_before())}
        {select('after', m.construction_after())}
        <button type="submit" className={styles.show}>
          {m.construction_show()}
        </button>
      </form>
    </div>
  );
}
