import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCriteria } from './any-criteria.fixture.ts';
import {
  clearFilters,
  countActive,
  hasPrime,
  inCurrency,
  inView,
  narrowed,
  rightful,
  setRange,
  setResale,
  setSum,
  sortBy,
  toggleOption,
  toggleProject,
  withinBounds,
  without,
} from './criteria-changes.ts';
import { type Criteria, noCriteria, ordered } from './list-criteria.ts';

const choices = {
  projects: [
    { id: 'lime', prime: false },
    { id: 'pine', prime: false },
    { id: 'gold', prime: true },
    { id: 'jade', prime: true },
  ],
  sections: [
    { id: 'lime-1', projectId: 'lime' },
    { id: 'pine-1', projectId: 'pine' },
    { id: 'gold-1', projectId: 'gold' },
  ],
};
const ends = { min: 1000, max: 100_000 };
const having = (part: Partial<Criteria>): Criteria => ({ ...noCriteria, ...part });
const afterProject = (part: Partial<Criteria>, id: string) => {
  const { projects, sections } = toggleProject(having(part), id, choices);
  return { projects, sections };
};

it('§5 an address that names the whole range of a slider narrows nothing', () => {
  const bounds = {
    cost: { USD: ends, UAH: null },
    monthly: { USD: ends, UAH: null },
    area: { min: 24, max: 100 },
    floor: { min: 1, max: 10 },
  };
  const asked = having({ cost: { from: 1000, to: null, usd: true }, area: { from: 24, to: 100 }, floor: { from: 2, to: 10 } });
  const { cost, area, floor } = withinBounds(asked, bounds);
  expect({ cost, area, floor }).toEqual({ cost: null, area: null, floor: { from: 2, to: null } });
});

describe('§4 projects', () => {
  it('are chosen side by side', () => expect(afterProject({ projects: ['pine'] }, 'lime').projects).toEqual(['lime', 'pine']));

  it('leave for a prime one, with their sections', () =>
    expect(afterProject({ projects: ['lime', 'pine'], sections: ['lime-1', 'pine-1'] }, 'gold')).toEqual({
      projects: ['gold'],
      sections: [],
    }));

  it('push a prime one out', () =>
    expect(afterProject({ projects: ['gold'], sections: ['gold-1'] }, 'lime')).toEqual({ projects: ['lime'], sections: [] }));

  it('that are prime replace each other', () => expect(afterProject({ projects: ['gold'] }, 'jade').projects).toEqual(['jade']));

  it('take their own sections along when they leave, and no others', () =>
    expect(afterProject({ projects: ['lime', 'pine'], sections: ['lime-1', 'pine-1'] }, 'lime')).toEqual({
      projects: ['pine'],
      sections: ['pine-1'],
    }));

  it('never hold a prime project beside another, nor a section without its project', () => {
    const ids = choices.projects.map((project) => project.id);
    const steps = fc.array(fc.oneof(fc.constantFrom(...ids), fc.constantFrom('lime-1', 'pine-1', 'gold-1')), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (clicks) => {
        let criteria = noCriteria;
        for (const click of clicks) {
          const section = choices.sections.find(({ id }) => id === click);
          // The screen only offers the sections of chosen projects.
          if (section && !criteria.projects.includes(section.projectId)) continue;
          criteria = section ? toggleOption(criteria, 'sections', click) : toggleProject(criteria, click, choices);
          if (hasPrime(criteria, choices.projects)) expect(criteria.projects).toHaveLength(1);
          for (const chosen of criteria.sections) expect(criteria.projects).toContain(chosen.split('-')[0]);
        }
      }),
    );
  });
});

describe('§4 an address', () => {
  const ids = (names: readonly string[]) => fc.subarray([...names]).map(ordered);
  const asked = fc.tuple(ids(['lime', 'pine', 'gold', 'jade', 'gone']), ids(['lime-1', 'pine-1', 'gold-1', 'gone-1']));

  it('becomes what the filter could have made, and then stays', () => {
    fc.assert(
      fc.property(asked, ([projects, sections]) => {
        const right = rightful(having({ projects, sections, page: 3 }), choices);
        if (hasPrime(right, choices.projects)) expect(right.projects).toHaveLength(1);
        for (const { id, projectId } of choices.sections)
          if (right.projects.length > 0 && right.sections.includes(id)) expect(right.projects).toContain(projectId);
        expect(rightful(right, choices)).toBe(right);
        expect(right.projects.length > 0).toBe(projects.length > 0);
      }),
    );
  });

  it('that the filter made is left alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...choices.projects.map((project) => project.id))), (clicks) => {
        const made = clicks.reduce((criteria, click) => toggleProject(criteria, click, choices), noCriteria);
        expect(rightful(made, choices)).toBe(made);
      }),
    );
  });
});

describe('§4 §5 a slider', () => {
  it('at its full range is unset', () => {
    expect(setSum(noCriteria, 'cost', { from: 1000, to: 100_000, usd: true }, ends).cost).toBeNull();
    expect(setRange(having({ area: { from: 30, to: null } }), 'area', { from: 24, to: 100 }, { min: 24, max: 100 }).area).toBeNull();
  });

  it('keeps only the end that was moved', () =>
    expect(setSum(noCriteria, 'cost', { from: 1000, to: 90_000, usd: true }, ends).cost).toEqual({ from: null, to: 90_000, usd: true }));

  it('loses its cost in another currency, and only then', () => {
    const asked = having({ cost: { from: null, to: 90_000, usd: true }, page: 3 });
    expect(inCurrency(asked, true)).toEqual(asked);
    expect(inCurrency(asked, false)).toEqual(noCriteria);
    const monthly = having({ monthly: { from: null, to: 2_000, usd: true } });
    expect(inCurrency(monthly, true)).toEqual(monthly);
    expect(inCurrency(monthly, false)).toEqual(noCriteria);
  });

  it('without known ends keeps what was asked', () => expect(narrowed({ from: 5, to: 9 }, null)).toEqual({ from: 5, to: 9 }));
});

describe('§4 every change', () => {
  it('starts again at the first page, also in another view, whose pages are others', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const changes = [
          toggleProject(criteria, 'gold', choices),
          toggleOption(criteria, 'rooms', '2'),
          setSum(criteria, 'cost', { from: 2000, to: null, usd: true }, ends),
          setRange(criteria, 'floor', { from: 2, to: null }, ends),
          setResale(criteria, true),
          sortBy(criteria, 'area_asc'),
          clearFilters(criteria),
          without(criteria, 'cost'),
        ];
        expect(changes.map(({ page }) => page)).toEqual(changes.map(() => 1));
        for (const view of ['list', 'cards'] as const) expect(inView(criteria, view).page).toBe(view === criteria.view ? criteria.page : 1);
      }),
    );
  });

  it('of an option undoes itself', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(toggleOption(toggleOption(criteria, 'rooms', '3'), 'rooms', '3')).toEqual({ ...criteria, page: 1 });
      }),
    );
  });
});

describe('§4 clearing', () => {
  it('leaves no filter, not even resale, but keeps order and look', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const cleared = clearFilters(criteria);
        expect(countActive(cleared)).toBe(0);
        expect(cleared).toEqual({ ...noCriteria, sort: criteria.sort, view: criteria.view });
      }),
    );
  });

  it('of projects takes the sections along', () =>
    expect(without(having({ projects: ['lime'], sections: ['lime-1'], rooms: ['1'] }), 'projects')).toEqual(having({ rooms: ['1'] })));
});
