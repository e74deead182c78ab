import * as m from '../paraglide/messages.js';

const names: Readonly<Record<string, () => string>> = {
  page: m.releases_part_page,
  menu: m.releases_part_menu,
  project: m.releases_part_project,
  benefit: m.releases_part_benefit,
  news: m.releases_part_news,
  news_tag: m.releases_part_news_tag,
  construction_report: m.releases_part_construction_report,
  delivery_date: m.releases_part_delivery_date,
  blackout_card: m.releases_part_blackout_card,
  construction_stage: m.releases_part_construction_stage,
  document: m.releases_part_document,
  place: m.releases_part_place,
  infrastructure_category: m.releases_part_infrastructure_category,
  district: m.releases_part_district,
  surroundings: m.releases_part_surroundings,
  feature_category: m.releases_part_feature_category,
  advertising: m.releases_part_advertising,
  aerial_photography: m.releases_part_aerial_photography,
  legal_chapter: m.releases_part_legal_chapter,
  offer: m.releases_part_offer,
  offer_tag: m.releases_part_offer_tag,
  team_member: m.releases_part_team_member,
  award: m.releases_part_award,
  milestone: m.releases_part_milestone,
  social_project: m.releases_part_social_project,
  vacancy: m.releases_part_vacancy,
  vacancy_category: m.releases_part_vacancy_category,
  career_category: m.releases_part_career_category,
  office: m.releases_part_office,
  media_file: m.releases_part_media_file,
  publication: m.releases_part_publication,
  house: m.releases_part_house,
  floor_plan: m.releases_part_floor_plan,
  viewpoint: m.releases_part_viewpoint,
  tour: m.releases_part_tour,
  cutaway: m.releases_part_cutaway,
  layout_plan: m.releases_part_layout_plan,
  camera: m.releases_part_camera,
  hero_light: m.releases_part_hero_light,
  state_mortgage: m.releases_part_state_mortgage,
  order: m.releases_part_order,
};

/** A part of the contents in words. */
export const partName = (part: string): string => names[part]?.() ?? part;
/** What a row is called; an order bears the name of what it orders. */
export const rowTitle = ({ part, name, title }: { part: string; name: string; title: string }): string =>
  part === 'order' ? `${partName(part)}: ${partName(name)}` : title;
