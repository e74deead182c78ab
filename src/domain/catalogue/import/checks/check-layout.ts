import type { FeedRecord, Part, Problem } from '../feed-record.ts';
import type { StagedLayout } from '../staging/staged-rows.ts';
import { limits } from './check-flat.ts';
import { readPoints } from './feed-numbers.ts';
import { readRoomLabel } from './feed-values.ts';
import { RecordFields } from './record-fields.ts';

const swings = ['left', 'right', 'none'] as const;
const side = { from: 100, to: 10_000 };
/** How far outside of its frame a plan may be drawn, in centimetres: the outer half of a wall, an arrow before the entrance. */
const beyond = 200;
type Point = [number, number];
type Frame = { width: number | null; height: number | null };

/** The plan is stored in the form of `planSchema` of the contract: centimetres, areas in m². */
export function checkLayout(record: FeedRecord): { row: StagedLayout; problems: Problem[] } {
  const fields = new RecordFields(record, 'layout ');
  const parts = (name: string) => record.parts.filter((part) => part.name === name);
  const id = fields.need('id');
  const frame: Frame = {
    width: fields.need('width') === null ? null : fields.whole('width', side),
    height: fields.need('height') === null ? null : fields.whole('height', side),
  };
  const plan = {
    ...frame,
    rooms: parts('room').map((part, at) => readRoom(part, at, { layout: fields, frame })),
    walls: parts('wall').map((part, at) => {
      const own = new RecordFields(part, 'wall ', at + 1);
      const wall = {
        ...readEnds(part, own, frame),
        thickness: own.whole('thickness', { from: 1, to: 200 }) ?? 10,
        outer: own.yes('outer') ?? false,
      };
      fields.problems.push(...own.problems);
      return wall;
    }),
    doors: parts('door').map((part, at) => {
      const own = new RecordFields(part, 'door ', at + 1);
      const swing = own.word('swing', (text) => swings.find((known) => known === text) ?? null, 'left, right or none') ?? 'none';
      const door = { ...readEnds(part, own, frame), swing, entrance: own.yes('entrance') ?? false };
      fields.problems.push(...own.problems);
      return door;
    }),
    windows: parts('window').map((part, at) => {
      const own = new RecordFields(part, 'window ', at + 1);
      const ends = readEnds(part, own, frame);
      fields.problems.push(...own.problems);
      return ends;
    }),
  };
  const bad = fields.problems.length > 0;
  const row = { line: record.line, externalId: id, name: record.values.get('name') || id, plan: bad ? null : plan, bad };
  return { row, problems: fields.problems };
}

function readRoom(part: Part, at: number, { layout, frame }: { layout: RecordFields; frame: Frame }) {
  const own = new RecordFields(part, 'room ', at + 1);
  const label = own.need('label') && own.word('label', readRoomLabel, 'a room that is known');
  const area = own.need('area') && own.hundredths('area', limits.room, 'm²');
  const points = readPoints(part.values.get('points') ?? '');
  const outline =
    points && points.length >= 3
      ? onPlan(points, frame, { own, field: 'points' })
      : own.wrong('points', 'not-points', 'must be three or more pairs such as 0,0 320,0 320,440');
  layout.problems.push(...own.problems);
  return { id: part.values.get('id') || `r${at + 1}`, label, area: (area || 0) / 100, outline };
}

function readEnds(part: Part, own: RecordFields, frame: Frame) {
  const end = (field: string) => {
    const points = readPoints(part.values.get(field) ?? '');
    if (points?.length !== 1) return own.wrong(field, 'not-points', 'must be one pair such as 0,320');
    return onPlan(points, frame, { own, field })?.[0] ?? null;
  };
  return { from: end('from'), to: end('to') };
}

/** Points without a change; one that lies far from the plan, for example because of an extra zero, is a problem. An invalid frame has a problem of its own. */
function onPlan(points: Point[], { width, height }: Frame, { own, field }: { own: RecordFields; field: string }): Point[] | null {
  const isNear = (value: number, size: number | null) => size === null || (value >= -beyond && value <= size + beyond);
  const far = points.find(([x, y]) => !isNear(x, width) || !isNear(y, height));
  return far ? own.wrong(field, 'off-plan', `has the point ${far.join(',')}, which is not on the plan`, { value: far.join(',') }) : points;
}
