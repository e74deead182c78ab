import { ok } from '../../../base/result.ts';
import { rowTitles } from '../content/row-titles.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { stepWithPrices, wholeRelease } from './release-answers.ts';

type Stored = { left: { part: string; name: string }[]; leftPrices: number; leftStatuses: number };

/** Takes a published release back. */
export const handle: OfficeHandler<'POST /office/api/releases/undo'> = (deps) => {
  return ({ fields, session, locale, once }) =>
    once({
      async work(transaction) {
        const done = await stepWithPrices(deps, session, (mayPrice) => deps.releases.undo(transaction, { ...fields, mayPrice }));
        if (!done.ok) return done;
        const { left, leftFlats } = done.value;
        return ok({ left, leftPrices: leftFlats.prices.length, leftStatuses: leftFlats.statuses.length });
      },
      async whole({ left, leftPrices, leftStatuses }: Stored) {
        const found = await wholeRelease(deps, fields.number, { session, locale });
        const rows = deps.content.rows();
        const titleOf = rowTitles(deps, locale);
        const title = ({ part, name }: Stored['left'][number]) => titleOf({ name, content: rows.get(`${part}/${name}`)?.content ?? null });
        return found && { ...found, leftPrices, leftStatuses, left: left.map((row) => ({ ...row, title: title(row) })) };
      },
    });
};
