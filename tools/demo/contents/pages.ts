// Long because it is the words of every page, in both languages, in one table.
import type { Contents, PageTexts } from '../../../src/domain/content/content.ts';
import { companyPages } from './company-pages.ts';
import { cutawayOf } from './cutaway-of.ts';
import { investments } from './investments.ts';
import { seoBlocks } from './seo-blocks.ts';

type Words = { title: string; about: string; keywords?: string; blocks?: Record<string, string> };
type Row = { uk: Words; en: Words; photo?: string; pictures?: Record<string, string> };

const rows: Record<string, Row> = {
  ...companyPages,
  main: {
    photo: 'obriy-richkovyi/hero',
    pictures: {
      aerial: 'aerial/quarter',
      living: 'interiors/living-warm',
      living_2: 'interiors/living-2',
      street_day: 'common/street-day',
      street_dusk: 'common/street-dusk',
      stage_foundation: 'stages/foundation',
      stage_frame_1: 'stages/frame-1',
      stage_frame_2: 'stages/frame-2',
      stage_facade: 'stages/facade',
      layout_1: cutawayOf('1В'),
      layout_2: cutawayOf('2Б'),
      layout_3: cutawayOf('3А'),
      layout_studio: cutawayOf('С2'),
    },
    uk: {
      title: 'ОБРІЙ – квартири в Києві від забудовника',
      about:
        'Сімнадцять житлових проєктів у Києві: планування, площа, ціна в доларах і гривнях, строк здачі. Оберіть квартиру та забронюйте її онлайн.',
      keywords: 'квартири Київ, новобудови Києва, купити квартиру від забудовника, ОБРІЙ',
      blocks: {
        headline: 'Дім, з якого видно далі',
        lead: 'Сімнадцять проєктів у Києві. На кожній квартирі – ціна, на кожному домі – дата.',
        finder: 'Знайти квартиру',
        projects: 'Проєкти',
        figures: 'Обрій у числах',
        founded: '2014',
        founded_label: 'з цього року будуємо',
        projects_count: '14',
        projects_label: 'проєктів',
        flat_title: 'Квартира тижня',
        construction_title: 'Хід будівництва',
        construction_text: 'Дванадцять місяців з однієї точки: рік будівництва видно за хвилину. Візуалізації.',
        consultation_title: 'Розкажіть, що шукаєте',
        consultation_text: 'Менеджер зателефонує вам найближчим часом.',
      },
    },
    en: {
      title: 'OBRIY – apartments in Kyiv from the developer',
      about:
        'Seventeen residential projects in Kyiv: plans, areas, prices in dollars and hryvnias, completion dates. Choose an apartment and book it online.',
      keywords: 'apartments Kyiv, new homes Kyiv, buy an apartment from the developer, OBRIY',
      blocks: {
        headline: 'A home with a longer view',
        lead: 'Seventeen projects in Kyiv. A price on every apartment, a date on every house.',
        finder: 'Find an apartment',
        projects: 'Projects',
        figures: 'Obriy in numbers',
        founded: '2014',
        founded_label: 'the year we began to build',
        projects_count: '14',
        projects_label: 'projects',
        flat_title: 'Apartment of the week',
        construction_title: 'Construction progress',
        construction_text: 'Twelve months from one spot: a year of building takes a minute to watch. Renders.',
        consultation_title: 'Tell us what you are looking for',
        consultation_text: 'A manager will call you within 15 minutes.',
      },
    },
  },
  apartments: {
    photo: 'interiors/living-warm',
    uk: {
      title: 'Купити квартиру в Києві: планування та ціни – ОБРІЙ',
      about:
        'Усі вільні квартири ОБРІЮ: фільтр за проєктом, кімнатами, ціною, площею, поверхом і строком здачі. Ціни в доларах і гривнях за курсом дня.',
      keywords: 'купити квартиру Київ, планування квартир, ціни на новобудови, студія, однокімнатна, двокімнатна',
      blocks: {
        title: 'Квартири',
        lead: 'Порівнюйте планування, а не обіцянки: усі вільні квартири з ціною, площею та датою.',
        empty_title: 'За запитом нічого не знайдено',
        empty_text: 'Спробуйте скинути фільтр або послабити одну умову.',
        disclaimer: 'Плани схематичні. Ціну в іншій валюті розраховано за курсом дня, і вона не є публічною офертою.',
      },
    },
    en: {
      title: 'Buy an apartment in Kyiv: plans and prices – OBRIY',
      about:
        'Every available OBRIY apartment: filter by project, rooms, price, area, floor and completion. Prices in dollars and hryvnias at the day’s rate.',
      keywords: 'buy an apartment in Kyiv, floor plans, new-build prices, studio, one-bedroom, two-bedroom',
      blocks: {
        title: 'Apartments',
        lead: 'Compare plans rather than promises: every available apartment with its price, area and date.',
        empty_title: 'No apartments were found for your request',
        empty_text: 'Try clearing the filter or relaxing one condition.',
        disclaimer: 'Plans are schematic. The price in the other currency follows the day’s rate and is not a public offer.',
      },
    },
  },
  projects: {
    photo: 'aerial/quarter',
    pictures: { aerial: 'aerial/quarter' },
    uk: {
      title: 'Житлові комплекси в Києві – проєкти ОБРІЮ',
      about: 'Сімнадцять житлових проєктів у дев’яти районах Києва: від котловану до заселених будинків. Адреси, строки, ціни від.',
      keywords: 'житлові комплекси Київ, ЖК Київ, новобудови, ОБРІЙ проєкти',
      blocks: {
        title: 'Проєкти',
        lead: 'Кожен дім починається з місця: річки, яру, старої труби чи двору з липами.',
      },
    },
    en: {
      title: 'Residential projects in Kyiv – OBRIY',
      about:
        'Seventeen residential projects across Kyiv, from open pits to lived-in houses. Addresses, completion dates and starting prices.',
      keywords: 'residential complexes Kyiv, new builds Kyiv, OBRIY projects',
      blocks: {
        title: 'Projects',
        lead: 'Each house begins with its place: a river, a ravine, an old chimney, a yard of limes.',
      },
    },
  },
  favorites: {
    uk: {
      title: 'Обрані квартири – ОБРІЙ',
      about: 'Квартири, які ви відклали, щоб порівняти.',
      blocks: {
        title: 'Обране',
        empty_title: 'Тут поки порожньо',
        empty_text: 'Торкніться серця біля квартири, і вона чекатиме тут.',
        help_title: 'Важко обрати?',
        help_text: 'Розкажіть, що для вас важливо, і ми запропонуємо три квартири.',
      },
    },
    en: {
      title: 'Favourite apartments – OBRIY',
      about: 'The apartments you put aside to compare.',
      blocks: {
        title: 'Favourites',
        empty_title: 'Nothing here yet',
        empty_text: 'Tap the heart on an apartment and it will wait here.',
        help_title: 'Hard to choose?',
        help_text: 'Tell us what matters to you and we will suggest three apartments.',
      },
    },
  },
  brokerage: {
    photo: 'oranzhereia/hero',
    uk: {
      title: 'Квартири від інвесторів: перепродаж – ОБРІЙ',
      about:
        'Квартири, які продають перші покупці: переуступка в будинках на завершенні та готове житло з ремонтом. Угоду супроводжує ОБРІЙ.',
      blocks: {
        title: 'Перепродаж',
        lead: 'Квартири від власників: часто ближче до здачі, інколи вже з кухнею. Документи перевіряємо ми.',
        step_1_title: 'Обираєте',
        step_1_text: 'Показуємо квартиру разом із власником або без нього. Ціну власник назвав сам, ми до неї нічого не додаємо.',
        step_2_title: 'Перевіряємо',
        step_2_text: 'Наш юрист за три дні читає договір власника, довідки про сплату й обтяження. Результат надсилаємо вам письмово.',
        step_3_title: 'Переоформлюємо',
        step_3_text:
          'У недобудованому домі власник переуступає свій договір, у зданому – продає квартиру в нотаріуса. Угода триває один день.',
        note: 'За супровід платить продавець: 1 % від ціни, але не більше ніж 1 000 доларів у гривні за курсом дня.',
      },
    },
    en: {
      title: 'Apartments from investors: resale – OBRIY',
      about:
        'Apartments sold by their first buyers: contracts in houses near completion and finished homes, with OBRIY at your side in the deal.',
      blocks: {
        title: 'Resale',
        lead: 'Apartments from their owners: often nearer completion, sometimes with a kitchen in place. We check the documents.',
        step_1_title: 'You choose',
        step_1_text: 'We show the apartment with its owner or without. The price is the owner’s own, and we add nothing to it.',
        step_2_title: 'We check',
        step_2_text: 'Within three days our lawyer reads the owner’s contract, receipts and encumbrances. You get the result in writing.',
        step_3_title: 'We transfer',
        step_3_text:
          'In a house under construction the owner assigns the contract to you; in a finished one a notary seals the sale. It takes a day.',
        note: 'The seller pays for our part: 1% of the price, and never more than 1,000 dollars in hryvnias at the day’s rate.',
      },
    },
  },
  investments,
  news: {
    photo: 'stages/facade',
    uk: {
      title: 'Новини ОБРІЮ: хід будівництва та події',
      about: 'Що збудовано за місяць, які будинки здано, куди запрошуємо.',
      blocks: { title: 'Новини', lead: 'Коротко, з датами й без гучних слів.' },
    },
    en: {
      title: 'OBRIY news: construction and events',
      about: 'What was built this month, which houses were handed over, and where you are invited.',
      blocks: { title: 'News', lead: 'Short, dated and free of hype.' },
    },
  },
  promo: {
    photo: 'interiors/living-2',
    uk: {
      title: 'Акції та спеціальні умови – ОБРІЙ',
      about: 'Знижки, подарунки до квартири та інші чинні пропозиції, кожна з датою завершення.',
      blocks: { title: 'Акції', lead: 'Лише чинні пропозиції, кожна з датою завершення.' },
    },
    en: {
      title: 'Special offers – OBRIY',
      about: 'Discounts, gifts with an apartment and other current offers, each with its last day.',
      blocks: { title: 'Special offers', lead: 'Only what is on now, each offer with its last day.' },
    },
  },
  'press-room': {
    photo: 'common/street-dusk',
    uk: {
      title: 'Пресцентр ОБРІЮ: логотипи, факти, зображення для медіа',
      about: 'Логотипи у векторі, зображення будинків, перевірені цифри та контакт пресслужби. Усе можна брати без дозволу.',
      blocks: {
        title: 'Пресцентр',
        lead: 'Усе, що потрібно редакції, без листування. Беріть без дозволу, назвіть автора: ОБРІЙ.',
        contact_name: 'Марія, пресслужба',
        contact_text: 'Відповідаємо того ж дня до сьомої вечора. На майданчик пускаємо з касками й без цензури.',
        contact_email: 'press@obriy.example',
        fact_1: '2014',
        fact_1_text: 'рік заснування. Перший будинок на Лівому березі, «Лугову», здано 2023-го',
        fact_2: '17',
        fact_2_text: 'житлових проєктів на сайті: від котловану до заселених. Чотири будинки здано',
        fact_3: '500+',
        fact_3_text: 'квартир у продажу, ціна кожної відкрита разом із її історією',
        fact_4: '14',
        fact_4_text: 'проєктів числилося за компанією на початок року, цю цифру наводить держреєстр',
      },
    },
    en: {
      title: 'OBRIY press room: logos, facts and pictures for the media',
      about: 'Vector logos, pictures of our houses, checked figures and a press contact. Everything may be used without asking.',
      blocks: {
        title: 'Press room',
        lead: 'All an editor needs, without having to ask. Use it freely, and credit OBRIY.',
        contact_name: 'Mariia, press office',
        contact_text: 'We answer the same day, until seven in the evening. Sites are open to you with a helmet and without censorship.',
        contact_email: 'press@obriy.example',
        fact_1: '2014',
        fact_1_text: 'the year of our founding. Luhova, our first house on the Left Bank, was finished in 2023',
        fact_2: '17',
        fact_2_text: 'residential projects on this site, from a pit to lived-in yards. Four are complete',
        fact_3: '500+',
        fact_3_text: 'apartments for sale, each with an open price and the history of that price',
        fact_4: '14',
        fact_4_text: 'projects were on the company’s books at the start of the year, as the register has it',
      },
    },
  },
  advertising: {
    uk: {
      title: 'Реклама й приміщення в будинках ОБРІЮ',
      about: 'Перші поверхи, вітрини й паркани будмайданчиків, які можна взяти під крамницю, кав’ярню чи оголошення.',
      blocks: {
        title: 'Реклама',
        lead: 'Перші поверхи наших будинків і паркани наших майданчиків чекають на сусідів: пекаря, книгаря, майстра, добре оголошення.',
      },
    },
    en: {
      title: 'Advertising and shop space in OBRIY’s houses',
      about: 'Ground floors, shop windows and site fences to take for a shop, a café or a good announcement.',
      blocks: {
        title: 'Advertising',
        lead: 'The ground floors of our houses and the fences of our sites wait for neighbours: a baker, a bookseller, a maker, a good announcement.',
      },
    },
  },
  'aerial-photography': {
    photo: 'aerial/quarter',
    uk: {
      title: 'Аерозйомка – ОБРІЙ',
      about: 'Наші будинки та майданчики з висоти.',
      blocks: { title: 'Аерозйомка', lead: 'Квартал видно найкраще, коли стоїш над ним.' },
    },
    en: {
      title: 'Aerial photography – OBRIY',
      about: 'Our houses and sites from above.',
      blocks: { title: 'Aerial photography', lead: 'A quarter looks its best from above.' },
    },
  },
  contacts: {
    photo: 'common/street-day',
    uk: {
      title: 'Контакти – ОБРІЙ',
      about: 'Відділ продажу ОБРІЮ в Києві: адреса, телефон, години роботи.',
      blocks: { title: 'Контакти', lead: 'Приходьте без запису, кава є завжди.' },
    },
    en: {
      title: 'Contacts – OBRIY',
      about: 'OBRIY sales office in Kyiv: address, telephone, opening hours.',
      blocks: { title: 'Contacts', lead: 'No appointment needed; there is always coffee.' },
    },
  },
  login: {
    uk: { title: 'Вхід до кабінету – ОБРІЙ', about: 'Вхід за номером телефону.', blocks: { title: 'Увійти' } },
    en: { title: 'Log in – OBRIY', about: 'Log in with your phone number.', blocks: { title: 'Log in' } },
  },
  account: {
    uk: { title: 'Особистий кабінет – ОБРІЙ', about: 'Ваші об’єкти, угоди та запити.', blocks: { title: 'Мій кабінет' } },
    en: { title: 'My account – OBRIY', about: 'Your properties, deals and requests.', blocks: { title: 'My account' } },
  },
  'privacy-policy': {
    uk: {
      title: 'Політика конфіденційності – ОБРІЙ',
      about: 'Які дані ми збираємо, навіщо та як довго зберігаємо.',
      blocks: {
        title: 'Політика конфіденційності',
        lead: 'Що ми знаємо про вас, навіщо нам це і як попросити нас забути.',
        version: 'personal-data-2026-11',
        date: '2026-11-01',
      },
    },
    en: {
      title: 'Privacy policy – OBRIY',
      about: 'What data we collect, why, and for how long we keep it.',
      blocks: {
        title: 'Privacy policy',
        lead: 'What we know of you, why we need it, and how to ask us to forget it.',
        version: 'personal-data-2026-11',
        date: '2026-11-01',
      },
    },
  },
  'terms-of-use': {
    uk: {
      title: 'Умови користування – ОБРІЙ',
      about: 'Продавець, ціни й курс, бронювання, розтермінування, договір: за якими правилами працює цей сайт.',
      blocks: {
        title: 'Умови користування',
        lead: 'Хто продає, що означають ціни та як працює бронювання.',
        date: '2026-11-01',
        seller_name: 'Товариство з обмеженою відповідальністю «Обрій Девелопмент»',
        seller_code: '99999994',
        seller_address: '03035, Київ, вул. Василя Липківського, 36',
        seller_email: 'hello@obriy.example',
      },
    },
    en: {
      title: 'Terms of use – OBRIY',
      about: 'The seller, prices and rates, reservations, instalments, contracts: the rules by which this site works.',
      blocks: {
        title: 'Terms of use',
        lead: 'Who sells, what the prices mean and how a reservation works.',
        date: '2026-11-01',
        seller_name: 'Obriy Development Limited Liability Company',
        seller_code: '99999994',
        seller_address: '36 Vasylia Lypkivskoho St, Kyiv 03035, Ukraine',
        seller_email: 'hello@obriy.example',
      },
    },
  },
  test: {
    uk: { title: 'Стилі – ОБРІЙ', about: 'Усі елементи інтерфейсу в усіх станах.', blocks: { title: 'Стилі' } },
    en: { title: 'Style guide – OBRIY', about: 'Every element of the interface in every state.', blocks: { title: 'Style guide' } },
  },
  error: {
    uk: {
      title: 'Сторінку не знайдено – ОБРІЙ',
      about: 'Сторінка, яку ви шукали, не існує.',
      blocks: {
        title: 'шукаєте щось?',
        text: 'Сторінка, яку ви шукали, не існує. Можливо, ви ввели неправильну адресу або ми перемістили сторінку.',
        button: 'перейти на головну',
      },
    },
    en: {
      title: 'Page not found – OBRIY',
      about: 'The page you were looking for does not exist.',
      blocks: {
        title: 'looking for something?',
        text: 'The page you were looking for does not exist. The address may be mistyped, or we have moved the page.',
        button: 'go to the home page',
      },
    },
  },
};

function textsOf({ title, about, keywords, blocks }: Words, seo: PageTexts['uk']['seo_blocks']): PageTexts['uk'] {
  return {
    meta_title: title,
    meta_description: about,
    meta_keyword: keywords ?? '',
    og_title: title,
    og_description: about,
    seo_blocks: seo,
    blocks: blocks ?? {},
  };
}

export const pages: Contents['pages'] = Object.fromEntries(
  Object.entries(rows).map(([path, { uk, en, photo, pictures }]) => [
    path,
    {
      uk: textsOf(uk, seoBlocks[path]?.uk ?? []),
      en: textsOf(en, seoBlocks[path]?.en ?? []),
      og_photo: photo ?? null,
      pictures: pictures ?? {},
    },
  ]),
);
