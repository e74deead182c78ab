import { noEntries, type StoredEntries } from '../../../src/domain/content/content.ts';
import { news, newsTags } from './news.ts';
import { featureCategories, placeCategories, stages } from './projects/categories.ts';

/** All that the demo developer has many of, by kind. */
export const entries: StoredEntries = {
  ...noEntries(),
  news,
  news_tag: newsTags,
  construction_stage: stages,
  feature_category: featureCategories,
  infrastructure_category: placeCategories,
};
