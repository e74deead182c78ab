// Reads a file as a syntax tree, for the rules that judge more than its text.
import { parseSync } from 'vite';
import type { SourceFile } from './text-rules.ts';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The tree of a file; throws for one that cannot be parsed. */
export function treeOf({ path, text }: SourceFile): unknown {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return program;
}

/** Shows each node to `see`, an outer one before those inside of it. */
export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (isNode(value)) {
    see(value);
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part, see);
  }
}

export const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length;
