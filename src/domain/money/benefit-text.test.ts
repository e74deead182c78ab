import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Terms = { area: number; persons: number; areaPerPerson: number; downPercent: number };
type Slide = { uk: { text: string }; en: { text: string } };

/** The benefit that names the state's mortgage, and the newest demo feed whose flats carry it. */
const benefit = 'a0BQy000000000IMAQ';
const slides = (JSON.parse(readFileSync('content/obriy/benefits.json', 'utf8')) as Record<string, Slide[]>)[benefit] ?? [];
const [terms] = JSON.parse(readFileSync('content/obriy/entries/state_mortgage.json', 'utf8')) as Terms[];
const feed = readFileSync('content/obriy/feed/obriy-2026-11-16.xml', 'utf8');

it('the benefit of the state’s mortgage says no down payment, which depends on the family, and a family for which each of its flats is small enough', () => {
  if (!terms) throw new Error('No terms.');
  const areas = [...feed.matchAll(/<flat [^>]*?area="([\d.]+)"[^>]*>((?:<benefit [^>]*>)*)/g)]
    .filter(([, , benefits = '']) => benefits.includes(benefit))
    .map(([, area]) => Number(area));
  expect(areas.length).toBeGreaterThan(500);
  expect(Math.max(...areas)).toBeLessThanOrEqual(terms.area + terms.areaPerPerson * (3 - terms.persons));
  for (const { uk, en } of slides) {
    expect(uk.text).toContain('для родини з трьох осіб');
    expect(en.text).toContain('for a family of three');
    expect(`${uk.text} ${en.text}`).not.toMatch(/\d|умовам|terms/);
  }
});
