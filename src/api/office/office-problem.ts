import type { Locale, Localized } from '../../base/locale.ts';
import { type OfficeOnlyCode, type OfficeProblem, type OfficeProblemCode, officeProblemStatuses } from '../../contract/office/errors.ts';
import { mediaLimits } from '../../contract/office/media/media.ts';
import { type FieldErrors, problemMessages, requestLocale } from '../problem.ts';
import type { OfficeContext } from './office-dependencies.ts';

const messages: Record<OfficeOnlyCode, Localized> = {
  'not-allowed': { uk: 'Ваша роль цього не дозволяє.', en: 'Your role does not allow this.' },
  'act-not-signed': {
    uk: 'Цю дію треба підтвердити ключем доступу.',
    en: 'This has to be confirmed with your passkey.',
  },
  'wrong-login': {
    uk: 'Пошта, пароль або код не підходять. Код діє один раз: якщо вже ввели його, дочекайтеся наступного.',
    en: 'The e-mail, the password or the code is wrong. A code works once: if you have used it, wait for the next one.',
  },
  'passkey-needed': {
    uk: 'Для цього потрібен ключ доступу. Пароля з кодом тут не досить.',
    en: 'This needs a passkey. A password with a code is not enough here.',
  },
  'last-way': {
    uk: 'Інакше ви поки що не ввійдете. Спершу додайте ключ доступу.',
    en: 'You have no other way in yet. Add a passkey first.',
  },
  'unknown-refund': { uk: 'Такого запиту на повернення немає.', en: 'There is no such request for a refund.' },
  'unknown-template': { uk: 'Такого шаблону вже немає.', en: 'This template is no longer there.' },
  'too-many-templates': { uk: 'Шаблонів уже сто: видаліть зайві.', en: 'There are a hundred templates already: remove some first.' },
  'transfer-returned': {
    uk: 'Гроші за цим платежем уже повернули. Спершу скасуйте запис про повернення.',
    en: 'The money of this payment was sent back. Undo the record of its return first.',
  },
  'unknown-transfer': { uk: 'Такого платежу в цій угоді немає.', en: 'This deal has no such payment.' },
  'own-refund': {
    uk: 'Ви самі просили про це повернення: рішення ухвалює інша людина.',
    en: 'You have asked for this refund yourself: another person decides.',
  },
  'asker-gone': {
    uk: 'Людина, яка просила про повернення, більше не має на це права. Відхиліть запит: бухгалтерія подасть новий.',
    en: 'The person who asked may not do so any more. Decline the request: accounting will make a new one.',
  },
  'unknown-person': { uk: 'Такої людини серед працівників немає.', en: 'There is no such person in the office.' },
  'unknown-resume': { uk: 'Такого резюме немає.', en: 'There is no such application.' },
  'unknown-recovery': { uk: 'Такого відновлення немає.', en: 'There is no such recovery.' },
  'own-recovery': {
    uk: 'Власний доступ відновлюють двоє інших адміністраторів.',
    en: 'Your own access is recovered by two other administrators.',
  },
  'second-person-needed': {
    uk: 'Ви про це просили. Погодити має інший адміністратор.',
    en: 'You have asked for this. Another administrator has to approve it.',
  },
  'operator-link-needed': {
    uk: 'Відновлення просять і погоджують лише адміністратори, яких запросив той, хто керує сервером. Зверніться до нього.',
    en: 'Recoveries are asked for and approved only by administrators whom whoever runs the server has invited. Turn to them.',
  },
  'no-second-administrator': {
    uk: 'Немає другого адміністратора, який міг би це погодити: його також має запросити той, хто керує сервером. Він же може видати посилання.',
    en: 'There is no second administrator who could approve this, one whom whoever runs the server has invited. They can also make a link.',
  },
  'recovery-asker-gone': {
    uk: 'Хто просив про відновлення, більше не адміністратор. Відхиліть прохання: за потреби подайте нове.',
    en: 'Whoever asked for the recovery is no longer an administrator. Decline it, and ask anew if needed.',
  },
  'own-roles': {
    uk: 'Власних ролей не змінюють: попросіть іншого адміністратора.',
    en: 'You cannot change your own roles: ask another administrator.',
  },
  'own-lock': { uk: 'Самих себе не блокують.', en: 'You cannot lock yourself out.' },
  'last-administrator': {
    uk: 'Це останній адміністратор. Спершу призначте іншого.',
    en: 'This is the last administrator. Appoint another one first.',
  },
  'last-passkey': { uk: 'Це ваш останній ключ. Спершу додайте інший.', en: 'This is your last passkey. Add another one first.' },
  'changed-meanwhile': {
    uk: 'Тим часом хтось уже вніс зміни. Перегляньте їх і спробуйте ще раз.',
    en: 'Someone has changed this in the meantime. Look at it again and retry.',
  },
  'unknown-letter': {
    uk: 'Це повідомлення вже пішло або його немає.',
    en: 'This message has left already, or there is none.',
  },
  'unknown-source': { uk: 'Це джерело тут не опитують.', en: 'This source is not asked here.' },
  'request-over': {
    uk: 'Запит уже завершено. Спершу поверніть його в роботу.',
    en: 'The request has ended. Take it up again first.',
  },
  'no-account': {
    uk: 'Клієнт не має кабінету, тож листа ніде прочитати. Зателефонуйте.',
    en: 'The client has no account in which to read an answer. Call instead.',
  },
  'notified-too-often': {
    uk: 'Цій людині щойно писали. Новий лист чи СМС можна надіслати за шість годин після попереднього.',
    en: 'This person has just been written to. The next message may leave six hours after the last.',
  },
  'unknown-entry': { uk: 'Такого запису в журналі немає.', en: 'The log has no such entry.' },
  'not-restorable': { uk: 'Цю зміну звідси не повернути.', en: 'This change cannot be restored from here.' },
  'unknown-release': { uk: 'Такого випуску немає.', en: 'There is no such release.' },
  'unknown-content': { uk: 'Такої частини сайту немає.', en: 'The site has no such part.' },
  'release-empty': { uk: 'У випуску ще нічого немає.', en: 'There is nothing in this release yet.' },
  'release-conflicts': {
    uk: 'Частину цих полів тим часом змінили на сайті. Вирішіть, що лишити.',
    en: 'Some of these fields have been changed on the site meanwhile. Decide what stays.',
  },
  'report-scheduled': {
    uk: 'Звіт за цей місяць уже запланований у випуску. Щойно випуск вийде, надішліть свій: написане лишається на цьому пристрої.',
    en: 'A report of this month is scheduled in a release already. Send yours once it is out: what you wrote stays on this device.',
  },
  'release-faults': {
    uk: 'Є поля, з якими сайт не може вийти. Вони позначені.',
    en: 'Some fields would break the site. They are marked.',
  },
  'offers-change-prices': {
    uk: 'Акції цього випуску змінюють ціну бронювання. Опублікувати його може той, хто має право на ціни.',
    en: 'Offers of this release change what booking costs. It takes the right to prices to publish it.',
  },
  'flats-planned': {
    uk: 'Для квартири № {flat} ({project}) інший випуск уже призначив ціну чи стан: «{release}». Зніміть той випуск із розкладу або вилучіть квартиру.',
    en: 'Another release has already scheduled a price or a status for apartment {flat} ({project}): “{release}”. Unschedule that release or take the apartment out.',
  },
  'no-flat-changes': {
    uk: 'Жодна з цих квартир від цього не зміниться.',
    en: 'None of these apartments would change by this.',
  },
  'unknown-project': { uk: 'Такого проєкту немає.', en: 'There is no such project.' },
  'unknown-picture': { uk: 'Такого зображення вже немає.', en: 'This picture is no longer there.' },
  'unknown-upload': {
    uk: 'Цього завантаження вже немає. Додайте файл ще раз.',
    en: 'This upload is no longer there. Add the file again.',
  },
  'uploads-full': {
    uk: 'Забагато незавершених завантажень. Завершіть їх або зачекайте до завтра.',
    en: 'Too many unfinished uploads. Finish them, or wait until tomorrow.',
  },
  'uploads-of-day': {
    uk: `За добу можна додати до ${mediaLimits.reportPicturesOfDay} фото. Решту додайте завтра.`,
    en: `Up to ${mediaLimits.reportPicturesOfDay} photos can be added in a day. Add the rest tomorrow.`,
  },
  'wrong-offset': { uk: 'Ця частина файлу не на своєму місці.', en: 'This part of the file is out of place.' },
  'upload-unfinished': { uk: 'Файл ще не надійшов повністю.', en: 'The file has not arrived completely.' },
  'picture-is-there': {
    uk: 'Цей файл уже є серед зображень. Оберіть його там або візьміть інший.',
    en: 'This file is among the pictures already. Choose it there, or take another one.',
  },
  'picture-used': {
    uk: 'Це зображення стоїть на сайті або у випуску. Спершу замініть його там.',
    en: 'The site or a release shows this picture. Replace it there first.',
  },
  'not-a-picture': {
    uk: 'Це не фото, яке ми можемо прочитати. Підійдуть JPEG, PNG, WebP та AVIF; фото з iPhone збережіть як JPEG.',
    en: 'This is no picture that can be read. JPEG, PNG, WebP and AVIF will do; save photos of an iPhone as JPEG.',
  },
  'picture-moves': { uk: 'Анімацій сайт не показує. Візьміть один кадр.', en: 'The site shows no animations. Take a single frame.' },
  'picture-too-large': {
    uk: 'Точок забагато: щонайбільше 60 мільйонів. Зменште зображення.',
    en: 'Too many pixels: 60 million at most. Make the picture smaller.',
  },
  'picture-too-small': {
    uk: 'Зображення замале: кожна сторона має бути не коротша за 320 точок, а довша — щонайбільше вп’ятеро довша за коротку.',
    en: 'The picture is too small: each side needs 320 pixels, and the longer one may be five times the shorter at most.',
  },
  'unknown-import': { uk: 'Такого імпорту немає.', en: 'There is no such import.' },
  'import-running': {
    uk: 'Саме зараз читають інший файл. Спробуйте за хвилину.',
    en: 'Another file is being read right now. Try again in a minute.',
  },
  'catalogue-moved': {
    uk: 'Відколи файл прочитано, квартири змінилися. Порівняйте його ще раз і перегляньте зміни.',
    en: 'The flats have changed since the file was read. Compare it again and look at the changes.',
  },
  'import-unconfirmed': {
    uk: 'Змін незвично багато. Підтвердьте, що так і має бути, і поясніть чому.',
    en: 'This is more than usual. Confirm that it is meant, and say why.',
  },
  'rate-missing': {
    uk: 'Немає курсу долара, тож нові ціни не перерахувати. Спробуйте, коли курс з’явиться.',
    en: 'There is no dollar rate, so new prices cannot be converted. Try again when there is one.',
  },
  'file-empty': { uk: 'Файл порожній.', en: 'The file is empty.' },
  'already-joined': { uk: 'Нове запрошення тут не потрібне.', en: 'No new invitation is needed here.' },
};

/** `named` stands in the message, each in the place of its name in braces. */
type Details = {
  errors?: FieldErrors | undefined;
  retryAfter?: number | undefined;
  named?: Record<string, string | Localized> | undefined;
};

const naming = (message: string, named: Record<string, string | Localized>, locale: Locale): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => {
    const said = named[name] ?? place;
    return typeof said === 'string' ? said : said[locale];
  });

/** A refusal in the format of the contract: a message in the requested language, and codes by field. */
export function officeProblem(c: OfficeContext, code: OfficeProblemCode, { errors, retryAfter, named = {} }: Details = {}) {
  const status = officeProblemStatuses[code];
  const { [code]: words } = { ...problemMessages, ...messages };
  const answer: OfficeProblem = {
    code,
    message: naming(words[requestLocale(c)], named, requestLocale(c)),
    statusCode: status,
    ...(errors && { errors }),
    ...(retryAfter && { retryAfter }),
  };
  return { status, answer };
}

export function sendOfficeProblem(c: OfficeContext, { status, answer }: ReturnType<typeof officeProblem>): Response {
  return c.json(answer, status, answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : {});
}

export const answerOfficeProblem = (c: OfficeContext, code: OfficeProblemCode, details?: Details): Response =>
  sendOfficeProblem(c, officeProblem(c, code, details));
