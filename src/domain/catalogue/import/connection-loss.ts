import { Unreachable } from '../../../platform/http/unreachable.ts';

const lost = /^(08...|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** Whether a fault means that the database is unreachable or has no room to write, rather than that it refused a statement. */
export function isConnectionLoss(cause: unknown): boolean {
  if (cause instanceof Unreachable) return true;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code) || code.startsWith('E')) return lost.test(code);
  return /connection (terminated|closed|ended|error)|database worker|not queryable|has been closed|driver has already been destroyed/i.test(
    cause.message,
  );
}
