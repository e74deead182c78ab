import * as m from '../../../paraglide/messages.js';

type Built = { percent: number; planned: number; stages: readonly { planned: number; actual: number }[] };

/** The meaning of the large percentage beside it. A stage may be behind the plan where the mean of all stages is not. */
export function formatBuilt({ percent, planned, stages }: Built): string {
  if (percent === 100) return m.project_built_all();
  if (percent !== planned) return m.project_built({ planned });
  return stages.some(({ planned: plan, actual }) => actual < plan) ? m.project_built_behind_in_stages() : m.project_built_as_planned();
}
