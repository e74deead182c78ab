import type { BlackoutCard } from '../../../contract/content/projects.ts';

export type System = BlackoutCard['systems'][number]['system'];
const needed: readonly System[] = ['lifts', 'water', 'heating'];

/** How long the lift, the water and the heating work together without the mains; null where nothing is known of it. */
export function hoursWithoutMains({ blackout }: { blackout: Pick<BlackoutCard, 'systems'> | null }): number | null {
  const systems = blackout?.systems.filter(({ system }) => needed.includes(system)) ?? [];
  return systems.length === 0 ? null : Math.min(...systems.map(({ hours }) => hours));
}

/** The systems that work without the mains for at least so many hours. */
export const systemsFor = (hours: number, { systems }: Pick<BlackoutCard, 'systems'>): System[] =>
  systems.filter((one) => one.hours >= hours).map(({ system }) => system);
