import type { Contents } from '../../../src/domain/content/content.ts';
import { benefits } from '../benefits.ts';
import { cutawayOf } from './cutaway-of.ts';

type Text = { title: string; text: string };
type Row = { picture: string | null; uk: Text; en: Text };

const byKey: Record<string, Row[]> = {
  terrace: [
    {
      picture: 'dim-na-skhylakh/hero',
      uk: {
        title: 'Сніданок надворі',
        text: 'На терасі стає стіл на шістьох і кілька кадок із деревами. Воду та світло виведено, плитка лежить на опорах, тож дощ одразу йде в дренаж.',
      },
      en: {
        title: 'Breakfast outside',
        text: 'A table for six and a few potted trees fit on the terrace. Water and light are laid on, and the tiles stand on supports so that rain drains at once.',
      },
    },
  ],
  'two-bathrooms': [
    {
      picture: cutawayOf('3Б'),
      uk: {
        title: 'Ранок без черги',
        text: 'Один санвузол – із ванною, ближче до спалень, другий – із душем, біля передпокою. Гості не проходять крізь приватну частину.',
      },
      en: {
        title: 'No queue in the morning',
        text: 'One bathroom with a tub by the bedrooms, another with a shower by the hall. Guests never cross the private half.',
      },
    },
  ],
  'two-sides': [
    {
      picture: 'interiors/living-2',
      uk: {
        title: 'Світло йде за вами',
        text: 'Уранці сонце в одній кімнаті, увечері – в іншій. Відчинили два вікна – і квартира провітрилася за п’ять хвилин.',
      },
      en: {
        title: 'Light that follows you',
        text: 'The sun is in one room in the morning and in another by evening. Open two windows and the air changes in five minutes.',
      },
    },
  ],
  'high-ceilings': [
    {
      picture: 'interiors/prime-living-1',
      uk: {
        title: 'Три метри повітря',
        text: 'Вистачить на стелаж до стелі, підвісне світло над столом і штори, що падають як у театрі.',
      },
      en: {
        title: 'Three metres of air',
        text: 'Enough for shelves to the ceiling, a lamp hung low over the table and curtains that fall as in a theatre.',
      },
    },
  ],
  'water-view': [
    {
      picture: 'tykha-zatoka/hero',
      uk: {
        title: 'Вода за вікном',
        text: 'Перед вікнами немає ділянок під забудову: лише берег, тож краєвид лишиться вашим.',
      },
      en: {
        title: 'Water at the window',
        text: 'No building plot lies before these windows, only the bank, and so the view stays yours.',
      },
    },
  ],
  wardrobe: [
    {
      picture: cutawayOf('2Г'),
      uk: {
        title: 'Кімната для речей',
        text: 'Валізи, лижі й зимові куртки мають власні двері. У спальні лишаються ліжко, книжка й лампа.',
      },
      en: {
        title: 'A room for things',
        text: 'Suitcases, skis and winter coats have a door of their own. The bedroom keeps a bed, a book and a lamp.',
      },
    },
  ],
  'car-free-yard': [
    {
      picture: 'lypova-tin/hero',
      uk: {
        title: 'Двір, де чути дітей',
        text: 'Машини лишаються під землею, а доставка – біля воріт. Двором їздять лише самокати.',
      },
      en: {
        title: 'A yard where you hear children',
        text: 'Cars stay underground and deliveries at the gate. Only scooters cross the yard.',
      },
    },
  ],
  eoselia: [
    {
      picture: 'pivnichnyi-pahorb/hero',
      uk: {
        title: 'Іпотека від держави',
        text: 'Площа та ціна відповідають умовам єОселі. Перший внесок – від 20 %, заявку подають у Дії, а ми готуємо документи для банку.',
      },
      en: {
        title: 'A mortgage from the state',
        text: 'Area and price are within the terms of eOselia. The down payment starts at 20%, you apply in Diia, and we prepare the documents for the bank.',
      },
    },
  ],
  'kitchen-living': [
    {
      picture: 'interiors/business-living-1',
      uk: {
        title: 'Один великий простір',
        text: 'Плита, стіл і диван в одній кімнаті, але кожен на своєму місці: вентиляцію кухні виведено окремим каналом.',
      },
      en: {
        title: 'One large room',
        text: 'Stove, table and sofa share a room, each in its own place. The kitchen has a ventilation shaft to itself.',
      },
    },
  ],
  renovated: [
    {
      picture: 'interiors/comfort-plus-living-1',
      uk: {
        title: 'Привезти лише валізи',
        text: 'Кухня зібрана, техніка на гарантії, санвузол готовий. Можна жити від дня, коли підписано договір.',
      },
      en: {
        title: 'Bring only suitcases',
        text: 'The kitchen is fitted, appliances are under warranty and the bathroom is done. Live here from the day you sign.',
      },
    },
  ],
};

export const slides: Contents['slides'] = Object.fromEntries(benefits.map(({ key, id }) => [id, byKey[key] ?? []]));
