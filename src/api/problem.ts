import { isLocale, type Locale, type Localized } from '../base/locale.ts';
import type { FieldCode, Problem } from '../contract/errors.ts';
import type { ApiContext } from './house.ts';

export type ProblemKind =
  | 'bad-query'
  | 'bad-form'
  | 'unknown-address'
  | 'unknown-apartment'
  | 'unknown-news'
  | 'unknown-project'
  | 'no-terms'
  | 'unknown-offer'
  | 'unknown-vacancy'
  | 'unknown-vacancy-category'
  | 'dead-link'
  | 'wrong-method'
  | 'too-large'
  | 'wrong-type'
  | 'too-often'
  | 'fault';

const problems: Record<ProblemKind, { status: 400 | 404 | 405 | 410 | 413 | 415 | 429 | 500; message: Localized }> = {
  'bad-query': {
    status: 400,
    message: { uk: 'У запиті є параметри, яких ми не розуміємо.', en: 'Some parameters of the request make no sense to us.' },
  },
  'bad-form': { status: 400, message: { uk: 'Перевірте, будь ласка, заповнені поля.', en: 'Please check the fields of the form.' } },
  'unknown-address': { status: 404, message: { uk: 'Такої адреси немає.', en: 'There is nothing at this address.' } },
  'unknown-apartment': { status: 404, message: { uk: 'Такої квартири немає.', en: 'There is no such apartment.' } },
  'unknown-news': { status: 404, message: { uk: 'Такої новини немає.', en: 'There is no such news item.' } },
  'unknown-project': { status: 404, message: { uk: 'Такого проєкту немає.', en: 'There is no such project.' } },
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
  'wrong-type': {
    status: 415,
    message: { uk: 'Надішліть дані як форму або JSON.', en: 'Please send the data as a form or as JSON.' },
  },
  'too-often': {
    status: 429,
    message: { uk: 'Забагато запитів. Спробуйте, будь ласка, трохи згодом.', en: 'Too many requests. Please try again a little later.' },
  },
  fault: {
    status: 500,
    message: { uk: 'Щось пішло не так. Ми вже знаємо про це.', en: 'Something went wrong. We already know about it.' },
  },
};

export type FieldErrors = Record<string, FieldCode[]>;

/** The locale that the path asks for; Ukrainian where it names none. */
export function localeOf(c: ApiContext): Locale {
  const asked = c.req.path.split('/')[2];
  return isLocale(asked) ? asked : 'uk';
}

/** A refusal as the contract words it: a safe message in the asked locale, and codes by field. */
export function answerProblem(c: ApiContext, kind: ProblemKind, errors?: FieldErrors): Response {
  const { status, message } = problems[kind];
  const body: Problem = { message: message[localeOf(c)], statusCode: status, ...(errors && { errors }) };
  return c.json(body, status, { 'cache-control': 'no-store' });
}
