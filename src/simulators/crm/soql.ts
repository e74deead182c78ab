/** The supported part of SOQL: SELECT … FROM … WHERE … ORDER BY … LIMIT …, and COUNT and MAX over a whole object. */
export type Question = {
  fields: string[];
  /** By alias. */
  totals: { alias: string; of: 'COUNT' | 'MAX'; field: string }[];
  object: string;
  where: Condition | null;
  order: { field: string; down: boolean }[];
  limit: number;
};
type Value = string | number | boolean | null;
type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { field: string; is: '=' | '!=' | '>' | '<' | '>=' | '<='; value: Value }
  | { field: string; in: Value[] };

/** Thrown for a query that Salesforce would refuse. */
export class MalformedQuery extends Error {}

const tokenShape = /'((?:[^'\\]|\\.)*)'|([\w.:+-]+)|(>=|<=|!=|[=<>(),])|\s+/y;
type Token = { text: string; isText: boolean };

function tokensOf(soql: string): Token[] {
  const tokens: Token[] = [];
  tokenShape.lastIndex = 0;
  while (tokenShape.lastIndex < soql.length) {
    const found = tokenShape.exec(soql);
    if (!found) throw new MalformedQuery('MALFORMED_QUERY');
    const [, quoted, word, sign] = found;
    if (quoted !== undefined) tokens.push({ text: quoted.replace(/\\(.)/g, '$1'), isText: true });
    else if (word ?? sign) tokens.push({ text: word ?? sign ?? '', isText: false });
  }
  return tokens;
}

export function parseSoql(soql: string): Question {
  const tokens = tokensOf(soql);
  let at = 0;
  const peek = () => (tokens[at]?.isText ? '' : (tokens[at]?.text ?? ''));
  const next = (): Token => tokens[at++] ?? fail();
  const takes = (word: string) => {
    if (peek().toUpperCase() !== word) return false;
    at += 1;
    return true;
  };
  const must = (word: string) => takes(word) || fail();
  const list = <Item>(item: () => Item): Item[] => {
    const items = [item()];
    while (takes(',')) items.push(item());
    return items;
  };
  const value = (): Value => {
    const { text, isText } = next();
    if (isText) return text;
    if (text === 'null') return null;
    if (text === 'true' || text === 'false') return text === 'true';
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  };
  const comparison = (): Condition => {
    if (takes('(')) {
      const inner = either();
      must(')');
      return inner;
    }
    const field = next().text;
    if (takes('IN')) {
      must('(');
      const values = list(value);
      must(')');
      return { field, in: values };
    }
    const is = next().text;
    if (!isSign(is)) fail();
    return { field, is, value: value() };
  };
  const both = (): Condition => {
    const all = [comparison()];
    while (takes('AND')) all.push(comparison());
    return all.length === 1 && all[0] ? all[0] : { all };
  };
  const either = (): Condition => {
    const any = [both()];
    while (takes('OR')) any.push(both());
    return any.length === 1 && any[0] ? any[0] : { any };
  };

  must('SELECT');
  const totals: Question['totals'] = [];
  const fields = list(() => {
    const name = next().text;
    if (!takes('(')) return name;
    const field = next().text;
    must(')');
    const of = name.toUpperCase() === 'COUNT' ? 'COUNT' : 'MAX';
    totals.push({ of, field, alias: next().text });
    return '';
  }).filter(Boolean);
  must('FROM');
  const object = next().text;
  const where = takes('WHERE') ? either() : null;
  const order = takes('ORDER') && must('BY') ? list(() => ({ field: next().text, down: takes('DESC') || (takes('ASC') && false) })) : [];
  const limit = takes('LIMIT') ? Number(next().text) : 50_000;
  if (at < tokens.length) fail();
  return { fields, totals, object, where, order, limit };
}

function fail(): never {
  throw new MalformedQuery('MALFORMED_QUERY');
}

const isSign = (text: string): text is '=' => ['=', '!=', '>', '<', '>=', '<='].includes(text);

/** Moments are compared as moments, whatever their form. */
function comparable(value: unknown): Value {
  if (typeof value !== 'string') return (value ?? null) as Value;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) : value;
}

export function meets(condition: Condition | null, read: (field: string) => unknown): boolean {
  if (condition === null) return true;
  if ('all' in condition) return condition.all.every((one) => meets(one, read));
  if ('any' in condition) return condition.any.some((one) => meets(one, read));
  const value = comparable(read(condition.field));
  if ('in' in condition) return condition.in.some((one) => comparable(one) === value);
  const wanted = comparable(condition.value);
  if (condition.is === '=' || condition.is === '!=') return (value === wanted) === (condition.is === '=');
  if (value === null || wanted === null) return false;
  if (condition.is === '>') return value > wanted;
  if (condition.is === '<') return value < wanted;
  return condition.is === '>=' ? value >= wanted : value <= wanted;
}

export function inOrder(order: Question['order'], read: (row: never, field: string) => unknown) {
  return (one: never, other: never): number => {
    for (const { field, down } of order) {
      const [a, b] = [comparable(read(one, field)) ?? '', comparable(read(other, field)) ?? ''];
      if (a !== b) return (a < b ? -1 : 1) * (down ? -1 : 1);
    }
    return 0;
  };
}
