import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { usePath } from '../../data/paths.ts';
import { comparisonSearch, useCompared } from '../../data/stored/compared.ts';
import { formatArea, formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import type { ComparisonRow } from './cells.tsx';
import { ColumnActions } from './column-actions.tsx';
import styles from './comparison.module.css';
import type { Stage } from './one-scale.ts';
import { LineSign, OverlaidPlans, StandingPlan } from './plan-stage.tsx';

type Columns = { flats: readonly Apartment[]; isAway: (slug: string) => boolean };
type HeadProps = Columns & { stage: Stage | null; overlaid: boolean; locale: Locale };

/** The plans on their horizon, and below it the names of the columns, which stay in sight. */
export function ComparisonHead({ flats, stage, overlaid, isAway, locale }: HeadProps) {
  const names = flats.map(({ number }) => m.list_number({ number }));
  return (
    <thead className={styles.head}>
      {stage && (
        <tr className={classNames(styles.plans, overlaid && styles.overlaid)}>
          <td className={styles.scale}>{m.fav_stage_note()}</td>
          {overlaid ? (
            <td className={styles.over}>
              <OverlaidPlans stage={stage} names={names} />
            </td>
          ) : (
            flats.map(({ slug, number }, at) => (
              <td key={slug} data-away={isAway(slug) || undefined}>
                <StandingPlan stage={stage} at={at} title={m.flat_plan_of({ number })} />
              </td>
            ))
          )}
        </tr>
      )}
      <tr className={styles.names}>
        <td />
        {flats.map((flat, at) => (
          <th key={flat.slug} scope="col" data-away={isAway(flat.slug) || undefined}>
            <ColumnName flat={flat} flats={flats} locale={locale} sign={overlaid ? at : null} sides={stage?.plans[at]?.metres ?? null} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type NameProps = {
  flat: Apartment;
  flats: readonly Apartment[];
  locale: Locale;
  /** The place of the plan's line among the others, while they are laid over each other. */
  sign: number | null;
  sides: { width: number; height: number } | null;
};

function ColumnName({ flat: { slug, number, area, project }, flats, locale, sign, sides }: NameProps) {
  const path = usePath();
  const { has, toggle } = useCompared();
  const without = comparisonSearch(flats.map((flat) => flat.slug).filter((other) => other !== slug));
  const metres = (value: number) => formatNumber(value, locale, 1);
  return (
    <>
      <a className={styles.flat} href={path(`apartments/${slug}`)}>
        <span className={styles.area}>{formatArea(area, locale)}</span>
        <span className={styles.number}>
          {sign !== null && <LineSign at={sign} />}
          {m.list_number({ number })}, {project.name}
        </span>
        {sides && <span className={styles.sides}>{m.fav_sides({ width: metres(sides.width), height: metres(sides.height) })}</span>}
      </a>
      <a
        className={styles.remove}
        href={`${path('favorites')}${without}`}
        onClick={() => has(slug) && toggle(slug)}
        aria-label={m.fav_compare_remove({ number })}
      >
        <Icon name="close" size={18} />
      </a>
    </>
  );
}

/** A row for each property, and in the last one what may be done with each flat. */
export const ComparisonBody = ({ flats, rows, isAway }: Columns & { rows: readonly ComparisonRow[] }) => (
  <>
    <tbody className={styles.body}>
      {rows.map(({ id, name, cells }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {cells.map(({ slug, shown, verdict }) => (
            <td key={slug} data-away={isAway(slug) || undefined}>
              {shown}
              {verdict && <span className={styles.verdict}>{verdict}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot className={styles.foot}>
      <tr>
        <td />
        {flats.map((flat) => (
          <td key={flat.slug} data-away={isAway(flat.slug) || undefined}>
            <ColumnActions flat={flat} />
          </td>
        ))}
      </tr>
    </tfoot>
  </>
);
