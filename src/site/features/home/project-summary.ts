import type { Project } from '../../../contract/catalogue/apartments.ts';

/** A project as its plate shows it. */
export type ProjectSummary = Omit<Project, 'about' | 'features' | 'gallery'>;
