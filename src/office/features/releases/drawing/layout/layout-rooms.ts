import type { XY } from '../../../../../base/geometry/outline.ts';
import { countedArea, type RoomFault, roomFaults } from '../../../../../base/geometry/rooms.ts';
import type { Locale } from '../../../../../base/locale.ts';
import type { RoomLabel } from '../../../../../contract/catalogue/apartments.ts';
import type { LayoutAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import type { Plan } from '../../../../../contract/pictures.ts';
import { type Frame, moveWhole } from '../../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../../paraglide/messages.js';
import { outlineFaultText } from '../outline-faults.ts';
import { roomName } from '../room-names.ts';

export type Room = { id: string; label: RoomLabel; area: number; outline: XY[] };
export type LayoutRow = Omit<Plan, 'rooms'> & { layout: string; name: string; replaces: string; rooms: Room[] };

/** The plan of the source as a row to draw on. */
export function rowOver(row: LayoutRow, { layout, source, mark }: LayoutAnswer): LayoutRow {
  return { ...row, ...source, layout: layout.id, name: layout.name, replaces: mark, rooms: source.rooms as Room[] };
}

/** An area that was the one of its outline follows it; one that was measured on the site stays. */
const nearlyOutline = 0.01;
export function withAreas(before: readonly Room[], after: readonly Room[]): Room[] {
  return after.map((room) => {
    const was = before.find(({ id }) => id === room.id);
    const old = was ? countedArea(was.label, was.outline) : 0;
    const isChanged = was?.outline !== room.outline || was.label !== room.label;
    const follows = !was || was.area === 0 || Math.abs(was.area - old) <= Math.max(nearlyOutline * old, 0.02);
    return isChanged && follows && was?.area === room.area ? { ...room, area: countedArea(room.label, room.outline) } : room;
  });
}

export function freeId(rooms: readonly Room[]): string {
  let number = rooms.length + 1;
  while (rooms.some(({ id }) => id === `r${number}`)) number++;
  return `r${number}`;
}

/** An area in m² as the screen's language writes it. */
export const areaText = (area: number, locale: Locale): string =>
  m.drawing_layout_metres({ area: area.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });

/** How far a copy lies from its room, in centimetres. */
const beside = 40;
/** The room once more, a little beside itself where the plan has place for that. */
export function copied(rooms: readonly Room[], at: number, frame: Frame): Room[] {
  const room = rooms[at];
  if (!room) return [...rooms];
  const across = room.outline.map(([x]) => x);
  const down = room.outline.map(([, y]) => y);
  const middle: XY = [(Math.min(...across) + Math.max(...across)) / 2 + beside, (Math.min(...down) + Math.max(...down)) / 2 + beside];
  return [...rooms, { ...room, id: freeId(rooms), outline: moveWhole(room.outline, middle, frame) }];
}

/** What a room is called among the others; alike ones are numbered. */
export function roomTitle(rooms: readonly Pick<Room, 'label'>[], at: number): string {
  const label = rooms[at]?.label ?? '';
  const alike = rooms.filter((room) => room.label === label).length;
  const number = rooms.slice(0, at + 1).filter((room) => room.label === label).length;
  return alike > 1 ? `${roomName(label)} ${number}` : roomName(label);
}

function wordOf(fault: RoomFault, rooms: readonly Room[]): string | null {
  switch (fault.kind) {
    case 'outside':
      return m.drawing_layout_outside();
    case 'overlap':
      return m.drawing_layout_overlap({ name: roomTitle(rooms, fault.other) });
    case 'no-area':
      return m.drawing_layout_no_area();
    case 'too-large':
      return m.drawing_layout_too_large();
    case 'repeated-id':
      return null;
    default:
      return outlineFaultText(rooms[fault.at]?.outline ?? []);
  }
}

/** What the check of contents will say of each room, while it is drawn. */
export function faultsOfRooms(row: LayoutRow): (at: number) => string[] {
  const found = roomFaults(row);
  return (at) => found.flatMap((fault) => (fault.at === at ? (wordOf(fault, row.rooms) ?? []) : []));
}
