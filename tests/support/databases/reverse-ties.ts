import {
  type KyselyPlugin,
  type OperationNode,
  OrderByItemNode,
  OrderByNode,
  type QueryId,
  RawNode,
  SelectQueryNode,
  type UnknownRow,
} from 'kysely';

/**
 * Gives rows whose order a statement leaves open in the reverse of the order in which the engine has them: all rows of a statement without
 * an order, and those that are equal in the one that it names. What relies on the order of insertion, which holds nearly always, fails at once.
 */
export function reverseTies(): KyselyPlugin {
  const unordered = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }) {
      // What is built upon a query has its id.
      if (isUnordered(node)) unordered.add(queryId);
      else unordered.delete(queryId);
      return SelectQueryNode.is(node) && mayBeNumbered(node) ? withTiesReversed(node) : node;
    },
    transformResult: async ({ result, queryId }) => (unordered.has(queryId) ? { ...result, rows: reversed(result.rows) } : result),
  };
}

const reversed = (rows: readonly UnknownRow[]) => [...rows].reverse();

function isUnordered(node: OperationNode): boolean {
  if (SelectQueryNode.is(node)) return node.orderBy === undefined;
  if (RawNode.is(node)) return !/order by/i.test(node.sqlFragments.join(' '));
  return node.kind === 'UpdateQueryNode' || node.kind === 'DeleteQueryNode';
}

/** PostgreSQL numbers no rows of a statement that locks them, leaves out equal ones or unites several. */
function mayBeNumbered({ orderBy, endModifiers, distinctOn, frontModifiers, setOperations }: SelectQueryNode): boolean {
  return orderBy !== undefined && !endModifiers && !distinctOn && !frontModifiers && !setOperations;
}

function withTiesReversed(node: SelectQueryNode): SelectQueryNode {
  const items = node.orderBy?.items ?? [];
  const last = OrderByItemNode.create(RawNode.createWithSql('row_number() over ()'), RawNode.createWithSql('desc'));
  return { ...node, orderBy: OrderByNode.create([...items, last]) };
}
