import type { Project } from '../../../contract/catalogue/project-summaries.ts';

/** The project whose picture opens the page. */
export const leadOf = <One extends Pick<Project, 'picture'>>(projects: One[]): One | undefined => projects.find(({ picture }) => picture);
