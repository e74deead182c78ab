import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { named } from './named.ts';
import { timeless } from './timeless.ts';
import { designVacancies } from './vacancies/design.ts';
import { houseVacancies } from './vacancies/house.ts';
import { siteVacancies } from './vacancies/site.ts';

export const vacancyCategories: StoredEntries['vacancy_category'] = [
  named('site', 'Майданчик', 'On site'),
  named('design', 'Бюро', 'Design studio'),
  named('sales', 'Продаж і клієнти', 'Sales and clients'),
  named('office', 'Офіс', 'Office'),
];

export const careerCategories: StoredEntries['career_category'] = [
  {
    ...timeless,
    slug: 'pay',
    uk: {
      name: 'Гроші, про які не ніяково питати',
      text: 'Зарплату названо в кожній вакансії, і в договорі буде та сама сума.',
      points: [
        'Офіційно з першого дня, випробувальний строк оплачується повністю',
        'Зарплата 10-го й 25-го, без «наступного тижня»',
        'Перегляд щоберезня за відкритою шкалою',
        'Знижка 7 % на квартиру в будь-якому нашому домі після двох років',
      ],
    },
    en: {
      name: 'Money you need not be shy about',
      text: 'Every vacancy shows its range, and the contract will name the same sum.',
      points: [
        'A contract from day one, full pay while on trial',
        'Salary on the 10th and the 25th, never “next week”',
        'A review each March, on a scale that everyone can see',
        '7% off an apartment in any of our houses after two years',
      ],
    },
  },
  {
    ...timeless,
    slug: 'health',
    uk: {
      name: 'Додому – цілими',
      text: 'На майданчику з правом зупинити роботу кожен, від учня до крана.',
      points: [
        'Медичне страхування з четвертого місяця, зі стоматологією та психотерапією',
        'Спорядження видаємо ми: взуття за розміром, а не «яке лишилося»',
        'Укриття на кожному майданчику, час тривоги оплачується',
        '28 днів відпустки, і її справді дають',
      ],
    },
    en: {
      name: 'Home in one piece',
      text: 'Anyone on a site may stop the work, from the apprentice to the crane.',
      points: [
        'Health insurance from the fourth month, dentist and therapist included',
        'We provide the gear: boots in your size, not whatever is left',
        'A shelter on every site, and time spent in it is paid',
        '28 days of leave that people really take',
      ],
    },
  },
  {
    ...timeless,
    slug: 'growth',
    uk: {
      name: 'Вчитися в робочий час',
      text: 'П’ятеро з дев’яти керівників майданчиків починали тут учнями.',
      points: [
        '24 000 ₴ на рік на курси, які ви обираєте самі',
        'П’ятниця раз на місяць – на чужому майданчику: подивитися, як роблять інші',
        'Наставник на перші пів року, якому за це доплачують',
        'Стажування для студентів, оплачуване від першого дня',
      ],
    },
    en: {
      name: 'Learning on the clock',
      text: 'Five of our nine site heads began here as apprentices.',
      points: [
        '₴24,000 a year for courses of your own choice',
        'One Friday a month on somebody else’s site, to see how others do it',
        'A mentor for the first half-year, who is paid for it',
        'Student placements, paid from the first day',
      ],
    },
  },
  {
    ...timeless,
    slug: 'veterans',
    uk: {
      name: 'Тим, хто повертається зі служби',
      text: 'Тридцять шість колег пішли до війська. Місце кожного чекає, і нові місця теж є.',
      points: [
        'Три місяці платного перенавчання, якщо потрібен новий фах',
        'Гнучкий графік на лікування, протезування й реабілітацію',
        'Наставник-ветеран і психолог, який знає, про що мова',
        'Робочі місця, облаштовані для крісла колісного: офіс, бюро, диспетчерська',
      ],
    },
    en: {
      name: 'For those who come back from service',
      text: 'Thirty-six colleagues joined the army. Every place is kept, and there are new ones.',
      points: [
        'Three months of paid retraining if you want a new trade',
        'Flexible hours for treatment, prosthetics and rehabilitation',
        'A veteran as your mentor, and a psychologist who knows what it is about',
        'Desks reached by wheelchair: office, studio, dispatch room',
      ],
    },
  },
];

export const vacancies: StoredEntries['vacancy'] = [...siteVacancies, ...designVacancies, ...houseVacancies];
