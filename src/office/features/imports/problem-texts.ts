import type { ImportProblem } from '../../../contract/office/imports/imports.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { fieldName } from './import-texts.ts';

const amount = (value: string | number | undefined): string => (typeof value === 'number' ? formatNumber(value) : (value ?? ''));

/** What the brakes have found, with the name of a project where there is one. */
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
    ...{ record: record ?? '', each: amount(each), currency: amount(currency), least: amount(least), greatest: amount(greatest) },
  });
}

type Said = { value: string; from: string; to: string; each: string; currency: string };
const ofRow: Readonly<Record<string, (said: Said) => string>> = {
  required: () => m.imports_problem_required(),
  'out-of-range': (said) => (said.each ? m.imports_problem_metre(said) : m.imports_problem_range(said)),
  unknown: ({ value }) => m.imports_problem_unknown({ value }),
  duplicate: ({ value }) => m.imports_problem_duplicate({ value }),
  'above-house': () => m.imports_problem_above(),
  'not-a-number': ({ value }) => m.imports_problem_number({ value }),
  decimals: ({ value }) => m.imports_problem_number({ value }),
  'not-positive': ({ value }) => m.imports_problem_positive({ value }),
  heading: () => m.imports_problem_heading(),
  columns: () => m.imports_problem_columns(),
};
const ofFile: Readonly<Record<string, () => string>> = {
  'not-a-feed': m.imports_problem_feed,
  columns: m.imports_problem_feed,
  'no-flats': m.imports_problem_empty,
  empty: m.imports_problem_empty,
  truncated: m.imports_problem_truncated,
  'connection-lost': m.imports_problem_truncated,
  malformed: m.imports_problem_malformed,
  doctype: m.imports_problem_malformed,
  encoding: m.imports_problem_encoding,
  'too-large': m.imports_problem_large,
};

/** Why a row of the file cannot be taken. */
export function rowProblem({ code, field, said }: ImportProblem): string {
  const values = {
    value: amount(said.value),
    from: amount(said.from),
    to: amount(said.to),
    each: amount(said.each),
    currency: amount(said.currency),
  };
  const text = ofRow[code]?.(values) ?? m.imports_problem_other();
  return field ? `${fieldName(field)}: ${text}` : text;
}

/** Why nothing of a file can be taken. */
export const fileProblem = (kind: string, problem: ImportProblem | undefined): string =>
  kind === 'rate-missing' ? m.imports_problem_rate() : (ofFile[problem?.code ?? ''] ?? m.imports_problem_feed)();
