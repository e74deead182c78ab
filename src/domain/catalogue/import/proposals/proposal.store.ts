import type { Kysely, Selectable } from 'kysely';
import type { Localized } from '../../../../base/locale.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import type { ImportRefusal, ImportReport } from '../import-answer.ts';
import type { Problem, Question } from '../import-inventory.ts';
import { mostStoredProblems } from '../problem-list.ts';
import type { Transaction } from '../staging/staging.store.ts';
import { countRows, type RowCounts } from './proposal-rows.store.ts';
import type { NewProject } from './staged-changes.store.ts';

/** What was read of a file, but for its rows and problems. */
export type ProposalAbout = {
  counts?: RowCounts;
  problemCount?: number;
  questions?: readonly Question[];
  refusal?: { kind: string; message: string };
  warnings?: readonly Problem[];
  passedOver?: readonly string[];
  leftOut?: Readonly<Record<string, number>>;
  /** What was stored first has neither names in two languages nor `gone`. */
  missing?: readonly { project: string; section: Localized | string | null; flats: number; gone?: boolean }[];
  houses?: number;
  projects?: readonly NewProject[];
  /** Names of sections and layouts that the catalogue does not have, by their external ids. */
  sections?: Readonly<Record<string, Localized>>;
  layouts?: Readonly<Record<string, string>>;
  /** Changes that people have kept out, or taken back, of this source before. */
  declined?: number;
  undone?: { back: number; touched: number; deal: number };
};

/** Whether the changes that are taken exceed the limits: a person confirms them. */
export const needsConfirming = ({ warnings = [], counts }: ProposalAbout): boolean =>
  warnings.length > 0 && (!counts || counts.all.rows > counts.all.left);

type Row = Selectable<CatalogueTables['import_proposal']>;
export type Proposal = Omit<Row, 'about' | 'problems' | 'sha'> & { about: ProposalAbout };

const columns = [
  'number',
  'source',
  'file_name',
  'origin',
  'state',
  'digest',
  'about',
  'kept_rows',
  'made_by',
  'made_at',
  'read_at',
  'applied_by',
  'applied_at',
  'why',
  'undone_by',
  'undone_at',
  'version',
] as const;

/** Problems are many, and are read by the page: see `readProblems`. */
export async function findProposal(db: Kysely<CatalogueTables>, number: number): Promise<Proposal | null> {
  return ((await db.selectFrom('import_proposal').select(columns).where('number', '=', number).executeTakeFirst()) as Proposal) ?? null;
}

export async function lockProposal(trx: Transaction, number: number): Promise<Proposal | null> {
  const query = trx.selectFrom('import_proposal').select(columns).where('number', '=', number).forUpdate();
  return ((await query.executeTakeFirst()) as Proposal) ?? null;
}

const pageSize = 50;
export async function listProposals(db: Kysely<CatalogueTables>, before: number | null) {
  const found = (await db
    .selectFrom('import_proposal')
    .select(columns)
    .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
    .execute()) as Proposal[];
  const imports = found.slice(0, pageSize);
  return { imports, next: found.length > pageSize ? (imports.at(-1)?.number ?? null) : null };
}

const json = (value: unknown) => JSON.stringify(value) as never;
type Changes = Partial<Omit<Row, 'number' | 'about' | 'problems' | 'version'>> & { about?: ProposalAbout; problems?: readonly Problem[] };

/** Each change makes another version of it. */
export async function updateProposal(trx: Transaction, number: number, { about, problems, ...rest }: Changes): Promise<void> {
  await trx
    .updateTable('import_proposal')
    .set(({ eb }) => ({
      ...rest,
      ...(about && { about: json(about) }),
      ...(problems && { problems: json(problems.slice(0, mostStoredProblems)) }),
      version: eb('version', '+', 1),
    }))
    .where('number', '=', number)
    .execute();
}

/** Counts the rows anew, after they or their choices have changed. */
export async function recount(trx: Transaction, number: number, about: ProposalAbout, changes: Omit<Changes, 'about'> = {}): Promise<void> {
  const counts = await countRows(trx, number);
  await updateProposal(trx, number, { ...changes, about: { ...about, counts }, kept_rows: counts.all.left });
}

/** What a reading without a refusal says of its file. */
export function aboutReport({ problemCount, warnings, passedOver, leftOut, difference }: ImportReport): ProposalAbout {
  const { projects, sections, layouts, benefits } = difference.houses;
  return { problemCount, warnings, passedOver, leftOut, missing: difference.missing, houses: projects + sections + layouts + benefits };
}

export const aboutRefusal = ({ kind, message, problemCount, questions }: ImportRefusal): ProposalAbout =>
  kind === 'questions-open' ? { questions: questions ?? [] } : { refusal: { kind, message }, problemCount };

/** Whether what waited has been approved since. */
export async function isApplied(db: Kysely<CatalogueTables>, number: number): Promise<boolean> {
  return (await findProposal(db, number))?.state === 'applied';
}

/** A page of the refused rows of a file. */
export async function readProblems(db: Kysely<CatalogueTables>, number: number): Promise<Problem[] | null> {
  const row = await db.selectFrom('import_proposal').select('problems').where('number', '=', number).executeTakeFirst();
  return row ? (row.problems as Problem[]) : null;
}
