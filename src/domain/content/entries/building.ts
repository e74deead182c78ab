import type { Kind } from './kind.ts';

/** Where something is, in degrees of WGS 84. */
export type Point = { lat: number; lng: number };
/** How far one stage of a building had come by the end of a report's month, in whole percent. */
export type Work = { stage: string; planned: number; actual: number };

export const documentKinds = ['permit', 'declaration', 'land', 'expertise', 'rights', 'commissioning'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const blackoutSystems = ['lifts', 'water', 'heating', 'light', 'internet', 'doors'] as const;
export type BlackoutSystem = (typeof blackoutSystems)[number];
export const shelterKinds = ['shelter', 'dual_use', 'basement'] as const;
/**
 * Where people of a house go in an alarm: `area` in m², `minutes` on foot from the farthest apartment, `accessible` when one
 * gets there on wheels.
 */
export type Shelter = { kind: (typeof shelterKinds)[number]; area: number; places: number; minutes: number; accessible: boolean };

/** What a project's page tells of the project beside its story. */
export type BuildingKinds = {
  /** One month of a project, `YYYY-MM`. Pictures of one viewpoint, named by `view`, can be laid over each other. */
  construction_report: Kind<
    { project: string; month: string; stage: string; works: Work[]; view: string | null },
    { title: string; text: string }
  >;
  /**
   * A day `said` on which the delivery of a section (its salesforce_id) was announced for a `quarter`, or moved to it; `reason`
   * is empty where it was first announced. Nothing is taken back: the last one said holds.
   */
  delivery_date: Kind<{ project: string; section: string; said: string; quarter: string }, { reason: string }>;
  /**
   * What goes on in a project without the mains: `hours` of each system, 0 for one that stops; `how` in the same order. `tested` is the day and the length of the longest trial without the mains, null while all this is a design.
   */
  blackout_card: Kind<
    {
      project: string;
      systems: { system: BlackoutSystem; hours: number }[];
      tested: { on: string; hours: number } | null;
      generator: { kilowatts: number; hours: number } | null;
      shelter: Shelter | null;
    },
    { how: string[]; shelterText: string; note: string }
  >;
  /** In the order of building. */
  construction_stage: Kind<object, { name: string }>;
  /** A paper of a project with the number and the day `YYYY-MM-DD` that it bears; a copy is given on request. */
  document: Kind<{ project: string; documentKind: DocumentKind; number: string; date: string }, { title: string; issuer: string }>;
  /** Something near a project; `minutes` on foot from its gate. */
  place: Kind<{ project: string; category: string; minutes: number; point: Point }, { name: string }>;
  infrastructure_category: Kind<object, { name: string }>;
  feature_category: Kind<object, { name: string }>;
};
