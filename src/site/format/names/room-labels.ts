import type { XY } from '../../../base/geometry/outline.ts';
import type { Plan } from '../../../contract/pictures.ts';
import { labelPoint, widthAt } from '../../../plans/layout/label-point.ts';
import { planFrame } from '../../../plans/layout/plan-frame.ts';
import { roomText } from '../format-flat.ts';

/** From which width of the drawing a room's name fits into the room: any, 520 px, 720 px, none. */
export type LabelFit = 'always' | 'middle' | 'wide' | 'never';

const letterWidth = 6.6;
const narrowest = 320;

/** Whether the name fits is known on the server by its letters, because the drawing's scale is known but for its width. */
function labelFit(name: string, outline: readonly XY[], point: Readonly<XY>, drawingWidth: number): LabelFit {
  const room = widthAt(outline, point) / drawingWidth;
  const needed = (name.length * letterWidth + 6) / Math.max(room, 0.001);
  if (needed <= narrowest) return 'always';
  if (needed <= 520) return 'middle';
  return needed <= 720 ? 'wide' : 'never';
}

/** Where a room's name stands over the drawing, as CSS says it, and whether it fits there. */
export type RoomPlace = { left: string; top: string; fit: LabelFit };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** By the rooms' ids, for names in the present language. For the server: the search is the most expensive step of the page. */
export function roomPlaces(plan: Plan): Record<string, RoomPlace> {
  const frame = planFrame(plan);
  return Object.fromEntries(
    plan.rooms.map(({ id, label, outline }) => {
      const point = labelPoint(outline);
      const place = { left: percent((point[0] - frame.left) / frame.width), top: percent((point[1] - frame.top) / frame.height) };
      return [id, { ...place, fit: labelFit(roomText(label), outline, point, frame.width) }];
    }),
  );
}
