import type { Localized } from '../base/locale.ts';
import type { SourceName } from '../contract/office/sources.ts';

type Named = Localized;

export const sourceTitles: Readonly<Record<SourceName, Named>> = {
  'inventory-feed': { uk: 'Фід квартир', en: 'The inventory feed' },
  'crm-inventory': { uk: 'Квартири із CRM', en: 'The inventory in the CRM' },
  crm: { uk: 'CRM', en: 'The CRM' },
  rates: { uk: 'Курс долара', en: 'The dollar rate' },
  bank: { uk: 'Банк', en: 'The bank' },
  'state-services': { uk: 'Дія', en: 'Diia' },
  camera: { uk: 'Камера на будмайданчику', en: 'The camera at the site' },
};

type Texts = {
  subject: (source: string) => string;
  title: (source: string) => string;
  about: (since: string) => string;
};
type AlarmTexts = { label: string; broken: Texts; back: Texts; button: string; foot: string };

export const alarmTexts: Readonly<Record<'uk' | 'en', AlarmTexts>> = {
  uk: {
    label: 'Офіс',
    broken: {
      subject: (source) => `${source}: джерело мовчить`,
      title: (source) => `${source} мовчить довше, ніж обіцяно`,
      about: (since) => `Тривога з’явилася ${since}. Поки джерело мовчить, на сайті лишаються останні відомі дані. Подивіться, що сталося.`,
    },
    back: {
      subject: (source) => `${source}: зв’язок відновлено`,
      title: (source) => `${source} знову на зв’язку`,
      about: (since) => `Тривогу від ${since} знято. Дані знову оновлюються, робити нічого не треба.`,
    },
    button: 'Відкрити стан систем',
    foot: 'Лист надійшов вам, бо ваша роль відповідає за це джерело.',
  },
  en: {
    label: 'Office',
    broken: {
      subject: (source) => `${source}: no answer`,
      title: (source) => `${source} has been silent for longer than promised`,
      about: (since) =>
        `The alarm was raised ${since}. Until the source answers, the site shows the last known data. Please look at what has happened.`,
    },
    back: {
      subject: (source) => `${source}: back again`,
      title: (source) => `${source} answers again`,
      about: (since) => `The alarm of ${since} is over. Data is being updated again; there is nothing to do.`,
    },
    button: 'Open the state of systems',
    foot: 'You get this because your role answers for this source.',
  },
};
