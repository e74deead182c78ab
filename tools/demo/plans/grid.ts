/** A plan drawn in letters: each letter a room, `.` outside. Columns and rows have sizes in centimetres. */
export type Grid = { cells: string[]; columns: number[]; rows: number[] };
export type Point = [number, number];
/** A straight piece between two neighbours; `before` lies left of it or above it. Runs to the right or down. */
export type Edge = { across: boolean; at: number; from: number; to: number; before: string; after: string };

export const outside = '.';

const linesOf = (sizes: number[], margin: number): number[] =>
  [0, ...sizes].map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, margin));

/** Every border between two different letters, neighbouring pieces with the same two letters joined. */
export function edgesOf(grid: Grid, margin: number): Edge[] {
  const xs = linesOf(grid.columns, margin);
  const ys = linesOf(grid.rows, margin);
  const cell = (row: number, column: number): string => grid.cells[row]?.[column] ?? outside;
  const found: Edge[] = [];
  const add = (edge: Edge): void => {
    if (edge.before === edge.after) return;
    const last = found.at(-1);
    const joins = last?.across === edge.across && last.at === edge.at && last.to === edge.from;
    if (last && joins && last.before === edge.before && last.after === edge.after) last.to = edge.to;
    else found.push(edge);
  };
  for (let row = 0; row <= grid.rows.length; row += 1)
    for (let column = 0; column < grid.columns.length; column += 1)
      add({
        across: true,
        at: ys[row] ?? 0,
        from: xs[column] ?? 0,
        to: xs[column + 1] ?? 0,
        before: cell(row - 1, column),
        after: cell(row, column),
      });
  for (let column = 0; column <= grid.columns.length; column += 1)
    for (let row = 0; row < grid.rows.length; row += 1)
      add({
        across: false,
        at: xs[column] ?? 0,
        from: ys[row] ?? 0,
        to: ys[row + 1] ?? 0,
        before: cell(row, column - 1),
        after: cell(row, column),
      });
  return found;
}

export const pointOn = (edge: Edge, along: number): Point => (edge.across ? [along, edge.at] : [edge.at, along]);

/** The outline of one letter, clockwise on the screen, without points on straight runs. */
export function outlineOf(letter: string, edges: Edge[]): Point[] {
  const steps = new Map<string, Point>();
  for (const edge of edges) {
    const inside = edge.after === letter ? 'after' : edge.before === letter ? 'before' : null;
    if (!inside) continue;
    const forward = edge.across === (inside === 'after');
    const [start, end] = forward ? [edge.from, edge.to] : [edge.to, edge.from];
    steps.set(pointOn(edge, start).join(), pointOn(edge, end));
  }
  const first = [...steps.keys()][0];
  if (!first) throw new Error(`no room "${letter}" in the plan`);
  const points: Point[] = [];
  let key = first;
  do {
    const next = steps.get(key);
    if (!next) throw new Error(`the outline of "${letter}" is open at ${key}`);
    points.push(next);
    steps.delete(key);
    key = next.join();
  } while (key !== first);
  if (steps.size > 0) throw new Error(`room "${letter}" is in several pieces`);
  return points.filter((point, at) => {
    const before = points.at(at - 1) ?? point;
    const after = points[(at + 1) % points.length] ?? point;
    return (after[0] - before[0]) * (point[1] - before[1]) !== (after[1] - before[1]) * (point[0] - before[0]);
  });
}

/** In square centimetres, whatever the direction of the outline. */
export function areaOf(outline: Point[]): number {
  const twice = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
