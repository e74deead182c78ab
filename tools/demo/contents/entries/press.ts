import type { StoredEntries } from '../../../../src/domain/content/content.ts';

type MediaFile = StoredEntries['media_file'][number];
type Words = [title: string, note: string];

const told = ([title, note]: Words) => ({ title, note });
const bare = { from: null, until: null, picture: null, gallery: [] };

const logo = (slug: string, ground: MediaFile['ground'], uk: Words, en: Words): MediaFile => ({
  ...bare,
  slug,
  group: 'logo',
  file: `/pictures/press/${slug}.svg`,
  ground,
  uk: told(uk),
  en: told(en),
});
const photo = (slug: string, picture: string, uk: Words, en: Words): MediaFile => ({
  ...bare,
  slug,
  group: 'photo',
  file: null,
  ground: 'paper',
  picture,
  uk: told(uk),
  en: told(en),
});

export const mediaFiles: MediaFile[] = [
  logo(
    'obriy-logo-uk-ink',
    'paper',
    ['Логотип, темний', 'Для паперу й світлого тла'],
    ['Ukrainian logo, dark', 'For paper and light grounds'],
  ),
  logo(
    'obriy-logo-uk-white',
    'ink',
    ['Логотип, білий', 'Для темного тла й відео'],
    ['Ukrainian logo, white', 'For dark grounds and video'],
  ),
  logo('obriy-logo-en-ink', 'paper', ['Логотип латинкою, темний', 'Для текстів англійською'], ['Latin logo, dark', 'For texts in English']),
  logo('obriy-logo-en-white', 'ink', ['Логотип латинкою, білий', 'Для текстів англійською'], ['Latin logo, white', 'For texts in English']),
  logo(
    'obriy-sign-ink',
    'ink',
    ['Знак', 'Там, де слову тісно: від 16 пікселів'],
    ['The sign', 'Where the word has no room: from 16 pixels'],
  ),
  logo('obriy-sign-paper', 'paper', ['Знак, світлий', 'Той самий знак на папері'], ['The sign, light', 'The same on paper']),
  photo(
    'obriy-richkovyi',
    'obriy-richkovyi/hero',
    ['Обрій Річковий', 'Сутінки з боку Дніпра'],
    ['Obriy Richkovyi', 'Dusk from the Dnipro'],
  ),
  photo('prystan-41', 'prystan-41/hero', ['Пристань 41', 'Вежа за стіною пакгаузу'], ['Prystan 41', 'The tower behind the warehouse wall']),
  photo(
    'hlyniana-manufaktura',
    'hlyniana-manufaktura/hero',
    ['Глиняна Мануфактура', 'Кирилівська надвечір'],
    ['Hlyniana Manufaktura', 'Kyrylivska towards evening'],
  ),
  photo(
    'dim-na-skhylakh',
    'dim-na-skhylakh/hero',
    ['Дім на Схилах', 'Травертин на Печерську'],
    ['Dim na Skhylakh', 'Travertine in Pechersk'],
  ),
  photo(
    'quarter-from-above',
    'aerial/quarter',
    ['Квартал з висоти', 'Двори, вулиці, дерева'],
    ['A quarter from above', 'Yards, streets and trees'],
  ),
  photo(
    'frame-going-up',
    'stages/frame-2',
    ['Каркас доверху', 'Для матеріалів про будівництво'],
    ['The frame at its top', 'For stories about construction'],
  ),
];

type Publication = StoredEntries['publication'][number];
const publication = (news: string, day: string, uk: Words, en: Words): Publication => ({
  ...bare,
  slug: `release-${news}`,
  from: `${day}T08:00:00.000Z`,
  news,
  uk: told(uk),
  en: told(en),
});

export const publications: Publication[] = [
  publication(
    'svitanok-9-readiness',
    '2026-11-17',
    ['«Світанок 9» пройшов огляд готовності', 'Пресреліз: перелік зауважень, строки, контакт виконроба'],
    ['Svitanok 9 inspected before commissioning', 'Release: the list of remarks, dates, contact on site'],
  ),
  publication(
    'rate-policy',
    '2026-10-29',
    ['Як забудовник рахує курс: правило й приклад', 'Роз’яснення для ділових редакцій'],
    ['How a developer reckons the rate: a rule and an example', 'A note for business desks'],
  ),
  publication(
    'window-tender',
    '2026-09-24',
    ['Випробування вікон водою: протокол і фото', 'Повний протокол надсилаємо на запит'],
    ['Windows tested with water: record and photographs', 'The full record is sent on request'],
  ),
  publication(
    'shelter-with-a-door',
    '2026-06-25',
    ['Рік роботи укриття в житловому будинку', 'Цифри для матеріалів про безпеку житла'],
    ['A year of a shelter in an apartment house', 'Figures for stories about safety at home'],
  ),
  publication(
    'winter-in-figures',
    '2026-02-19',
    ['Звіт про зиму в чотирьох зданих будинках', 'Дані про вимкнення, ліфти й температуру'],
    ['Report on a winter in four finished houses', 'Data on cuts, lifts and temperatures'],
  ),
];
