import type { OfficeHandler } from '../office-handler.ts';
import { instantOf } from './instant-of.ts';

/** The address of a preview. */
export const handle: OfficeHandler<'POST /office/api/releases/preview'> = (deps) => {
  return async ({ fields: { number, at: typed }, reply, decline }) => {
    const at = typed === null ? null : instantOf(typed);
    if (typed !== null && !at) return decline({ kind: 'bad-instant' });
    if (!(await deps.releases.findRelease(number))) return decline({ kind: 'unknown-release' });
    return reply({ url: deps.previewAddress({ release: number, at }) });
  };
};
