import { textsOf } from '../../../base/json/text-pairs.ts';
import { editedParts, type Rows } from '../../../domain/content/content.ts';
import type { LoadRow } from '../../../platform/loads/load-plan.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { rowTitles } from './row-titles.ts';
import { rowsOfRelease } from './rows-of-release.ts';

const most = 20;
/** Without markup, and with one kind of space: pages have non-breaking ones, too. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** The name of the picture that has a file of this address. */
function pictureAt(text: string, rows: Rows): string | undefined {
  const address = /^(?:https?:\/\/[^/]+)?(\/pictures\/[\w/-]+\.(?:avif|webp))$/.exec(text)?.[1];
  if (address === undefined) return undefined;
  const isShown = ({ content }: LoadRow) => [...textsOf(content)].some((one) => one.text.split(/[ ,]+/).includes(address));
  return [...rows.values()].find((row) => row.part === 'picture' && isShown(row))?.name;
}

/** Where a text or a picture of a page stands. The whole text of a field comes before a part of one, and a shorter field before a longer one. */
export const handle: OfficeHandler<'GET /office/api/content/find'> = (deps) => {
  return async ({ query: { release, text }, locale, reply, decline }) => {
    const found = await rowsOfRelease(deps, release);
    if (!found) return decline({ kind: 'unknown-release' });
    const wanted = pictureAt(text, found.rows) ?? plain(text);
    const titleOf = rowTitles(deps, locale);
    const hits = [...found.rows.values()].flatMap(({ part, name, content }) =>
      editedParts.includes(part)
        ? [...textsOf(content)].flatMap(({ path, text: field }) => {
            const whole = plain(field);
            return whole.includes(wanted)
              ? [{ part, name, title: titleOf({ name, content }), path, rest: whole.length - wanted.length }]
              : [];
          })
        : [],
    );
    const likeliest = hits.toSorted((one, other) => one.rest - other.rest).slice(0, most);
    return reply({ found: likeliest.map(({ rest: _rest, ...hit }) => hit) });
  };
};
