import type { ImportProblem } from '../../../contract/office/imports/imports.ts';
import type { FileProblemCode, RowProblemCode } from '../../../contract/office/imports/problem-codes.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { fieldName, recordText } from './import-texts.ts';

const amount = (value: string | number | undefined): string => (typeof value === 'number' ? formatNumber(value) : (value ?? ''));

/** Without what is said of all projects of the file and of the only one in the same numbers. */
export const distinctWarnings = (warnings: readonly ImportProblem[]): ImportProblem[] =>
  warnings.filter(
    ({ code, said }) =>
      said.project !== undefined ||
      !warnings.some(
        (other) => other.code === code && other.said.project !== undefined && other.said.count === said.count && other.said.of === said.of,
      ),
  );

/** The limits of changes that are exceeded, with the name of a project where there is one. */
export function warningText({ code, said, record, message }: ImportProblem): string {
  const place = typeof said.project === 'string' ? said.project : m.imports_whole_catalogue();
  const counts = { place, count: amount(said.count), of: amount(said.of) };
  if (code === 'jump') return m.imports_warn_jump(counts);
  if (code === 'drift') return m.imports_warn_drift(counts);
  if (code === 'sales') return m.imports_warn_sales(counts);
  if (code === 'too-many-gone') return m.imports_warn_gone(counts);
  if (code !== 'odd-price') return message;
  const { each, currency, least, greatest } = said;
  return m.imports_warn_odd_price({
    record: recordText(record ?? ''),
    each: amount(each),
    currency: amount(currency),
    least: amount(least),
    greatest: amount(greatest),
  });
}

type Said = { value: string; other: string; from: string; to: string; each: string; currency: string };
const ofRow: Readonly<Record<RowProblemCode, (said: Said) => string>> = {
  'above-house': () => m.imports_problem_above(),
  columns: () => m.imports_problem_columns(),
  conflict: ({ value, other }) => m.imports_problem_conflict({ value, other }),
  decimals: ({ value }) => m.imports_problem_decimals({ value }),
  duplicate: ({ value }) => m.imports_problem_duplicate({ value }),
  'floor-unsaid': ({ value }) => m.imports_problem_floor_unsaid({ value }),
  heading: () => m.imports_problem_heading(),
  'not-a-number': ({ value }) => m.imports_problem_number({ value }),
  'not-an-address': ({ value }) => m.imports_problem_address({ value }),
  'not-points': () => m.imports_problem_points(),
  'not-positive': ({ value }) => m.imports_problem_positive({ value }),
  'off-plan': ({ value }) => m.imports_problem_off_plan({ value }),
  'out-of-range': (said) => (said.each ? m.imports_problem_metre(said) : m.imports_problem_range(said)),
  'per-metre': () => m.imports_problem_per_metre(),
  required: () => m.imports_problem_required(),
  'several-sections': ({ value }) => m.imports_problem_several_sections({ value }),
  'too-long': ({ to }) => m.imports_problem_too_long({ to }),
  unknown: ({ value }) => m.imports_problem_unknown({ value }),
  unreadable: () => m.imports_problem_unreadable(),
};
const ofFile: Readonly<Record<FileProblemCode, (field: string) => string>> = {
  'column-missing': (field) => m.imports_problem_column_missing({ field }),
  'column-twice': (field) => m.imports_problem_column_twice({ field }),
  'connection-lost': () => m.imports_problem_truncated(),
  doctype: () => m.imports_problem_malformed(),
  empty: () => m.imports_problem_empty(),
  encoding: () => m.imports_problem_encoding(),
  'external-links': () => m.imports_problem_links(),
  formula: () => m.imports_problem_formula(),
  macros: () => m.imports_problem_macros(),
  malformed: () => m.imports_problem_malformed(),
  'no-flats': () => m.imports_problem_empty(),
  'not-a-feed': () => m.imports_problem_feed(),
  'too-large': () => m.imports_problem_large(),
  truncated: () => m.imports_problem_truncated(),
};
const has = <Words extends object>(words: Words, code: string): code is keyof Words & string => Object.hasOwn(words, code);

/** Why a row of the file cannot be taken. */
export function rowProblem({ code, field, said, message }: Omit<ImportProblem, 'line' | 'record'>): string {
  const values = {
    value: amount(said.value),
    other: amount(said.other),
    from: amount(said.from),
    to: amount(said.to),
    each: amount(said.each),
    currency: amount(said.currency),
  };
  const text = has(ofRow, code) ? ofRow[code](values) : message;
  return field ? `${fieldName(field)}: ${text}` : text;
}

/** Why nothing of a file can be taken. */
export function fileProblem(kind: string, problem: Pick<ImportProblem, 'code' | 'field'> | undefined): string {
  if (kind === 'rate-missing') return m.imports_problem_rate();
  return problem && has(ofFile, problem.code) ? ofFile[problem.code](fieldName(problem.field)) : m.imports_problem_feed();
}
