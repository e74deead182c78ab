import type { ProjectFacts, projectClasses } from '../../../contract/office/projects/projects.ts';
import * as m from '../../paraglide/messages.js';

/** The first is for a project of which it is unsaid. */
export const stageTexts: Record<NonNullable<ProjectFacts['stage']> | '', () => string> = {
  '': m.projects_stage_unsaid,
  foundation: m.projects_stage_foundation,
  frame: m.projects_stage_frame,
  facade: m.projects_stage_facade,
  done: m.projects_stage_done,
};
export const saleTexts: Record<ProjectFacts['sale'], () => string> = {
  upcoming: m.projects_sale_upcoming,
  selling: m.projects_sale_selling,
  sold_out: m.projects_sale_sold_out,
};
export const classTexts: Record<(typeof projectClasses)[number], () => string> = {
  '': m.projects_class_none,
  comfort: m.projects_class_comfort,
  business: m.projects_class_business,
  prime: m.projects_class_prime,
};
