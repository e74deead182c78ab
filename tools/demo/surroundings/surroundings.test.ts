import { describe, expect, it } from 'vitest';
import { buildingOnGround, type Step } from '../../../src/domain/content/content.ts';
import { contents } from '../contents.ts';
import { houseOf } from '../houses/houses.ts';
import { projects } from '../projects.ts';
import { along, apart, around, isInside, nearestOn } from './plane.ts';
import { stepsFrom } from './steps-from.ts';

const { surroundings, place: places } = contents.entries;
const drawn = (slug: string) => {
  const found = surroundings.find(({ project }) => project === slug);
  if (!found) throw new Error(`nobody has drawn what is around ${slug}`);
  return found;
};
type Drawn = ReturnType<typeof drawn>;
const placesOf = (slug: string) => places.filter(({ project }) => project === slug);
const toStreet = ({ streets, paths }: Drawn, point: Step) =>
  Math.min(...[...streets.map(({ line }) => line), ...paths].map((line) => nearestOn(line, point).metres));
const waters = ({ areas }: Drawn) => areas.filter(({ kind }) => kind === 'water');

describe('the ground drawn around the projects of the demo (§1 infrastructure)', () => {
  it('is there for every project, in whole metres and a few kilobytes', () => {
    for (const { slug } of projects) {
      const ground = drawn(slug);
      const numbers = JSON.stringify({ ...ground, uk: null, en: null }).match(/-?\d+(\.\d+)?/g) ?? [];
      expect([slug, numbers.filter((number) => number.includes('.'))]).toEqual([slug, []]);
      expect([slug, JSON.stringify(ground).length < 12_000]).toEqual([slug, true]);
    }
  });

  it('stands every gate at the street that the address names, and every place at a street or a path and on dry land', () => {
    for (const { slug, address } of projects) {
      const ground = drawn(slug);
      const street = ground.uk.names.streets.findIndex((name) => name !== '' && address.uk.startsWith(name.replaceAll('\u00a0', ' ')));
      expect([slug, street >= 0]).toEqual([slug, true]);
      expect([slug, Math.round(nearestOn(ground.streets[street]?.line ?? [], [0, 0]).metres) < 50]).toEqual([slug, true]);
      for (const { uk, point } of placesOf(slug)) {
        const step = stepsFrom(slug, point);
        expect([slug, uk.name, toStreet(ground, step) < 10]).toEqual([slug, uk.name, true]);
        expect([slug, uk.name, waters(ground).some(({ outline }) => isInside(outline, step))]).toEqual([slug, uk.name, false]);
        expect([slug, uk.name, Math.hypot(...step) < ground.reach]).toEqual([slug, uk.name, true]);
      }
    }
  });

  it('keeps the Dnipro and its bays on their true side', () => {
    const side = (slug: string, name: string) => {
      const ground = drawn(slug);
      const water = ground.areas[ground.uk.names.areas.findIndex((area) => area.replaceAll('\u00a0', ' ') === name)]?.outline ?? [];
      return isInside(water, [-300, 0]) ? 'west' : isInside(water, [300, 0]) ? 'east' : 'nowhere';
    };
    expect([side('obriy-richkovyi', 'Дніпро'), side('prystan-41', 'Дніпро'), side('tykha-zatoka', 'затока Оболонь')]).toEqual([
      'west',
      'east',
      'east',
    ]);
  });

  it('sets no neighbouring building on a street, in the water or over a place', () => {
    for (const { slug } of projects) {
      const ground = drawn(slug);
      const steps = placesOf(slug).map(({ point }) => stepsFrom(slug, point));
      const ways = [...ground.streets.map(({ line }) => line), ...ground.paths];
      const wrong = ground.blocks.filter((block) => {
        const [east, south] = block;
        const near = ways.filter((line) => nearestOn(line, [east, south]).metres < 60);
        return around(block).some(
          (point) =>
            waters(ground).some(({ outline }) => isInside(outline, point)) ||
            near.some((line) => nearestOn(line, point).metres < 5) ||
            steps.some((step) => apart(step, point) < 10),
        );
      });
      expect([slug, wrong]).toEqual([slug, []]);
    }
  });

  it('sets our own buildings near their gate, on no street, in no water and over no place', () => {
    for (const { slug } of projects) {
      const ground = drawn(slug);
      const steps = placesOf(slug).map(({ point }) => stepsFrom(slug, point));
      for (const { section, outline, door } of buildingOnGround(houseOf(slug), ground.house)) {
        const walls = along([...outline, ...outline.slice(0, 1)], 6);
        const wrong = walls.filter(
          (point) =>
            toStreet({ ...ground, paths: [] }, point) < 10 ||
            waters(ground).some((water) => isInside(water.outline, point)) ||
            steps.some((step) => apart(step, point) < 6),
        );
        expect([slug, section, wrong, Math.hypot(...door) < 250]).toEqual([slug, section, [], true]);
      }
    }
  });

  it('names streets and areas in both languages', () => {
    for (const { streets, areas, uk, en } of surroundings) {
      expect([uk.names.streets.length, en.names.streets.length]).toEqual([streets.length, streets.length]);
      expect([uk.names.areas.length, en.names.areas.length]).toEqual([areas.length, areas.length]);
      expect(en.names.streets.map((name) => name === '')).toEqual(uk.names.streets.map((name) => name === ''));
      expect([...en.names.streets, ...en.names.areas].filter((name) => /\p{Script=Cyrillic}/u.test(name))).toEqual([]);
      expect([...uk.names.streets, ...uk.names.areas].filter((name) => /[a-z]/i.test(name))).toEqual([]);
    }
  });
});
