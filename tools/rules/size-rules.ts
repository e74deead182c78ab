// Finds functions and folders that are too large to be read at one go.
import { dirname } from 'node:path';
import { isNode, type Node, treeOf } from './syntax-tree.ts';
import type { SourceFile } from './text-rules.ts';

export const longestFunction = 100;
export const fullestFolder = 25;

const nameOf = (node: unknown): string | undefined => (isNode(node) && typeof node.name === 'string' ? node.name : undefined);

const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);
const isGenerated = (path: string) => /^src\/(site|office)\/paraglide\//.test(path);
const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** A function is called by its own name, or by that of the variable, the property or the method that holds it. */
export type LongFunction = { path: string; name: string; lines: number };

function longFunctionsOf(file: SourceFile): LongFunction[] {
  const { path, text } = file;
  const found: LongFunction[] = [];
  const visit = (value: unknown, around: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, around);
    if (!isNode(value)) return;
    const name = nameOf(value.id) ?? nameOf(value.key) ?? around;
    const lines = text.slice(value.start, value.end).split('\n').length;
    if (isFunction(value) && lines > longestFunction) found.push({ path, name, lines });
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part, name);
  };
  visit(treeOf(file), 'a function without a name');
  return found;
}

/** The functions of the product that are longer than a hundred lines. */
export const longFunctions = (files: readonly SourceFile[]): LongFunction[] =>
  files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path) && !isGenerated(path)).flatMap(longFunctionsOf);

/** The folders of the product, its tools and its tests that hold more than 25 files; tests beside code are not counted. */
export function fullFolders(files: readonly SourceFile[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const { path } of files)
    if (/^(src|tools|tests)\/.*\.(tsx?|mjs|css|py)$/.test(path) && !isTest(path) && !isGenerated(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > fullestFolder).map(([folder, count]) => ({ folder, files: count }));
}
