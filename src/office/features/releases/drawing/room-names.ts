import type { RoomLabel } from '../../../../contract/catalogue/apartments.ts';
import * as m from '../../../paraglide/messages.js';

export const roomNames: Record<RoomLabel, () => string> = {
  living_room: m.drawing_room_living_room,
  studio_with_kitchen: m.drawing_room_studio_with_kitchen,
  kitchen: m.drawing_room_kitchen,
  bedroom: m.drawing_room_bedroom,
  cabinet: m.drawing_room_cabinet,
  bathroom: m.drawing_room_bathroom,
  laundry: m.drawing_room_laundry,
  wardrobe: m.drawing_room_wardrobe,
  entrance_hall: m.drawing_room_entrance_hall,
  corridor: m.drawing_room_corridor,
  loggia: m.drawing_room_loggia,
  balcony: m.drawing_room_balcony,
  terrace: m.drawing_room_terrace,
};
export const roomName = (label: string): string => roomNames[label as RoomLabel]?.() ?? label;
