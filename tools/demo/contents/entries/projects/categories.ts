import type { StoredEntries } from '../../../../../src/domain/content/content.ts';
import { named } from '../named.ts';

/** In the order of building. */
export const stages: StoredEntries['construction_stage'] = [
  named('pit', 'Котлован і фундамент', 'Pit and foundation'),
  named('frame', 'Каркас', 'Frame'),
  named('walls', 'Стіни й перегородки', 'Walls and partitions'),
  named('facade', 'Фасад і вікна', 'Facade and windows'),
  named('networks', 'Інженерні мережі', 'Services'),
  named('halls', 'Під’їзди та ліфти', 'Entrances and lifts'),
  named('grounds', 'Двір і благоустрій', 'Yard and grounds'),
];

export const featureCategories: StoredEntries['feature_category'] = [
  named('home', 'Квартира', 'The apartment'),
  named('house', 'Дім', 'The house'),
  named('yard', 'Двір і спільне', 'Yard and shared rooms'),
  named('around', 'Поруч', 'Close by'),
  named('terms', 'Умови', 'Terms'),
];

export const placeCategories: StoredEntries['infrastructure_category'] = [
  named('transport', 'Транспорт', 'Transport'),
  named('learning', 'Навчання', 'Learning'),
  named('nature', 'Парк і вода', 'Parks and water'),
  named('daily', 'Щоденне', 'Everyday'),
  named('health', 'Здоров’я', 'Health'),
  named('leisure', 'Дозвілля', 'Leisure'),
];
