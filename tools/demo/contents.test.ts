import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/base/locale.ts';
import { benefits } from './benefits.ts';
import { contents } from './contents.ts';
import { projects } from './projects.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the demo contents', () => {
  it('tell of every project and every benefit in both languages', () => {
    expect(Object.keys(contents.stories).toSorted()).toEqual(projects.map(({ slug }) => slug).toSorted());
    for (const locale of locales) {
      for (const story of Object.values(contents.stories)) {
        expect(story[locale].about.length).toBeGreaterThanOrEqual(2);
        expect(story[locale].features.length).toBeGreaterThanOrEqual(4);
      }
      for (const { id } of benefits) expect(contents.slides[id]?.[0]?.[locale].text).toBeTruthy();
    }
    const leads = Object.values(contents.stories).map(({ uk }) => uk.lead);
    expect(new Set(leads).size).toBe(leads.length);
  });

  it('say the same things in both languages: no text is empty, none is left in the other one, a flat is an apartment', () => {
    for (const [path, page] of Object.entries(contents.pages)) {
      expect(Object.keys(page.uk.blocks), path).toEqual(Object.keys(page.en.blocks));
      expect(page.uk.seoTexts.length, path).toBe(page.en.seoTexts.length);
      expect(page.uk.metaTitle && page.uk.metaDescription && page.en.metaTitle && page.en.metaDescription, path).toBeTruthy();
    }
    const english = [contents.pages, contents.stories, contents.slides].flatMap((part) =>
      Object.values(part).flatMap((item) => textsIn(Array.isArray(item) ? item.map(({ en }) => en) : item.en)),
    );
    english.push(...textsIn(contents.entries.news.map(({ en }) => en)));
    expect(english.filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(english.filter((text) => /\bflats?\b/i.test(text))).toEqual([]);
  });

  it('break no line after a short word or before a unit', () => {
    const all = textsIn([contents.pages, contents.stories, contents.slides, contents.entries.news]);
    expect(all.filter((text) => /(^| )(у|в|з|і|на|до) \S/iu.test(text))).toEqual([]);
    expect(all.filter((text) => /\d (м²|м|км|m²|m|km)(?!\p{L})/u.test(text))).toEqual([]);
  });

  it('tell twenty-four news of the last fifteen months, each with its own words and a picture', () => {
    const { news } = contents.entries;
    expect(news).toHaveLength(24);
    const days = news.map(({ from }) => from.slice(0, 10)).toSorted();
    expect(new Set(days).size).toBe(24);
    expect([days[0], days.at(-1)].map((day) => (day ?? '') >= '2025-08-21' && (day ?? '') <= '2026-11-21')).toEqual([true, true]);
    for (const item of news) {
      expect(item.picture, item.slug).not.toBeNull();
      for (const locale of locales) {
        const words = item[locale].html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
        expect(words, `${item.slug} ${locale}`).toBeGreaterThan(110);
        expect(words, `${item.slug} ${locale}`).toBeLessThan(300);
        const links = [...item[locale].html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address?.startsWith('/en/'));
        expect(links, item.slug).toEqual(links.map(() => locale === 'en'));
      }
    }
  });

  it('name only picture files that exist', () => {
    const files = contents.pictures.flatMap(({ content }) => [
      content.src,
      ...content.sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0] ?? '')),
    ]);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(new URL(`../../content/obriy${file}`, import.meta.url)))).toEqual([]);
  });
});
