import type { Localized } from '../../../base/locale.ts';
import { capital } from '../../../base/text/capital.ts';
import type { FlatName as Flat } from '../../catalogue/catalogue.ts';
import type { Announcement } from '../announcement.ts';
import type { ApartmentState } from '../apartment-state.ts';

/** Texts of the e-mails; `about` is the subject of a subscription, in the words below. */
export type LetterTexts = {
  about: { news: (brand: string) => string; project: (name: string) => string; apartment: (flat: Flat) => string };
  confirm: { subject: (brand: string) => string; title: string; text: (about: string) => string; button: string; ignore: string };
  already: { subject: (brand: string) => string; title: string; text: (about: string) => string };
  announcement: { kinds: Record<Announcement['kind'], string>; button: string };
  apartment: {
    priceFell: (flat: Flat) => string;
    priceRose: (flat: Flat) => string;
    status: Record<ApartmentState['status'], (flat: Flat) => string>;
    price: (before: string, after: string) => string;
    now: Record<ApartmentState['status'], string>;
    button: string;
  };
  why: (about: string) => string;
  leave: string;
};

export const letterWords: Localized<LetterTexts> = {
  uk: {
    about: {
      news: (brand) => `новини «${brand}»`,
      project: (name) => `новини проєкту «${name}»`,
      apartment: ({ genitive, at }) => `зміни ціни та статусу ${genitive}${at}`,
    },
    confirm: {
      subject: (brand) => `${brand}: підтвердьте підписку`,
      title: 'Залишився один крок',
      text: (about) => `Хтось, найімовірніше ви, підписав цю адресу на ${about}. Підтвердьте, що це були ви, і ми почнемо писати.`,
      button: 'Підтвердити підписку',
      ignore: 'Посилання діє три доби. Якщо це були не ви, просто нічого не робіть: без підтвердження листів не буде.',
    },
    already: {
      subject: (brand) => `${brand}: ви вже підписані`,
      title: 'Ви вже з нами',
      text: (about) => `Цю адресу ще раз підписали на ${about}. Підписка вже діє, нічого робити не треба.`,
    },
    announcement: { kinds: { news: 'Новина', offer: 'Пропозиція', construction: 'Хід будівництва' }, button: 'Читати далі' },
    apartment: {
      priceFell: ({ nominative }) => `${capital(nominative)} подешевшала`,
      priceRose: ({ nominative }) => `${capital(nominative)} подорожчала`,
      status: {
        available: ({ nominative }) => `${capital(nominative)} знову у продажу`,
        reserved: ({ accusative }) => `${capital(accusative)} заброньовано`,
        sold: ({ accusative }) => `${capital(accusative)} продано`,
      },
      price: (before, after) => `Було ${before}, тепер ${after}.`,
      now: {
        available: 'Її можна забронювати просто зараз.',
        reserved: 'Якщо бронь скасують, ми напишемо вам одразу.',
        sold: 'На її сторінці є схожі квартири, які ще можна купити.',
      },
      button: 'Відкрити квартиру',
    },
    why: (about) => `Ви отримали цей лист, бо підписалися на ${about}.`,
    leave: 'Відписатися',
  },
  en: {
    about: {
      news: (brand) => `news from ${brand}`,
      project: (name) => `news of ${name}`,
      apartment: ({ nominative, at }) => `changes in the price and status of ${nominative}${at}`,
    },
    confirm: {
      subject: (brand) => `${brand}: confirm your subscription`,
      title: 'One step left',
      text: (about) =>
        `Somebody, most likely you, asked us to send ${about} to this address. Confirm that it was you and we will start writing.`,
      button: 'Confirm the subscription',
      ignore: 'The link works for three days. If it was not you, do nothing: without a confirmation there will be no e-mails.',
    },
    already: {
      subject: (brand) => `${brand}: you are subscribed already`,
      title: 'You are already with us',
      text: (about) => `Somebody asked once more for ${about} at this address. The subscription is in force, there is nothing to do.`,
    },
    announcement: { kinds: { news: 'News', offer: 'Offer', construction: 'From the site' }, button: 'Read on' },
    apartment: {
      priceFell: ({ nominative }) => `${capital(nominative)} costs less now`,
      priceRose: ({ nominative }) => `${capital(nominative)} costs more now`,
      status: {
        available: ({ nominative }) => `${capital(nominative)} is for sale again`,
        reserved: ({ nominative }) => `${capital(nominative)} has been reserved`,
        sold: ({ nominative }) => `${capital(nominative)} has been sold`,
      },
      price: (before, after) => `It was ${before}, now it is ${after}.`,
      now: {
        available: 'You can book it right now.',
        reserved: 'If the reservation is cancelled, we will write to you at once.',
        sold: 'Its page shows similar apartments that can still be bought.',
      },
      button: 'Open the apartment',
    },
    why: (about) => `You get this e-mail because you subscribed to ${about}.`,
    leave: 'Unsubscribe',
  },
};
