import { SketchDrawing } from '../../../drawings/sketch-drawing.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SectionHead } from '../../../ui/text/section-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import type { Selected } from './load-home.ts';
import styles from './selected-flats.module.css';

/** Small ads: one flat for one quality, the plan first. */
export function SelectedFlats({ flats }: { flats: Selected[] }) {
  const locale = useLocale();
  const path = usePath();
  return (
    <section data-far className={styles.section} aria-labelledby="selected">
      <SectionHead id="selected" title={m.home_selected()} href={path('apartments')}>
        {m.home_selected_all()}
      </SectionHead>
      <ul className={styles.ads}>
        {flats.map(({ quality, flat }) => (
          <li key={flat.slug} className={styles.ad}>
            <h3 className={styles.quality}>{quality}</h3>
            <div className={styles.plan}>{flat.sketch && <SketchDrawing sketch={flat.sketch} title={m.home_selected_plan()} />}</div>
            <p className={styles.area}>
              <a href={path(`apartments/${flat.slug}`)} className={wholeLink.whole}>
                {formatArea(flat.area, locale)}
              </a>
            </p>
            <p className={classNames(typography.caption, styles.texts)}>
              {formatRooms(flat.roomCount)}, {flat.project}
              <br />
              <Price uah={flat.cost} usd={flat.costUsd} className={styles.price} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
