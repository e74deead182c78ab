import { slugify } from '../../../../base/transliterate.ts';
import { houseTypes } from '../../../../contract/catalogue/apartments.ts';
import type { FeedRecord, Problem } from '../feed-record.ts';
import type { StagedBenefit, StagedProject, StagedSection } from '../staging/staged-rows.ts';
import { limits } from './check-flat.ts';
import { isCommissioned, readBuildingType, readQuarter, readSale, readStage } from './feed-values.ts';
import { RecordFields } from './record-fields.ts';

type Checked<Row> = { row: Row; problems: Problem[] };

export function checkProject(record: FeedRecord): Checked<StagedProject> {
  const fields = new RecordFields(record, 'project ');
  const { values, texts, line, key } = record;
  const name = fields.needLocalized('name', texts);
  const given = values.get('slug') ?? null;
  if (given && given !== slugify(given))
    fields.wrong('slug', 'not-an-address', `is "${given}": only a–z, 0–9 and single hyphens are read`, { value: given });
  const row = {
    key,
    line,
    externalId: fields.need('id'),
    named: values.has('named'),
    slug: given ?? (slugify(name?.en ?? '') || null),
    slug_given: given !== null,
    name,
    prime: fields.yes('prime'),
    class: fields.text('class'),
    district: fields.localized('district', texts),
    address: fields.localized('address', texts),
    stage: fields.word('stage', readStage, 'foundation, frame, facade or done'),
    sale: fields.word('sale', readSale, 'selling, sold_out or upcoming'),
  };
  return { row: { ...row, bad: fields.problems.length > 0 }, problems: fields.problems };
}

export function checkSection(record: FeedRecord): Checked<StagedSection> {
  const fields = new RecordFields(record, 'section ');
  const { values, texts, line, key, parent } = record;
  if (parent === 0) fields.wrong('project', 'required', 'is missing: the section stands in no project');
  const name = fields.needLocalized('name', texts);
  for (const field of ['floors', 'delivery']) {
    const other = values.get(`${field}_other`);
    const value = values.get(field) ?? '';
    if (other) fields.wrong(field, 'conflict', `is "${value}" beside one flat and "${other}" beside another`, { value, other });
  }
  const row = {
    key,
    line,
    project_key: parent,
    externalId: fields.need('id'),
    named: values.has('named'),
    name,
    slug: name?.uk.match(/\d+/g)?.join('-') ?? slugify(name?.en ?? ''),
    floors_total: fields.whole('floors', limits.floor),
    house_type: fields.word('house_type', readBuildingType, houseTypes.join(', ')),
    // A building that is handed over has no quarter; a known one retains its own.
    deliveryQuarter: isCommissioned(values.get('delivery') ?? '')
      ? null
      : fields.word('delivery', readQuarter, 'a quarter such as 2028-Q2'),
  };
  return { row: { ...row, bad: fields.problems.length > 0 }, problems: fields.problems };
}

export function checkBenefit(record: FeedRecord): Checked<StagedBenefit> {
  const fields = new RecordFields(record, 'benefit ');
  const name = fields.needLocalized('name', record.texts);
  const row = { line: record.line, externalId: fields.need('id'), name };
  return { row: { ...row, bad: fields.problems.length > 0 }, problems: fields.problems };
}
