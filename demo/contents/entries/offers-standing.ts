import type { StoredEntries } from '../../../src/domain/content/content.ts';

const building = [
  'obriy-richkovyi',
  'kamianyi-yar',
  'tykha-zatoka',
  'hlyniana-manufaktura',
  'pivnichnyi-pahorb',
  'midnyi-kvartal',
  'svitanok-9',
  'tsehla',
];

/** What holds for a year and longer. */
export const standingOffers: StoredEntries['offer'] = [
  {
    slug: 'for-those-who-served',
    from: '2024-08-23T06:00:00.000Z',
    until: '2027-12-31T22:00:00.000Z',
    tag: 'people',
    showOnOneNews: true,
    projects: [...building, 'lypova-tin', 'oranzhereia'],
    rooms: [],
    effect: { kind: 'percent', hundredths: 700 },
    picture: 'interiors/living-warm',
    gallery: ['lypova-tin/hero', 'oranzhereia/hero'],
    uk: {
      title: 'Для захисників і захисниць',
      lead: 'Сім відсотків для тих, хто служить або служив, і для родин загиблих. Без строків і черг.',
      gift: '',
      html: '<p>Ця знижка діє з 2024 року й діятиме далі. Вона не рекламна: це те, що ми можемо зробити як забудовник. Вистачить посвідчення учасника бойових дій, військового квитка або посвідчення члена сім’ї загиблого; довідок про доходи не просимо.</p><p>Поки людина на службі, квартиру за неї може оформити довірена особа, а зустріч з менеджером проведемо телефоном чи відео у зручний час.</p>',
      terms: [
        'Для військовослужбовців, ветеранів, поліцейських і рятувальників, які брали участь в обороні, та для членів сімей загиблих.',
        'Знижка діє для однієї квартири на родину, за будь-якого способу оплати.',
        'Інші знижки на ціну не додаються; подарунки – комора чи паркомісце – додаються.',
      ],
    },
    en: {
      title: 'For those who served',
      lead: 'Seven per cent for anyone who serves or has served, and for the families of the fallen. No queue, no rush.',
      gift: '',
      html: '<p>This discount has stood since 2024 and will go on standing. It is not advertising; it is what a developer can do. A combatant’s card, a military ID or the certificate of a fallen soldier’s family is enough. We ask for no proof of income.</p><p>While a person is in service, someone they trust can sign for them, and we will talk by phone or video whenever there is an hour free.</p>',
      terms: [
        'For service members, veterans, police officers and rescuers who took part in the defence, and for families of the fallen.',
        'One apartment per family, with any way of paying.',
        'Other price discounts are not added; gifts such as a storage room or a parking space are.',
      ],
    },
  },
  {
    slug: 'second-apartment',
    from: '2025-03-03T07:00:00.000Z',
    until: '2027-12-31T22:00:00.000Z',
    tag: 'people',
    showOnOneNews: false,
    projects: [...building, 'varta-house'],
    rooms: [],
    effect: { kind: 'percent', hundredths: 250 },
    picture: 'midnyi-kvartal/hero',
    gallery: ['interiors/living-2'],
    uk: {
      title: 'Друга квартира',
      lead: 'Якщо у вас уже є квартира в нашому будинку, наступна коштуватиме на 2,5 % менше.',
      gift: '',
      html: '<p>Сорок із гаком родин повернулися до нас по другу квартиру: дітям, батькам або просто ближче до роботи. Знижка для них не зникає з часом і не залежить від того, коли ви купили першу.</p><p>Нею можна поділитися: назвіть у заявці батьків, дітей, брата чи сестру, і знижка перейде до них.</p>',
      terms: [
        'Потрібен договір або витяг із реєстру на квартиру в будь-якому будинку ОБРІЮ.',
        'Знижка передається родичам першого ступеня, братам і сестрам, щоразу на одну квартиру.',
        'Не додається до інших знижок на ціну.',
      ],
    },
    en: {
      title: 'A second apartment',
      lead: 'If one of our houses is already home, the next apartment costs 2.5% less.',
      gift: '',
      html: '<p>More than forty families have come back for a second apartment: for children, for parents, or to be nearer work. Their discount does not fade with time, nor does it matter when the first one was bought.</p><p>It can be passed on: name your parents, children, brother or sister when you ask, and it becomes theirs.</p>',
      terms: [
        'You need the contract or the registry extract of an apartment in any OBRIY house.',
        'The discount passes to parents, children, brothers and sisters, one apartment at a time.',
        'Not combined with other price discounts.',
      ],
    },
  },
  {
    slug: 'parking-by-the-river',
    from: '2026-06-01T06:00:00.000Z',
    until: '2027-06-30T21:00:00.000Z',
    tag: 'gift',
    showOnOneNews: false,
    projects: ['prystan-41', 'dim-na-skhylakh'],
    rooms: [2, 3, 4],
    effect: { kind: 'gift' },
    picture: 'prystan-41/hero',
    gallery: ['dim-na-skhylakh/hero'],
    uk: {
      title: 'Друге паркомісце, із зарядкою',
      lead: 'У Пристані 41 та Домі на Схилах до великої квартири належить ще одне місце під домом.',
      gift: 'Паркомісце',
      html: '<p>Перше місце в цих двох будинках уже входить у ціну. Друге зазвичай коштує 38 000 доларів; до кінця червня воно додається до квартир від двох кімнат. До кожного підведено лінію на 11 кВт, тож зарядний пристрій залишиться тільки повісити.</p>',
      terms: [
        'Діє для квартир на дві кімнати й більше.',
        'Номер місця обираєте зі схеми паркінгу під час бронювання.',
        'Місце можна не брати: тоді з ціни віднімемо половину його вартості.',
      ],
    },
    en: {
      title: 'A second parking space, wired for charging',
      lead: 'At Prystan 41 and Dim na Skhylakh, a larger apartment comes with one more space under the house.',
      gift: 'Parking space',
      html: '<p>In these two houses the first space is part of the price already. The second usually costs $38,000; until the end of June it is added to apartments of two rooms and more. Each has an 11 kW line, so all that is left is to hang the charger.</p>',
      terms: [
        'Valid for apartments with two or more rooms.',
        'You choose the space on the parking plan when you book.',
        'You may do without it: then half of what it costs is taken off the price.',
      ],
    },
  },
];
