import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';

type Shown =
  | 'slug'
  | 'name'
  | 'prime'
  | 'district'
  | 'districtId'
  | 'metro'
  | 'coordinates'
  | 'stage'
  | 'sale'
  | 'deliveryQuarter'
  | 'costFrom'
  | 'costFromUsd'
  | 'total';
/** A project on the map and in the index; `heights` are the storeys of its sections as they stand side by side. */
export type CityProject = Pick<Project, Shown> & { heights: number[] };

/** Another server of this API may omit the newer fields. */
export const cityProject = (
  { slug, name, prime, district, districtId, metro, coordinates, stage, sale, deliveryQuarter, costFrom, costFromUsd, total, id }: Project,
  sections: readonly Section[],
): CityProject => ({
  slug,
  name,
  prime,
  district,
  stage,
  sale,
  deliveryQuarter,
  costFrom,
  costFromUsd,
  total,
  districtId: districtId ?? '',
  metro: metro ?? null,
  coordinates: coordinates ?? null,
  heights: sections.flatMap(({ projectId, floorsTotal }) => (projectId === id ? [floorsTotal] : [])),
});

/** In the order in which a visitor can buy: on sale, soon, sold out. */
export const bySale = <One extends Pick<Project, 'sale'>>(projects: readonly One[]): One[] =>
  projects.toSorted((one, other) => saleOrder[one.sale] - saleOrder[other.sale]);
const saleOrder = { selling: 0, upcoming: 1, sold_out: 2 };
