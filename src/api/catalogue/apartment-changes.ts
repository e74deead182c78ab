import type { Handler } from '../handler.ts';

/** Events of the stream until the client leaves. */
export const handle: Handler<'GET /api/apartment-changes'> =
  ({ changes }) =>
  ({ c }) =>
    changes.show(c);
