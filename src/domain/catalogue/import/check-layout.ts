import { limits } from './check-flat.ts';
import { readPoints } from './feed-numbers.ts';
import type { FeedRecord, Part, Problem } from './feed-record.ts';
import { readRoomLabel } from './feed-words.ts';
import { RecordFields } from './record-fields.ts';
import type { StagedLayout } from './staged-rows.ts';

const swings = ['left', 'right', 'none'] as const;
const side = { from: 100, to: 10_000 };

/** The plan is kept in the form of `planSchema` of the contract: centimetres, areas in m². */
export function checkLayout(record: FeedRecord): { row: StagedLayout; problems: Problem[] } {
  const fields = new RecordFields(record, 'layout ');
  const parts = (name: string) => record.parts.filter((part) => part.name === name);
  const id = fields.need('id');
  const plan = {
    width: fields.need('width') && fields.whole('width', side),
    height: fields.need('height') && fields.whole('height', side),
    rooms: parts('room').map((part, at) => readRoom(part, at, fields)),
    walls: parts('wall').map((part) => {
      const own = new RecordFields(part, 'wall ');
      const wall = {
        ...readEnds(part, own),
        thickness: own.whole('thickness', { from: 1, to: 200 }) ?? 10,
        outer: own.yes('outer') ?? false,
      };
      fields.problems.push(...own.problems);
      return wall;
    }),
    doors: parts('door').map((part) => {
      const own = new RecordFields(part, 'door ');
      const swing = own.word('swing', (text) => swings.find((known) => known === text) ?? null, 'left, right or none') ?? 'none';
      const door = { ...readEnds(part, own), swing, entrance: own.yes('entrance') ?? false };
      fields.problems.push(...own.problems);
      return door;
    }),
    windows: parts('window').map((part) => {
      const own = new RecordFields(part, 'window ');
      const ends = readEnds(part, own);
      fields.problems.push(...own.problems);
      return ends;
    }),
  };
  const bad = fields.problems.length > 0;
  const row = { line: record.line, salesforce_id: id, name: record.values.get('name') || id, plan: bad ? null : plan, bad };
  return { row, problems: fields.problems };
}

function readRoom(part: Part, at: number, layout: RecordFields) {
  const own = new RecordFields(part, 'room ');
  const label = own.need('label') && own.word('label', readRoomLabel, 'a room that is known');
  const area = own.need('area') && own.hundredths('area', limits.room, 'm²');
  const outline = readPoints(part.values.get('points') ?? '');
  if (!outline || outline.length < 3) own.wrong('points', 'malformed', 'must be three or more pairs such as 0,0 320,0 320,440');
  layout.problems.push(...own.problems);
  return { id: part.values.get('id') || `r${at + 1}`, label, area: (area || 0) / 100, outline };
}

function readEnds(part: Part, own: RecordFields) {
  const end = (name: string) => {
    const points = readPoints(part.values.get(name) ?? '');
    return points?.length === 1 ? points[0] : own.wrong(name, 'malformed', 'must be one pair such as 0,320');
  };
  return { from: end('from'), to: end('to') };
}
