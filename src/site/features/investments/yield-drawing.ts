/**
 * The total profit by the end of each year, as a line in a box of 1000 by 240; `zero` is the height at which nothing
 * is gained and nothing lost.
 */
export function yieldDrawing(earned: readonly number[]): { line: string; zero: number } {
  const [low, high] = [Math.min(0, ...earned), Math.max(0, ...earned)];
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (value: number) => (high === low ? 120 : round(240 * (1 - (value - low) / (high - low))));
  const points = earned.map((value, at) => `${round((at / Math.max(1, earned.length - 1)) * 1000)} ${y(value)}`);
  // One year is a level line.
  return { line: `M${points.join('L')}${earned.length === 1 ? 'H1000' : ''}`, zero: y(0) };
}
