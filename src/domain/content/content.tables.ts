import type { Generated } from 'kysely';
import type { Menus, PageTexts, Slide, StoredPicture, Story } from './contents.ts';

export type ContentTables = {
  page: { path: string; content: PageTexts };
  menu: { name: string; content: Partial<Menus> };
  project_story: { project_slug: string; content: Story };
  benefit_slide: { id: Generated<number>; benefit_salesforce_id: string; position: number; content: Slide };
  picture: { base: string; project_slug: string | null; kind: string; position: number; content: StoredPicture };
};
