import type { Locale } from '../../../base/locale.ts';
import { capital } from '../../../base/text/capital.ts';
import type { DraftFault } from '../../../contract/office/releases/releases.ts';

/** Faults of contents in Ukrainian; the folder's reader says them in English. */
const words: readonly [RegExp, string][] = [
  [/^is (missing|empty)$/, 'Без цього не обійтися.'],
  [/^is not later than from$/, 'Має бути пізніше за початок показу.'],
  [/^has no description of the picture /, 'Зображення ще не описане обома мовами. Додайте опис: без нього сторінка не вийде.'],
  [/^there is no picture /, 'Такого зображення немає.'],
  [/^there is no project (\S+)$/, 'Проєкту «$1» немає. Оберіть його зі списку.'],
  [/^there is no [a-z ]+ (\S+)$/, 'Запису «$1» немає. Оберіть його зі списку.'],
  [/^is no instant|^is an instant that never was$/, 'Це не дата й час.'],
  [/^is no day/, 'Це не дата.'],
  [/^is no quarter/, 'Це не квартал, як-от 2027-Q4.'],
  [/^is no month/, 'Це не місяць, як-от 2026-11.'],
  [/^is not made of small Latin/, 'Лише малі латинські літери, цифри та дефіси між ними.'],
  [/^is none of /, 'Такого варіанта немає.'],
  [/^is not what it should be: a (whole )?number/, 'Введіть число цифрами.'],
  [/^is not what it should be: a text/, 'Введіть текст.'],
  [/^is not what it should be: true or false/, 'Оберіть: так чи ні.'],
  [/^is not what it should be/, 'Тут очікується інше: оберіть або введіть значення ще раз.'],
  [/^is not known here$/, 'Такого поля тут немає.'],
  [/^differs from uk in length$/, 'Частин має бути стільки, скільки в українській версії.'],
  [/^has markup beyond/, 'Дозволено лише абзаци, списки, виділення, заголовки й посилання.'],
  [
    /^takes more than half off the price of apartment ([^“]+) in “([^”]+)” and of (\d+) more$/,
    'Знижка більша за половину ціни квартири № $1 («$2») і ще $3.',
  ],
  [/^takes more than half off the price of apartment ([^“]+) in “([^”]+)”$/, 'Знижка більша за половину ціни квартири № $1 («$2»).'],
  [/^takes nothing off a price, or more than 50/, 'Знижка у відсотках — від 0,01 до 50.'],
  [/^takes nothing off a price/, 'Знижка має бути більшою за нуль.'],
  [/^leads to no page of the site/, 'Такої сторінки на сайті немає. Оберіть зі списку: news, projects/назва-комплексу.'],
  [/^is no address/, 'Це не адреса. Має починатися з https:// або бути сторінкою сайту, як-от /projects/.'],
  [/^goes on no history/, 'Історія здачі не сходиться: потрібні квартал, день, інший строк, ніж доти, і причина обома мовами.'],
  [
    /^counts storeys that cannot be/,
    'Поверхи не сходяться: кожна секція один раз, не вище за будинок, не менше, ніж у попередньому звіті, а план — лише наперед.',
  ],
  [
    /^promises what cannot be/,
    'Картка обіцяє неможливе: перевірте, чи немає двох однакових систем, порожніх описів, годин і площі укриття.',
  ],
  [/^has a day twice, one that closes/, 'Дні мають бути різні, зачинятися пізніше, ніж відчинятися, і мати назву обома мовами.'],
  [/^is not one of three pictures/, 'Потрібні три зображення одного розміру: удень, увечері та під час відключення.'],
  [/^has not one for each scene$/, 'Кожній сцені потрібні одна панорама й одна назва.'],
  [/^leads to no other scene$/, 'Двері ведуть у нікуди.'],
  [/^cannot be walked to$/, 'Сюди не дійти: потрібні двері з іншої сцени.'],
  [/^has fewer than three points$/, 'Контур має щонайменше три кути.'],
  [/^has fewer than two points$/, 'Лінія має щонайменше дві точки.'],
  [/^has not one name for each$/, 'Назв має бути стільки, скільки намальованого.'],
  [/^has a point that is none$/, 'Один із кутів не має координат.'],
  [/^names a point twice in a row$/, 'Два сусідні кути стоять в одній точці.'],
  [/^crosses itself$/, 'Контур перетинає сам себе.'],
  [/^encloses nothing$/, 'Контур нічого не обводить.'],
  [/^stands in /, 'Заходить на іншу секцію.'],
  [/^goes clockwise$/, 'Кути мають іти проти годинникової стрілки.'],
  [/^is outside of the plan$/, 'Це поза межами плану.'],
  [/ outside of the building$/, 'Такого поверху в будинку немає.'],
  [/ is not in the building of /, 'Такої секції в будинку немає.'],
  [/^are drawn twice$/, 'Ці поверхи вже намальовано в іншому плані.'],
  [/ comes twice$/, 'Це вже є вище.'],
  [/^reaches into the room /, 'Заходить на іншу кімнату.'],
  [/^is no area$/, 'Площа має бути більшою за нуль.'],
  [/^is more than its outline encloses$/, 'Площа більша, ніж обводить контур.'],
  [/^add up to (\S+) m², and the flats have (\S+) to (\S+) m²$/, 'Разом $1 м², а у квартир цього планування від $2 до $3 м².'],
  [/^is no place$/, 'Місце на поверсі — ціле число від 1.'],
  [/^is no (length|height)$/, 'Це не розмір: потрібне число, більше за нуль.'],
  [/^has too few or too many parts$/, 'Частин замало або забагато.'],
];
const anyFault = 'Так не вийде: перевірте значення.';
/** A name in two languages stands in a message as `{Українською|In English}`. */
const inLocale = (message: string, locale: Locale): string => message.replace(/\{([^{|}]*)\|([^{|}]*)\}/g, locale === 'uk' ? '$1' : '$2');
/** The numbers of a fault stand in its words. */
const filled = (word: string, found: RegExpExecArray): string =>
  word.replace(/\$(\d)/g, (_, at) => (found[Number(at)] ?? '').replace('.', ','));
function ukrainian(message: string): string {
  for (const [form, word] of words) {
    const found = form.exec(message);
    if (found) return filled(word, found);
  }
  return anyFault;
}
export const wordFaults = (faults: readonly DraftFault[], locale: Locale): DraftFault[] =>
  faults.map(({ path, message }) => {
    const said = inLocale(message, locale);
    return { path: [...path], message: locale === 'en' ? `${capital(said)}.` : ukrainian(said) };
  });
