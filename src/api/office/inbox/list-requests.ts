import type { OfficeHandler } from '../office-handler.ts';
import { ownersOf, requestRow } from './inbox-answers.ts';

/** A page of requests, those of the asker unless all are asked for. */
export const handle: OfficeHandler<'GET /office/api/requests'> = (deps) => {
  return async ({ scope, query: { whose = 'mine', kind, state = 'open', cursor }, locale, reply }) => {
    const filter = { scope, ownerId: whose === 'mine' ? scope.staffId : undefined, kind, state, cursor };
    const { rows, total, next } = await deps.leads.inbox.requests(filter);
    const names = await ownersOf(deps, rows);
    return reply({ requests: rows.map((row) => requestRow(row, deps, { locale, names })), total, nextCursor: next });
  };
};
