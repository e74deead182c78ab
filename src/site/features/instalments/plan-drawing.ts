/**
 * The growth of the paid sum, from the first payment to the whole, as a step line in a box of 1000 by 240: each payment stands in
 * the middle of its own time. `amounts` are the payments after the first one.
 */
export function planDrawing(first: number, amounts: readonly number[]): string {
  const total = first + amounts.reduce((sum, amount) => sum + amount, 0);
  if (total <= 0) return '';
  const round = (value: number) => Math.round(value * 10) / 10;
  let paid = first;
  const y = () => round(240 * (1 - paid / total));
  const start = `M0 240V${y()}`;
  const steps = amounts.map((amount, at) => {
    const x = round(((at + 1) / (amounts.length + 1)) * 1000);
    paid += amount;
    return `H${x}V${y()}`;
  });
  return `${start}${steps.join('')}H1000`;
}
