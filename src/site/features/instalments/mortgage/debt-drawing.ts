/** The debt at the end of each year as a line in a box of 1000 by 240, from the whole loan down to nothing. */
export function debtDrawing(loan: number, byYear: readonly { rest: number }[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = byYear.map(({ rest }, at) => `L${round(((at + 1) / byYear.length) * 1000)} ${round(240 * (1 - rest / loan))}`);
  return `M0 0${points.join('')}`;
}
