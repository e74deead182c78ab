import { mostRooms } from '../build-snapshot.ts';
import type { Snapshot } from '../snapshot.ts';

type Entry = { at: number; id: number; project: number; rooms: number; plan: number; away: number; turn: number };
type Mixed = { flats: ArrayLike<number>; minor: Float64Array; asked: number | null };

/**
 * All these flats in rounds. Each round shows one flat of every project that has one left, the best fit first: a flat fits the better the
 * nearer its price is to the asked one, as a part of that, or without one to the middle price of the flats with as many rooms. A project
 * shows its numbers of rooms in turn, each project beginning with another one, and of one number of rooms every plan once before a second
 * flat of any. So neighbours are of different projects as long as flats of two are left.
 */
export function mixProjects(snapshot: Snapshot, { flats, minor, asked }: Mixed): number[] {
  const entries = entriesOf(snapshot, flats);
  measure(entries, minor, asked);
  entries.sort((a, b) => a.away - b.away || a.id - b.id);
  const nextOf = counter();
  // How many flats of the same plan fit better.
  for (const entry of entries) entry.turn = nextOf(entry.plan);
  entries.sort((a, b) => a.turn - b.turn);
  const nextIn = counter();
  for (const entry of entries) {
    const queue = entry.project * mostRooms + entry.rooms - 1;
    entry.turn = nextIn(queue) * mostRooms + ((entry.rooms - 1 + entry.project) % mostRooms);
  }
  entries.sort((a, b) => a.turn - b.turn);
  const rounds: Entry[][] = [];
  const roundOf = counter();
  for (const entry of entries) {
    const round = roundOf(entry.project);
    const shown = rounds[round];
    if (shown) shown.push(entry);
    else rounds.push([entry]);
  }
  let last = -1;
  return rounds.flatMap((round) => {
    round.sort((a, b) => a.away - b.away || a.id - b.id);
    const [first, second] = round;
    if (first && second && first.project === last) [round[0], round[1]] = [second, first];
    last = round.at(-1)?.project ?? last;
    return round.map(({ at }) => at);
  });
}

function entriesOf({ flats: columns, sections, plans }: Snapshot, flats: ArrayLike<number>): Entry[] {
  return Array.from(flats, (at) => ({
    at,
    id: columns.id[at] as number,
    project: sections[columns.section[at] as number]?.project.at ?? 0,
    rooms: Math.max(1, Math.min(columns.rooms[at] as number, mostRooms)),
    plan: plans.of[at] as number,
    away: 0,
    turn: 0,
  }));
}

function measure(entries: readonly Entry[], minor: Float64Array, asked: number | null): void {
  const priceOf = ({ at }: Entry) => minor[at] as number;
  for (let rooms = 1; rooms <= mostRooms; rooms++) {
    const alike = entries.filter((entry) => entry.rooms === rooms);
    const prices = asked === null ? alike.map(priceOf).sort((a, b) => a - b) : [];
    const aim = asked ?? prices[(prices.length - 1) >>> 1] ?? 0;
    for (const entry of alike) entry.away = aim > 0 ? Math.abs(priceOf(entry) - aim) / aim : priceOf(entry);
  }
}

/** Returns for each key 0, 1, 2 … */
function counter(): (key: number) => number {
  const counts = new Map<number, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}
