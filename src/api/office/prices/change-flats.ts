import { ok } from '../../../base/result.ts';
import type { Releases } from '../../../domain/releases/releases.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

export type PlannedFlats = { number: number; planned: number; same: number; unfit: number };
type Asked = Parameters<Releases['changeFlats']>[1];

/** Changes what a release does to flats; its answer says what has come of it. */
export const changeFlats = ({ releases }: Pick<OfficeDependencies, 'releases'>, asked: Asked) => ({
  async work(transaction: OpenKysely) {
    const done = await releases.changeFlats(transaction, asked);
    return done.ok ? ok({ number: asked.number, ...done.value }) : done;
  },
  whole: (stored: PlannedFlats) => stored,
});
