import { expect, it } from 'vitest';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import type { StoredEntries } from '../content.ts';
import { placeOf } from '../fault.ts';
import { impossibleBuildingPlans } from './check-building-plans.ts';

const { entries } = someContents();
const [house] = entries.house;
const [plan] = entries.floor_plan;
if (!house || !plan) throw new Error('some contents have a building');
const [section] = house.sections;
const [flat] = plan.flats;
if (!section || !flat) throw new Error('the building has a section with a flat');
const view: StoredEntries['viewpoint'][number] = {
  slug: 'project-1-facade',
  from: null,
  until: null,
  picture: 'project-1/day',
  gallery: [],
  project: 'project-1',
  view: 'facade',
  width: 1600,
  height: 900,
  shapes: [
    {
      section: 'S1',
      floor: 2,
      outline: [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
    },
  ],
  uk: {},
  en: {},
};
const faults = (changed: Partial<StoredEntries>) =>
  impossibleBuildingPlans({ entries: { ...entries, viewpoint: [view], ...changed } }).map((fault) => {
    const [, kind, slug] = fault.path;
    return `${kind} ${slug}: ${placeOf(fault.path).field.slice(`${slug}.`.length)} ${fault.message}`;
  });

it('accepts a building whose plans and views agree with it', () => {
  expect(faults({})).toEqual([]);
});

it('accepts a facade and floors of a building whose outlines are drawn after them', () => {
  expect(faults({ house: [] })).toEqual([]);
});

const withSection = (facts: object) => ({ house: [{ ...house, sections: [{ ...section, ...facts }] }] });
const withPlan = (facts: object) => ({ floor_plan: [{ ...plan, ...facts }] });
const withView = (facts: object) => ({ viewpoint: [{ ...view, shapes: [{ ...view.shapes[0], ...facts }] }] });

it.each<[string, object, string]>([
  [
    'a section that stands in another one',
    { house: [{ ...house, sections: [section, { ...section, section: 'S2' }] }] },
    'house project-1: sections[1].outline stands in S1',
  ],
  ['a wrong north', { house: [{ ...house, north: 360 }] }, 'house project-1: north is not between 0 and 360'],
  [
    'a polygon that crosses itself',
    withSection({
      outline: [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 9],
      ],
    }),
    'house project-1: sections[0].outline crosses itself',
  ],
  [
    'two points',
    withSection({
      outline: [
        [0, 0],
        [10, 10],
      ],
    }),
    'house project-1: sections[0].outline has fewer than three points',
  ],
  [
    'no number',
    withSection({
      outline: [
        [0, 0],
        [10, Number.NaN],
        [3, 3],
      ],
    }),
    'house project-1: sections[0].outline has a point that is none',
  ],
  [
    'a line',
    withSection({
      outline: [
        [0, 0],
        [5, 0],
        [10, 0],
      ],
    }),
    'house project-1: sections[0].outline encloses nothing',
  ],
  [
    'a clockwise outline',
    withSection({
      outline: [
        [0, 0],
        [0, 9],
        [9, 9],
      ],
    }),
    'house project-1: sections[0].outline goes clockwise',
  ],
  ['a storey of no height', withSection({ storey: 0 }), 'house project-1: sections[0].storey is no height'],
  ['half a storey', withSection({ storeys: 15.5 }), 'house project-1: sections[0].storeys is not between 1 and 200'],
  ['a section twice', { house: [{ ...house, sections: [section, section] }] }, 'house project-1: sections[1].section S1 comes twice'],
  [
    'a neighbour without words',
    { house: [{ ...house, en: { neighbours: [] } }] },
    'house project-1: en.neighbours does not say what each of the masses is',
  ],
  [
    'a neighbour of no month',
    { house: [{ ...house, masses: [{ ...house.masses[0], until: '2028-13' }] }] },
    'house project-1: masses[0].until is no month',
  ],
  ['an unknown section', withPlan({ section: 'S9' }), 'floor_plan project-1-1-2: section S9 is not in the building of project-1'],
  ['a storey above the roof', withPlan({ floors: [2, 17] }), 'floor_plan project-1-1-2: floors 2 to 17 are outside of the building'],
  ['a storey drawn twice', { floor_plan: [plan, { ...plan, slug: 'again', floors: [9, 9] }] }, 'floor_plan again: floors are drawn twice'],
  ['a position twice', withPlan({ flats: [flat, flat] }), 'floor_plan project-1-1-2: flats[1].position 1 comes twice'],
  ['a slanted flat', withPlan({ flats: [{ ...flat, turn: 45 }] }), 'floor_plan project-1-1-2: flats[0].turn is not 0, 90, 180 or 270'],
  ['a flat elsewhere', withPlan({ flats: [{ ...flat, at: [9000, 0] }] }), 'floor_plan project-1-1-2: flats[0].at is outside of the plan'],
  [
    'an unknown room',
    withPlan({
      common: [
        {
          kind: 'pool',
          outline: [
            [0, 0],
            [9, 0],
            [9, 9],
          ],
        },
      ],
    }),
    'floor_plan project-1-1-2: common[0].kind pool is unknown',
  ],
  [
    'a room outside',
    withPlan({
      common: [
        {
          kind: 'hall',
          outline: [
            [0, 0],
            [9000, 0],
            [9, 9],
          ],
        },
      ],
    }),
    'floor_plan project-1-1-2: common[0].outline is outside of the plan',
  ],
  [
    'a shape of an unknown section',
    withView({ section: '1' }),
    'viewpoint project-1-facade: shapes[0].section 1 is not in the building of project-1',
  ],
  ['a shape above the roof', withView({ floor: 17 }), 'viewpoint project-1-facade: shapes[0].floor 17 is outside of the building'],
  [
    'a bow tie',
    withView({
      outline: [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 8],
      ],
    }),
    'viewpoint project-1-facade: shapes[0].outline crosses itself',
  ],
])('refuses %s and names the field', (_case, changed, fault) => {
  expect(faults(changed)).toContain(fault);
});
