import { noEntries, type StoredEntries } from '../../../../src/domain/content/content.ts';
import { careerCategories, vacancies, vacancyCategories } from './careers.ts';
import { awards, milestones, team } from './company.ts';
import { cutaways } from './cutaways.ts';
import { floorPlans, houses } from './houses/houses.ts';
import { viewpoints } from './houses/viewpoints.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfUse } from './legal/terms-of-use.ts';
import { news, newsTags } from './news.ts';

import { offers, offerTags } from './offers.ts';
import { offices } from './offices.ts';
import { spaces } from './partners/spaces.ts';
import { surveys } from './partners/surveys.ts';
import { mediaFiles, publications } from './press.ts';
import { blackoutCards } from './projects/blackout-cards.ts';
import { cameras } from './projects/cameras.ts';
import { featureCategories, placeCategories, stages } from './projects/categories.ts';
import { deliveryDates } from './projects/delivery-dates.ts';
import { midnyiKvartalReports } from './projects/midnyi-kvartal-reports.ts';
import { obriyRichkovyiReports } from './projects/obriy-richkovyi-reports.ts';
import { otherReports } from './projects/other-reports.ts';
import { papers } from './projects/papers.ts';
import { places } from './projects/places.ts';
import { tours } from './projects/tours.ts';
import { socialProjects } from './social-projects.ts';
import { surroundings } from './surroundings/surroundings.ts';

/** All that the demo developer has many of, by kind. */
export const entries: StoredEntries = {
  ...noEntries(),
  news,
  news_tag: newsTags,
  construction_report: [...obriyRichkovyiReports, ...midnyiKvartalReports, ...otherReports],
  offer: offers,
  offer_tag: offerTags,
  construction_stage: stages,
  delivery_date: deliveryDates,
  blackout_card: blackoutCards,
  document: papers,
  place: places,
  surroundings,
  feature_category: featureCategories,
  infrastructure_category: placeCategories,
  team_member: team,
  award: awards,
  milestone: milestones,
  social_project: socialProjects,
  vacancy: vacancies,
  vacancy_category: vacancyCategories,
  career_category: careerCategories,
  office: offices,
  media_file: mediaFiles,
  publication: publications,
  legal_chapter: [...privacyPolicy, ...termsOfUse],
  advertising: spaces,
  aerial_photography: surveys,
  house: houses,
  floor_plan: floorPlans,
  viewpoint: viewpoints,
  tour: tours,
  cutaway: cutaways,
  camera: cameras,
};
