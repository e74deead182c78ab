import type { StoredEntry } from '../../../../../src/domain/content/content.ts';

type System = StoredEntry<'blackout_card'>['systems'][number]['system'];
/** How a system goes on: `hours` of its own batteries, or, when not given, as long as the generator's tank lasts. */
export type Way = { system: System; hours?: number; uk: string; en: string };

/** By the name under which a house's card chooses it. */
export const ways = {
  liftEach: {
    system: 'lifts',
    uk: 'По одному ліфту в кожній секції, від генератора.',
    en: 'One lift in each section, from the generator.',
  },
  liftTurns: {
    system: 'lifts',
    uk: 'Секції по черзі: щоп’ятнадцять хвилин ліфт їде в іншій.',
    en: 'Sections take turns: every fifteen minutes it is another one’s lift.',
  },
  liftAll: { system: 'lifts', uk: 'Усі ліфти, без черги.', en: 'All lifts, no turns.' },
  waterTank: {
    system: 'water',
    uk: 'Насоси від генератора, у баках запас на добу.',
    en: 'Pumps on the generator, a day’s supply in the tanks.',
  },
  waterPumps: {
    system: 'water',
    uk: 'Насоси від генератора; до п’ятого поверху вода йде й без них.',
    en: 'Pumps on the generator; up to the fifth floor water comes without them.',
  },
  heatRoof: {
    system: 'heating',
    uk: 'Дахова котельня з насосами від генератора.',
    en: 'The roof boiler house and its pumps, from the generator.',
  },
  heatUnit: {
    system: 'heating',
    uk: 'Тепловий пункт від генератора. Гріє, доки є тепло в міській мережі.',
    en: 'The heating unit, from the generator. It warms as long as the city’s network does.',
  },
  heatPumps: {
    system: 'heating',
    uk: 'Теплові насоси вполовину потужності: у квартирах 19 °C.',
    en: 'Heat pumps at half power: 19 °C in the apartments.',
  },
  light: {
    system: 'light',
    uk: 'Сходи, холи й паркінг: перші шість годин від акумуляторів.',
    en: 'Stairs, lobbies and car park; for the first six hours from batteries.',
  },
  lightStairs: { system: 'light', hours: 6, uk: 'Сходи й холи, від акумуляторів.', en: 'Stairs and lobbies, from batteries.' },
  net: {
    system: 'internet',
    uk: 'Оптика до квартири, обладнання дому на лінії генератора. Живлення роутера – за вами.',
    en: 'Fibre to the apartment, the house’s equipment on the generator. Your router is yours to power.',
  },
  netBatteries: {
    system: 'internet',
    hours: 8,
    uk: 'Оптика до квартири, вузол у підвалі на акумуляторах. Живлення роутера – за вами.',
    en: 'Fibre to the apartment, batteries in the basement. Your router is yours to power.',
  },
  doors: { system: 'doors', hours: 24, uk: 'Домофон і ворота від акумуляторів.', en: 'Intercom and gate, from batteries.' },
  doorsKey: {
    system: 'doors',
    hours: 0,
    uk: 'Домофон мовчить, двері й хвіртка відчиняються ключем.',
    en: 'The intercom is silent; doors and the wicket open with a key.',
  },
} as const satisfies Record<string, Way>;
