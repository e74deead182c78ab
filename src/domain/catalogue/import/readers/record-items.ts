import { providedBy } from '../../flat-fields.ts';
import type { InventoryRecord } from '../../inventory-port.ts';
import type { FeedItem, ProvidedField } from '../feed-record.ts';

/** The fields of a flat that a CRM has; plans and rooms stay as the catalogue has them. */
const provides: ReadonlySet<ProvidedField> = new Set<ProvidedField>(['status', ...providedBy('records')]);

/** Records in the form of a feed; they have no lines, so a problem names its record alone. */
export async function* recordItems(records: Iterable<InventoryRecord>): AsyncGenerator<FeedItem> {
  yield { kind: 'form', name: 'records', provides, passedOver: [] };
  const keys = new Map<string, number>();
  const keyOf = (kind: 'project' | 'section', id: string) => {
    const name = `${kind} ${id}`;
    const key = keys.get(name) ?? keys.size + 1;
    keys.set(name, key);
    return key;
  };
  for (const { kind, id, parent, values } of records) {
    const above = kind === 'flat' ? 'section' : 'project';
    yield {
      kind,
      line: 0,
      texts: new Map(),
      parts: [],
      key: kind === 'flat' ? 0 : keyOf(kind, id),
      parent: kind === 'project' || parent === null ? 0 : keyOf(above, parent),
      values: new Map([['id', id], ...Object.entries(values).filter(([, value]) => value !== '')]),
    };
  }
}
