import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes, race or judge every pattern: seconds each on a quiet machine, 66 to 13. A run that begins with them has no long end. */
export const longest = [
  'src/server/dev.db.test.ts',
  'tests/faults/bookings.test.ts',
  'tests/faults/one-flat.test.ts',
  'src/platform/database/copy/copy.db.test.ts',
  'src/domain/deals/load.db.test.ts',
  'src/commands/operator-errors.db.test.ts',
  'src/platform/database/pglite/folder.db.test.ts',
  'src/commands/copy-commands.db.test.ts',
  'src/commands/load-content.db.test.ts',
  'src/domain/catalogue/import/broken-feeds.db.test.ts',
  'tests/guards/pattern-rules.test.ts',
  'src/domain/leads/resume-file.test.ts',
  'src/plans/furnishing/furnish.test.ts',
  'src/app/pdf-renderer.test.ts',
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? longest.length : at;
};

/**
 * The runner knows how long a test took only where it has run before, and begins with the largest files elsewhere. Its order of projects
 * stays: a worker that shares its modules with the next file ends when that is a file of another project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.sort((one, other) => rank(one) - rank(other) || place(one) - place(other));
  }
}
