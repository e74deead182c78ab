import type { ApiHouse } from '../../house.ts';

export type House = Pick<ApiHouse, 'catalogue' | 'content'>;

export const idOf = ({ catalogue }: House, slug: string): string =>
  catalogue.projects().find(({ project }) => project.slug === slug)?.project.salesforce_id ?? '';
