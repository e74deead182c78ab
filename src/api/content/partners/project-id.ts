import type { ApiDependencies } from '../../dependencies.ts';

export type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content'>;

export const idOf = ({ catalogue }: Dependencies, slug: string): string =>
  catalogue.projects().find(({ project }) => project.slug === slug)?.project.externalId ?? '';
