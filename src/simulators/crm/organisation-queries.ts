import { type CrmRecord, type Refused, relations } from './salesforce-records.ts';
import { inOrder, MalformedQuery, meets, parseSoql, type Question } from './soql.ts';

type Records = {
  /** The records that were written here. */
  stored: (object?: string) => Promise<CrmRecord[]>;
  /** Those of an object; of flats also the unchanged ones. */
  everything: (object: string) => Promise<CrmRecord[]>;
};

/** The rows that a query finds; the code of the refusal when Salesforce could not read it. */
export async function answerQuery(records: Records, soql: string): Promise<Record<string, unknown>[] | Refused> {
  try {
    return await answer(records, parseSoql(soql));
  } catch (fault) {
    if (fault instanceof MalformedQuery) return { refused: fault.message };
    throw fault;
  }
}

async function answer({ stored, everything }: Records, question: Question): Promise<Record<string, unknown>[]> {
  const { object, totals, where, order, limit } = question;
  // Flats without a change here are as the site has them: there is nothing new to read.
  const rows = totals.length > 0 ? await stored(object) : await everything(object);
  const related = await relatedTo(stored, question);
  const read = (row: CrmRecord, field: string) => valueIn(row, field, related);
  const found = rows.filter((row) => meets(where, (field) => read(row, field)));
  if (totals.length > 0) {
    const ofAll = {
      COUNT: found.length,
      MAX:
        found
          .map((row) => row.changedAt)
          .toSorted()
          .at(-1) ?? null,
    };
    return [Object.fromEntries(totals.map(({ alias, of }) => [alias, ofAll[of]]))];
  }
  found.sort(inOrder(order, read as never) as (a: CrmRecord, b: CrmRecord) => number);
  return found.slice(0, limit).map((row) => answerRow(row, question.fields, read));
}

async function relatedTo(stored: Records['stored'], { fields, where }: Question): Promise<Map<string, CrmRecord>> {
  const asked = `${fields.join(' ')} ${JSON.stringify(where)}`;
  const objects = Object.entries(relations).flatMap(([name, [object]]) => (asked.includes(`${name}.`) ? [object] : []));
  const records = await Promise.all(objects.map((object) => stored(object)));
  return new Map(records.flat().map((record) => [record.id, record]));
}

function valueIn(row: CrmRecord, field: string, related: ReadonlyMap<string, CrmRecord>): unknown {
  if (field === 'Id') return row.id;
  if (field === 'SystemModstamp') return row.changedAt;
  if (field === 'CreatedDate') return row.createdAt;
  const [relation = '', rest] = field.split('.');
  if (rest === undefined) return row.fields[field] ?? null;
  const target = related.get(String(row.fields[relations[relation]?.[1] ?? ''] ?? ''));
  return target ? valueIn(target, rest, related) : null;
}

/** Fields of a relation stand in a record of their own. */
function answerRow(row: CrmRecord, fields: string[], read: (row: CrmRecord, field: string) => unknown): Record<string, unknown> {
  const answered: Record<string, unknown> = { attributes: { type: row.object } };
  for (const field of fields) {
    const [relation = '', rest] = field.split('.');
    if (rest === undefined) answered[field] = read(row, field);
    else answered[relation] = { [rest]: read(row, field) };
  }
  return answered;
}
