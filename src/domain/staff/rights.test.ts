import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rights, roles } from '../../contract/office/rights.ts';
import { grantsOf, holdsEverywhere, rightsMatrix, scopeOf } from './rights.ts';

const someAssignments = fc.array(fc.record({ role: fc.constantFrom(...roles), projectId: fc.constantFrom(null, 'p1', 'p2') }));

it('a right is held for all projects exactly by a role for all projects that has it whole', () => {
  fc.assert(
    fc.property(someAssignments, fc.constantFrom(...rights), (assignments, right) => {
      const holds = assignments.some(({ role, projectId }) => projectId === null && rightsMatrix[right][role] === 'all');
      expect(holdsEverywhere(grantsOf(assignments), right)).toBe(holds);
    }),
  );
});

it('grants name each project once and no right that no role gives', () => {
  fc.assert(
    fc.property(someAssignments, (assignments) => {
      for (const { right, projectIds } of grantsOf(assignments)) {
        expect(assignments.some(({ role }) => rightsMatrix[right][role] !== undefined)).toBe(true);
        expect(projectIds).toEqual(projectIds && [...new Set(projectIds)]);
        expect(projectIds?.length).not.toBe(0);
      }
    }),
  );
});

it('a scope has every project of a role that gives the right whole, and none where no role gives it', () => {
  fc.assert(
    fc.property(someAssignments, fc.constantFrom(...rights), fc.constantFrom('p1', 'p2', 'p3'), (assignments, right, project) => {
      const scope = scopeOf({ staffId: 'me', grants: grantsOf(assignments) }, right);
      const giving = (reach: string) =>
        assignments.some(({ role, projectId }) => (projectId === null || projectId === project) && rightsMatrix[right][role] === reach);
      const has = (list: readonly string[] | null | undefined) => list === null || (list?.includes(project) ?? false);
      expect(has(scope?.projects)).toBe(giving('all'));
      if (!giving('all')) expect(has(scope?.ownInProjects)).toBe(giving('own'));
      expect(scope === null).toBe(assignments.every(({ role }) => rightsMatrix[right][role] === undefined));
    }),
  );
});
