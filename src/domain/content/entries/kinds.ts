import type { BuildingKinds } from './building.ts';
import type { CareerKinds } from './careers.ts';
import type { CompanyKinds } from './company.ts';
import type { HouseKinds } from './houses.ts';
import type { LegalKinds } from './legal.ts';
import type { NewsKinds } from './news.ts';
import type { OfferKinds } from './offers.ts';
import type { OfficeKinds } from './offices.ts';
import type { PartnerKinds } from './partners.ts';
import type { PressKinds } from './press.ts';
import type { SurroundingsKinds } from './surroundings.ts';
import type { ViewKinds } from './views.ts';

/** Everything an editor keeps many of. Each family says in its own file what its entries are made of. */
export type EntryKinds = NewsKinds &
  OfferKinds &
  BuildingKinds &
  PartnerKinds &
  LegalKinds &
  CompanyKinds &
  CareerKinds &
  OfficeKinds &
  PressKinds &
  SurroundingsKinds &
  HouseKinds &
  ViewKinds;
export type EntryKind = keyof EntryKinds;

/** Which facts of a kind name an entry of another kind, or a project by its slug; a fact made of objects names it in their texts. */
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
  camera: { project: 'project' },
};
export const entryKinds = Object.keys(references) as EntryKind[];
