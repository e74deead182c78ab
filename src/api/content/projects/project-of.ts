import type { ApiHouse } from '../../house.ts';

export type House = Pick<ApiHouse, 'catalogue' | 'content'>;

export const projectOf = ({ catalogue }: House, slug: string) => catalogue.projects().find(({ project }) => project.slug === slug)?.project;
