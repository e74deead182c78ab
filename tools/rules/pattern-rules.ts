// Finds regular expressions whose cost grows faster than the text that they read: `(a+)+$`, but also `\s+$`, which is quadratic.
import { check } from 'recheck';
import { isNode, lineOf, type Node, treeOf, visit } from './syntax-tree.ts';
import type { SourceFile } from './text-rules.ts';

type Pattern = { path: string; line: number; source: string; flags: string };
/** A pattern that is built at run time and therefore cannot be judged before. */
type Assembled = Omit<Pattern, 'source' | 'flags'> & { code: string };
export type PatternProblem = { path: string; line: number; pattern: string; why: string };

const named = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined);

/** The text that an expression is: a literal, a template of such, or a constant of the same file. */
function textOf(node: unknown, constants: ReadonlyMap<string, string>): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'Identifier') return constants.get(String(node.name));
  if (node.type !== 'TemplateLiteral') return undefined;
  const [quasis, inserted] = [node.quasis as { value: { cooked: string } }[], node.expressions as Node[]];
  const parts = inserted.map((one) => textOf(one, constants));
  return parts.includes(undefined) ? undefined : quasis.map(({ value }, at) => value.cooked + (parts[at] ?? '')).join('');
}

/** Every regular expression of a file, read from its syntax tree. */
export function patternsOf(file: SourceFile): { patterns: Pattern[]; assembled: Assembled[] } {
  const { path, text } = file;
  const program = treeOf(file);
  const [patterns, assembled, constants]: [Pattern[], Assembled[], Map<string, string>] = [[], [], new Map()];
  visit(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const [name, value] = [named(node.id), textOf(node.init, constants)];
    if (name !== undefined && value !== undefined) constants.set(name, value);
  });
  visit(program, (node) => {
    const at = { path, line: lineOf(text, node) };
    const literal = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type === 'Literal' && literal) patterns.push({ ...at, source: literal.pattern, flags: literal.flags });
    if ((node.type !== 'NewExpression' && node.type !== 'CallExpression') || named(node.callee) !== 'RegExp') return;
    const [source, flags] = (node.arguments as Node[]).map((argument) => textOf(argument, constants));
    if (source === undefined) assembled.push({ ...at, code: text.slice(node.start, node.end) });
    else patterns.push({ ...at, source, flags: flags ?? '' });
  });
  return { patterns, assembled };
}

/** Why a pattern may cost more than its text is long; undefined for one that is linear. */
export async function superLinear(source: string, flags: string): Promise<string | undefined> {
  // A pattern without repetition tries each place a fixed number of times.
  if (!/[*+{]/.test(source)) return undefined;
  // An attack succeeds by the number of characters that are read, five hundred for each of its text; by the clock a busy machine would
  // take a linear pattern for a slow one.
  const attack = { attackLimit: 150_000_000, attackTimeout: 60_000 };
  const verdict = await check(source, flags, { timeout: 240_000, incubationTimeout: 500, ...attack });
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : `not judged: ${verdict.error.kind}`;
}

/** Every pattern of the files that is not known to be linear. Equal ones are judged once. */
export async function patternProblems(files: readonly SourceFile[]): Promise<PatternProblem[]> {
  const problems: PatternProblem[] = [];
  const verdicts = new Map<string, string | undefined>();
  for (const { patterns, assembled } of files.map(patternsOf)) {
    for (const { path, line, code } of assembled) problems.push({ path, line, pattern: code, why: 'put together while the program runs' });
    for (const { path, line, source, flags } of patterns) {
      const pattern = `/${source}/${flags}`;
      if (!verdicts.has(pattern)) verdicts.set(pattern, await superLinear(source, flags));
      const why = verdicts.get(pattern);
      if (why !== undefined) problems.push({ path, line, pattern, why });
    }
  }
  return problems;
}

/** The code of the product, without its tests and without what a build writes. */
export const isJudged = (path: string): boolean =>
  /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^src\/(site|office)\/paraglide\//.test(path);
