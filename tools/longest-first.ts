import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes, race or judge every pattern: seconds each on a quiet machine, 57 to 13. A run that begins with them has no long end. */
const longest = [
  'src/server/dev.db.test.ts',
  'tests/faults/one-flat.test.ts',
  'tests/faults/bookings.test.ts',
  'src/platform/database/copy/copy.db.test.ts',
  'src/domain/deals/siege.db.test.ts',
  'src/commands/operator-errors.db.test.ts',
  'tests/guards/pattern-walls.test.ts',
  'src/domain/leads/resume-file.test.ts',
  'src/platform/database/pglite/folder.db.test.ts',
  'src/plans/furnishing/furnish.test.ts',
  'src/domain/catalogue/import/broken-feeds.db.test.ts',
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? longest.length : at;
};

/** The runner knows how long a test took only where it has run before, and begins with the largest files elsewhere. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
