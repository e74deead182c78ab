import type { LocalContent } from '../../domain/content/content.ts';

/** Whether a project is drawn as solids. */
export const isDrawn = ({ entries }: LocalContent, slug: string): boolean => entries.house.some(({ project }) => project === slug);
