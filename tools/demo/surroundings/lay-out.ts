import type { Block, Step, StoredEntry } from '../../../src/domain/content/content.ts';
import { type Random, randomFrom } from '../random.ts';
import { type GroundPlan, steps } from './ground-plan.ts';
import { along, apart, around, isInside, nearestOn, turned } from './plane.ts';

type Ground = StoredEntry<'surroundings'>;
type Laid = Pick<Ground, 'reach' | 'streets' | 'paths' | 'tracks' | 'areas' | 'blocks' | 'house'>;
/** Metres from the middle of its line that a street of each width, a path and a track keep free. */
const keep = { wide: 19, narrow: 11, path: 6, track: 14 };
/** Around the middle of the project's own buildings. */
const ownGround = 105;
const mostBlocks = 190;
/** Further out only the streets that have names are drawn. */
const farthestSmall = 950;
const rounded = (line: Step[]): Step[] => line.map(([east, south]) => [Math.round(east), Math.round(south)]);

type Line = { line: Step[]; keep: number };

/** The hand-made parts, the small streets and the neighbouring buildings between them, and a way to every place that stands aside. */
export function layOut(project: string, plan: GroundPlan, places: Step[], houseAt: (middle: Step) => Step[][]): Laid {
  const random = randomFrom(5, project);
  const farthest = Math.max(...places.map((place) => apart(place, [0, 0])));
  const reach = Math.max(650, Math.ceil((farthest + 160) / 50) * 50);
  const streets = plan.streets.map(([, , path, wide]) => ({ line: steps(path), wide: wide === 'wide' }));
  const areas = plan.areas.map(([kind, , , path]) => ({ kind, outline: steps(path) }));
  const tracks = plan.tracks.map(([kind, path]) => ({ kind, line: steps(path) }));
  const house = standHouse({
    houseAt,
    isFree: (point) =>
      streets.every(({ line, wide }) => nearestOn(line, point).metres > (wide ? keep.wide : keep.narrow) + 3) &&
      tracks.every(({ kind, line }) => kind === 'metro' || nearestOn(line, point).metres > keep.track) &&
      places.every((place) => apart(place, point) > 9) &&
      !areas.some(({ outline }) => isInside(outline, point)),
  });
  const isFree = (point: Step) => apart(point, house) > ownGround && !areas.some(({ outline }) => isInside(outline, point));

  const named = streets.map(({ line, wide }) => ({ line, keep: wide ? keep.wide : keep.narrow }));
  const barriers = tracks.filter(({ kind }) => kind === 'rail').map(({ line }) => ({ line, keep: keep.track }));
  const small = smallStreets({ plan, reach, random, isFree, named, barriers });
  const paths = (plan.paths ?? []).map(steps);
  for (const place of places) {
    const found = [...named, ...small.map((line) => ({ line, keep: 0 })), ...paths.map((line) => ({ line, keep: 0 }))]
      .map(({ line }) => nearestOn(line, place))
      .toSorted((a, b) => a.metres - b.metres)[0];
    if (found && found.metres > 8) paths.push(rounded([place, found.foot]));
  }
  const lines: Line[] = [
    ...named,
    ...small.map((line) => ({ line, keep: keep.narrow })),
    ...paths.map((line) => ({ line, keep: keep.path })),
    ...tracks.filter(({ kind }) => kind !== 'metro').map(({ line }) => ({ line, keep: keep.track })),
  ];
  return {
    reach,
    streets: [...streets, ...small.map((line) => ({ line, wide: false }))],
    paths,
    tracks,
    areas,
    blocks: neighbours({ plan, reach, random, isFree, lines, places }),
    house,
  };
}

type Standing = { houseAt: (middle: Step) => Step[][]; isFree: (point: Step) => boolean };

/** The middle of our buildings: as near to the gate as they fit between streets, water, parks and places. */
function standHouse({ houseAt, isFree }: Standing): Step {
  for (let away = 14; away < 220; away += 4)
    for (let degrees = 0; degrees < 360; degrees += 10) {
      const middle = turned([away, 0], degrees);
      const walls = houseAt(middle).flatMap((outline) => along([...outline, ...outline.slice(0, 1)], 8));
      if (walls.every(isFree) && isFree(middle)) return [Math.round(middle[0]), Math.round(middle[1])];
    }
  throw new Error('a house finds no room at its gate');
}

type Streets = { plan: GroundPlan; reach: number; random: Random; isFree: (point: Step) => boolean; named: Line[]; barriers: Line[] };

/** Lines of a turned and slightly bent grid, where no area, railway, building of ours or street along the same way is; some are left out. */
function smallStreets({ plan: { grid }, reach, random, isFree, named, barriers }: Streets): Step[][] {
  const found: Step[][] = [];
  const clear = (point: Step, heading: number) =>
    apart(point, [0, 0]) < Math.min(reach, farthestSmall) &&
    isFree(point) &&
    !barriers.some(({ line }) => nearestOn(line, point).metres < 34) &&
    !named.some(({ line }) => {
      const near = nearestOn(line, point);
      const between = Math.abs(near.heading - heading) % 180;
      return near.metres < grid.metres * 0.36 && Math.min(between, 180 - between) < 38;
    });
  for (const across of [false, true]) {
    const heading = (grid.turn + (across ? 90 : 0) + 360) % 180;
    const phase = random() * 6;
    for (let at = -reach; at <= reach; at += grid.metres * (0.8 + 0.4 * random())) {
      let run: Step[] = [];
      const end = () => {
        if (run.length > 5) found.push(straightened(run, grid.bend > 0));
        run = [];
      };
      const left = Math.floor(random() * 3);
      for (let on = -reach; on <= reach; on += 20) {
        const aside = at + grid.bend * Math.sin(on / 190 + phase);
        const point = turned(across ? [aside, on] : [on, aside], grid.turn);
        const isLeftOut = (Math.floor((on + reach) / (grid.metres * 2.1)) + left) % 5 === 0;
        if (!isLeftOut && clear(point, heading)) run.push(point);
        else end();
      }
      end();
    }
  }
  return found;
}

const straightened = (run: Step[], bends: boolean): Step[] =>
  rounded(run.filter((_, at) => at === 0 || at === run.length - 1 || (bends && at % 5 === 0)));

type Around = { plan: GroundPlan; reach: number; random: Random; isFree: (point: Step) => boolean; lines: Line[]; places: Step[] };

const cells = { slabs: 74, quarters: 58, cottages: 36 };
const size = (random: Random, built: GroundPlan['built']): [length: number, depth: number] => {
  if (built === 'slabs') return [40 + Math.round(random() * 28), 13];
  if (built === 'quarters') return [34 + Math.round(random() * 16), 18 + Math.round(random() * 22)];
  return [13 + Math.round(random() * 5), 11];
};

/** Houses of the neighbours, the nearest of those that fit between the streets: the drawing thins out with the distance. */
function neighbours({ plan: { grid, built }, reach, random, isFree, lines, places }: Around): Block[] {
  const cell = cells[built];
  const wanted: Block[] = [];
  for (let u = -reach; u <= reach; u += cell)
    for (let v = -reach; v <= reach; v += cell) {
      const [east, south] = turned([u + (random() - 0.5) * 12, v + (random() - 0.5) * 12], grid.turn);
      const across = built === 'slabs' && Math.abs(Math.round(u / 300) + Math.round(v / 260)) % 2 === 1;
      const [length, depth] = size(random, built);
      wanted.push([Math.round(east), Math.round(south), length, depth, grid.turn + (across ? 90 : 0)]);
    }
  const fromGate = ([east, south]: Block) => Math.hypot(east, south);
  const found: Block[] = [];
  for (const block of wanted.filter((one) => fromGate(one) < reach).toSorted((a, b) => fromGate(a) - fromGate(b))) {
    if (found.length === mostBlocks) break;
    const [east, south, length, depth] = block;
    const near = lines.filter((line) => nearestOn(line.line, [east, south]).metres < line.keep + (length + depth) / 2);
    const fits = around(block).every(
      (point) =>
        isFree(point) &&
        near.every((line) => nearestOn(line.line, point).metres > line.keep) &&
        places.every((place) => apart(place, point) > 16),
    );
    if (fits) found.push(block);
  }
  return found;
}
