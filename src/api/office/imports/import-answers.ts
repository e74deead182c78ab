import type { Locale, Localized } from '../../../base/locale.ts';
import type { ImportFlatRow, ImportProblem, ImportQuestion, ImportRow, WholeImport } from '../../../contract/office/imports/imports.ts';
import type { ProblemCode } from '../../../contract/office/imports/problem-codes.ts';
import {
  allowedImportSteps,
  needsConfirming,
  type Proposal,
  type StoredRow,
} from '../../../domain/catalogue/import/proposals/proposals.ts';
import { holdsEverywhere, type StaffSession } from '../../../domain/staff/staff.ts';
import { iso, personOf } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import { standingQuotes } from '../quotes/standing-quotes.ts';

type Deps = Pick<OfficeDependencies, 'imports' | 'staff' | 'catalogue' | 'deals' | 'clock'>;
type Asker = { session: StaffSession; locale: Locale };
type Names = ReadonlyMap<string, string>;

const wordOf = (name: Localized, locale: Locale) => name[locale] || name.uk;
const none = { rows: 0, left: 0 };
const noRows = { all: none, new: none, price: none, status: none, gone: none, returned: none, other: none, held: none };

const importRow = (proposal: Proposal, names: Names): ImportRow => {
  const { about, made_by, applied_by } = proposal;
  return {
    number: proposal.number,
    source: proposal.source,
    fileName: proposal.file_name,
    origin: proposal.origin,
    state: proposal.state,
    by: made_by ? personOf(made_by, names) : null,
    appliedBy: applied_by ? personOf(applied_by, names) : null,
    madeAt: proposal.made_at.toISOString(),
    appliedAt: iso(proposal.applied_at),
    undoneAt: iso(proposal.undone_at),
    counts: about.counts ?? noRows,
    refusedRows: about.problemCount ?? 0,
    hasWarnings: needsConfirming(about),
    version: proposal.version,
  };
};

const namesIn = ({ staff }: Pick<Deps, 'staff'>, proposals: readonly Proposal[]) =>
  staff.namesOf(proposals.flatMap(({ made_by, applied_by }) => [made_by, applied_by].filter((id) => id !== null)));

export async function importRows(deps: Deps, before: number | null) {
  const { imports, next } = await deps.imports.list(before);
  const names = await namesIn(deps, imports);
  return { imports: imports.map((proposal) => importRow(proposal, names)), next };
}

type Found = {
  line: number;
  field: string;
  code: ProblemCode;
  message: string;
  record?: string;
  said?: Readonly<Record<string, string | number>>;
};
export const problemOf = ({ line, field, code, message, record, said = {} }: Found): ImportProblem => ({
  line,
  field,
  code,
  message,
  record: record ?? null,
  said,
});

type Asked = Pick<ImportQuestion, 'key' | 'candidates' | 'samples'>;
/** Of the question for the project, every project that there is may be the answer; it is called as the person reads it, a new one is not. */
function withProjects({ key, candidates, samples }: Asked, known: readonly Localized[], locale: Locale): Omit<Asked, 'key'> {
  if (key !== 'project') return { candidates: [...candidates], samples: [...samples] };
  const isKnown = (name: string) => known.some(({ uk, en }) => [uk, en].some((one) => one.toLowerCase() === name.toLowerCase()));
  const made = candidates.filter((name) => !isKnown(name));
  return {
    candidates: made.concat(known.map(({ uk }) => uk)),
    samples: made.map(() => '').concat(known.map((name) => wordOf(name, locale))),
  };
}

/** A proposal as its screen shows it; null for one that does not exist. */
export async function wholeImport(deps: Deps, number: number, { session, locale }: Asker): Promise<{ import: WholeImport } | null> {
  const found = await deps.imports.find(number);
  if (!found) return null;
  const { about } = found;
  const answers = await deps.imports.answersOf(found.source);
  const rights = { approve: 'import.approve', undo: 'import.undo' } as const;
  const projects = new Map(deps.catalogue.projects().map(({ project: { slug, name } }) => [slug, name[locale]]));
  const names = deps.catalogue.projects().map(({ project: { name } }) => name);
  const named = (slug: string) => projects.get(slug) ?? slug;
  return {
    import: {
      ...importRow(found, await namesIn(deps, [found])),
      questions: (about.questions ?? []).map(({ key, field, message, candidates, free, line, count, samples }) => ({
        key,
        field,
        message,
        free,
        line,
        count,
        ...withProjects({ key, candidates: [...candidates], samples: [...samples] }, names, locale),
      })),
      answers: Object.entries(answers).map(([key, answer]) => ({ key, answer })),
      sources: found.origin === 'office' && allowedImportSteps(found).includes('read') ? await deps.imports.sources() : [],
      refusal: about.refusal ?? null,
      byHand: found.origin === 'feed' || found.origin === 'crm' ? await deps.imports.ruleOf(found.source) : null,
      quotes:
        found.state === 'open'
          ? await standingQuotes(deps, { at: deps.clock(), pricesOf: (ids) => deps.imports.pricesOf(number, ids) }, locale)
          : null,
      warnings: (about.warnings ?? []).map(problemOf).map(({ said, ...problem }) => ({
        ...problem,
        said: typeof said.project === 'string' ? { ...said, project: named(said.project) } : said,
      })),
      passedOver: [...(about.passedOver ?? [])],
      leftOut: Object.entries(about.leftOut ?? {}).map(([what, count]) => ({ what, count })),
      missing: (about.missing ?? []).map(({ project, section, flats, gone = false }) => ({
        project: named(project),
        flats,
        gone,
        section: section === null || typeof section === 'string' ? section : wordOf(section, locale),
      })),
      newProjects:
        found.state === 'open'
          ? (about.projects ?? []).map(({ name, near }) => ({ name: wordOf(name, locale), near: near && wordOf(near, locale) }))
          : [],
      houses: about.houses ?? 0,
      why: found.why,
      declined: found.state === 'open' ? (about.declined ?? 0) : 0,
      undone: about.undone ?? null,
      allowed: allowedImportSteps(found).filter(
        (step) => (step !== 'approve' && step !== 'undo') || holdsEverywhere(session.grants, rights[step]),
      ),
    },
  };
}

type Values = Readonly<Record<string, unknown>>;
const plain = (value: unknown) =>
  value === undefined || value === null
    ? null
    : Array.isArray(value)
      ? value.length
      : typeof value === 'object'
        ? null
        : (value as string | number | boolean);
const priceIn = (values: Values | null) =>
  typeof values?.price_minor === 'number' && (values.price_currency === 'UAH' || values.price_currency === 'USD')
    ? ({ minor: values.price_minor, currency: values.price_currency } as const)
    : null;
const shownApart = new Set(['price_minor', 'price_currency', 'status', 'listed']);

type RowNames = {
  places: Readonly<Record<string, Localized>>;
  sections: Readonly<Record<string, Localized>>;
  layouts: Readonly<Record<string, string>>;
};
/** The words of a value: what has a name is named. */
function worded(field: string, value: unknown, { locale, names }: { locale: Locale; names: RowNames }) {
  const said = plain(value);
  if (typeof said !== 'string') return said;
  if (field === 'section') return names.sections[said]?.[locale] ?? said;
  return field === 'layout' ? (names.layouts[said] ?? said) : said;
}

/** One flat: its price and its status apart from other values, of which lists are their lengths. */
export function flatRow(row: StoredRow, { locale, names }: { locale: Locale; names: RowNames }): ImportFlatRow {
  const [before, after] = [row.before as Values | null, row.after as Values | null];
  const [was, will] = [priceIn(before), priceIn(after)];
  const words = { locale, names };
  const place = names.places[row.flat];
  const keys = Object.keys(after ?? {}).filter((key) => !shownApart.has(key));
  return {
    turn: row.turn,
    flat: row.flat,
    number: row.number,
    project: row.project[locale] || row.project.uk,
    line: row.line,
    section: place ? place[locale] || place.uk : null,
    kinds: row.kinds,
    price: was || will ? { before: was, after: will } : null,
    status: after?.status === undefined ? null : { before: plain(before?.status)?.toString() ?? null, after: String(after.status) },
    held: row.held,
    others: keys.map((field) => ({ field, before: worded(field, before?.[field], words), after: worded(field, after?.[field], words) })),
    choice: row.choice,
    declined: row.declined,
    undone: row.undone,
  };
}
