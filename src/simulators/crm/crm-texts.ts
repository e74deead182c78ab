import type { Localized } from '../../base/locale.ts';
import type { Step } from './salesperson.ts';

type Words = {
  title: string;
  about: string;
  deals: string;
  noDeals: string;
  leads: string;
  noLeads: string;
  flats: string;
  flatsAbout: string;
  flatAddress: string;
  open: string;
  unknown: string;
  back: string;
  number: (number: string) => string;
  deal: (number: string) => string;
  dealAbout: string;
  onSite: string;
  stages: Record<string, string>;
  steps: Record<Step, string>;
  fields: {
    buyer: string;
    phone: string;
    price: string;
    offers: string;
    paid: string;
    transfers: string;
    outcome: string;
    until: string;
    flat: string;
    decision: string;
    status: string;
  };
  contract: string;
  contractNumber: string;
  downPercent: string;
  months: string;
  payments: string;
  paidOn: string;
  markPaid: string;
  documents: string;
  documentKinds: Record<string, string>;
  odd: string;
  twice: string;
  late: string;
  lead: string;
  leadAbout: string;
  /** By the codes that the site sends. */
  outcomes: Record<string, string>;
  lostReasons: Record<string, string>;
  statuses: Record<string, string>;
  answer: string;
  send: string;
  client: string;
  manager: string;
  flat: string;
  flatAbout: string;
  price: string;
  setPrice: string;
  flatStatuses: Record<string, string>;
  flatStates: Record<string, string>;
  /** What a release of the office has made of a flat. */
  byOffice: string;
};

export const crmTexts: Localized<Words> = {
  uk: {
    title: 'CRM',
    about:
      'Тут працює відділ продажу: видно все, що сайт розповів Salesforce, і можна відповісти за менеджера. На сайті зміни з’являються за мить.',
    deals: 'Угоди',
    noDeals: 'Ще жодної угоди. Забронюйте на сайті квартиру.',
    leads: 'Звернення',
    noLeads: 'Ще жодного звернення. Попросіть на сайті консультацію.',
    flats: 'Квартири',
    flatsAbout: 'Знайдіть квартиру за адресою її сторінки: те, що стоїть між /apartments/ та останньою рискою.',
    flatAddress: 'Адреса сторінки квартири',
    open: 'Відкрити',
    unknown: 'Такого запису немає.',
    back: 'До всіх записів',
    number: (number) => `№ ${number}`,
    deal: (number) => `Угода № ${number}`,
    dealAbout: 'Так угоду бачить менеджер. Кнопки роблять те, що він робить у Salesforce.',
    onSite: 'На сайті',
    stages: {
      held: 'Утримана',
      requested: 'Чекає на менеджера',
      reserved: 'Заброньована',
      contract: 'Договір',
      completed: 'Завершена',
      cancelled: 'Скасована',
      expired: 'Час вийшов',
    },
    steps: {
      confirm: 'Підтвердити бронювання',
      sign: 'Підписати договір',
      complete: 'Завершити: квартиру передано',
      cancel: 'Скасувати угоду',
      withdraw: 'Зняти квартиру з продажу',
    },
    fields: {
      buyer: 'Покупець',
      phone: 'Телефон',
      price: 'Ціна',
      offers: 'Акції',
      paid: 'Сплачено на сайті',
      transfers: 'Надійшло банківськими переказами',
      outcome: 'Підсумок розмови',
      until: 'Діє до',
      flat: 'Квартира',
      decision: 'Рішення менеджера',
      status: 'Стан',
    },
    contract: 'Договір',
    contractNumber: 'Номер договору',
    downPercent: 'Перший внесок, %',
    months: 'Місяців розтермінування',
    payments: 'Платежі',
    paidOn: 'сплачено',
    markPaid: 'Отримати наступний платіж',
    documents: 'Передати документ',
    documentKinds: { Contract: 'Договір', Act: 'Акт', Receipt: 'Квитанцію', Other: 'Інший' },
    odd: 'А якщо щось піде не так',
    twice: 'Розповісти те саме ще раз',
    late: 'Запізніле підтвердження годинної давності',
    lead: 'Звернення',
    leadAbout: 'Відповідь з’явиться в кабінеті того, хто звернувся з цього номера.',
    outcomes: {
      talked: 'Поговорили',
      'no-answer': 'Не відповідає',
      visit: 'Домовилися про візит',
      deal: 'Буде угода',
      lost: 'Не купує',
      spam: 'Спам',
    },
    lostReasons: {
      price: 'дорого',
      place: 'не той район',
      layout: 'не те планування',
      completion: 'довго чекати здачі',
      payment: 'не ті умови оплати',
      elsewhere: 'купує в іншому місці',
      later: 'ще не на часі',
      other: 'інша причина',
    },
    statuses: {
      'Open - Not Contacted': 'Ще не телефонували',
      'Working - Contacted': 'Зателефонували',
      'Closed - Converted': 'Закрити звернення',
    },
    answer: 'Відповідь',
    send: 'Надіслати',
    client: 'Клієнт',
    manager: 'Менеджер',
    flat: 'Квартира',
    flatAbout: 'Ціна і статус у CRM. Угода, що вже є, зберігає свою ціну.',
    price: 'Ціна',
    setPrice: 'Змінити ціну',
    flatStatuses: { Free: 'Повернути в продаж', Booked: 'Забронювати в офісі', Sold: 'Продати', NotForSale: 'Зняти з продажу' },
    flatStates: { Free: 'У продажу', Booked: 'Заброньована', Sold: 'Продана', NotForSale: 'Не продається' },
    byOffice: 'З офісу сайту',
  },
  en: {
    title: 'CRM',
    about:
      'The sales office works here: everything that the site told Salesforce, and buttons to answer for a manager. The site follows in a moment.',
    deals: 'Deals',
    noDeals: 'No deals yet. Book an apartment on the site.',
    leads: 'Requests',
    noLeads: 'No requests yet. Ask for a call back on the site.',
    flats: 'Apartments',
    flatsAbout: 'Find an apartment by the address of its page: what stands between /apartments/ and the last slash.',
    flatAddress: 'Address of the apartment’s page',
    open: 'Open',
    unknown: 'There is no such record.',
    back: 'All records',
    number: (number) => `No. ${number}`,
    deal: (number) => `Deal No. ${number}`,
    dealAbout: 'A deal as a manager sees it. The buttons do what a manager does in Salesforce.',
    onSite: 'On the site',
    stages: {
      held: 'Held',
      requested: 'Waits for a manager',
      reserved: 'Reserved',
      contract: 'Contract',
      completed: 'Completed',
      cancelled: 'Cancelled',
      expired: 'Ran out of time',
    },
    steps: {
      confirm: 'Confirm the reservation',
      sign: 'Sign the contract',
      complete: 'Complete: keys handed over',
      cancel: 'Cancel the deal',
      withdraw: 'Take the apartment off sale',
    },
    fields: {
      buyer: 'Buyer',
      phone: 'Phone',
      price: 'Price',
      offers: 'Offers',
      paid: 'Paid on the site',
      transfers: 'Came by bank transfers',
      outcome: 'How the call ended',
      until: 'Lasts until',
      flat: 'Apartment',
      decision: 'Manager’s decision',
      status: 'Status',
    },
    contract: 'Contract',
    contractNumber: 'Contract number',
    downPercent: 'First payment, %',
    months: 'Months of instalments',
    payments: 'Payments',
    paidOn: 'paid',
    markPaid: 'Receive the next payment',
    documents: 'Hand over a document',
    documentKinds: { Contract: 'Contract', Act: 'Act', Receipt: 'Receipt', Other: 'Other' },
    odd: 'And if something goes wrong',
    twice: 'Tell the same once more',
    late: 'A confirmation of an hour ago that comes only now',
    lead: 'Request',
    leadAbout: 'The answer appears in the account of whoever asked from this phone.',
    outcomes: {
      talked: 'We talked',
      'no-answer': 'No answer',
      visit: 'Visit agreed',
      deal: 'Going to a deal',
      lost: 'Not buying',
      spam: 'Spam',
    },
    lostReasons: {
      price: 'price',
      place: 'location',
      layout: 'layout',
      completion: 'completion date',
      payment: 'payment terms',
      elsewhere: 'buying elsewhere',
      later: 'not yet',
      other: 'another reason',
    },
    statuses: {
      'Open - Not Contacted': 'Not called yet',
      'Working - Contacted': 'Called',
      'Closed - Converted': 'Close the request',
    },
    answer: 'Answer',
    send: 'Send',
    client: 'Client',
    manager: 'Manager',
    flat: 'Apartment',
    flatAbout: 'Price and status in the CRM. A deal that stands keeps its price.',
    price: 'Price',
    setPrice: 'Change the price',
    flatStatuses: { Free: 'Put back on sale', Booked: 'Book at the office', Sold: 'Sell', NotForSale: 'Take off sale' },
    flatStates: { Free: 'For sale', Booked: 'Booked', Sold: 'Sold', NotForSale: 'Not for sale' },
    byOffice: 'By the site’s office',
  },
};
