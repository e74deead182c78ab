import type { Locale } from '../../base/locale.ts';
import type { RoomLabel } from '../../contract/catalogue/apartments.ts';
import * as m from '../paraglide/messages.js';

type Delivered = { deliveryQuarter: string; handedOver: boolean };

/** `IV квартал 2027`, `Q4 2027`. */
export function formatDeliveryInFull(quarter: string, locale: Locale): string {
  const [year = '', number = ''] = quarter.split('-Q');
  const roman = ['I', 'II', 'III', 'IV'][Number(number) - 1];
  if (!roman) return quarter;
  return locale === 'uk' ? `${roman}\u00a0квартал ${year}` : `Q${number}\u00a0${year}`;
}

/** `Здача: IV квартал 2027`, of a finished building `Здано: III квартал 2025`. */
export const deliveryFact = ({ deliveryQuarter, handedOver }: Delivered, locale: Locale): string =>
  `${handedOver ? m.flat_handed_over() : m.flat_delivery()} ${formatDeliveryInFull(deliveryQuarter, locale)}`;

const roomNames: Record<RoomLabel, () => string> = {
  bathroom: m.flat_room_bathroom,
  bedroom: m.flat_room_bedroom,
  entrance_hall: m.flat_room_entrance_hall,
  corridor: m.flat_room_corridor,
  kitchen: m.flat_room_kitchen,
  studio_with_kitchen: m.flat_room_studio_with_kitchen,
  terrace: m.flat_room_terrace,
  wardrobe: m.flat_room_wardrobe,
  loggia: m.flat_room_loggia,
  balcony: m.flat_room_balcony,
  cabinet: m.flat_room_cabinet,
  laundry: m.flat_room_laundry,
  living_room: m.flat_room_living_room,
};
const isRoomLabel = (label: string): label is RoomLabel => Object.hasOwn(roomNames, label);

/** The room's name; a label that the contract does not know is shown as it came. */
export const roomText = (label: string): string => (isRoomLabel(label) ? roomNames[label]() : label);

/** Names after the first one are in the middle of a sentence: «Кухня, вітальня». */
export const formatRoomNames = (labels: readonly string[]): string =>
  labels.map((label, at) => (at === 0 ? roomText(label) : roomText(label).toLowerCase())).join(', ');

const repairNames = { shell: m.flat_repair_shell, white_box: m.flat_repair_white_box, renovated: m.flat_repair_renovated };
export const repairText = (repair: keyof typeof repairNames): string => repairNames[repair]();

const houseTypeNames = {
  monolith_brick: m.flat_house_monolith_brick,
  monolith_frame: m.flat_house_monolith_frame,
  brick: m.flat_house_brick,
  panel: m.flat_house_panel,
};
export const houseTypeText = (type: keyof typeof houseTypeNames): string => houseTypeNames[type]();
