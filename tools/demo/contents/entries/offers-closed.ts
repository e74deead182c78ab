import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { cutawayOf } from '../cutaway-of.ts';

/** One whose hour had not come when the autumn price list was printed, and one that was over by then. */
export const closedOffers: StoredEntries['offer'] = [
  {
    slug: 'before-the-housewarming',
    from: '2026-11-26T07:00:00.000Z',
    until: '2027-01-17T22:00:00.000Z',
    tag: 'price',
    showOnOneNews: false,
    forEveryone: true,
    projects: ['svitanok-9', 'oranzhereia'],
    rooms: [2],
    effect: { kind: 'per_m2', minor: 4_500, currency: 'USD' },
    picture: 'svitanok-9/hero',
    gallery: ['oranzhereia/hero', cutawayOf('2Б')],
    uk: {
      title: 'Останні двокімнатні перед новосіллям',
      lead: 'Світанок 9 здаємо взимку, Оранжерея вже живе. Двокімнатні квартири тут на 45 доларів з метра дешевші.',
      gift: '',
      html: '<p>Коли будинок майже заселено, ми закриваємо відділ продажів на місці й переїжджаємо на новий майданчик. Це коштує менше, ніж тримати його заради кількох квартир, і різницю ми віднімаємо від ціни.</p><p>Квартиру можна оглянути до підписання: у обох будинках пустять усередину будь-якого дня, крім неділі.</p>',
      terms: [
        'Діє для двокімнатних квартир у Світанку 9 та Оранжереї.',
        'Для квартир із ціною в гривнях знижку перераховуємо за курсом дня бронювання.',
        'Бронь фіксує ціну зі знижкою; внесок за бронь входить у ціну квартири.',
      ],
    },
    en: {
      title: 'The last two-rooms before the housewarming',
      lead: 'Svitanok 9 is handed over this winter and Oranzhereia is lived in. Two-room apartments there cost $45 a metre less.',
      gift: '',
      html: '<p>When a house is nearly full we close the sales office on its ground floor and move on to the next site. That is cheaper than keeping it open for a handful of apartments, and the difference comes off the price.</p><p>You can walk through the apartment before signing; both houses are open to visitors every day but Sunday.</p>',
      terms: [
        'Valid for two-room apartments at Svitanok 9 and Oranzhereia.',
        'Where the price is in hryvnias, the discount follows the rate of the day you book.',
        'The reservation fixes the discounted price; its deposit is part of the price.',
      ],
    },
  },
  {
    slug: 'autumn-studios',
    from: '2026-09-01T06:00:00.000Z',
    until: '2026-10-31T22:00:00.000Z',
    tag: 'price',
    showOnOneNews: false,
    forEveryone: true,
    projects: ['tsehla', 'kamianyi-yar'],
    rooms: [1],
    effect: { kind: 'percent', hundredths: 400 },
    picture: cutawayOf('С2'),
    gallery: ['tsehla/hero'],
    uk: {
      title: 'Осінь для першої квартири',
      lead: 'Студії та однокімнатні в Цеглі й Кам’яному Ярі: чотири відсотки до кінця жовтня.',
      gift: '',
      html: '<p>Восени в Києві починається навчальний рік і сезон перших квартир. На два місяці ми зменшили ціну на студії та однокімнатні в двох будинках поруч із метро.</p><p>Скористалися дев’ятнадцять покупців. Дякуємо, що обрали нас.</p>',
      terms: [
        'Діяла для студій та однокімнатних квартир у Цеглі та Кам’яному Ярі.',
        'Договори, підписані до кінця жовтня, зберігають ціну зі знижкою.',
      ],
    },
    en: {
      title: 'An autumn for first apartments',
      lead: 'Studios and one-room apartments at Tsehla and Kamianyi Yar: four per cent off until the end of October.',
      gift: '',
      html: '<p>In autumn Kyiv goes back to university and the season of first apartments begins. For two months we lowered the price of studios and one-room apartments in two houses near the metro.</p><p>Nineteen buyers took it up. Thank you for choosing us.</p>',
      terms: [
        'Was valid for studios and one-room apartments at Tsehla and Kamianyi Yar.',
        'Contracts signed before the end of October keep the discounted price.',
      ],
    },
  },
];
