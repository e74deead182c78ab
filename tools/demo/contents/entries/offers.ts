import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { cutawayOf } from '../cutaway-of.ts';
import { closedOffers } from './offers-closed.ts';
import { standingOffers } from './offers-standing.ts';

const tag = (slug: string, uk: string, en: string): StoredEntries['offer_tag'][number] => ({
  slug,
  from: null,
  until: null,
  picture: null,
  gallery: [],
  uk: { name: uk },
  en: { name: en },
});

export const offerTags: StoredEntries['offer_tag'] = [
  tag('price', 'Менша ціна', 'A lower price'),
  tag('gift', 'Додаємо до квартири', 'Added to the apartment'),
  tag('people', 'Для своїх', 'For our people'),
];

/** In the order of showing. Ends are midnights in Kyiv. */
export const offers: StoredEntries['offer'] = [
  {
    slug: 'before-the-new-year',
    from: '2026-10-05T06:00:00.000Z',
    until: '2026-12-31T22:00:00.000Z',
    tag: 'price',
    showOnOneNews: true,
    forEveryone: true,
    projects: ['obriy-richkovyi', 'tykha-zatoka', 'tsehla', 'hlyniana-manufaktura'],
    rooms: [],
    effect: { kind: 'percent', hundredths: 200 },
    picture: 'tykha-zatoka/hero',
    gallery: ['obriy-richkovyi/hero', 'tsehla/hero', 'hlyniana-manufaktura/hero'],
    uk: {
      title: 'До Нового року – на два відсотки менше',
      lead: 'Чотири будинки, усі квартири від забудовника: бронюєте до кінця грудня і платите на 2 % менше.',
      gift: '',
      html: '<p>Узимку бетон росте повільніше, а люди рідше дивляться квартири. Щоб бригади не чекали весни, ми віддаємо частину ціни тим, хто вирішує зараз: знижка однакова для всіх квартир у чотирьох будинках і не залежить від того, хто як торгується.</p><p>Бронь фіксує ціну зі знижкою. Якщо договір підпишемо вже в січні, вона залишиться такою самою.</p>',
      terms: [
        'Знижку рахуємо від ціни, що стоїть на сторінці квартири в мить бронювання.',
        'Діє для квартир від забудовника; на перепродаж від інвесторів не поширюється.',
        'Знижка за великий перший внесок чи повну оплату, яку дають умови розтермінування, рахується додатково.',
        'Не додається до знижок «Для захисників» і «Друга квартира»: обирайте вигіднішу.',
      ],
    },
    en: {
      title: 'Two per cent less until the New Year',
      lead: 'Four houses, every apartment sold by the developer: book by the end of December and pay 2% less.',
      gift: '',
      html: '<p>In winter concrete rises more slowly and fewer people look at apartments. So that our crews need not wait for spring, part of the price goes to those who decide now: the same discount on every apartment in four houses, however well you bargain.</p><p>The reservation fixes the discounted price. Should the contract be signed in January, it stays the same.</p>',
      terms: [
        'The discount is taken from the price on the apartment’s page at the moment of booking.',
        'Valid for apartments sold by the developer, not for investors’ resales.',
        'A discount for a large down payment or for paying in full, which the instalment terms give, is counted on top.',
        'Cannot be combined with “For those who served” or “A second apartment”; take whichever gives more.',
      ],
    },
  },
  {
    slug: 'lower-floors',
    from: '2026-11-02T07:00:00.000Z',
    until: '2027-02-28T22:00:00.000Z',
    tag: 'price',
    showOnOneNews: true,
    forEveryone: true,
    projects: ['pivnichnyi-pahorb'],
    rooms: [1, 2],
    effect: { kind: 'per_m2', minor: 180_000, currency: 'UAH' },
    picture: 'pivnichnyi-pahorb/hero',
    gallery: [cutawayOf('1В'), cutawayOf('2Б')],
    uk: {
      title: 'Поки росте каркас: мінус 1800 гривень з метра',
      lead: 'Одно- та двокімнатні квартири Північного Пагорба дешевші, доки не встановлено вікна.',
      gift: '',
      html: '<p>Хто купує на етапі каркаса, чекає довше й бачить менше: поки що це бетон, риштування і краєвид із крана. Тому метр зараз коштує на 1800 гривень менше, ніж стоятиме в прайсі після монтажу фасаду.</p><p>Знижка рахується з загальної площі, разом із лоджією чи балконом за знижувальним коефіцієнтом, так само, як і ціна.</p>',
      terms: [
        'Діє для одно- та двокімнатних квартир у всіх секціях Північного Пагорба.',
        'Підходить і для повної оплати, і для розтермінування на умовах будинку.',
        'Площу беремо з договору; після обмірів БТІ знижку перераховуємо разом із ціною.',
      ],
    },
    en: {
      title: 'While the frame goes up: ₴1,800 off each metre',
      lead: 'One- and two-room apartments at Pivnichnyi Pahorb cost less until the windows are in.',
      gift: '',
      html: '<p>Buying at the frame stage means waiting longer and seeing less: for now it is concrete, scaffolding and a view from the crane. So a metre costs ₴1,800 less than it will once the façade is on.</p><p>The discount is counted on the total area, with loggias and balconies at their reduced factor, exactly as the price is.</p>',
      terms: [
        'Valid for one- and two-room apartments in every block of Pivnichnyi Pahorb.',
        'Works with full payment and with instalments on the terms of the house.',
        'The area is the one in the contract; after the final survey the discount is recounted together with the price.',
      ],
    },
  },
  {
    slug: 'storage-room',
    from: '2026-09-15T06:00:00.000Z',
    until: '2026-11-30T22:00:00.000Z',
    tag: 'gift',
    showOnOneNews: false,
    forEveryone: true,
    projects: ['kamianyi-yar', 'midnyi-kvartal'],
    rooms: [3, 4],
    effect: { kind: 'gift' },
    picture: 'kamianyi-yar/hero',
    gallery: ['midnyi-kvartal/hero'],
    uk: {
      title: 'Комора до великої квартири',
      lead: 'Велосипеди, лижі й ялинкові іграшки житимуть у цоколі, а не на балконі.',
      gift: 'Комора 4 м²',
      html: '<p>До кожної квартири від трьох кімнат додаємо комору на цокольному поверсі: близько чотирьох квадратних метрів, суха, з дверима під ключ і світлом на власному лічильнику. У прайсі така коштує 4200 доларів.</p><p>Комор стільки, скільки великих квартир лишилося в обох будинках, тож вони не закінчаться раніше, ніж акція.</p>',
      terms: [
        'Діє для квартир на три кімнати й більше в Кам’яному Ярі та Мідному Кварталі.',
        'Комору записуємо в той самий договір, переоформляти її окремо не треба.',
        'Замінити комору знижкою не можна; відмовитися від неї – можна.',
      ],
    },
    en: {
      title: 'A storage room with a large apartment',
      lead: 'Bicycles, skis and Christmas baubles move to the basement instead of the balcony.',
      gift: '4 m² storage room',
      html: '<p>Every apartment of three rooms or more comes with a storage room on the basement level: about four square metres, dry, with a lockable door and light on a meter of its own. Bought separately it costs $4,200.</p><p>There are as many of them as large apartments left in the two houses, so they will not run out before the offer does.</p>',
      terms: [
        'Valid for apartments with three or more rooms at Kamianyi Yar and Midnyi Kvartal.',
        'The storage room is written into the same contract; there is nothing to register separately.',
        'It cannot be exchanged for a discount; you may decline it.',
      ],
    },
  },
  ...standingOffers,
  ...closedOffers,
];
