import type { LaidRelease } from '../../../contract/office/releases/releases.ts';
import type { Release } from '../../../domain/releases/releases.ts';
import type { OfficeHandler } from '../office-handler.ts';

const laidRelease = ({ number, name, publishAt }: Release): LaidRelease[] =>
  publishAt ? [{ number, name, publishAt: publishAt.toISOString() }] : [];

/** The address of a preview, and what it shows. */
export const handle: OfficeHandler<'GET /office/api/release/preview'> = (deps) => {
  return async ({ query: { number, at: asked }, reply, decline }) => {
    const [release, at] = [Number(number), asked === undefined ? null : new Date(asked)];
    const laid = await deps.releases.laidAt(release, at ?? deps.clock());
    if (!laid) return decline({ kind: 'unknown-release' });
    const { under, over, heldBack, conflicts } = laid;
    return reply({
      url: deps.previewAddress({ release, at }),
      under: under.flatMap(laidRelease),
      over: over.flatMap(laidRelease),
      heldBack: heldBack.flatMap(laidRelease),
      conflicts: conflicts.length > 0,
    });
  };
};
