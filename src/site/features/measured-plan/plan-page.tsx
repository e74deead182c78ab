import { type CSSProperties, useState } from 'react';
import type { Picture as PictureData } from '../../../contract/pictures.ts';
import { PlanPicture } from '../../../drawings/plan-picture.tsx';
import type { DrawnPlan } from '../../../plans/measured-plan/drawn-plan.ts';
import type { PrintScale } from '../../../plans/measured-plan/print-scale.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import { deferred } from '../../../ui/deferred.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { useLocale, usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './plan-page.module.css';
import './ruler.module.css';
import type { Item, Solid } from '../../../plans/measured-plan/ruler-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import tableStyles from '../../../ui/text/table.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ScaleBar } from './scale-bar.tsx';

const RulerLayer = deferred(() => import('./ruler-layer.tsx').then((module) => module.RulerLayer), 'idle');
const RulerPanel = deferred(() => import('./ruler-panel.tsx').then((module) => module.RulerPanel), 'idle');

export type RoomRow = { id: string; name: string; area: string; size: string };
export type PlanFacts = {
  slug: string;
  number: string;
  /** Rooms and area of the flat, in words. */
  facts: string;
  project: { slug: string; name: string; prime: boolean };
  drawn: DrawnPlan;
  print: PrintScale;
  /** The same plan as a picture, furnished and seen from above. */
  cutaway: PictureData | null;
  rooms: RoomRow[];
  solids: Solid[];
  /** Where a visitor's own things begin. */
  start: readonly [number, number];
};

const lookOf = ({ width, height }: { width: number; height: number }) =>
  ({ '--plan-ratio': width / height, aspectRatio: `${width} / ${height}` }) as CSSProperties;

/** One plan in full: furnished, measured, to be tried with things of one's own, printed to scale and saved. */
export function PlanPage({ slug, number, facts, project, drawn, print, cutaway, rooms, solids, start }: PlanFacts) {
  const locale = useLocale();
  const path = usePath();
  const flat = `${path('apartments')}${slug}/`;
  const [items, setItems] = useState<readonly Item[]>([]);
  const { frame } = drawn;
  const ruler = { frame, solids, start, items, onChange: setItems, locale };
  return (
    <article className={styles.page} data-accent={project.prime ? 'prime' : undefined} data-wide={print.wide || undefined}>
      <header className={styles.head} data-horizon="">
        <div>
          <Link alone href={flat}>
            {m.plan_flat({ number, project: project.name })}
          </Link>
          <h1 className={classNames(typography.display, styles.title)}>{m.plan_title()}</h1>
          <p className={styles.facts}>{facts}</p>
        </div>
        <p className={classNames(typography.quiet, styles.lead)}>{m.plan_lead()}</p>
      </header>
      <div className={styles.tools}>
        {cutaway && (
          <fieldset className={`${styles.show} ${styles.view}`}>
            <legend className={styles.legend}>{m.plan_view()}</legend>
            <Checkbox type="radio" name="view" value="drawing" defaultChecked>
              {m.plan_drawing()}
            </Checkbox>
            <Checkbox type="radio" name="view" value="cutaway">
              {m.plan_cutaway()}
            </Checkbox>
          </fieldset>
        )}
        <fieldset className={styles.show} data-of="drawing">
          <legend className={styles.legend}>{m.plan_show()}</legend>
          <Checkbox name="furniture" defaultChecked>
            {m.plan_furniture()}
          </Checkbox>
          <Checkbox name="dimensions" defaultChecked>
            {m.plan_dimensions()}
          </Checkbox>
        </fieldset>
        <button type="button" className={textButton.button} onClick={() => window.print()}>
          {m.plan_print()}
        </button>
        <a className={styles.save} href={`${flat}plan.svg`} download>
          <Icon name="download" size={20} />
          <span className={textButton.button}>{m.plan_save()}</span>
        </a>
      </div>
      <div className={styles.spread}>
        <figure className={styles.figure}>
          <div className={styles.frame} style={lookOf(frame)} data-of="drawing">
            <PlanPicture drawn={drawn} print={print} title={m.plan_of({ number })}>
              <RulerLayer {...ruler} />
            </PlanPicture>
          </div>
          <ScaleBar print={print} locale={locale} />
          {cutaway && (
            // Hidden and lazy: it is loaded when it is chosen.
            <div className={styles.frame} style={lookOf(cutaway)} data-of="cutaway">
              <Picture picture={cutaway} sizes="(width < 64em) 96vw, 60vw" className={styles.cutaway} />
            </div>
          )}
          <figcaption className={classNames(typography.note, styles.note)}>
            <span data-of="drawing">{m.plan_note()}</span>
            {cutaway && <span data-of="cutaway">{m.plan_cutaway_note()}</span>}
          </figcaption>
        </figure>
        <div data-of="drawing">
          <RulerPanel {...ruler} />
        </div>
        <section className={styles.rooms} aria-labelledby="plan-rooms">
          <h2 id="plan-rooms" className={styles.heading}>
            {m.plan_rooms()}
          </h2>
          <table className={classNames(tableStyles.table, styles.table)}>
            <thead>
              <tr>
                <th scope="col">{m.plan_room()}</th>
                <th scope="col">{m.plan_area()}</th>
                <th scope="col">{m.plan_size()}</th>
              </tr>
            </thead>
            <tbody>
              {rooms.map(({ id, name, area, size }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{area}</td>
                  <td>{size}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button href={flat} className={styles.back}>
            {m.plan_back()}
          </Button>
        </section>
      </div>
    </article>
  );
}
