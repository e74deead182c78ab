import { type CSSProperties, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { SketchDrawing } from '../../../drawings/sketch-drawing.tsx';
import { sketchPlan } from '../../../plans/layout/sketch-plan.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { usePath } from '../../data/paths.ts';
import { comparisonSearch, useCompared } from '../../data/stored/compared.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { comparisonRows, differs } from './comparison-rows.tsx';
import styles from './comparison-table.module.css';

/** Flats side by side; equal rows can be left out. */
export function ComparisonTable({ flats, locale }: { flats: readonly Apartment[]; locale: Locale }) {
  const path = usePath();
  const { has, toggle } = useCompared();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const several = flats.length > 1;
  const rows = comparisonRows(flats, locale).filter((row) => !onlyDifferences || !several || differs(row));
  const without = (slug: string) => comparisonSearch(flats.map((flat) => flat.slug).filter((other) => other !== slug));
  return (
    <div className={styles.comparison}>
      <div className={styles.head}>
        <h2 id="comparison" className={styles.title}>
          {m.fav_compare_title()}
        </h2>
        {several && (
          <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}>
            {m.fav_only_differences()}
          </Checkbox>
        )}
        <a className={styles.close} href={path('favorites')}>
          {m.fav_compare_close()}
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <section className={styles.scroll} aria-labelledby="comparison" tabIndex={0}>
        <table className={styles.table} style={{ '--flats': flats.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {flats.map((flat) => (
                <th key={flat.slug} scope="col">
                  <a className={styles.flat} href={path(`apartments/${flat.slug}`)}>
                    <span className={styles.plan}>
                      {flat.plan && <SketchDrawing sketch={sketchPlan(flat.plan)} title={m.flat_plan_of({ number: flat.number })} />}
                    </span>
                    <span className={styles.area}>{formatArea(flat.area, locale)}</span>
                    <span className={styles.number}>{m.list_number({ number: flat.number })}</span>
                  </a>
                  <a
                    className={styles.remove}
                    href={`${path('favorites')}${without(flat.slug)}`}
                    onClick={() => has(flat.slug) && toggle(flat.slug)}
                    aria-label={m.fav_compare_remove({ number: flat.number })}
                  >
                    <Icon name="close" size={18} />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} data-same={(several && !differs(row)) || undefined}>
                <th scope="row">{row.name}</th>
                {row.cells.map(({ slug, shown }) => (
                  <td key={slug}>{shown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
