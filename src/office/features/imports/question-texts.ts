import type { ImportQuestion } from '../../../contract/office/imports/imports.ts';
import * as m from '../../paraglide/messages.js';
import { statusText } from './import-texts.ts';

const says: Readonly<Record<string, () => string>> = {
  project: m.imports_says_project,
  number: m.imports_says_number,
  floor: m.imports_says_floor,
  rooms: m.imports_says_rooms,
  area: m.imports_says_area,
  price: m.imports_says_price,
  price_metre: m.imports_says_price_metre,
  status: m.imports_says_status,
};

const whole: Readonly<Record<string, (samples: readonly string[]) => string>> = {
  number: () => m.imports_question_number(),
  project: () => m.imports_question_project(),
  currency: () => m.imports_question_currency(),
  'price: from': ([sample = '']) => m.imports_question_price_from({ sample }),
  'price: of': ([sample = '', area = '']) => m.imports_question_price_of({ sample, area }),
  'price: both': ([sample = '', metre = '', area = '']) => m.imports_question_price_both({ sample, metre, area }),
  'blank: project': () => m.imports_question_blank_project(),
  'blank: building': () => m.imports_question_blank_building(),
  'blank: section': () => m.imports_question_blank_section(),
  'floor: two': () => m.imports_question_floor_two(),
};
const about: Readonly<Record<string, (said: { text: string }) => string>> = {
  sheet: m.imports_question_sheet,
  rooms: m.imports_question_rooms,
  floor: m.imports_question_floor,
  status: m.imports_question_status,
  delivery: m.imports_question_delivery,
  'new section floors': m.imports_question_new_floors,
  'new section delivery': m.imports_question_new_delivery,
};

/** What is asked by a key: `currency`, `column of price`, `status: депозит`. */
export function questionText({ key, samples = [], message = key }: Pick<ImportQuestion, 'key'> & Partial<ImportQuestion>): string {
  const known = whole[key];
  if (known) return known(samples);
  if (key.startsWith('column of ')) {
    const field = key.slice('column of '.length);
    return m.imports_question_column({ field: says[field]?.() ?? m.imports_says_other({ field }) });
  }
  const at = key.indexOf(': ');
  return about[key.slice(0, at)]?.({ text: samples[0] ?? key.slice(at + 2) }) ?? message;
}

const remembered: Readonly<Record<string, (said: { text: string }) => string>> = {
  'new section floors': m.imports_remembered_floors,
  'new section delivery': m.imports_remembered_delivery,
};
/** A question that was answered: of a new section in short. */
export function rememberedText(key: string): string {
  const at = key.indexOf(': ');
  return remembered[key.slice(0, at)]?.({ text: key.slice(at + 2) }) ?? questionText({ key });
}

const answers: Readonly<Record<string, () => string>> = {
  id: m.imports_answer_id,
  exact: m.imports_answer_exact,
  skip: m.imports_answer_skip,
  'square metre': m.imports_answer_square_metre,
  flat: m.imports_answer_flat,
  lower: m.imports_answer_lower,
  upper: m.imports_answer_upper,
  section: m.imports_answer_section,
  building: m.imports_answer_building,
  project: m.imports_answer_project,
  none: m.imports_answer_none,
  above: m.imports_answer_above,
};

/** Answers are the file's own words, but for a few. Titles of columns always are. */
export function answerText(key: string, answer: string): string {
  if (key.startsWith('column of ')) return answer === 'none' ? m.imports_answer_no_column() : answer;
  return key.startsWith('status: ') && answer !== 'skip' ? statusText(answer) : (answers[answer]?.() ?? answer);
}
