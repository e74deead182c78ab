import type { Contents } from '../../../src/domain/content/content.ts';
import { projects } from '../projects.ts';

type Menus = Contents['menus'];
type Entry = Menus['menu']['main'][number];

const entry = (page: string, uk: string, en: string): Entry => ({ page, name: { uk, en } });

const names = {
  projects: entry('projects', 'Проєкти', 'Projects'),
  apartments: entry('apartments', 'Квартири', 'Apartments'),
  brokerage: entry('brokerage', 'Перепродаж', 'Resale'),
  company: entry('company', 'Про компанію', 'About us'),
  investment: entry('investment', 'Інвестиції', 'Investment'),
  responsibility: entry('social-responsibility', 'Соціальна відповідальність', 'Social responsibility'),
  career: entry('career', 'Кар’єра', 'Careers'),
  news: entry('news', 'Новини', 'News'),
  contacts: entry('contacts', 'Контакти', 'Contacts'),
};
const pressRoom = entry('press-room', 'Пресцентр', 'Press room');
const promo = entry('promo', 'Акції', 'Special offers');

export const menus: Menus = {
  header: { logo: { uk: 'ОБРІЙ', en: 'OBRIY' }, phone: '+38 (044) 300-17-17', entries: Object.values(names) },
  menu: {
    main: Object.values(names),
    projects: projects.map(({ slug, name }) => ({ page: slug, name })),
    promo: {
      uk: {
        title_1: '17 проєктів',
        title_2: '500+ квартир',
        description: 'Від студій біля метро до будинків із краєвидом на Дніпро. Усі ціни відкриті.',
      },
      en: {
        title_1: '17 projects',
        title_2: '500+ apartments',
        description: 'From studios by the metro to houses above the Dnipro. Every price is open.',
      },
      photo: 'prystan-41/hero',
      link: 'https://obriy.example/17/',
    },
  },
  footer: {
    small_description: {
      uk: 'ОБРІЙ будує житло в Києві з 2014 року: 17 проєктів, 500+ квартир. Спершу двір, потім дім.',
      en: 'OBRIY has built homes in Kyiv since 2014: 17 projects, 500+ apartments. The yard first, then the house.',
    },
    main_project: names.projects,
    menu_1: [names.apartments, names.brokerage, promo, names.investment],
    menu_2: [names.company, names.responsibility, names.career, names.news, pressRoom, names.contacts],
    other: [
      entry('privacy_policy', 'Політика конфіденційності', 'Privacy policy'),
      entry('terms_of_use', 'Умови користування', 'Terms of use'),
    ],
    developer_credit: { uk: 'Сайт зроблено в Києві', en: 'Made in Kyiv' },
  },
  social: [
    { link: 'https://www.instagram.com/obriy.example', icon: 'instagram', title: 'Instagram' },
    { link: 'https://www.facebook.com/obriy.example', icon: 'facebook', title: 'Facebook' },
    { link: 'https://www.youtube.com/@obriy.example', icon: 'youtube', title: 'YouTube' },
    { link: 'https://t.me/obriy_example', icon: 'telegram', title: 'Telegram' },
  ],
};
