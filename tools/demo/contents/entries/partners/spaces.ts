import type { StoredEntries } from '../../../../../src/domain/content/content.ts';

const bare = { from: null, until: null, gallery: [] };

/** What partners can take in the houses and on the fences. */
export const spaces: StoredEntries['advertising'] = [
  {
    ...bare,
    slug: 'midnyi-kvartal-corner',
    project: 'midnyi-kvartal',
    area: 112,
    picture: 'midnyi-kvartal/hero',
    uk: {
      title: 'Ріг пішохідної вулиці',
      lead: 'Кутове приміщення з вітринами на два боки, де починається вулиця без машин.',
      place: 'Секція 1, перший поверх',
      terms: 'Від трьох років',
      html: '<p>Стеля 4,2 м, вітрини від підлоги, окремий вхід і вихід у двір для завантаження. Потужність 40 кВт, витяжка виведена на дах, тож тут можна готувати.</p><p>Навпроти стане кав’ярня, через стіну – аптека. Шукаємо пекарню, книгарню або гастроном; ще одного салону зв’язку не беремо.</p><h2>Умови</h2><ul><li>ставка обговорюється, перші два місяці на ремонт – без оплати;</li><li>вивіска в межах вітрини, літери без підкладки;</li><li>столики надворі – з квітня до жовтня.</li></ul>',
    },
    en: {
      title: 'The corner of the walking street',
      lead: 'A corner room with windows on both sides, where the street without cars begins.',
      place: 'Section 1, ground floor',
      terms: 'Three years or more',
      html: '<p>A 4.2 m ceiling, windows to the floor, a door of its own and a way to the yard for deliveries. With 40 kW of power and an extract to the roof you can cook here.</p><p>A café will open opposite, and a pharmacy is next door. We look for a bakery, a bookshop or a food hall, and not for one more phone shop.</p><h2>Terms</h2><ul><li>the rent is open to discussion, and two months of fitting-out are free;</li><li>a sign within the window, in plain letters;</li><li>tables outside from April to October.</li></ul>',
    },
  },
  {
    ...bare,
    slug: 'hlyniana-manufaktura-workshops',
    project: 'hlyniana-manufaktura',
    area: 46.5,
    picture: 'hlyniana-manufaktura/hero',
    uk: {
      title: 'Майстерні у дворі',
      lead: 'П’ять невеликих приміщень із дверима просто в сад, для тих, хто робить руками.',
      place: 'Секції 2 і 3, перший поверх',
      terms: 'Від одного року',
      html: '<p>По 46,5 м², із раковиною, трифазною розеткою та місцем під піч. Вночі тут тихо, тож верстати працюють до восьмої вечора.</p><p>Дві майстерні вже чекають на кераміста й палітурницю. Для решти просимо показати роботи: сусіди обиратимуть разом із нами.</p>',
    },
    en: {
      title: 'Workshops in the courtyard',
      lead: 'Five small rooms with doors into the garden, for people who make things.',
      place: 'Sections 2 and 3, ground floor',
      terms: 'A year or more',
      html: '<p>Each has 46.5 m², a sink, three-phase power and room for a kiln. Nights are quiet here, so machines stop at eight.</p><p>Two are promised to a potter and a bookbinder. For the others we ask to see your work: the neighbours will choose with us.</p>',
    },
  },
  {
    ...bare,
    slug: 'obriy-richkovyi-fence',
    project: 'obriy-richkovyi',
    area: 360,
    picture: 'obriy-richkovyi/stage-frame-2',
    uk: {
      title: 'Паркан уздовж набережної',
      lead: 'Сто двадцять метрів паркана, повз який щодня проходять бігуни й мами з візками.',
      place: 'Майданчик, бік набережної',
      terms: 'Від одного місяця',
      html: '<p>Поле 120 × 3 м, друк на сітці, яка не парусить. Ділимо на секції по шість метрів, не менше ніж дві поруч.</p><p>Беремо культуру, спорт, освіту й малий бізнес району. Не беремо азартних ігор, мікропозик і політики. П’яту частину паркана віддаємо безплатно дитячим малюнкам і благодійним зборам.</p>',
    },
    en: {
      title: 'The fence along the embankment',
      lead: 'A hundred and twenty metres that runners and prams pass every day.',
      place: 'The site, towards the embankment',
      terms: 'A month or more',
      html: '<p>The field is 120 × 3 m, printed on mesh that does not catch the wind. It comes in parts of six metres, two side by side at least.</p><p>We take culture, sport, schools and the small business of the district, and no gambling, payday loans or politics. A fifth of the fence is free for children’s drawings and charity.</p>',
    },
  },
  {
    ...bare,
    slug: 'oranzhereia-kiosk',
    project: 'oranzhereia',
    area: 18,
    picture: 'oranzhereia/hero',
    uk: {
      title: 'Кіоск при оранжереї',
      lead: 'Вісімнадцять метрів скла поруч із лимонами: кава, морозиво або квіти.',
      place: 'Двір, біля входу в оранжерею',
      terms: 'Від шести місяців',
      html: '<p>Вода, каналізація, 12 кВт. Працює з двору й із вулиці, через два вікна. У домі 108 квартир, і найближча кава – за чотири хвилини.</p><p>Просимо одного: скло має лишатися прозорим.</p>',
    },
    en: {
      title: 'A kiosk by the glasshouse',
      lead: 'Eighteen metres of glass beside the lemons: coffee, ice cream or flowers.',
      place: 'The yard, by the glasshouse door',
      terms: 'Six months or more',
      html: '<p>Water, drains, 12 kW. It serves the yard and the street through two windows. There are 108 homes here, and the nearest coffee is four minutes away.</p><p>We ask for one thing: the glass stays clear.</p>',
    },
  },
];
