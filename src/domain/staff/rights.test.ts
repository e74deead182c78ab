import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rights, roles } from '../../contract/office/rights.ts';
import { grantsOf, holdsEverywhere, rightsMatrix } from './rights.ts';

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
