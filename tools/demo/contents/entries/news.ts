import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { named } from './named.ts';
import { buildingNews } from './news/building.ts';
import { companyNews } from './news/company.ts';
import { lifeNews } from './news/life.ts';
import { salesNews } from './news/sales.ts';

export const newsTags: StoredEntries['news_tag'] = [
  named('building', 'Будівництво', 'Construction'),
  named('life', 'Життя у дворах', 'Life in the yards'),
  named('sales', 'Продажі', 'Sales'),
  named('company', 'Компанія', 'Company'),
];

export const news: StoredEntries['news'] = [...buildingNews, ...lifeNews, ...salesNews, ...companyNews];
