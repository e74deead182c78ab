import type { Localized } from '../../base/locale.ts';

type Words = {
  /** The file’s name, without its extension. */
  file: (number: number) => string;
  title: (number: number) => string;
  version: (version: string) => string;
  seller: string;
  buyer: string;
  code: string;
  address: string;
  inn: string;
  noInn: string;
  phone: string;
  email: string;
  flat: string;
  project: string;
  number: string;
  section: string;
  floor: string;
  area: string;
  price: string;
  priceOther: (rate: string, day: string) => string;
  deposit: string;
  until: string;
  untilPaid: (reservation: string) => string;
  clauses: (facts: Facts) => { title: string; text: string }[];
  foot: (number: number) => string;
};
type Facts = { byDiia: boolean; reservation: string; refundWhole: string; refundLater: string; deposit: string };

export const agreementTexts: Localized<Words> = {
  uk: {
    file: (number) => `Договір бронювання ${number}`,
    title: (number) => `Договір бронювання № ${number}`,
    version: (version) => `Редакція умов: ${version}`,
    seller: 'Продавець',
    buyer: 'Покупець',
    code: 'Код ЄДРПОУ',
    address: 'Адреса',
    inn: 'РНОКПП',
    noInn: 'не зазначено',
    phone: 'Телефон',
    email: 'Пошта',
    flat: 'Квартира',
    project: 'Проєкт',
    number: 'Номер',
    section: 'Секція',
    floor: 'Поверх',
    area: 'Загальна площа',
    price: 'Зафіксована ціна',
    priceOther: (rate, day) => `Те саме за курсом ${rate} ₴ на ${day}`,
    deposit: 'Внесок за бронь',
    until: 'Бронь діє до',
    untilPaid: (reservation) => `${reservation} від оплати внеску або підтвердження менеджера`,
    clauses: ({ byDiia, reservation, refundWhole, refundLater, deposit }) => [
      {
        title: '1. Про що домовилися',
        text: 'Поки діє бронь, Продавець не продає квартиру й не пропонує її нікому іншому, а Покупець має виключне право укласти договір щодо неї за зафіксованою ціною. Знижка за спосіб оплати, яку дають умови розтермінування проєкту, чинні в день договору купівлі-продажу, рахується від неї додатково. Бронь не є договором купівлі-продажу: його сторони укладають окремо, у формі, якої вимагає закон.',
      },
      {
        title: '2. Строк',
        text: `Бронь діє ${reservation} за київським часом від оплати внеску або підтвердження менеджера. Покупець може один раз продовжити її на такий самий строк у своєму кабінеті.`,
      },
      {
        title: '3. Внесок',
        text: `Покупець сплачує ${deposit}. Внесок є авансом і повністю зараховується в ціну квартири; завдатком у розумінні статті 570 Цивільного кодексу України він не є. Якщо бронь підтвердив менеджер, внеску немає.`,
      },
      {
        title: '4. Повернення',
        text: `Покупець може скасувати бронь будь-коли, не пояснюючи причин. Протягом ${refundWhole} від оплати повертається весь внесок, пізніше — ${refundLater}. За тими самими строками внесок повертається, якщо бронь закінчилася сама. Якщо договір не укладено з вини Продавця, повертається весь внесок. Гроші надходять на картку, з якої платив Покупець.`,
      },
      {
        title: '5. Персональні дані',
        text: 'Продавець обробляє зазначені тут дані, щоб виконати цей договір і підготувати наступний, за Законом України «Про захист персональних даних». Права Покупця й строки зберігання описано в Політиці конфіденційності на сайті.',
      },
      {
        title: '6. Як укладено',
        text: byDiia
          ? 'Договір укладено в електронній формі за статтями 11 і 12 Закону України «Про електронну комерцію»: Покупець прийняв умови на сайті й підписав цей файл кваліфікованим електронним підписом Дія.Підпис. Підпис зберігається в окремому файлі поруч із договором.'
          : 'Договір укладено в електронній формі за статтями 11 і 12 Закону України «Про електронну комерцію»: Покупець прийняв умови на сайті й підписав їх одноразовим ідентифікатором, який отримав на свій телефон.',
      },
    ],
    foot: (number) => `Договір бронювання № ${number}. Складено автоматично; чинний без печатки й підпису від руки.`,
  },
  en: {
    file: (number) => `Reservation agreement ${number}`,
    title: (number) => `Reservation agreement No. ${number}`,
    version: (version) => `Terms, version ${version}`,
    seller: 'Seller',
    buyer: 'Buyer',
    code: 'EDRPOU code',
    address: 'Address',
    inn: 'Tax number',
    noInn: 'not given',
    phone: 'Phone',
    email: 'E-mail',
    flat: 'Apartment',
    project: 'Project',
    number: 'Number',
    section: 'Section',
    floor: 'Floor',
    area: 'Total area',
    price: 'Fixed price',
    priceOther: (rate, day) => `The same at ₴${rate}, ${day}`,
    deposit: 'Deposit',
    until: 'Reserved until',
    untilPaid: (reservation) => `${reservation} from the payment of the deposit or a manager’s confirmation`,
    clauses: ({ byDiia, reservation, refundWhole, refundLater, deposit }) => [
      {
        title: '1. What is agreed',
        text: 'While the reservation holds, the Seller neither sells the apartment nor offers it to anybody else, and the Buyer alone may contract for it at the fixed price. A discount for the way of paying, which the instalment terms of the project give on the day of the contract of sale, is counted from it in addition. The reservation is not a contract of sale: the parties conclude that one separately, in the form required by law.',
      },
      {
        title: '2. Term',
        text: `The reservation holds for ${reservation} from the payment of the deposit or a manager’s confirmation, by Kyiv time. The Buyer may extend it once by the same time in the account on the site.`,
      },
      {
        title: '3. Deposit',
        text: `The Buyer pays ${deposit}. The deposit is an advance and counts towards the price in full; it is not earnest money within the meaning of Article 570 of the Civil Code of Ukraine. There is no deposit where a manager has confirmed the reservation.`,
      },
      {
        title: '4. Refund',
        text: `The Buyer may cancel at any time without giving a reason. Within ${refundWhole} of the payment the whole deposit is returned, later ${refundLater}. The same applies when the reservation runs out by itself. If no contract is concluded through the Seller’s fault, the whole deposit is returned. Money goes back to the card it came from.`,
      },
      {
        title: '5. Personal data',
        text: 'The Seller processes the data given here to perform this agreement and to prepare the next one, under the Law of Ukraine “On Personal Data Protection”. The Buyer’s rights and the periods of storage are described in the Privacy Policy on the site.',
      },
      {
        title: '6. How it is concluded',
        text: byDiia
          ? 'The agreement is concluded electronically under Articles 11 and 12 of the Law of Ukraine “On Electronic Commerce”: the Buyer accepted the terms on the site and signed this file with the qualified electronic signature Diia.Signature. The signature is kept in a file of its own beside the agreement.'
          : 'The agreement is concluded electronically under Articles 11 and 12 of the Law of Ukraine “On Electronic Commerce”: the Buyer accepted the terms on the site and signed them with a one-time identifier received by phone.',
      },
    ],
    foot: (number) => `Reservation agreement No. ${number}. Made automatically; valid without a seal or a handwritten signature.`,
  },
};
