import * as m from '../../../paraglide/messages.js';

/** The meaning of the large percentage beside it. */
export function formatBuilt(percent: number, planned: number): string {
  if (percent === 100) return m.project_built_all();
  return percent === planned ? m.project_built_as_planned() : m.project_built({ planned });
}
