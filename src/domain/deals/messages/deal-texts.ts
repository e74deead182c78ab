import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import { capital } from '../../../base/text/capital.ts';
import type { FlatName as Flat } from '../../catalogue/catalogue.ts';
import type { StateAfter } from '../waitlist/state-after.store.ts';

/** `price` is the one that the booking freezes, `url` the page with the deal. */
type Booked = { until: string; price: string; url: string };
type Words = {
  /** The purpose of the payment on the bank's page. */
  invoice: (flat: string, deal: number) => string;
  sms: {
    reserved: (flat: Flat, facts: Booked) => string;
    extended: (flat: Flat, facts: Booked) => string;
    endsTomorrow: (flat: Flat, facts: Booked & { mayExtend: boolean }) => string;
    turn: (flat: Flat, facts: { until: string; url: string; isReminder: boolean }) => string;
    contract: (flat: Flat, url: string) => string;
    completed: (flat: Flat, url: string) => string;
    /** `back` says what becomes of the money. */
    closed: (flat: Flat, back: string | null) => string;
    back: (sum: string) => string;
    asked: (sum: string) => string;
    refund: (flat: Flat, sum: string) => string;
    refundDeclined: (flat: Flat, sum: string, reason: string) => string;
    transferNoted: (flat: Flat, sum: string, day: string) => string;
    transferUndone: (flat: Flat, sum: string, day: string) => string;
    transferReturned: (flat: Flat, sum: string, day: string) => string;
    returnUndone: (flat: Flat, sum: string, day: string) => string;
  };
  reserved: { title: (flat: Flat) => string; text: (until: string, deal: number) => string; paid: (sum: string) => string; next: string };
  extended: { title: (flat: Flat) => string; text: (until: string, deal: number) => string };
  /** The price that the booking freezes. */
  price: (sum: string) => string;
  /** The rule for paid deals. */
  refund: (until: string, laterPercent: number) => string;
  expired: { title: (flat: Flat) => string; text: Record<StateAfter, string>; line: string };
  cancelled: { title: (flat: Flat) => string; text: (deal: number) => string; after: Record<StateAfter, string> };
  back: (sum: string) => string;
  /** The refund waits for the second person. */
  asked: (sum: string) => string;
  /** The second person has agreed. */
  returned: { title: (flat: Flat) => string; text: (deal: number) => string };
  /** The second person has declined. */
  refundDeclined: { title: (flat: Flat) => string; text: (sum: string, deal: number) => string; call: string };
  transferNoted: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; credited: (sum: string) => string };
  transferUndone: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; call: string };
  transferReturned: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; call: string };
  returnUndone: { title: (flat: Flat) => string; text: (sum: string, day: string) => string; call: string };
  contract: {
    title: (flat: Flat) => string;
    text: string;
    number: (number: string, day: string) => string;
    next: (sum: string, day: string) => string;
  };
  completed: { title: (flat: Flat) => string; text: string; documents: string };
  closed: { title: (flat: Flat) => string; text: (deal: number) => string; reason: (reason: string) => string; call: string };
  turn: { title: (flat: Flat) => string; reminder: (flat: Flat) => string; text: (until: string) => string; after: string };
  endsTomorrow: { title: (flat: Flat) => string; text: (until: string) => string; after: string; extend: string };
  toDeal: string;
  toObjects: string;
  toFlat: string;
  why: (flat: Flat) => string;
  whyLine: (flat: Flat) => string;
};

export const dealTexts: Record<Locale, Words> = {
  uk: {
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
      completed: (flat, url) => `${capital(flat.nominative)}${flat.at} ваша. Вітаємо! Усі папери тут: ${url}`,
      closed: (flat, back) => `Угоду щодо ${flat.genitive}${flat.at} закрито.${back ? ` ${back}` : ''}`,
      back: (sum) => `Повертаємо ${sum} на вашу картку.`,
      asked: (sum) => `Повернення ${sum} погоджуємо: щойно надішлемо гроші, напишемо.`,
      refund: (flat, sum) => `Повертаємо ${sum} за ${flat.accusative}${flat.at} на вашу картку.`,
      refundDeclined: (flat, sum, reason) => `Повернення ${sum} за ${flat.accusative}${flat.at} не погоджено. Причина: ${reason}`,
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
  },
  en: {
    invoice: (flat, deal) => `Deposit for apartment No. ${flat}, deal ${deal}`,
    sms: {
      reserved: (flat, { until, price, url }) =>
        `${capital(flat.nominative)}${flat.at}: reserved for you until ${until}. The price is ${price}. Your deal and the next steps: ${url}`,
      extended: (flat, { until, price, url }) =>
        `Your reservation of ${flat.nominative}${flat.at} is extended until ${until}. The price is ${price}. Your deal: ${url}`,
      endsTomorrow: (flat, { until, price, url, mayExtend }) =>
        `Your reservation of ${flat.nominative}${flat.at} holds until ${until}. The price is ${price}. ${mayExtend ? 'You can extend it here' : 'Your deal'}: ${url}`,
      turn: (flat, { until, url, isReminder }) =>
        isReminder
          ? `A reminder: until ${until} ${flat.nominative}${flat.at} is yours alone: ${url}`
          : `${capital(flat.nominative)}${flat.at} is free. Until ${until} it is yours alone: ${url}`,
      contract: (flat, url) => `The contract for ${flat.nominative}${flat.at} is signed. Your payment schedule: ${url}`,
      completed: (flat, url) => `${capital(flat.nominative)}${flat.at} is yours. Congratulations! All documents are here: ${url}`,
      closed: (flat, back) => `The deal for ${flat.nominative}${flat.at} is closed.${back ? ` ${back}` : ''}`,
      back: (sum) => `${sum} is on its way to your card.`,
      asked: (sum) => `We are approving the return of ${sum} and will write once it is on its way.`,
      refund: (flat, sum) => `${sum} for ${flat.nominative}${flat.at} is on its way to your card.`,
      refundDeclined: (flat, sum, reason) => `The refund of ${sum} for ${flat.nominative}${flat.at} was declined. The reason: ${reason}`,
      transferNoted: (flat, sum, day) =>
        `We have received your payment of ${sum} dated ${day} for ${flat.nominative}${flat.at}. Your payment schedule is in your account.`,
      transferUndone: (flat, sum, day) =>
        `The payment of ${sum} dated ${day} for ${flat.nominative}${flat.at} was recorded by mistake, and the record is cancelled. Any questions? Give us a call.`,
      transferReturned: (flat, sum, day) =>
        `We have returned ${sum} to you for ${flat.nominative}${flat.at}: a bank transfer dated ${day}.`,
      returnUndone: (flat, sum, day) =>
        `The return of ${sum} dated ${day} for ${flat.nominative}${flat.at} was recorded by mistake, and the record is cancelled. Any questions? Give us a call.`,
    },
    reserved: {
      title: ({ nominative }) => `${capital(nominative)} is reserved for you`,
      text: (until, deal) => `Nobody else can buy it until ${until}. The number of your deal is ${deal}.`,
      paid: (sum) => `We have received your deposit of ${sum}. It counts towards the price.`,
      next: 'The next step is the purchase contract. You can agree the time of signing on the page of the deal in your account.',
    },
    extended: {
      title: ({ nominative }) => `Your reservation of ${nominative} is extended`,
      text: (until, deal) => `It now holds until ${until}. The number of your deal is ${deal}.`,
    },
    price: (sum) => `The price of the apartment is ${sum}. It will not change while the reservation holds.`,
    refund: (until, laterPercent) =>
      `If you change your mind before ${until}, the whole deposit comes back; after that, ${laterPercent}% of it. You can cancel in your account.`,
    expired: {
      title: ({ nominative }) => `Your reservation of ${nominative} has ended`,
      text: {
        free: 'Its time ran out and the apartment is for sale again. If you still like it, you can book it once more.',
        line: 'Its time ran out, and the apartment is now kept for those who were waiting for it.',
        taken: 'Its time ran out, and somebody else has the apartment already.',
      },
      line: 'You can join the waitlist on its page: if a confirmed reservation is cancelled, we will write when your turn comes.',
    },
    cancelled: {
      title: ({ nominative }) => `Your reservation of ${nominative} is cancelled`,
      text: (deal) => `Deal ${deal} is closed.`,
      after: {
        free: 'The apartment is for sale again.',
        line: 'The apartment is now kept for those who were waiting for it.',
        taken: 'Somebody else has the apartment already.',
      },
    },
    contract: {
      title: ({ nominative }) => `The contract for ${nominative} is signed`,
      text: 'Congratulations! Your payment schedule, your documents and the news from the building site now share one page of your account.',
      number: (number, day) => `Contract No. ${number} dated ${day}.`,
      next: (sum, day) => `The next payment is ${sum}, due by ${day}.`,
    },
    completed: {
      title: ({ nominative }) => `${capital(nominative)} is yours`,
      text: 'The deal is complete. Thank you for your trust, and may the new home be a good one.',
      documents: 'Your contract, certificates and receipts stay in your account: open them whenever you need them.',
    },
    closed: {
      title: ({ nominative }) => `The deal for ${nominative} is closed`,
      text: (deal) => `Our manager has closed deal ${deal}.`,
      reason: (reason) => `The reason: ${reason}`,
      call: 'If you did not expect this, give us a call and we will sort it out together.',
    },
    back: (sum) => `${sum} is on its way to the card you paid with. Banks take a few days to show it.`,
    asked: (sum) => `The return of ${sum} awaits the approval of our head of sales. We will write to you once the money is on its way.`,
    returned: {
      title: ({ nominative }) => `Your money for ${nominative} is on its way`,
      text: (deal) => `The refund under deal ${deal} is approved.`,
    },
    refundDeclined: {
      title: ({ nominative }) => `Your refund for ${nominative} was declined`,
      text: (sum, deal) => `We cannot return ${sum} under deal ${deal}.`,
      call: 'If you have questions or disagree, give us a call and we will sort it out together.',
    },
    transferNoted: {
      title: ({ nominative }) => `We have received your payment for ${nominative}`,
      text: (sum, day) => `Your payment of ${sum} dated ${day} has arrived and counts towards the price. Thank you!`,
      credited: (sum) => `Under the contract it counts as ${sum}.`,
    },
    transferUndone: {
      title: ({ nominative }) => `A correction to the payments for ${nominative}`,
      text: (sum, day) =>
        `We recorded a payment of ${sum} dated ${day} for you by mistake, and have cancelled that record. Your account shows the schedule as it is now.`,
      call: 'If you did send this money, give us a call and we will find it together.',
    },
    transferReturned: {
      title: ({ nominative }) => `We have returned your money for ${nominative}`,
      text: (sum, day) => `We sent you ${sum} by bank transfer on ${day}. Banks take a few days to show it.`,
      call: 'If it has not arrived within a week, give us a call and we will find it together.',
    },
    returnUndone: {
      title: ({ nominative }) => `A correction to the return for ${nominative}`,
      text: (sum, day) => `We recorded a return of ${sum} dated ${day} by mistake, and have cancelled that record.`,
      call: 'If you have questions, give us a call and we will explain where your money is.',
    },
    turn: {
      title: ({ nominative }) => `${capital(nominative)} is available, and it is your turn`,
      reminder: ({ nominative }) => `A reminder: ${nominative} is yours alone`,
      text: (until) => `Until ${until} you are the only one who can book it.`,
      after: 'If you no longer want it, there is nothing to do: it then goes to the next person on the waitlist.',
    },
    endsTomorrow: {
      title: ({ nominative }) => `Your reservation of ${nominative} ends soon`,
      text: (until) => `It holds until ${until}.`,
      after: 'If the contract is not signed by then, others can book the apartment.',
      extend: 'If you need more time, you can extend it once in your account.',
    },
    toDeal: 'Open the deal',
    toObjects: 'Open my apartment',
    toFlat: 'Open the apartment',
    why: ({ nominative, at }) => `You get this e-mail because you booked ${nominative}${at} with us.`,
    whyLine: ({ nominative, at }) => `You get this e-mail because you are on the waitlist for ${nominative}${at}.`,
  },
};

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-GB' };

/** An instant by the clock of Kyiv, for example `24 листопада, 14:15 за Києвом`. */
export function momentIn(at: Date, locale: Locale): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { timeZone: 'Europe/Kyiv', ...options }).format(at);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part({ day: 'numeric', month: 'long' })}, ${time} ${locale === 'uk' ? 'за Києвом' : 'Kyiv time'}`;
}

/** A calendar day, for example `24 листопада 2026`. */
export const dayIn = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`)).replace(/\sр\.$/, '');

/** A sum: `20 000 ₴`, kopiykas only where there are some. */
export const sumIn = (minor: number, currency: Currency, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
export const hryvnias = (minor: number, locale: Locale): string => sumIn(minor, 'UAH', locale);
