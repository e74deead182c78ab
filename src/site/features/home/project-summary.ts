import type { Project } from '../../../contract/catalogue/apartments.ts';

/** The data of a project's card. */
export type ProjectSummary = Omit<Project, 'about' | 'features' | 'gallery'>;
