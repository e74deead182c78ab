type Step = [east: number, south: number];
type Frame = {
  /** Half of the width and of the height that is seen, around the middle. */
  seen: Step;
  /** Lines that no name may cross. */
  taken: readonly (readonly Step[])[];
  letterWidth: number;
};

const samples = 50;
/** Half the height of a name, and some air. */
const air = 24;

/** Points that divide a line into equal parts. */
function pointsAlong(line: readonly Step[]): Step[] {
  const legs = line.slice(1).map(([x, y], at) => Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)));
  const whole = lengthOf(line);
  return Array.from({ length: samples + 1 }, (_, sample) => {
    let rest = (sample / samples) * whole;
    for (const [at, leg] of legs.entries()) {
      const [from, to] = [line[at], line[at + 1]];
      if (from && to && rest <= leg) return [from[0] + ((to[0] - from[0]) * rest) / leg, from[1] + ((to[1] - from[1]) * rest) / leg];
      rest -= leg;
    }
    return line.at(-1) ?? [0, 0];
  });
}

const lengthOf = (line: readonly Step[]): number =>
  line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)), 0);

/**
 * Where the middle of each street's name stands along its line, from 0 to 1: in the middle of the longest part that is seen and free; null
 * where no such part is as long as the name, and for a street without one. Earlier streets take their places first.
 */
export function namePlaces(
  streets: readonly { name: string; line: readonly Step[] }[],
  { seen, taken, letterWidth }: Frame,
): (number | null)[] {
  const crossed = taken.flatMap(pointsAlong);
  const isFree = ([x, y]: Step) =>
    Math.abs(x) <= seen[0] && Math.abs(y) <= seen[1] && crossed.every(([east, south]) => (east - x) ** 2 + (south - y) ** 2 > air ** 2);
  return streets.map(({ name, line }) => {
    if (!name) return null;
    const along = pointsAlong(line);
    let [best, begun]: [{ from: number; to: number }, number | null] = [{ from: 0, to: 0 }, null];
    for (const [at, point] of along.entries()) {
      if (isFree(point)) {
        begun ??= at;
        if (at - begun > best.to - best.from) best = { from: begun, to: at };
      } else begun = null;
    }
    const half = ((name.length * letterWidth) / lengthOf(line)) * (samples / 2);
    const middle = (best.from + best.to) / 2;
    if (best.to - best.from < 2 * half) return null;
    crossed.push(...along.slice(Math.floor(middle - half), Math.ceil(middle + half) + 1));
    return middle / samples;
  });
}
