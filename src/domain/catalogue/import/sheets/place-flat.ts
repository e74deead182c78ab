import { splitFloor } from '../checks/feed-numbers.ts';
import type { FeedRecord } from '../feed-record.ts';
import type { NamedSections } from '../readers/named-sections.ts';
import type { Questions } from './questions.ts';

type Placing = { line: number; sections: NamedSections; hasIds: boolean; questions: Questions; near: string };

/** A flat in its section; a list that names no project is asked for it once. */
export function placedFlat(values: Map<string, string>, { line, sections, hasIds, questions, near }: Placing): FeedRecord {
  // An area of no flat and no floor is a sum.
  const isSum = values.has('area') && !values.has('number') && !values.has('floor');
  const project = values.get('project') || (isSum ? '' : askProject(questions, { line, near }));
  const building = values.get('building') ?? '';
  if (!values.get('section') && !building) values.set('unplaced', '1');
  const section = values.get('section') || (building ? '' : '1');
  const about = new Map(['floors', 'delivery', 'district', 'address'].map((name) => [name, values.get(name) || questions.given(name)]));
  if (!about.get('floors')) about.set('floors', splitFloor(values.get('floor') ?? '').floors);
  const place = project ? sections.place({ line, project, building, section, about }) : null;
  const number = values.get('number') ?? '';
  if (!hasIds && place && number) {
    values.set('id', place.idOf(number));
    values.set('named', '1');
  }
  return { kind: 'flat', line, key: 0, parent: place?.key ?? 0, values, texts: new Map(), parts: [] };
}

export const askProject = (questions: Questions, { line, near }: { line: number; near: string }): string =>
  questions.ask({
    key: 'project',
    field: 'project',
    message: 'the file names no project: which one is it?',
    line,
    candidates: near ? [near] : [],
    free: (answer) => answer.length > 1 && answer.length <= 100,
  }) ?? '';
