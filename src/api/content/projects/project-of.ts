import type { ApiDependencies } from '../../dependencies.ts';

export type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content'>;

export const projectOf = ({ catalogue }: Dependencies, slug: string) =>
  catalogue.projects().find(({ project }) => project.slug === slug)?.project;
