import type { OfficeHandler } from '../office-handler.ts';

/** The address of a preview. */
export const handle: OfficeHandler<'GET /office/api/release/preview'> = (deps) => {
  return async ({ query: { number, at }, reply, decline }) => {
    const release = Number(number);
    if (!(await deps.releases.findRelease(release))) return decline({ kind: 'unknown-release' });
    return reply({ url: deps.previewAddress({ release, at: at === undefined ? null : new Date(at) }) });
  };
};
