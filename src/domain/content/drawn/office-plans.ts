import type { Content } from '../contents.ts';

const found = new WeakMap<Content, ReadonlyMap<string, object>>();

/** The plans that the office has drawn and that stand now, by the external ids of their layouts. */
export function officePlansOf(content: Content): ReadonlyMap<string, object> {
  const known = found.get(content);
  if (known) return known;
  const standing = content.uk.entries.layout_plan.filter(({ over }) => !over);
  const plans = new Map(
    standing.map(({ layout, width, height, rooms, walls, doors, windows }) => [layout, { width, height, rooms, walls, doors, windows }]),
  );
  found.set(content, plans);
  return plans;
}
