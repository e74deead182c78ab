import { fitsFlats, sumOfRooms } from '../../../../../base/geometry/rooms.ts';
import { isSameJson } from '../../../../../base/json/merge-fields.ts';
import type { LayoutAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import styles from '../drawing.module.css';
import { areaText, type LayoutRow, type Room } from './layout-rooms.ts';

type SourceProps = {
  row: LayoutRow;
  answer: LayoutAnswer;
  /** Whether the release, or the site, has a plan of ours. */
  isDrawn: boolean;
  onKeep: () => void;
  onBegin: () => void;
  onGiveBack: () => void;
};

/** Whose plan it is: ours stands until the source says another one, and then until a person has decided. */
export function LayoutSource({ row, answer: { source, mark }, isDrawn, onKeep, onBegin, onGiveBack }: SourceProps) {
  const isSame = isSameJson(row.rooms, source.rooms);
  const isMoved = row.replaces !== mark;
  return (
    <section className={styles.details}>
      <p role="status" className={isMoved ? styles.fault : styles.hint}>
        {isMoved ? m.drawing_layout_moved() : isSame ? m.drawing_layout_same() : m.drawing_layout_ours()}
      </p>
      <p className={styles.tools}>
        {isMoved && (
          <button type="button" onClick={onKeep}>
            {m.drawing_layout_keep()}
          </button>
        )}
        {(isMoved || !isSame) && (
          <button type="button" onClick={onBegin}>
            {m.drawing_layout_begin()}
          </button>
        )}
        {isDrawn && (
          <button type="button" onClick={onGiveBack}>
            {m.drawing_layout_give_back()}
          </button>
        )}
      </p>
    </section>
  );
}

type SumProps = { rooms: readonly Room[]; answer: LayoutAnswer; faults: readonly string[] };
/** The sum of the rooms beside the areas of the flats that have this layout. */
export function LayoutSum({ rooms, answer: { flats }, faults }: SumProps) {
  const locale = useLocale();
  const metres = (hundredths: number) => areaText(hundredths / 100, locale);
  const areas = flats.map(({ area }) => Math.round(area * 100));
  const sum = sumOfRooms(rooms);
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  const fits = fitsFlats(sum, areas);
  const said =
    areas.length === 0
      ? m.drawing_layout_sum({ sum: metres(sum) })
      : least === most
        ? m.drawing_layout_sum_one({ sum: metres(sum), area: metres(least) })
        : m.drawing_layout_sum_many({ sum: metres(sum), least: metres(least), most: metres(most) });
  return (
    <div>
      <p role="status" className={fits ? styles.hint : styles.fault}>
        {said}
      </p>
      {fits &&
        faults.map((message) => (
          <p key={message} className={styles.fault}>
            {message}
          </p>
        ))}
    </div>
  );
}

const mostShown = 24;
/** The flats that get this plan, by project. */
export function LayoutUses({ flats }: Pick<LayoutAnswer, 'flats'>) {
  const byProject = Map.groupBy(flats, ({ project }) => project.slug);
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{m.drawing_layout_uses({ count: flats.length })}</h4>
      {byProject.size > 1 && <p className={styles.hint}>{m.drawing_layout_shared({ count: byProject.size })}</p>}
      {[...byProject.values()].map((own) => (
        <p key={own[0]?.project.slug} className={styles.hint}>
          {m.drawing_layout_flats({
            project: own[0]?.project.name ?? '',
            numbers: `${own
              .slice(0, mostShown)
              .map(({ number }) => number)
              .join(', ')}${own.length > mostShown ? ' …' : ''}`,
          })}
        </p>
      ))}
    </section>
  );
}
