import { isSameJson } from '../../base/json/merge-fields.ts';
import { keyOf, type LoadRow, type RowName } from '../../platform/loads/load-plan.ts';
import { contentFaults } from './check-contents.ts';
import { isEntryPart, schemaOf } from './content-form.ts';
import { contentsOf, iso } from './content-rows.ts';
import type { Contents } from './contents.ts';
import { orderSchema, putInOrder } from './entry-order.ts';
import type { ContentFault } from './fault.ts';
import { readBy } from './folder/schema-faults.ts';

export type Rows = ReadonlyMap<string, LoadRow>;
/**
 * A row as it is to be; `content` null removes it, `position` is for one that is not there yet. In the part `order`, the names of all
 * entries of a kind.
 */
export type RowChange = RowName & { content: object | null; position?: number | null };
/** `path` leads to the field from the row on. */
export type RowFault = RowName & ContentFault;

const parts: Record<string, string> = { pages: 'page', stories: 'project', slides: 'benefit', menus: 'menu', pictures: 'picture' };
function faultOfRow({ path: [first = '', second = '', ...rest], message }: ContentFault): RowFault {
  if (first === 'entries') return { part: second, name: rest[0] ?? '', path: rest.slice(1), message };
  return { part: parts[first] ?? first, name: second, path: rest, message };
}

/** The content as it is stored, or what is wrong with its fields. */
function readContent({ part, name, content }: RowChange): { value: object } | { faults: RowFault[] } {
  const schema = schemaOf({ part, name });
  if (!schema) return { faults: [{ part, name, path: [], message: 'is not known here' }] };
  if (!isEntryPart(part)) {
    const read = readBy(schema, content, []);
    return read.value === null ? { faults: read.faults.map((fault) => ({ part, name, ...fault })) } : { value: read.value as object };
  }
  const read = readBy(schema, { ...content, slug: name }, []);
  if (read.value === null) return { faults: read.faults.map((fault) => ({ part, name, ...fault })) };
  const { slug: _slug, from, until, ...value } = read.value as { slug: string; from: string | null; until: string | null };
  return { value: { ...value, from: iso(from), until: iso(until) } };
}

/**
 * The rows with changes laid over them. `faults` names every field with which they could not be published; a row whose form does not fit
 * stays as it was, so that the rest can be shown.
 */
export function layOver(rows: Rows, changes: readonly RowChange[]): { rows: Map<string, LoadRow>; contents: Contents; faults: RowFault[] } {
  const laid = new Map(rows);
  const faults: RowFault[] = [];
  for (const change of changes) {
    const { part, name } = change;
    const key = keyOf(change);
    const read = change.content === null ? null : readContent(change);
    if (read === null) laid.delete(key);
    else if ('faults' in read) faults.push(...read.faults);
    else if (part !== 'order')
      laid.set(key, { part, name, position: rows.get(key)?.position ?? change.position ?? lastPlace(laid, change), content: read.value });
  }
  for (const { part, name, content: names } of changes)
    if (part === 'order' && orderSchema.safeParse(names).success) putInOrder(laid, name, names as string[]);
  const [contents, live] = [contentsOf(laid.values()), contentsOf(rows.values())];
  const before = contentFaults(live);
  const after = contentFaults(contents).filter((fault) => !before.some((known) => isSameJson(known, fault)));
  return { rows: laid, contents, faults: [...faults, ...after.map(faultOfRow)] };
}

/** A new entry comes last. */
function lastPlace(rows: Rows, change: RowName): number | null {
  if (!isEntryPart(change.part)) return null;
  let last = -1;
  for (const { part, position } of rows.values()) if (part === change.part) last = Math.max(last, position ?? -1);
  return last + 1;
}
