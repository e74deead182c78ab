// The texts of src/api/handlers.ts and src/api/office/office-handlers.ts, from the tables of operations and the names of the files that
// answer them.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { officeOperations } from '../src/contract/office/operations.ts';
import { operations } from '../src/contract/operations.ts';

/** `rental-yield.ts` answers `rentalYield`. */
const fileOf = (id: string) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const note = '// biome-ignore-all assist/source/organizeImports: written by npm run api, in the order of the table of operations.\n';

type Listed = {
  folder: string;
  table: Readonly<Record<string, { id: string; tag: string }>>;
  imports: string;
  declaration: string;
};

/** Throws for an operation that no file is named after, or more than one. */
function listOf(root: string, { folder, table, imports, declaration }: Listed): string {
  const files = globSync('*/**/*.ts', { cwd: `${root}/${folder}` }).map((file) => file.replaceAll('\\', '/'));
  const answered = Object.entries(table).map(([key, { id, tag }]) => {
    const found = files.filter((file) => file.startsWith(`${tag}/`) && basename(file) === fileOf(id));
    if (found.length !== 1) throw new Error(`${folder}/${tag} has ${found.length} files ${fileOf(id)}; ${key} needs one`);
    return { key, id, file: found[0] };
  });
  const lines = answered.map(({ id, file }) => `import { handle as ${id} } from './${file}';\n`);
  const rows = answered.map(({ key, id }) => `  '${key}': ${id},\n`);
  return `${note}${imports}${lines.join('')}
/** The handler of each operation, written by \`npm run api\`; an operation without a handler does not compile. */
${declaration} = {
${rows.join('')}};
`;
}

/** The lists of handlers by their files. */
export const handlerLists = (root: string): Record<string, string> => ({
  'src/api/handlers.ts': listOf(root, {
    folder: 'src/api',
    table: operations,
    imports: "import type { OperationKey } from '../contract/operation-types.ts';\nimport type { HandlersOf } from './handler.ts';\n",
    declaration: 'export const handlers: HandlersOf<OperationKey>',
  }),
  'src/api/office/office-handlers.ts': listOf(root, {
    folder: 'src/api/office',
    table: officeOperations,
    imports:
      "import type { OfficeKey } from '../../contract/office/operations.ts';\nimport type { OfficeHandlersOf } from './office-handler.ts';\n",
    declaration: 'export const officeHandlers: OfficeHandlersOf<OfficeKey>',
  }),
});
