import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoFlats, demoSeed, inventoryXml } from './inventory.ts';
import { priceLists } from './price-lists.ts';
import { projects } from './projects.ts';
import { type Flat, stockOf } from './stock.ts';

const counter = { section: 100, flat: 4000 };
const stock = projects.map((project) => ({ project, sections: stockOf(project, demoSeed, counter) }));
const flatsOf = (slug: string): Flat[] =>
  stock.filter(({ project }) => project.slug === slug).flatMap(({ sections }) => sections.flatMap(({ flats }) => flats));
const flats = projects.flatMap(({ slug }) => flatsOf(slug));

describe('the demo inventory', () => {
  it.each(priceLists.map((list) => [list.file, list] as const))('%s is what the generator writes', (file, list) => {
    const committed = readFileSync(new URL(`../../content/obriy/feed/${file}`, import.meta.url), 'utf8');
    expect([...inventoryXml({ seed: demoSeed, flats: demoFlats, list })].join('') === committed).toBe(true);
  });

  it('has the flats that were promised', () => {
    expect(projects).toHaveLength(17);
    expect(stock.flatMap(({ sections }) => sections).length).toBeGreaterThanOrEqual(40);
    expect(flats).toHaveLength(2000);
    expect(flats.filter(({ status }) => status === 'available').length).toBeGreaterThanOrEqual(520);
    const resale = flats.filter(({ brokerage }) => brokerage);
    expect(resale.length).toBeGreaterThanOrEqual(25);
    expect(resale.length).toBeLessThanOrEqual(40);
    expect(resale.some(({ repair }) => repair === 'renovated')).toBe(true);
    const reserved = flats.filter(({ status }) => status === 'reserved').length / flats.length;
    expect(reserved).toBeGreaterThan(0.04);
    expect(reserved).toBeLessThan(0.07);
  });

  it('has sold-out buildings, buildings not yet on sale, and flats for sale in all others', () => {
    for (const { project, sections } of stock) {
      const free = sections.flatMap((section) => section.flats).filter(({ status }) => status === 'available').length;
      if (project.market.sale === 'selling') expect(free, project.slug).toBeGreaterThan(5);
      else expect(free, project.slug).toBe(0);
    }
    expect(projects.filter(({ market }) => market.sale === 'sold_out').length).toBeGreaterThanOrEqual(2);
    expect(projects.filter(({ market }) => market.sale === 'upcoming').length).toBeGreaterThanOrEqual(2);
  });

  it('numbers flats once in a section, on storeys that exist, with ids of their own', () => {
    for (const { project, sections } of stock)
      sections.forEach((section, at) => {
        expect(new Set(section.flats.map(({ number }) => number)).size).toBe(section.flats.length);
        expect(section.floors).toBe(project.storeys[at]);
        for (const { floor } of section.flats) expect(floor).toBeLessThanOrEqual(section.floors);
      });
    expect(new Set(flats.map(({ id }) => id)).size).toBe(flats.length);
    expect(flats.every(({ id }) => /^[0-9A-Za-z]{18}$/.test(id))).toBe(true);
  });

  it('asks prices of its class for a metre', () => {
    const span = { comfort: [950, 1750], 'comfort-plus': [1200, 2100], business: [1450, 2600], prime: [2600, 4900] } as const;
    for (const { project, sections } of stock)
      for (const flat of sections.flatMap((section) => section.flats)) {
        const perMetre = (flat.dollars / flat.hundredths) * 100;
        const [least, most] = span[project.class];
        expect(perMetre).toBeGreaterThan(least);
        expect(perMetre).toBeLessThan(most);
      }
  });

  it('is cut short or continued to any number of flats', () => {
    for (const count of [1000, 2000, 7001]) {
      let written = 0;
      const ids = new Set<string>();
      const slugs = new Set<string>();
      for (const piece of inventoryXml({ seed: 1, flats: count })) {
        for (const [, id = ''] of piece.matchAll(/<flat id="(\w+)"/g)) {
          written += 1;
          ids.add(id);
        }
        for (const [, slug = ''] of piece.matchAll(/<project id="\w+" slug="([^"]+)"/g)) {
          expect(slugs.has(slug)).toBe(false);
          slugs.add(slug);
        }
      }
      expect(written).toBe(count);
      expect(ids.size).toBe(count);
    }
  });
});
