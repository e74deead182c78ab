import { describe, expect, it } from 'vitest';
import { locales } from '../../src/base/locale.ts';
import { type Retained, retentionDays } from '../../src/base/retention.ts';
import { loginCookie, loginLasts } from '../../src/site/data/stored/account.ts';
import { contents } from './contents.ts';

const chapters = contents.entries.legal_chapter;
const textOf = (page: string, locale: 'uk' | 'en') =>
  chapters
    .filter((chapter) => chapter.page === page)
    .map((chapter) => chapter[locale].html)
    .join('\n');

describe('the legal texts', () => {
  it('name the version of the consent that the page of the policy bears, in both languages', () => {
    const { uk, en } = contents.pages['privacy-policy'] ?? {};
    expect(uk?.blocks.version).toBe(en?.blocks.version);
    for (const locale of locales) expect(textOf('privacy-policy', locale)).toContain(`<strong>${uk?.blocks.version}</strong>`);
  });

  it('contain the parts that the law requires: owner, purposes, rights, recipients; seller, taxes, reservation, first sale', () => {
    for (const locale of locales) {
      for (const law of ['2297-VI', '99999994']) expect(textOf('privacy-policy', locale)).toContain(law);
      for (const law of ['675-VIII', '2518-IX', '99999994', '641']) expect(textOf('terms-of-use', locale)).toContain(law);
    }
    expect(chapters.filter(({ page }) => page === 'privacy-policy').length).toBeGreaterThanOrEqual(10);
    expect(chapters.filter(({ page }) => page === 'terms-of-use').length).toBeGreaterThanOrEqual(10);
  });

  it('promise what is really forgotten, and when', () => {
    const days: Record<number, { uk: string; en: string }> = {
      30: { uk: 'тридцять днів', en: 'thirty days' },
      90: { uk: 'дев’яносто днів', en: 'ninety days' },
      365: { uk: 'один рік', en: 'one year' },
      1096: { uk: 'три роки', en: 'three years' },
    };
    const about: Partial<Record<Retained, { uk: string; en: string }>> = {
      consultation: { uk: 'Запити на консультацію', en: 'Consultation requests' },
      resume: { uk: 'Резюме з файлом', en: 'A resume and its file' },
      'waiting-subscription': { uk: 'Непідтверджену адресу', en: 'An unconfirmed address' },
      'ended-subscription': { uk: 'Адресу для листів', en: 'An address for our e-mails' },
      'empty-deal': { uk: 'Бронювання, за яким не було', en: 'A booking with no payment' },
      'left-place': { uk: 'вийшов із черги', en: 'left the waitlist' },
    };
    for (const locale of locales) {
      const points = textOf('privacy-policy', locale).replaceAll(/\s/g, ' ').split('<li>');
      for (const [what, words] of Object.entries(about)) {
        const point = points.find((one) => one.includes(words[locale])) ?? '';
        expect([what, point]).toEqual([what, expect.stringContaining(days[retentionDays[what as Retained]]?.[locale] ?? 'no words')]);
      }
    }
  });

  it('name the cookie of the login, and say of each answer to the notice how long it lasts', () => {
    const lifetimes: Record<string, { uk: string; en: string }> = {
      [30 * 86_400]: {
        uk: 'тридцять днів від останнього відвідання, якщо ви прийняли',
        en: 'thirty days from your last visit if you accepted',
      },
      session: { uk: 'до кінця сеансу браузера, якщо закрили', en: 'until the browser session ends if you closed' },
      tab: {
        uk: 'Доки ви не відповіли, цього cookie немає: вхід, про який ви просите, зберігає сама вкладка',
        en: 'Until you answer there is no such cookie: the login you ask for is kept by the browser tab',
      },
    };
    for (const locale of locales) {
      const policy = textOf('privacy-policy', locale).replaceAll(/\s/g, ' ');
      const point = policy.split('<li>').find((one) => one.includes(`<strong>${loginCookie}</strong>`)) ?? '';
      for (const lasts of Object.values(loginLasts)) expect(point).toContain(lifetimes[lasts]?.[locale] ?? `no words for ${lasts}`);
      // Only an explicit answer is consent to analytics.
      expect(policy).toContain({ uk: 'це «ні» для аналітики', en: 'is a “no” to analytics' }[locale]);
    }
  });

  it('say the same in both languages: as many paragraphs, points and links, and no word of the other one', () => {
    const shape = (html: string) => ['<p>', '<li>', '<a '].map((tag) => html.split(tag).length);
    for (const { slug, uk, en } of chapters) expect([slug, shape(en.html)]).toEqual([slug, shape(uk.html)]);
    const english = [...chapters, ...contents.entries.advertising, ...contents.entries.aerial_photography].flatMap(({ en }) =>
      Object.values(en),
    );
    expect(english.filter((text) => /\p{Script=Cyrillic}/u.test(text) || /\bflats?\b/i.test(text))).toEqual([]);
  });
});
