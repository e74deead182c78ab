import type { OfficeHandler } from '../office-handler.ts';
import { instantOf } from './instant-of.ts';

/** The address of a preview. */
export const handle: OfficeHandler<'GET /office/api/release/preview'> = (deps) => {
  return async ({ query: { number, at: typed }, reply, decline }) => {
    const at = typed === undefined ? null : instantOf(typed);
    if (typed !== undefined && !at) return decline({ kind: 'bad-instant' });
    if (!(await deps.releases.findRelease(Number(number)))) return decline({ kind: 'unknown-release' });
    return reply({ url: deps.previewAddress({ release: Number(number), at }) });
  };
};
