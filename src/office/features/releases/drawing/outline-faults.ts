import { type OutlineFault, outlineFault, type XY } from '../../../../base/geometry/outline.ts';
import * as m from '../../../paraglide/messages.js';

const faultTexts: Record<OutlineFault, () => string> = {
  'too-few': m.drawing_fault_too_few,
  'no-point': m.drawing_fault_no_point,
  repeated: m.drawing_fault_repeated,
  crossing: m.drawing_fault_crossing,
  empty: m.drawing_fault_empty,
};
/** What the check of contents will say of an outline, while it is drawn; null where it is one. */
export function outlineFaultText(outline: readonly XY[]): string | null {
  const fault = outlineFault(outline);
  return fault && faultTexts[fault]();
}
