import { defaultLocale, isLocale, type Locale, type Localized } from '../base/locale.ts';
import type { FieldCode, Problem, ProblemCode } from '../contract/errors.ts';
import type { ApiContext } from './house.ts';

const problems: Record<
  ProblemCode,
  { status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 411 | 413 | 415 | 422 | 429 | 500 | 503; message: Localized }
> = {
  'bad-query': {
    status: 400,
    message: { uk: 'У запиті є параметри, яких ми не розуміємо.', en: 'Some parameters of the request make no sense to us.' },
  },
  'bad-callback': { status: 400, message: { uk: 'Цьому повідомленню ми не віримо.', en: 'We do not believe this message.' } },
  'bad-form': { status: 400, message: { uk: 'Перевірте, будь ласка, заповнені поля.', en: 'Please check the fields of the form.' } },
  'bad-fields': { status: 422, message: { uk: 'Перевірте, будь ласка, заповнені поля.', en: 'Please check the fields of the form.' } },
  'not-logged-in': { status: 401, message: { uk: 'Увійдіть, будь ласка, ще раз.', en: 'Please log in again.' } },
  'proof-needed': {
    status: 403,
    message: { uk: 'Підтвердьте, будь ласка, що це ви.', en: 'Please prove that it is you.' },
  },
  'from-elsewhere': {
    status: 403,
    message: { uk: 'Це робиться лише на нашому сайті.', en: 'This can be done on our own site only.' },
  },
  'unknown-request': { status: 404, message: { uk: 'Такого запиту немає.', en: 'There is no such request.' } },
  'unknown-subscription': { status: 404, message: { uk: 'Такої підписки у вас немає.', en: 'You have no such subscription.' } },
  'unknown-passkey': { status: 404, message: { uk: 'Такого ключа немає.', en: 'There is no such passkey.' } },
  'unknown-session': { status: 404, message: { uk: 'Цей вхід уже завершено.', en: 'This session has already ended.' } },
  'nothing-to-confirm': {
    status: 409,
    message: {
      uk: 'Підтверджувати нічого: адреси немає або її вже підтверджено.',
      en: 'There is no address to confirm, or it is confirmed already.',
    },
  },
  'deal-is-live': {
    status: 409,
    message: {
      uk: 'Поки діє ваша угода, кабінет видалити не можна: завершіть або скасуйте її.',
      en: 'The account cannot be deleted while a deal of yours is live: finish or cancel it first.',
    },
  },
  'unknown-address': { status: 404, message: { uk: 'Такої адреси немає.', en: 'There is nothing at this address.' } },
  'unknown-apartment': { status: 404, message: { uk: 'Такої квартири немає.', en: 'There is no such apartment.' } },
  'unknown-news': { status: 404, message: { uk: 'Такої новини немає.', en: 'There is no such news item.' } },
  'unknown-project': { status: 404, message: { uk: 'Такого проєкту немає.', en: 'There is no such project.' } },
  'unknown-tour': { status: 404, message: { uk: 'Пройтися тут поки ніде.', en: 'There is nothing to walk through here yet.' } },
  'no-terms': {
    status: 404,
    message: { uk: 'Умови розтермінування ще не опубліковано.', en: 'The terms of instalments are not published yet.' },
  },
  'unknown-offer': { status: 404, message: { uk: 'Такої акції немає.', en: 'There is no such offer.' } },
  'unknown-vacancy': { status: 404, message: { uk: 'Такої вакансії немає.', en: 'There is no such vacancy.' } },
  'unknown-vacancy-category': { status: 404, message: { uk: 'Такого напряму роботи немає.', en: 'There is no such field of work.' } },
  'dead-link': { status: 410, message: { uk: 'Це посилання вже не діє.', en: 'This link no longer works.' } },
  'wrong-method': { status: 405, message: { uk: 'За цією адресою так не можна.', en: 'This cannot be done at this address.' } },
  'too-large': { status: 413, message: { uk: 'Запит завеликий.', en: 'The request is too large.' } },
  'length-required': { status: 411, message: { uk: 'Запит має називати свою довжину.', en: 'The request must say its length.' } },
  'too-slow': { status: 408, message: { uk: 'Запит надходив надто довго.', en: 'The request took too long to come.' } },
  'wrong-type': {
    status: 415,
    message: { uk: 'Надішліть дані як форму або JSON.', en: 'Please send the data as a form or as JSON.' },
  },
  'too-often': {
    status: 429,
    message: { uk: 'Забагато запитів. Спробуйте, будь ласка, трохи згодом.', en: 'Too many requests. Please try again a little later.' },
  },
  'work-needed': {
    status: 429,
    message: {
      uk: 'Зараз кодів просять надто багато. Зачекайте, будь ласка, і попросіть ще раз; сторінка входу з JavaScript робить це сама.',
      en: 'Too many codes are being asked for now. Please wait and ask again; the login page with JavaScript does it by itself.',
    },
  },
  'unknown-paper': { status: 404, message: { uk: 'Такого документа немає.', en: 'There is no such document.' } },
  'unknown-deal': { status: 404, message: { uk: 'Такої угоди немає.', en: 'There is no such deal.' } },
  'apartment-taken': {
    status: 409,
    message: { uk: 'Цю квартиру щойно взяв хтось інший.', en: 'Somebody else has just taken this apartment.' },
  },
  'not-for-sale': { status: 409, message: { uk: 'Ця квартира вже не продається.', en: 'This apartment is no longer for sale.' } },
  'too-many-holds': {
    status: 409,
    message: {
      uk: 'Ви вже тримаєте стільки квартир, скільки можна. Завершіть або скасуйте одне з бронювань.',
      en: 'You already hold as many apartments as you may. Finish or cancel one of the bookings.',
    },
  },
  'held-too-often': {
    status: 409,
    message: {
      uk: 'Ви вже кілька разів за добу бронювали й не закріпили бронь. Спробуйте, будь ласка, пізніше.',
      en: 'You have booked and let go several times within a day. Please try again later.',
    },
  },
  'asked-too-often': {
    status: 409,
    message: {
      uk: 'Менеджера про цю квартиру або з вашого номера вже питали стільки разів, скільки можна. Ви можете забронювати її з оплатою бронювання.',
      en: 'A manager was asked about this apartment, or from your number, as often as possible for now. You can still book it with a deposit.',
    },
  },
  'joined-too-often': {
    status: 409,
    message: {
      uk: 'За добу ви вже кілька разів ставали в чергу. Спробуйте, будь ласка, пізніше.',
      en: 'You have joined waitlists several times within a day. Please try again later.',
    },
  },
  'turn-unused': {
    status: 409,
    message: {
      uk: 'Ваша черга на цю квартиру нещодавно минула. Коли квартира вільна, її можна забронювати без черги.',
      en: 'Your turn for this apartment has passed recently. Whenever it is available, you can book it without the waitlist.',
    },
  },
  'too-many-lines': {
    status: 409,
    message: {
      uk: 'Ви вже чекаєте на стільки квартир, скільки можна. Вийдіть з однієї з черг у кабінеті.',
      en: 'You already wait for as many apartments as you may. Leave one of the waitlists in your account.',
    },
  },
  'other-terms': {
    status: 409,
    message: {
      uk: 'Умови бронювання змінилися. Перегляньте, будь ласка, нові.',
      en: 'The terms of booking have changed. Please read the new ones.',
    },
  },
  'offer-over': {
    status: 409,
    message: {
      uk: 'Акція на цю квартиру щойно закінчилася. Перегляньте, будь ласка, нову ціну.',
      en: 'The offer for this apartment has just ended. Please look at the new price.',
    },
  },
  'not-now': { status: 409, message: { uk: 'Зараз із угодою так не можна.', en: 'The deal does not allow this now.' } },
  'nothing-to-wait-for': {
    status: 409,
    message: {
      uk: 'Чекати не треба: цю квартиру можна взяти зараз.',
      en: 'There is nothing to wait for: this apartment can be yours now.',
    },
  },
  'key-used-otherwise': {
    status: 422,
    message: { uk: 'Цей ключ уже використано для іншого запиту.', en: 'This key was used for another request already.' },
  },
  'too-many-watch': {
    status: 503,
    message: { uk: 'Зараз забагато відкритих з’єднань.', en: 'There are too many open connections now.' },
  },
  unreachable: {
    status: 503,
    message: {
      uk: 'Зараз не виходить. Спробуйте, будь ласка, за хвилину.',
      en: 'This does not work right now. Please try again in a minute.',
    },
  },
  fault: {
    status: 500,
    message: { uk: 'Щось пішло не так. Ми вже знаємо про це.', en: 'Something went wrong. We already know about it.' },
  },
};

export type FieldErrors = Record<string, FieldCode[]>;

/** The locale that the path asks for; where it names none, the first one of ours in `Accept-Language`, else Ukrainian. */
export function localeOf(c: ApiContext): Locale {
  const asked = c.req.path.split('/')[2];
  if (isLocale(asked)) return asked;
  const languages = (c.req.header('accept-language') ?? '').toLowerCase().split(',');
  return languages.map((language) => language.trim().slice(0, 2)).find(isLocale) ?? defaultLocale;
}

/** Where the asker is seen. */
export const addressOf = (c: ApiContext): string => c.env?.address ?? 'unknown';

type Said = { errors?: FieldErrors | undefined; retryAfterSeconds?: number | undefined; more?: object | undefined };

/** A refusal as the contract words it: a safe message in the asked locale, codes by field, and what some refusals say beside. */
export function wordProblem(c: ApiContext, code: ProblemCode, { errors, retryAfterSeconds: retry_after, more }: Said = {}) {
  const { status, message } = problems[code];
  const answer: Problem = {
    code,
    message: message[localeOf(c)],
    statusCode: status,
    ...(errors && { errors }),
    ...(retry_after && { retry_after }),
    ...more,
  };
  return { status, answer };
}

export function answerProblem(c: ApiContext, code: ProblemCode, errors?: FieldErrors, retryAfterSeconds?: number): Response {
  return sendProblem(c, wordProblem(c, code, { errors, retryAfterSeconds }));
}

export function sendProblem(c: ApiContext, { status, answer }: ReturnType<typeof wordProblem>): Response {
  const wait = answer.retry_after;
  return c.json(answer, status, { 'cache-control': 'no-store', ...(wait && { 'retry-after': String(wait) }) });
}
