import { type RoomFault, roomFaults } from '../../../base/geometry/rooms.ts';
import type { Contents } from '../contents.ts';
import type { StoredEntry } from '../entries/entry.ts';
import type { ContentFault } from '../fault.ts';
import { polygonFault } from './check-building-plans.ts';

function sentenceOf(fault: RoomFault, { rooms }: StoredEntry<'layout_plan'>): string {
  switch (fault.kind) {
    case 'outside':
      return 'is outside of the plan';
    case 'overlap':
      return `reaches into the room ${rooms[fault.other]?.id}`;
    case 'no-area':
      return 'is no area';
    case 'too-large':
      return 'is more than its outline encloses';
    case 'repeated-id':
      return 'comes twice';
    default:
      return polygonFault(rooms[fault.at]?.outline ?? []) ?? 'is no outline';
  }
}

/** The faults of plans of layouts, each by its field. */
export const impossibleLayouts = ({ entries }: Pick<Contents, 'entries'>): ContentFault[] =>
  entries.layout_plan.flatMap((plan, at) => {
    const here = ['entries', 'layout_plan', plan.slug];
    const isRepeated = entries.layout_plan.findIndex(({ layout }) => layout === plan.layout) < at;
    return [
      ...(isRepeated ? [{ path: [...here, 'layout'], message: `${plan.layout} comes twice` }] : []),
      ...(plan.rooms.length === 0 ? [{ path: [...here, 'rooms'], message: 'is missing' }] : []),
      ...roomFaults(plan).map((fault) => ({ path: [...here, 'rooms', `${fault.at}`, fault.field], message: sentenceOf(fault, plan) })),
    ];
  });
