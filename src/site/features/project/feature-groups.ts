import type { Project } from '../../../contract/catalogue/project-summaries.ts';

export type FeatureGroup = { id: string; name: string; features: { title: string; text: string }[] };

/** Features by category, in the editor's order of categories; those of an unknown one come last, without a name. */
export function featureGroups(features: Project['features'], categories: { id: string; name: string }[]): FeatureGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const groups = categories.map(({ id, name }) => ({ id, name, features: features.filter(({ categoryId }) => categoryId === id) }));
  const rest = { id: '', name: '', features: features.filter(({ categoryId }) => !known.has(categoryId)) };
  return [...groups, rest]
    .filter((group) => group.features.length > 0)
    .map((group) => ({ ...group, features: group.features.map(({ title, text }) => ({ title, text })) }));
}
