import { useProjectName } from '../../data/use-project-name.ts';
import * as m from '../../paraglide/messages.js';
import type { Names } from './audit-values.ts';

/** Names of what stands in values as an id. `people` are those of the office who stand in the entry. */
export function useNames(people: Readonly<Record<string, string>>, currency?: unknown): Names {
  const project = useProjectName();
  return { project, person: (id) => people[id] ?? m.audit_actor_staff(), currency };
}
