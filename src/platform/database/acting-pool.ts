import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { actingStatement } from './acting.ts';

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*$/i;
/** Temporary tables of an import, which nothing notes, are filled by many small statements. */
const writes = /^\s*(?:(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?!"?staged_)|with\b.*\b(?:insert|update|delete|merge)\b)/is;

/**
 * A pool whose transactions know who acts (`actAs`), with no message more than a transaction has anyway. A write outside of a transaction
 * becomes one, because only a transaction can know it.
 */
export function actingPool(pool: Pick<PostgresPool, 'connect' | 'end' | 'options'>): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const lent = await pool.connect();
    let isOpen = false;
    async function ask(text: string, values?: readonly unknown[]) {
      const acting = actingStatement();
      if (begins.test(text)) {
        isOpen = true;
        return lent.query(acting === null ? text : `${text}; ${acting}`, []);
      }
      if (ends.test(text)) isOpen = false;
      else if (!isOpen && acting !== null && writes.test(text)) return askAlone(acting, text, values);
      return lent.query(text, values ?? []);
    }
    async function askAlone(acting: string, text: string, values: readonly unknown[] = []) {
      await lent.query(`begin; ${acting}`, []);
      try {
        const answer = await lent.query(text, values);
        await lent.query('commit', []);
        return answer;
      } catch (fault) {
        // A connection that is lost has rolled back by itself.
        await lent.query('rollback', []).catch(() => undefined);
        throw fault;
      }
    }
    const client = {
      query: (text: unknown, values?: readonly unknown[]) => (typeof text === 'string' ? ask(text, values) : lent.query(text as never)),
      release: (destroy?: boolean) => (lent.release as (destroy?: boolean) => void)(destroy),
    };
    return client as unknown as PostgresPoolClient;
  }
  return { connect, end: () => pool.end(), options: pool.options };
}
