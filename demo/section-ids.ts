import { projects } from './projects.ts';
import { recordId } from './random.ts';

/** The feed counts sections through all projects, from here on. */
const first = 101;

/** The CRM ids of each project's sections, in their order, as the feed has them. */
export const sectionIds: Record<string, string[]> = {};
let counted = first;
for (const { slug, storeys } of projects) {
  sectionIds[slug] = storeys.map((_, at) => recordId('a0S', counted + at));
  counted += storeys.length;
}
