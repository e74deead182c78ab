import type { Kind } from './kind.ts';

/** Where something is, in degrees of WGS 84. */
export type Point = { lat: number; lng: number };
/** How far one stage of a building had come by the end of a report's month, in whole percent. */
export type Work = { stage: string; planned: number; actual: number };

export const documentKinds = ['permit', 'declaration', 'land', 'expertise', 'rights', 'commissioning'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a project's page tells of the project beside its story. */
export type BuildingKinds = {
  /** One month of a project, `YYYY-MM`. Pictures of one viewpoint, named by `view`, can be laid over each other. */
  construction_report: Kind<
    { project: string; month: string; stage: string; works: Work[]; view: string | null },
    { title: string; text: string }
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
