// Finds literals that are spread where their members could stand: `{ ...{ a, b }, c }`, `[...[a, b], c]`, `<X {...{ a, b }} />`.
import { isNode, lineOf, type Node, treeOf, visit } from './syntax-tree.ts';
import type { SourceFile } from './text-rules.ts';

const wrappers = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const bare = (node: unknown): unknown => (isNode(node) && wrappers.has(node.type) ? bare(node.expression) : node);

const isSpread = ({ type }: Node) => type === 'SpreadElement' || type === 'JSXSpreadAttribute';
const isLiteral = (value: unknown) => isNode(value) && (value.type === 'ObjectExpression' || value.type === 'ArrayExpression');

/** One sentence for each spread of a literal, also of one in parentheses or with `as` or `satisfies`. */
export function literalSpreads(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    if (/\.(ts|tsx|mjs)$/.test(file.path))
      visit(treeOf(file), (node) => {
        if (isSpread(node) && isLiteral(bare(node.argument)))
          found.push(`${file.path}:${lineOf(file.text, node)} [literal-spreads] A literal is spread: write its members out in its place.`);
      });
    return found;
  });
}
