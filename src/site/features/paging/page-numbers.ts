/** First, last, and those around the page; a negative number stands for a gap after its absolute value. */
export function pageNumbers(page: number, lastPage: number): number[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const numbers = [...new Set(wanted)].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before <= 1) return [number];
    return number - before === 2 ? [number - 1, number] : [-before, number];
  });
}
