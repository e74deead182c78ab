import { slugify } from '../../../base/transliterate.ts';
import { houseTypes } from '../../../contract/catalogue.ts';
import { limits } from './check-flat.ts';
import type { FeedRecord, Problem } from './feed-record.ts';
import { readQuarter } from './feed-words.ts';
import { localized, RecordFields } from './record-fields.ts';
import type { StagedBenefit, StagedProject, StagedSection } from './staged-rows.ts';

type Checked<Row> = { row: Row; problems: Problem[] };

const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text.toLowerCase().replaceAll('-', '_')) ?? null;

export function checkProject(record: FeedRecord): Checked<StagedProject> {
  const fields = new RecordFields(record, 'project ');
  const { values, texts, line, key } = record;
  const name = localized(texts, values, 'name') ?? fields.wrong('name', 'required', 'is missing');
  const given = values.get('slug') ?? null;
  if (given && given !== slugify(given)) fields.wrong('slug', 'malformed', `is "${given}": only a–z, 0–9 and single hyphens are read`);
  const row = {
    key,
    line,
    salesforce_id: fields.need('id'),
    named: values.has('named'),
    slug: given ?? (slugify(name?.en ?? '') || null),
    slug_given: given !== null,
    name,
    prime: fields.yes('prime'),
    class: fields.text('class'),
    district: localized(texts, values, 'district'),
    address: localized(texts, values, 'address'),
    stage: fields.word('stage', oneOf('foundation', 'frame', 'facade', 'done'), 'foundation, frame, facade or done'),
    sale: fields.word('sale', oneOf('selling', 'sold_out', 'upcoming'), 'selling, sold_out or upcoming'),
  };
  return { row: { ...row, bad: fields.problems.length > 0 }, problems: fields.problems };
}

export function checkSection(record: FeedRecord): Checked<StagedSection> {
  const fields = new RecordFields(record, 'section ');
  const { values, texts, line, key, parent } = record;
  if (parent === 0) fields.wrong('project', 'required', 'is missing: the section stands in no project');
  const name = localized(texts, values, 'name') ?? fields.wrong('name', 'required', 'is missing');
  const row = {
    key,
    line,
    project_key: parent,
    salesforce_id: fields.need('id'),
    named: values.has('named'),
    name,
    slug: /\d+/.exec(name?.uk ?? '')?.[0] ?? slugify(name?.en ?? ''),
    floors_total: fields.whole('floors', limits.floor),
    house_type: fields.word('house_type', oneOf(...houseTypes), houseTypes.join(', ')),
    submission_quarter: fields.word('delivery', readQuarter, 'a quarter such as 2028-Q2'),
  };
  return { row: { ...row, bad: fields.problems.length > 0 }, problems: fields.problems };
}

export function checkBenefit(record: FeedRecord): Checked<StagedBenefit> {
  const fields = new RecordFields(record, 'benefit ');
  const name = localized(record.texts, record.values, 'name') ?? fields.wrong('name', 'required', 'is missing');
  const row = { line: record.line, salesforce_id: fields.need('id'), name };
  return { row: { ...row, bad: fields.problems.length > 0 }, problems: fields.problems };
}
