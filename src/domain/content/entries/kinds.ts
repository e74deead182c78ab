import { constructionKinds } from './building.ts';
import { buildingKinds } from './buildings.ts';
import { careerKinds } from './careers.ts';
import { companyKinds } from './company.ts';
import type { KindsOf } from './kind.ts';
import { layoutKinds } from './layouts.ts';
import { legalKinds } from './legal.ts';
import { mortgageKinds } from './mortgages.ts';
import { newsKinds } from './news.ts';
import { offerKinds } from './offers.ts';
import { officeKinds } from './offices.ts';
import { partnerKinds } from './partners.ts';
import { pressKinds } from './press.ts';
import { surroundingsKinds } from './surroundings.ts';
import { viewKinds } from './views.ts';

/** All kinds of entries. Each family defines its own in its file. */
export const kinds = {
  ...newsKinds,
  ...offerKinds,
  ...constructionKinds,
  ...partnerKinds,
  ...legalKinds,
  ...companyKinds,
  ...careerKinds,
  ...officeKinds,
  ...pressKinds,
  ...surroundingsKinds,
  ...buildingKinds,
  ...viewKinds,
  ...mortgageKinds,
  ...layoutKinds,
};
export type EntryKinds = KindsOf<typeof kinds>;
export type EntryKind = keyof EntryKinds;

/** The facts of a kind that name an entry of another kind, or a project by its slug; a fact made of objects names it in their texts. */
export const references: { [K in EntryKind]: Partial<Record<keyof EntryKinds[K]['facts'], EntryKind | 'project'>> } = {
  news: { tag: 'news_tag', project: 'project' },
  news_tag: {},
  construction_report: { project: 'project', stage: 'construction_stage', works: 'construction_stage' },
  delivery_date: { project: 'project' },
  blackout_card: { project: 'project' },
  construction_stage: {},
  document: { project: 'project' },
  place: { project: 'project', category: 'infrastructure_category' },
  infrastructure_category: {},
  surroundings: { project: 'project' },
  district: { neighbours: 'district' },
  feature_category: {},
  advertising: { project: 'project' },
  aerial_photography: { project: 'project' },
  legal_chapter: {},
  offer: { tag: 'offer_tag', projects: 'project' },
  offer_tag: {},
  team_member: {},
  award: { project: 'project' },
  milestone: { project: 'project' },
  social_project: {},
  vacancy: { category: 'vacancy_category', office: 'office', project: 'project' },
  vacancy_category: {},
  career_category: {},
  office: {},
  media_file: {},
  publication: { news: 'news' },
  house: { project: 'project' },
  floor_plan: { project: 'project' },
  viewpoint: { project: 'project' },
  tour: {},
  cutaway: {},
  layout_plan: {},
  camera: { project: 'project' },
  hero_light: { project: 'project' },
  state_mortgage: {},
};
export const entryKinds = Object.keys(references) as EntryKind[];
