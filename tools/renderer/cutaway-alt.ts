import type { Localized } from '../../src/base/locale.ts';
import type { RoomLabel } from '../../src/contract/catalogue/apartments.ts';
import { type Layout, layouts } from '../demo/plans/layouts.ts';
import type { Cutaway } from './cutaways.ts';

type Told = [label: RoomLabel, one: Localized, more?: Localized];

/** Rooms whose size matters to a buyer, then those that are only named, in the order of the text. */
const measured: Told[] = [
  ['studio_with_kitchen', { uk: 'кухня-вітальня', en: 'a kitchen and living room' }],
  ['living_room', { uk: 'вітальня', en: 'a living room' }],
  ['kitchen', { uk: 'кухня', en: 'a kitchen' }],
  ['bedroom', { uk: 'спальня', en: 'a bedroom' }, { uk: 'спальні', en: 'bedrooms' }],
  ['cabinet', { uk: 'кабінет', en: 'a study' }],
];
const counted: Told[] = [
  ['terrace', { uk: 'тераса', en: 'a terrace' }],
  ['bathroom', { uk: 'ванна кімната', en: 'a bathroom' }, { uk: 'два санвузли', en: 'two bathrooms' }],
  ['wardrobe', { uk: 'гардеробна', en: 'a walk-in wardrobe' }],
  ['laundry', { uk: 'пральня', en: 'a laundry' }],
  ['loggia', { uk: 'лоджія', en: 'a loggia' }],
  ['balcony', { uk: 'балкон', en: 'a balcony' }],
];

const homes: Localized[] = [
  { uk: 'Студія', en: 'A studio' },
  { uk: 'Однокімнатна квартира', en: 'A one-room apartment' },
  { uk: 'Двокімнатна квартира', en: 'A two-room apartment' },
  { uk: 'Трикімнатна квартира', en: 'A three-room apartment' },
  { uk: 'Чотирикімнатна квартира', en: 'A four-room apartment' },
];

const joined = (parts: string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

function roomsOf({ plan: { rooms } }: Layout, locale: 'uk' | 'en'): string {
  const metres = (sizes: number[]): string => {
    const texts = sizes.map((size) => size.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
    return locale === 'uk' ? `${joined(texts, 'і')} м²` : `of ${joined(texts, 'and')} m²`;
  };
  const told = (list: Told[], withSize: boolean): string[] =>
    list.flatMap(([label, one, more = one]) => {
      const sizes = rooms.filter((room) => room.label === label).map(({ area }) => area);
      const words = (sizes.length > 1 ? more : one)[locale];
      return sizes.length === 0 ? [] : [withSize ? `${words} ${metres(sizes)}` : words];
    });
  return joined([...told(measured, true), ...told(counted, false)], locale === 'uk' ? 'та' : 'and');
}

/** The rooms of a layout as the picture of it shows them, for someone who does not see it. */
export function altOfCutaway({ layout: id }: Cutaway): Localized {
  const layout = layouts.find((one) => one.id === id);
  const home = layout && homes[layout.scheme.startsWith('studio') ? 0 : layout.rooms];
  if (!layout || !home) throw new Error(`nobody can describe layout ${id}`);
  const area = (locale: 'uk' | 'en'): string => (layout.hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 1 });
  return {
    uk: `${home.uk} ${area('uk')} м² з меблями, вид згори без стелі: ${roomsOf(layout, 'uk')}. Візуалізація.`,
    en: `${home.en} of ${area('en')} m², furnished, seen from above without its ceiling: ${roomsOf(layout, 'en')}. Computer rendering.`,
  };
}
