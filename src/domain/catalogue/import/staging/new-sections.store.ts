import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../checks/check-flat.ts';
import { readWhole } from '../checks/feed-numbers.ts';
import { readDeliveryText } from '../sheets/dates.ts';
import type { Questions } from '../sheets/questions.ts';
import type { Session } from './staging.store.ts';

type NewSection = { key: number; name: string; project: string; floors: number | null; delivery: string | null; top: number };

/** A question has a short key: of a long name its beginning and what tells it from others. */
const longestName = 50;
const named = (text: string): string =>
  text.length <= longestName ? text : `${text.slice(0, longestName - 10)}… ${hash('sha256', text, 'hex').slice(0, 8)}`;

/**
 * Asks how high the sections are that the catalogue does not have, and when they are handed over, where the file does not say it. The
 * answers are written for new sections alone.
 */
export async function askOfNewSections(session: Session, questions: Questions): Promise<void> {
  const { rows } = await sql<NewSection>`select s.key, s.name->>'uk' as name, p.name->>'uk' as project, s.floors_total as floors,
      s.submission_quarter as delivery, max(f.floor)::integer as top
    from staged_section s join staged_project p on p.key = s.project_key join staged_flat f on f.section_key = s.key
    where not s.bad and not p.bad and not f.bad and (s.floors_total is null or s.submission_quarter is null)
      and not exists (select from section e where e.salesforce_id = s.salesforce_id)
    group by s.key, s.name, p.name, s.floors_total, s.submission_quarter, s.line order by s.line, s.key`.execute(session);
  for (const { key, name, project, floors, delivery, top } of rows) {
    const place = `${name}, ${project}`;
    const ask = (field: 'floors' | 'delivery', fits: (answer: string) => boolean) =>
      questions.ask({
        key: `new section ${field}: ${named(place)}`,
        field,
        message: `the catalogue does not know ${place}: which ${field} has it?`,
        line: 0,
        candidates: [],
        samples: [place, String(top)],
        free: fits,
      }) ?? '';
    const isHeight = (answer: string) => (readWhole(answer) ?? 0) >= top && (readWhole(answer) ?? 0) <= limits.floor.to;
    const said = {
      floors: floors ?? readWhole(ask('floors', isHeight)),
      delivery: delivery ?? readDeliveryText(ask('delivery', (answer) => readDeliveryText(answer) !== null)),
    };
    await sql`update staged_section set floors_total = ${said.floors}::integer, submission_quarter = ${said.delivery}::text
      where key = ${key}`.execute(session);
  }
}
