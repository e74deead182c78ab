import * as m from '../../../paraglide/messages.js';

/** What the large percent beside it means. */
export function formatBuilt(percent: number, planned: number): string {
  if (percent === 100) return m.project_built_all();
  return percent === planned ? m.project_built_as_planned() : m.project_built({ planned });
}
