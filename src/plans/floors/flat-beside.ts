type Placed = { position: number; label: readonly [number, number] };

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The flat to which an arrow key leads: the nearest in that direction; null when there is none. */
export function flatBeside(key: string, from: Placed, flats: readonly Placed[]): number | null {
  const way = ways[key];
  if (!way) return null;
  const near = flats.flatMap(({ position, label }) => {
    const [dx, dy] = [label[0] - from.label[0], label[1] - from.label[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return position !== from.position && ahead > 0 && ahead >= aside ? [{ position, distance: ahead + aside }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.position ?? null;
}
