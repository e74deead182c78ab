import type { Localized } from '../../../src/base/locale.ts';

/** Written by hand and shown as they are: paragraphs, lists and links within the site only. */
export const seoBlocks: Record<string, Localized<{ title: string; html: string }[]>> = {
  main: {
    uk: [
      {
        title: 'Квартири від забудовника в Києві',
        html: '<p>ОБРІЙ будує житло комфорт-, бізнес- і преміумкласу в дев’яти районах Києва. На сайті видно кожну вільну квартиру: план із розмірами кімнат, поверх, строк здачі та ціну в доларах і гривнях за курсом дня.</p><p>Почніть із <a href="/apartments/">каталогу квартир</a>, якщо знаєте площу й бюджет, або з <a href="/projects/">проєктів</a>, якщо обираєте район. Квартиру можна купити за повної оплати, у розтермінування до здачі будинку або за програмою єОселя.</p>',
      },
    ],
    en: [
      {
        title: 'Apartments from the developer in Kyiv',
        html: '<p>OBRIY builds comfort, business and premium homes in nine districts of Kyiv. Every available apartment is on this site, with room sizes on its plan, its floor, its completion date and its price in dollars and hryvnias at the day’s rate.</p><p>Start with the <a href="/en/apartments/">apartments</a> if you know the area and the budget, or with the <a href="/en/projects/">projects</a> if you are choosing a district. You can pay in full, in instalments until completion, or through the eOselia programme.</p>',
      },
    ],
  },
  apartments: {
    uk: [
      {
        title: 'Як обрати планування',
        html: '<p>Класична квартира має окрему кухню та вітальню, «євро» – спільну кухню-вітальню і спальні. У кутових і наскрізних планувань вікна на дві сторони: їх легше провітрити, і сонце буває в них двічі на день.</p><ul><li>Студія, 25–33 м²: для першого житла або оренди.</li><li>Однокімнатна, 36–63 м²: кухня від 11 м².</li><li>Двокімнатна, 55–78 м²: для пари з дитиною.</li><li>Три кімнати та більше, від 78 м²: два санвузли й гардеробна.</li></ul>',
      },
    ],
    en: [
      {
        title: 'How to choose a plan',
        html: '<p>A classic apartment has a separate kitchen and living room; a “euro” plan joins them and keeps the bedrooms apart. Corner and dual-aspect apartments have windows on two sides: they air quickly and see the sun twice a day.</p><ul><li>Studio, 25–33 m²: a first home, or one to let.</li><li>One room, 36–63 m²: a kitchen of 11 m² or more.</li><li>Two rooms, 55–78 m²: for a couple with a child.</li><li>Three rooms and more, from 78 m²: two bathrooms and a walk-in wardrobe.</li></ul>',
      },
    ],
  },
  projects: {
    uk: [
      {
        title: 'Новобудови ОБРІЮ на мапі Києва',
        html: '<p>На правому березі – Подільський, Печерський, Шевченківський, Голосіївський, Солом’янський, Святошинський та Оболонський райони, на лівому – Дарницький і Деснянський. Частину будинків уже заселено, решту буде здано з 2026 до 2029 року.</p><p>Для кожного проєкту вказано стадію та квартал здачі. Продаж відкриваємо лише після реєстрації майнових прав.</p>',
      },
    ],
    en: [
      {
        title: 'OBRIY on the map of Kyiv',
        html: '<p>On the right bank we build in the Podilskyi, Pecherskyi, Shevchenkivskyi, Holosiivskyi, Solomianskyi, Sviatoshynskyi and Obolonskyi districts; on the left, in Darnytskyi and Desnianskyi. Some houses are already lived in; the rest will be completed between 2026 and 2029.</p><p>Each project shows its stage and its quarter of completion. Sales open only once property rights are registered.</p>',
      },
    ],
  },
};
