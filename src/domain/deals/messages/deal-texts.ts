import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import type { StateAfter } from '../waitlist/state-after.store.ts';

type Flat = { number: string; project: string };
type Words = {
  /** The purpose of the payment on the bank's page. */
  invoice: (flat: string, deal: number) => string;
  sms: {
    reserved: (flat: Flat, until: string) => string;
    endsTomorrow: (flat: Flat, until: string, mayExtend: boolean) => string;
    turn: (flat: Flat, until: string, url: string) => string;
    contract: (flat: Flat) => string;
    completed: (flat: Flat) => string;
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
  about: (flat: Flat) => string;
  reserved: { title: (flat: Flat) => string; text: (until: string, deal: number) => string; paid: (sum: string) => string };
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
  turn: { title: (flat: Flat) => string; text: (until: string) => string; after: string };
  endsTomorrow: { title: (flat: Flat) => string; text: (until: string) => string; extend: string };
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
      reserved: ({ number, project }, until) => `Квартира № ${number}, ${project}: заброньовано за вами до ${until}.`,
      endsTomorrow: ({ number, project }, until, mayExtend) =>
        `Бронь квартири № ${number}, ${project}, діє до ${until}.${mayExtend ? ' Продовжити можна в кабінеті.' : ''}`,
      turn: ({ number, project }, until, url) =>
        `Квартира № ${number}, ${project}, звільнилася. До ${until} вона чекає лише на вас: ${url}`,
      contract: ({ number, project }) => `Договір на квартиру № ${number}, ${project}, підписано. Графік платежів — у кабінеті.`,
      completed: ({ number, project }) => `Квартира № ${number}, ${project}, — ваша. Вітаємо! Усі папери — в кабінеті.`,
      closed: ({ number, project }, back) => `Угоду щодо квартири № ${number}, ${project}, закрито.${back ? ` ${back}` : ''}`,
      back: (sum) => `Повертаємо ${sum} на вашу картку.`,
      asked: (sum) => `Повернення ${sum} погоджуємо: щойно надішлемо гроші, напишемо.`,
      refund: ({ number, project }, sum) => `Повертаємо ${sum} за квартиру № ${number}, ${project}, на вашу картку.`,
      refundDeclined: ({ number, project }, sum, reason) =>
        `Повернення ${sum} за квартиру № ${number}, ${project}, не погоджено. Причина: ${reason}`,
      transferNoted: ({ number, project }, sum, day) =>
        `Ваш платіж ${sum} від ${day} за квартиру № ${number}, ${project}, зараховано. Графік — у кабінеті.`,
      transferUndone: ({ number, project }, sum, day) =>
        `Платіж ${sum} від ${day} за квартиру № ${number}, ${project}, зараховано помилково, тож запис скасовано. Є запитання? Зателефонуйте нам.`,
      transferReturned: ({ number, project }, sum, day) => `Повернули вам ${sum} за квартиру № ${number}, ${project}: переказ від ${day}.`,
      returnUndone: ({ number, project }, sum, day) =>
        `Запис про повернення ${sum} від ${day} за квартиру № ${number}, ${project}, був помилковий, тож його скасовано. Є запитання? Зателефонуйте нам.`,
    },
    about: ({ number, project }) => `Квартира № ${number}, ${project}`,
    reserved: {
      title: ({ number }) => `Квартиру № ${number} заброньовано за вами`,
      text: (until, deal) => `До ${until} її не купить ніхто інший. Номер вашої угоди — ${deal}.`,
      paid: (sum) => `Внесок ${sum} отримано. Він увійде в ціну квартири.`,
    },
    refund: (until, laterPercent) =>
      `Передумаєте до ${until} — повернемо весь внесок, пізніше — ${laterPercent} %. Скасувати бронь можна в кабінеті.`,
    expired: {
      title: ({ number }) => `Бронь квартири № ${number} закінчилася`,
      text: {
        free: 'Час вийшов, і квартира знову у продажу. Якщо вона досі вам до душі, забронюйте її ще раз.',
        line: 'Час вийшов, і тепер квартира чекає на тих, хто стояв у черзі на неї.',
        taken: 'Час вийшов, і квартиру вже має хтось інший.',
      },
      line: 'Стати в чергу можна на сторінці квартири: якщо підтверджену бронь скасують, ми напишемо, коли черга дійде до вас.',
    },
    cancelled: {
      title: ({ number }) => `Бронь квартири № ${number} скасовано`,
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
      title: ({ number }) => `Повертаємо гроші за квартиру № ${number}`,
      text: (deal) => `Повернення за угодою ${deal} погоджено.`,
    },
    refundDeclined: {
      title: ({ number }) => `Повернення за квартиру № ${number} не погоджено`,
      text: (sum, deal) => `Повернути ${sum} за угодою ${deal} ми не можемо.`,
      call: 'Маєте запитання або не згодні? Зателефонуйте нам: розберемося разом.',
    },
    transferNoted: {
      title: ({ number }) => `Платіж за квартиру № ${number} зараховано`,
      text: (sum, day) => `Отримали ваш платіж ${sum} від ${day} й зарахували його в ціну квартири. Дякуємо!`,
      credited: (sum) => `За договором це ${sum}.`,
    },
    transferUndone: {
      title: ({ number }) => `Уточнення щодо платежу за квартиру № ${number}`,
      text: (sum, day) => `Платіж ${sum} від ${day} ми зарахували вам помилково, тож цей запис скасовано. Актуальний графік — у кабінеті.`,
      call: 'Якщо ви справді надсилали ці гроші, зателефонуйте нам: знайдемо їх разом.',
    },
    transferReturned: {
      title: ({ number }) => `Повернули гроші за квартиру № ${number}`,
      text: (sum, day) => `Ми переказали вам ${sum}. Дата платежу — ${day}; гроші надійдуть протягом кількох днів.`,
      call: 'Якщо за тиждень грошей не буде, зателефонуйте нам: знайдемо їх разом.',
    },
    returnUndone: {
      title: ({ number }) => `Уточнення щодо повернення за квартиру № ${number}`,
      text: (sum, day) => `Запис про повернення ${sum} від ${day} був помилковий, тож ми його скасували.`,
      call: 'Маєте запитання? Зателефонуйте нам: пояснимо, де зараз ваші гроші.',
    },
    contract: {
      title: ({ number }) => `Договір на квартиру № ${number} підписано`,
      text: 'Вітаємо! Графік платежів, папери й новини будівництва тепер разом, на одній сторінці кабінету.',
      number: (number, day) => `Договір № ${number} від ${day}.`,
      next: (sum, day) => `Найближчий платіж — ${sum} до ${day}.`,
    },
    completed: {
      title: ({ number }) => `Квартира № ${number} — ваша`,
      text: 'Угоду завершено. Дякуємо за довіру й бажаємо, щоб у новому домі було добре.',
      documents: 'Договір, акти й квитанції зберігаються в кабінеті: їх можна відкрити будь-коли.',
    },
    closed: {
      title: ({ number }) => `Угоду щодо квартири № ${number} закрито`,
      text: (deal) => `Наш менеджер закрив угоду ${deal}.`,
      reason: (reason) => `Причина: ${reason}`,
      call: 'Якщо ви на це не чекали, зателефонуйте нам: розберемося разом.',
    },
    turn: {
      title: ({ number }) => `Квартира № ${number} звільнилася, ваша черга`,
      text: (until) => `До ${until} забронювати її можете тільки ви.`,
      after: 'Якщо вона вам уже не потрібна, нічого робити не треба: далі її запропонують наступному в черзі.',
    },
    endsTomorrow: {
      title: ({ number }) => `Бронь квартири № ${number} скоро закінчиться`,
      text: (until) => `Вона діє до ${until}.`,
      extend: 'Якщо потрібен час, один раз її можна продовжити в кабінеті.',
    },
    toDeal: 'Відкрити угоду',
    toObjects: 'Відкрити мою квартиру',
    toFlat: 'Відкрити квартиру',
    why: ({ number }) => `Ви отримали цей лист, бо бронювали в нас квартиру № ${number}.`,
    whyLine: ({ number }) => `Ви отримали цей лист, бо стоїте в черзі на квартиру № ${number}.`,
  },
  en: {
    invoice: (flat, deal) => `Deposit for apartment No. ${flat}, deal ${deal}`,
    sms: {
      reserved: ({ number, project }, until) => `Apartment No. ${number}, ${project}: reserved for you until ${until}.`,
      endsTomorrow: ({ number, project }, until, mayExtend) =>
        `Your reservation of apartment No. ${number}, ${project}, holds until ${until}.${mayExtend ? ' You can extend it in your account.' : ''}`,
      turn: ({ number, project }, until, url) => `Apartment No. ${number}, ${project}, is free. Until ${until} it is yours alone: ${url}`,
      contract: ({ number, project }) =>
        `The contract for apartment No. ${number}, ${project}, is signed. Your payment schedule is in your account.`,
      completed: ({ number, project }) =>
        `Apartment No. ${number}, ${project}, is yours. Congratulations! All documents are in your account.`,
      closed: ({ number, project }, back) => `The deal for apartment No. ${number}, ${project}, is closed.${back ? ` ${back}` : ''}`,
      back: (sum) => `${sum} is on its way to your card.`,
      asked: (sum) => `We are approving the return of ${sum} and will write once it is on its way.`,
      refund: ({ number, project }, sum) => `${sum} for apartment No. ${number}, ${project}, is on its way to your card.`,
      refundDeclined: ({ number, project }, sum, reason) =>
        `The refund of ${sum} for apartment No. ${number}, ${project}, was declined. The reason: ${reason}`,
      transferNoted: ({ number, project }, sum, day) =>
        `We have received your payment of ${sum} dated ${day} for apartment No. ${number}, ${project}. Your payment schedule is in your account.`,
      transferUndone: ({ number, project }, sum, day) =>
        `The payment of ${sum} dated ${day} for apartment No. ${number}, ${project}, was recorded by mistake, and the record is cancelled. Any questions? Give us a call.`,
      transferReturned: ({ number, project }, sum, day) =>
        `We have returned ${sum} to you for apartment No. ${number}, ${project}: a bank transfer dated ${day}.`,
      returnUndone: ({ number, project }, sum, day) =>
        `The return of ${sum} dated ${day} for apartment No. ${number}, ${project}, was recorded by mistake, and the record is cancelled. Any questions? Give us a call.`,
    },
    about: ({ number, project }) => `Apartment No. ${number}, ${project}`,
    reserved: {
      title: ({ number }) => `Apartment No. ${number} is reserved for you`,
      text: (until, deal) => `Nobody else can buy it until ${until}. The number of your deal is ${deal}.`,
      paid: (sum) => `We have received your deposit of ${sum}. It counts towards the price.`,
    },
    refund: (until, laterPercent) =>
      `If you change your mind before ${until}, the whole deposit comes back; after that, ${laterPercent}% of it. You can cancel in your account.`,
    expired: {
      title: ({ number }) => `Your reservation of apartment No. ${number} has ended`,
      text: {
        free: 'Its time ran out and the apartment is for sale again. If you still like it, you can book it once more.',
        line: 'Its time ran out, and the apartment is now kept for those who were waiting for it.',
        taken: 'Its time ran out, and somebody else has the apartment already.',
      },
      line: 'You can join the waitlist on its page: if a confirmed reservation is cancelled, we will write when your turn comes.',
    },
    cancelled: {
      title: ({ number }) => `Your reservation of apartment No. ${number} is cancelled`,
      text: (deal) => `Deal ${deal} is closed.`,
      after: {
        free: 'The apartment is for sale again.',
        line: 'The apartment is now kept for those who were waiting for it.',
        taken: 'Somebody else has the apartment already.',
      },
    },
    contract: {
      title: ({ number }) => `The contract for apartment No. ${number} is signed`,
      text: 'Congratulations! Your payment schedule, your documents and the news from the building site now share one page of your account.',
      number: (number, day) => `Contract No. ${number} dated ${day}.`,
      next: (sum, day) => `The next payment is ${sum}, due by ${day}.`,
    },
    completed: {
      title: ({ number }) => `Apartment No. ${number} is yours`,
      text: 'The deal is complete. Thank you for your trust, and may the new home be a good one.',
      documents: 'Your contract, certificates and receipts stay in your account: open them whenever you need them.',
    },
    closed: {
      title: ({ number }) => `The deal for apartment No. ${number} is closed`,
      text: (deal) => `Our manager has closed deal ${deal}.`,
      reason: (reason) => `The reason: ${reason}`,
      call: 'If you did not expect this, give us a call and we will sort it out together.',
    },
    back: (sum) => `${sum} is on its way to the card you paid with. Banks take a few days to show it.`,
    asked: (sum) => `The return of ${sum} awaits the approval of our head of sales. We will write to you once the money is on its way.`,
    returned: {
      title: ({ number }) => `Your money for apartment No. ${number} is on its way`,
      text: (deal) => `The refund under deal ${deal} is approved.`,
    },
    refundDeclined: {
      title: ({ number }) => `Your refund for apartment No. ${number} was declined`,
      text: (sum, deal) => `We cannot return ${sum} under deal ${deal}.`,
      call: 'If you have questions or disagree, give us a call and we will sort it out together.',
    },
    transferNoted: {
      title: ({ number }) => `We have received your payment for apartment No. ${number}`,
      text: (sum, day) => `Your payment of ${sum} dated ${day} has arrived and counts towards the price. Thank you!`,
      credited: (sum) => `Under the contract it counts as ${sum}.`,
    },
    transferUndone: {
      title: ({ number }) => `A correction to the payments for apartment No. ${number}`,
      text: (sum, day) =>
        `We recorded a payment of ${sum} dated ${day} for you by mistake, and have cancelled that record. Your account shows the schedule as it is now.`,
      call: 'If you did send this money, give us a call and we will find it together.',
    },
    transferReturned: {
      title: ({ number }) => `We have returned your money for apartment No. ${number}`,
      text: (sum, day) => `We sent you ${sum} by bank transfer on ${day}. Banks take a few days to show it.`,
      call: 'If it has not arrived within a week, give us a call and we will find it together.',
    },
    returnUndone: {
      title: ({ number }) => `A correction to the return for apartment No. ${number}`,
      text: (sum, day) => `We recorded a return of ${sum} dated ${day} by mistake, and have cancelled that record.`,
      call: 'If you have questions, give us a call and we will explain where your money is.',
    },
    turn: {
      title: ({ number }) => `Apartment No. ${number} is available, and it is your turn`,
      text: (until) => `Until ${until} you are the only one who can book it.`,
      after: 'If you no longer want it, there is nothing to do: it then goes to the next person on the waitlist.',
    },
    endsTomorrow: {
      title: ({ number }) => `Your reservation of apartment No. ${number} ends soon`,
      text: (until) => `It holds until ${until}.`,
      extend: 'If you need more time, you can extend it once in your account.',
    },
    toDeal: 'Open the deal',
    toObjects: 'Open my apartment',
    toFlat: 'Open the apartment',
    why: ({ number }) => `You get this e-mail because you booked apartment No. ${number} with us.`,
    whyLine: ({ number }) => `You get this e-mail because you are on the waitlist for apartment No. ${number}.`,
  },
};

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-GB' };

/** An instant in Kyiv time, for example `24 листопада, 14:15`. */
export function momentIn(at: Date, locale: Locale): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { timeZone: 'Europe/Kyiv', ...options }).format(at);
  return `${part({ day: 'numeric', month: 'long' })}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
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
