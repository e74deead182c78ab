import { layouts } from '../plans/layouts.ts';

/** The picture of a layout, by the name that buyers know it by. */
export function cutawayOf(name: string): string {
  const layout = layouts.find((one) => one.name === name);
  if (!layout) throw new Error(`no layout ${name}`);
  return `cutaways/${layout.id}`;
}
