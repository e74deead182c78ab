import { capital } from '../../../base/text/capital.ts';
import type { DealWords } from './deal-words.ts';

export const dealTextsUk: DealWords = {
  invoice: (flat, deal) => `Внесок за бронь квартири № ${flat}, угода ${deal}`,
  sms: {
    reserved: (flat, { until, price, url }) =>
      `${capital(flat.nominative)}${flat.at}: заброньовано за вами до ${until}. Ціна ${price}. Угода й наступні кроки: ${url}`,
    extended: (flat, { until, price, url }) => `Бронь ${flat.genitive}${flat.at} продовжено до ${until}. Ціна ${price}. Угода: ${url}`,
    endsTomorrow: (flat, { until, price, url, mayExtend }) =>
      `Бронь ${flat.genitive}${flat.at} діє до ${until}. Ціна ${price}. ${mayExtend ? 'Продовжити її можна тут' : 'Угода'}: ${url}`,
    turn: (flat, { until, url, isReminder }) =>
      isReminder
        ? `Нагадуємо: до ${until} ${flat.nominative}${flat.at} чекає лише на вас: ${url}`
        : `${capital(flat.nominative)}${flat.at} звільнилася. До ${until} вона чекає лише на вас: ${url}`,
    contract: (flat, url) => `Договір на ${flat.accusative}${flat.at} підписано. Графік платежів: ${url}`,
    paymentNear: (flat, { sum, day, url }) => `Нагадуємо: до ${day} — платіж ${sum} за ${flat.accusative}${flat.at}. Графік: ${url}`,
    completed: (flat, url) => `${capital(flat.nominative)}${flat.at} ваша. Вітаємо! Усі папери тут: ${url}`,
    closed: (flat, back) => `Угоду щодо ${flat.genitive}${flat.at} закрито.${back ? ` ${back}` : ''}`,
    back: (sum) => `Повертаємо ${sum} на вашу картку.`,
    asked: (sum) => `Повернення ${sum} погоджуємо: щойно надішлемо гроші, напишемо.`,
    refund: (flat, sum) => `Повертаємо ${sum} за ${flat.accusative}${flat.at} на вашу картку.`,
    refundDeclined: (flat, sum, reason) => `Повернення ${sum} за ${flat.accusative}${flat.at} не погоджено. Причина: ${reason}`,
    unused: (flat, sum, why) => `Платіж ${sum} за ${flat.accusative}${flat.at} не зараховано: ${why}. Повертаємо гроші на вашу картку.`,
    transferNoted: (flat, sum, day) => `Ваш платіж ${sum} від ${day} за ${flat.accusative}${flat.at} зараховано. Графік — у кабінеті.`,
    transferUndone: (flat, sum, day) =>
      `Платіж ${sum} від ${day} за ${flat.accusative}${flat.at} зараховано помилково, тож запис скасовано. Є запитання? Зателефонуйте нам.`,
    transferReturned: (flat, sum, day) => `Повернули вам ${sum} за ${flat.accusative}${flat.at}: переказ від ${day}.`,
    returnUndone: (flat, sum, day) =>
      `Запис про повернення ${sum} від ${day} за ${flat.accusative}${flat.at} був помилковий, тож його скасовано. Є запитання? Зателефонуйте нам.`,
  },
  reserved: {
    title: ({ accusative }) => `${capital(accusative)} заброньовано за вами`,
    text: (until, deal) => `До ${until} її не купить ніхто інший. Номер вашої угоди — ${deal}.`,
    paid: (sum) => `Внесок ${sum} отримано. Він увійде в ціну квартири.`,
    next: 'Наступний крок — договір купівлі-продажу. Узгодити час підписання можна в кабінеті, на сторінці угоди.',
  },
  extended: {
    title: ({ genitive }) => `Бронь ${genitive} продовжено`,
    text: (until, deal) => `Тепер вона діє до ${until}. Номер вашої угоди — ${deal}.`,
  },
  price: (sum) => `Ціна квартири — ${sum}. Доки діє бронь, вона не зміниться.`,
  refund: (until, laterPercent) =>
    `Передумаєте до ${until} — повернемо весь внесок, пізніше — ${laterPercent} %. Скасувати бронь можна в кабінеті.`,
  expired: {
    title: ({ genitive }) => `Бронь ${genitive} закінчилася`,
    text: {
      free: 'Час вийшов, і квартира знову у продажу. Якщо вона досі вам до душі, забронюйте її ще раз.',
      line: 'Час вийшов, і тепер квартира чекає на тих, хто стояв у черзі на неї.',
      taken: 'Час вийшов, і квартиру вже має хтось інший.',
    },
    line: 'Стати в чергу можна на сторінці квартири: якщо підтверджену бронь скасують, ми напишемо, коли черга дійде до вас.',
  },
  cancelled: {
    title: ({ genitive }) => `Бронь ${genitive} скасовано`,
    text: (deal) => `Угоду ${deal} закрито.`,
    after: {
      free: 'Квартира знову у продажу.',
      line: 'Тепер квартира чекає на тих, хто стояв у черзі на неї.',
      taken: 'Квартиру вже має хтось інший.',
    },
  },
  back: (sum) => `Повертаємо ${sum} на картку, з якої ви платили. Банк зарахує гроші за кілька днів.`,
  asked: (sum) => `Повернення ${sum} погоджує керівник відділу продажу. Щойно надішлемо гроші, напишемо вам.`,
  returned: {
    title: ({ accusative }) => `Повертаємо гроші за ${accusative}`,
    text: (deal) => `Повернення за угодою ${deal} погоджено.`,
  },
  unused: {
    text: (deal, why) => `Платіж за угодою ${deal} ми не зарахували: ${why}.`,
    why: { late: 'він надійшов запізно', second: 'ви вже заплатили раніше', part: 'це не вся сума' },
  },
  refundDeclined: {
    title: ({ accusative }) => `Повернення за ${accusative} не погоджено`,
    text: (sum, deal) => `Повернути ${sum} за угодою ${deal} ми не можемо.`,
    call: 'Маєте запитання або не згодні? Зателефонуйте нам: розберемося разом.',
  },
  transferNoted: {
    title: ({ accusative }) => `Платіж за ${accusative} зараховано`,
    text: (sum, day) => `Отримали ваш платіж ${sum} від ${day} й зарахували його в ціну квартири. Дякуємо!`,
    credited: (sum) => `За договором це ${sum}.`,
  },
  transferUndone: {
    title: ({ accusative }) => `Уточнення щодо платежу за ${accusative}`,
    text: (sum, day) => `Платіж ${sum} від ${day} ми зарахували вам помилково, тож цей запис скасовано. Актуальний графік — у кабінеті.`,
    call: 'Якщо ви справді надсилали ці гроші, зателефонуйте нам: знайдемо їх разом.',
  },
  transferReturned: {
    title: ({ accusative }) => `Повернули гроші за ${accusative}`,
    text: (sum, day) => `Ми переказали вам ${sum}. Дата платежу — ${day}; гроші надійдуть протягом кількох днів.`,
    call: 'Якщо за тиждень грошей не буде, зателефонуйте нам: знайдемо їх разом.',
  },
  returnUndone: {
    title: ({ accusative }) => `Уточнення щодо повернення за ${accusative}`,
    text: (sum, day) => `Запис про повернення ${sum} від ${day} був помилковий, тож ми його скасували.`,
    call: 'Маєте запитання? Зателефонуйте нам: пояснимо, де зараз ваші гроші.',
  },
  contract: {
    title: ({ accusative }) => `Договір на ${accusative} підписано`,
    text: 'Вітаємо! Графік платежів, папери й новини будівництва тепер разом, на одній сторінці кабінету.',
    number: (number, day) => `Договір № ${number} від ${day}.`,
    next: (sum, day) => `Найближчий платіж — ${sum} до ${day}.`,
  },
  paymentNear: {
    title: ({ accusative }) => `Скоро платіж за ${accusative}`,
    text: (sum, day) => `За графіком — ${sum} до ${day}.`,
    paid: 'Якщо ви вже заплатили, нічого робити не треба: зарахуємо платіж, щойно гроші надійдуть.',
  },
  completed: {
    title: ({ nominative }) => `${capital(nominative)} — ваша`,
    text: 'Угоду завершено. Дякуємо за довіру й бажаємо, щоб у новому домі було добре.',
    documents: 'Договір, акти й квитанції зберігаються в кабінеті: їх можна відкрити будь-коли.',
  },
  closed: {
    title: ({ genitive }) => `Угоду щодо ${genitive} закрито`,
    text: (deal) => `Наш менеджер закрив угоду ${deal}.`,
    reason: (reason) => `Причина: ${reason}`,
    call: 'Якщо ви на це не чекали, зателефонуйте нам: розберемося разом.',
  },
  turn: {
    title: ({ nominative }) => `${capital(nominative)} звільнилася, ваша черга`,
    reminder: ({ nominative }) => `Нагадуємо: ${nominative} чекає лише на вас`,
    text: (until) => `До ${until} забронювати її можете тільки ви.`,
    after: 'Якщо вона вам уже не потрібна, нічого робити не треба: далі її запропонують наступному в черзі.',
  },
  endsTomorrow: {
    title: ({ genitive }) => `Бронь ${genitive} скоро закінчиться`,
    text: (until) => `Вона діє до ${until}.`,
    after: 'Якщо до цього часу договір не буде підписано, квартиру зможуть забронювати інші.',
    extend: 'Якщо потрібен час, один раз її можна продовжити в кабінеті.',
  },
  toDeal: 'Відкрити угоду',
  toObjects: 'Відкрити мою квартиру',
  toFlat: 'Відкрити квартиру',
  why: ({ accusative, at }) => `Ви отримали цей лист, бо бронювали в нас ${accusative}${at}.`,
  whyLine: ({ accusative, at }) => `Ви отримали цей лист, бо стоїте в черзі на ${accusative}${at}.`,
};
