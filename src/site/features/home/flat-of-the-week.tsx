import { SketchDrawing } from '../../../drawings/sketch-drawing.tsx';
import { useTravellingPlan } from '../../../drawings/travelling-plan.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import type { CardFlat } from '../../cards/card-flat.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDelivery, formatFloor, formatRooms } from '../../format/format-apartment.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './flat-of-the-week.module.css';

/** A spread: the cut-away bleeds off the right edge, the facts stand at the left. */
export function FlatOfTheWeek({ flat }: { flat: CardFlat }) {
  const locale = useLocale();
  const path = usePath();
  const to = path(`apartments/${flat.slug}`);
  const travelling = useTravellingPlan(to);
  const { photo, sketch } = flat;
  return (
    <section data-far className={styles.spread} data-ground="light" aria-labelledby="flat-of-the-week">
      <div className={styles.facts}>
        <h2 id="flat-of-the-week" className={styles.label}>
          {m.home_flat_of_the_week()}
        </h2>
        <p className={styles.area}>
          {formatNumber(flat.area, locale, 2)}
          <span className={styles.unit}>{locale === 'uk' ? 'м²' : 'm²'}</span>
        </p>
        <p className={typography.quiet}>
          {formatRooms(flat.roomCount)}, {formatFloor(flat.floor, flat.floorsTotal)}
          <br />
          {flat.project}, {formatDelivery(flat.deliveryQuarter, flat.handedOver)}
        </p>
        <p className={styles.price}>
          <Price uah={flat.cost} usd={flat.costUsd} />
          <Price uah={flat.cost} usd={flat.costUsd} show="other" className={styles.other} />
        </p>
        <Button href={to} data-travel="">
          {m.home_flat_open()}
        </Button>
      </div>
      <a href={to} className={styles.picture} data-travel="" aria-label={m.home_flat_open()}>
        {photo ? (
          <Picture picture={photo} sizes="(width < 48em) 100vw, 58vw" reveal alt="" className={styles.photo} />
        ) : (
          sketch && (
            <span className={styles.plan} style={travelling}>
              <SketchDrawing sketch={sketch} title={m.home_flat_of_the_week()} />
            </span>
          )
        )}
      </a>
    </section>
  );
}
