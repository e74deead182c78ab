import * as m from '../../../paraglide/messages.js';

/** The last words of names that are no field of their own. */
export const parts: Readonly<Record<string, () => string>> = {
  studio: m.releases_subject_studio,
  foundation: m.releases_subject_foundation,
  day: m.releases_subject_day,
  dusk: m.releases_subject_dusk,
};

/** The subjects of a page's texts and pictures, by the beginning of their names. */
export const subjects: Readonly<Record<string, () => string>> = {
  about: m.releases_subject_about,
  construction: m.releases_subject_construction,
  contact: m.releases_subject_contact,
  fact: m.releases_subject_fact,
  flats: m.releases_subject_flats,
  founded: m.releases_subject_founded,
  layout: m.releases_subject_layout,
  living: m.releases_subject_living,
  people: m.releases_subject_people,
  risk: m.releases_subject_risk,
  seller: m.releases_subject_seller,
  stage: m.releases_subject_stage,
  stage_frame: m.releases_subject_stage_frame,
  step: m.releases_subject_step,
  strategy: m.releases_subject_strategy,
  street: m.releases_subject_street,
  why: m.releases_subject_why,
  yield: m.releases_subject_yield,
  projects: m.releases_subject_projects,
};
