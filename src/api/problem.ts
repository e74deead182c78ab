import { defaultLocale, isLocale, type Locale, type Localized } from '../base/locale.ts';
import { type FieldCode, type ProblemCode, problemStatuses, type WireProblem } from '../contract/errors.ts';
import type { ApiContext } from './dependencies.ts';

export const problemMessages: Record<ProblemCode, Localized> = {
  'bad-query': { uk: 'У запиті є параметри, яких ми не розуміємо.', en: 'Some parameters of the request make no sense to us.' },
  'bad-callback': { uk: 'Цьому повідомленню ми не віримо.', en: 'We do not believe this message.' },
  'bad-form': { uk: 'Перевірте, будь ласка, заповнені поля.', en: 'Please check the fields of the form.' },
  'bad-fields': { uk: 'Перевірте, будь ласка, заповнені поля.', en: 'Please check the fields of the form.' },
  'not-logged-in': { uk: 'Увійдіть, будь ласка, ще раз.', en: 'Please log in again.' },
  'proof-needed': { uk: 'Підтвердьте, будь ласка, що це ви.', en: 'Please prove that it is you.' },
  'from-elsewhere': { uk: 'Це робиться лише на нашому сайті.', en: 'This can be done on our own site only.' },
  'unknown-request': { uk: 'Такого запиту немає.', en: 'There is no such request.' },
  'unknown-subscription': { uk: 'Такої підписки у вас немає.', en: 'You have no such subscription.' },
  'unknown-passkey': { uk: 'Такого ключа немає.', en: 'There is no such passkey.' },
  'unknown-session': { uk: 'Цей вхід уже завершено.', en: 'This session has already ended.' },
  'nothing-to-confirm': {
    uk: 'Підтверджувати нічого: адреси немає або її вже підтверджено.',
    en: 'There is no address to confirm, or it is confirmed already.',
  },
  'deal-is-live': {
    uk: 'Поки діє ваша угода, кабінет видалити не можна: завершіть або скасуйте її.',
    en: 'The account cannot be deleted while a deal of yours is live: finish or cancel it first.',
  },
  'unknown-address': { uk: 'Такої адреси немає.', en: 'There is nothing at this address.' },
  'unknown-apartment': { uk: 'Такої квартири немає.', en: 'There is no such apartment.' },
  'unknown-news': { uk: 'Такої новини немає.', en: 'There is no such news item.' },
  'unknown-project': { uk: 'Такого проєкту немає.', en: 'There is no such project.' },
  'unknown-tour': { uk: 'Пройтися тут поки ніде.', en: 'There is nothing to walk through here yet.' },
  'no-terms': { uk: 'Умови розтермінування ще не опубліковано.', en: 'The terms of instalments are not published yet.' },
  'unknown-offer': { uk: 'Такої акції немає.', en: 'There is no such offer.' },
  'unknown-vacancy': { uk: 'Такої вакансії немає.', en: 'There is no such vacancy.' },
  'unknown-vacancy-category': { uk: 'Такого напряму роботи немає.', en: 'There is no such field of work.' },
  'dead-link': { uk: 'Це посилання вже не діє.', en: 'This link no longer works.' },
  'wrong-method': { uk: 'За цією адресою так не можна.', en: 'This cannot be done at this address.' },
  'too-large': { uk: 'Запит завеликий.', en: 'The request is too large.' },
  'length-required': { uk: 'Запит має називати свою довжину.', en: 'The request must say its length.' },
  'too-slow': { uk: 'Запит надходив надто довго.', en: 'The request took too long to come.' },
  'wrong-type': { uk: 'Надішліть дані як форму або JSON.', en: 'Please send the data as a form or as JSON.' },
  'too-often': { uk: 'Забагато запитів. Спробуйте, будь ласка, трохи згодом.', en: 'Too many requests. Please try again a little later.' },
  'work-needed': {
    uk: 'Зараз кодів просять надто багато. Зачекайте, будь ласка, і попросіть ще раз; сторінка входу з JavaScript робить це сама.',
    en: 'Too many codes are being asked for now. Please wait and ask again; the login page with JavaScript does it by itself.',
  },
  'unknown-paper': { uk: 'Такого документа немає.', en: 'There is no such document.' },
  'unknown-quote': { uk: 'Такої пропозиції немає.', en: 'There is no such quote.' },
  'unknown-deal': { uk: 'Такої угоди немає.', en: 'There is no such deal.' },
  'apartment-taken': { uk: 'Цю квартиру щойно взяв хтось інший.', en: 'Somebody else has just taken this apartment.' },
  'not-for-sale': { uk: 'Ця квартира вже не продається.', en: 'This apartment is no longer for sale.' },
  'too-many-holds': {
    uk: 'Ви вже тримаєте стільки квартир, скільки можна. Завершіть або скасуйте одне з бронювань.',
    en: 'You already hold as many apartments as you may. Finish or cancel one of the bookings.',
  },
  'held-too-often': {
    uk: 'Ви вже кілька разів за добу бронювали й не закріпили бронь. Спробуйте, будь ласка, пізніше.',
    en: 'You have booked and let go several times within a day. Please try again later.',
  },
  'asked-too-often': {
    uk: 'Менеджера про цю квартиру або з вашого номера вже питали стільки разів, скільки можна. Ви можете забронювати її з оплатою бронювання.',
    en: 'A manager was asked about this apartment, or from your number, as often as possible for now. You can still book it with a deposit.',
  },
  'joined-too-often': {
    uk: 'За добу ви вже кілька разів ставали в чергу. Спробуйте, будь ласка, пізніше.',
    en: 'You have joined waitlists several times within a day. Please try again later.',
  },
  'turn-unused': {
    uk: 'Ваша черга на цю квартиру нещодавно минула. Коли квартира вільна, її можна забронювати без черги.',
    en: 'Your turn for this apartment has passed recently. Whenever it is available, you can book it without the waitlist.',
  },
  'too-many-lines': {
    uk: 'Ви вже чекаєте на стільки квартир, скільки можна. Вийдіть з однієї з черг у кабінеті.',
    en: 'You already wait for as many apartments as you may. Leave one of the waitlists in your account.',
  },
  'line-closed': {
    uk: 'У чергу на цю квартиру ми більше нікого не додаємо. Підкажемо схожу — запитайте менеджера.',
    en: 'The waitlist for this apartment takes no more people. Ask our manager about a similar one.',
  },
  'other-terms': {
    uk: 'Умови бронювання змінилися. Перегляньте, будь ласка, нові.',
    en: 'The terms of booking have changed. Please read the new ones.',
  },
  'offer-over': {
    uk: 'Акція на цю квартиру щойно закінчилася. Перегляньте, будь ласка, нову ціну.',
    en: 'The offer for this apartment has just ended. Please look at the new price.',
  },
  'quote-over': {
    uk: 'Ціна з пропозиції вже не діє. Перегляньте, будь ласка, нинішню.',
    en: 'The price of the quote applies no longer. Please look at the present one.',
  },
  'not-now': { uk: 'Зараз із угодою так не можна.', en: 'The deal does not allow this now.' },
  'nothing-to-wait-for': {
    uk: 'Чекати не треба: цю квартиру можна взяти зараз.',
    en: 'There is nothing to wait for: this apartment can be yours now.',
  },
  'key-used-otherwise': { uk: 'Цей ключ уже використано для іншого запиту.', en: 'This key was used for another request already.' },
  'too-many-watch': { uk: 'Зараз забагато відкритих з’єднань.', en: 'There are too many open connections now.' },
  unreachable: {
    uk: 'Зараз не виходить. Спробуйте, будь ласка, за хвилину.',
    en: 'This does not work right now. Please try again in a minute.',
  },
  fault: { uk: 'Щось пішло не так. Ми вже знаємо про це.', en: 'Something went wrong. We already know about it.' },
};

export type FieldErrors = Record<string, FieldCode[]>;

/** The locale of the path; where it has none, the first supported one in `Accept-Language`, else Ukrainian. */
export function requestLocale(c: { req: Pick<ApiContext['req'], 'path' | 'header'> }): Locale {
  const asked = c.req.path.split('/')[2];
  if (isLocale(asked)) return asked;
  const languages = (c.req.header('accept-language') ?? '').toLowerCase().split(',');
  return languages.map((language) => language.trim().slice(0, 2)).find(isLocale) ?? defaultLocale;
}

/** The address of the client. */
export const addressOf = (c: ApiContext): string => c.env?.address ?? 'unknown';

type ProblemDetails = { errors?: FieldErrors | undefined; retryAfterSeconds?: number | undefined; more?: object | undefined };

/** A refusal in the format of the contract: a safe message in the requested locale, codes by field, and further data of some refusals. */
export function problemText(c: ApiContext, code: ProblemCode, { errors, retryAfterSeconds: retry_after, more }: ProblemDetails = {}) {
  const status = problemStatuses[code];
  const answer: WireProblem = {
    code,
    message: problemMessages[code][requestLocale(c)],
    statusCode: status,
    ...(errors && { errors }),
    ...(retry_after && { retry_after }),
    ...more,
  };
  return { status, answer };
}

export function answerProblem(c: ApiContext, code: ProblemCode, errors?: FieldErrors, retryAfterSeconds?: number): Response {
  return sendProblem(c, problemText(c, code, { errors, retryAfterSeconds }));
}

export function sendProblem(c: ApiContext, { status, answer }: ReturnType<typeof problemText>): Response {
  const wait = answer.retry_after;
  return c.json(answer, status, { 'cache-control': 'no-store', ...(wait && { 'retry-after': String(wait) }) });
}
