import type { LocalContent, LocalEntry } from '../../domain/content/content.ts';

/** The tour of a project itself, or that of its class of buildings. */
export const tourOf = ({ entries }: LocalContent, project: { slug: string; class: string }): LocalEntry<'tour'> | undefined =>
  entries.tour.find(({ slug }) => slug === project.slug) ?? entries.tour.find(({ slug }) => slug === project.class);
