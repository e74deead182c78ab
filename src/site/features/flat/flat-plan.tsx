import type { CSSProperties } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Plan } from '../../../contract/pictures.ts';
import { PlanDrawing } from '../../../drawings/plan-drawing.tsx';
import { arrivingPlan } from '../../../drawings/travelling-plan.ts';
import { planFrame } from '../../../plans/layout/plan-frame.ts';
import target from '../../../ui/text/touch-target.module.css';
import { usePath } from '../../data/paths.ts';
import { roomText } from '../../format/format-flat.ts';
import type { LabelFit, RoomPlace } from '../../format/names/room-labels.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './flat-plan.module.css';

type Props = {
  apartment: Apartment;
  plan: Plan;
  places: Record<string, RoomPlace>;
  locale: Locale;
  highlighted: string | null;
  onHighlight: (room: string | null) => void;
};

const fitClass: Record<LabelFit, string | undefined> = { always: undefined, middle: styles.middle, wide: styles.wide, never: styles.never };

/** The large drawing: the plan, and the rooms' names set over it in the page's own type, so that they stay sharp at every size. */
export function FlatPlan({ apartment, plan, places, locale, highlighted, onHighlight }: Props) {
  const path = usePath();
  const frame = planFrame(plan);
  // A flat that was measured by itself differs a little from the plan that it shares with others.
  const measured = new Map(apartment.rooms.map(({ id, area }) => [id, area]));
  const ratio = {
    ...arrivingPlan,
    aspectRatio: `${frame.width} / ${frame.height}`,
    '--plan-ratio': frame.width / frame.height,
  } as CSSProperties;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={ratio}>
        <PlanDrawing
          plan={plan}
          title={m.flat_plan_of({ number: apartment.number })}
          highlighted={highlighted}
          onHighlight={onHighlight}
          className={styles.drawing}
        />
        <div aria-hidden="true">
          {plan.rooms.map((room) => {
            const place = places[room.id];
            return (
              place && (
                <span key={room.id} className={styles.label} style={{ left: place.left, top: place.top }}>
                  <span className={fitClass[place.fit]}>{roomText(room.label)}</span>
                  <span className={styles.area}>{formatNumber(measured.get(room.id) ?? room.area, locale)}</span>
                </span>
              )
            );
          })}
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span>{m.flat_plan_entrance()}</span>
        <a href={`${path('apartments')}${apartment.slug}/plan/`} className={target.tall}>
          {m.flat_plan_more()}
        </a>
      </figcaption>
    </figure>
  );
}
