import type { Localized } from '../../base/locale.ts';

type Words = {
  /** The file’s name, without its extension. */
  file: (number: number) => string;
  title: string;
  agreement: (number: number) => string;
  seller: string;
  code: string;
  address: string;
  email: string;
  buyer: string;
  phone: string;
  flat: (number: string, project: string) => string;
  flatName: string;
  payment: string;
  paidOn: string;
  paid: string;
  refunded: string;
  fee: string;
  state: string;
  sent: (moment: string) => string;
  passedOn: string;
  where: string;
  foot: (day: string) => string;
};

export const refundTexts: Localized<Words> = {
  uk: {
    file: (number) => `Довідка про повернення ${number}`,
    title: 'Довідка про повернення коштів',
    agreement: (number) => `За договором бронювання № ${number}`,
    seller: 'Продавець',
    code: 'Код ЄДРПОУ',
    address: 'Адреса',
    email: 'Пошта',
    buyer: 'Покупець',
    phone: 'Телефон',
    flat: (number, project) => `№ ${number}, ${project}`,
    flatName: 'Квартира',
    payment: 'Номер платежу',
    paidOn: 'Сплачено',
    paid: 'Внесок за бронь',
    refunded: 'Повернення',
    fee: 'Залишається в Продавця за умовами договору',
    state: 'Де гроші',
    sent: (moment) => `Банк надіслав їх на картку Покупця ${moment}`,
    passedOn: 'Повернення передано банку; на картку гроші зазвичай надходять до 3 днів',
    where: 'Гроші повертаються на ту саму картку, з якої сплачено внесок. Якщо їх немає довше, назвіть своєму банку номер платежу й суму.',
    foot: (day) => `Складено автоматично ${day} за даними платіжного сервісу. Не є фіскальним чеком.`,
  },
  en: {
    file: (number) => `Refund statement ${number}`,
    title: 'Refund statement',
    agreement: (number) => `Under reservation agreement No. ${number}`,
    seller: 'Seller',
    code: 'EDRPOU code',
    address: 'Address',
    email: 'E-mail',
    buyer: 'Buyer',
    phone: 'Phone',
    flat: (number, project) => `No. ${number}, ${project}`,
    flatName: 'Apartment',
    payment: 'Payment number',
    paidOn: 'Paid',
    paid: 'Deposit',
    refunded: 'Refund',
    fee: 'Stays with the Seller under the agreement',
    state: 'Where the money is',
    sent: (moment) => `The bank sent it to the Buyer’s card on ${moment}`,
    passedOn: 'The refund is with the bank; money usually reaches the card within 3 days',
    where: 'The money goes back to the card the deposit came from. If it takes longer, give your bank the payment number and the sum.',
    foot: (day) => `Made automatically on ${day} from the data of the payment service. Not a fiscal receipt.`,
  },
};
