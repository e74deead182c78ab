// The text of src/api/handlers.ts, from the table of operations and the names of the files that answer them.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { operations } from '../src/contract/operations.ts';

/** `rental-yield.ts` answers `rentalYield`. */
const fileOf = (id: string) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const head = `// biome-ignore-all assist/source/organizeImports: written by npm run api, in the order of the table of operations.
import type { OperationKey } from '../contract/operation-types.ts';
import type { HandlersOf } from './handler.ts';
`;

/** Throws for an operation that no file is named after, or more than one. */
export function handlersText(root: string): string {
  const files = globSync('*/**/*.ts', { cwd: `${root}/src/api` }).map((file) => file.replaceAll('\\', '/'));
  const answered = Object.entries(operations).map(([key, { id, tag }]) => {
    const found = files.filter((file) => file.startsWith(`${tag}/`) && basename(file) === fileOf(id));
    if (found.length !== 1) throw new Error(`src/api/${tag} has ${found.length} files ${fileOf(id)}; ${key} needs one`);
    return { key, id, file: found[0] };
  });
  const imports = answered.map(({ id, file }) => `import { handle as ${id} } from './${file}';\n`);
  const lines = answered.map(({ key, id }) => `  '${key}': ${id},\n`);
  return `${head}${imports.join('')}
/** The handler of each operation, written by \`npm run api\`; an operation without a handler does not compile. */
export const handlers: HandlersOf<OperationKey> = {
${lines.join('')}};
`;
}
