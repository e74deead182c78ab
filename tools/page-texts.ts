import type { EditedParts } from '../src/contract/content/page-contents.ts';
import type { SourceFile } from './rules/text-rules.ts';

/** Reads of texts: `blocks.title`, `texts?.lead`, `'why_N_title'`. */
const reads = /\b(?:blocks|texts)\??\.(\w+)|'(\w+_N\w*)'/g;

function readsOf({ text }: SourceFile): Set<string> {
  return new Set(Array.from(text.matchAll(reads), ([, member, numbered]) => member ?? numbered ?? ''));
}

/** A file that reads texts of a page names the page: `PageTexts<'main'>`, `pages.main`, `'main'`. */
const namesPage = ({ text }: SourceFile, page: string): boolean =>
  text.includes(`'${page}'`) || new RegExp(`\\bpages\\??\\.${page}\\b`).test(text);

/** The texts that the table gives a page and no file reads: an editor would write them without effect. */
export function unreadTexts(table: Record<string, EditedParts>, files: SourceFile[]): string[] {
  const known = files.map((file) => ({ file, names: readsOf(file) }));
  return Object.entries(table).flatMap(([page, { texts, optional = [], numbered = [] }]) => {
    const read = new Set(known.filter(({ file }) => namesPage(file, page)).flatMap(({ names }) => [...names]));
    return [...texts, ...optional, ...numbered].filter((name) => !read.has(name)).map((name) => `${page}.${name}`);
  });
}
