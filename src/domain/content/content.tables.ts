import type { Generated } from 'kysely';
import type { Menus, Slide, StoredPage, Story } from './contents.ts';
import type { EntryKind } from './entries/kinds.ts';
import type { LegalVersion } from './legal/legal-version.ts';
import type { StoredPicture } from './stored-pictures.ts';
import type { TranslationSource } from './translations/translations.ts';

export type ContentTables = {
  page: { path: string; content: StoredPage };
  menu: { name: string; content: Partial<Menus> };
  project_story: { project_slug: string; content: Story };
  benefit_slide: { id: Generated<number>; benefit_salesforce_id: string; position: number; content: Slide };
  entry: {
    kind: EntryKind;
    slug: string;
    position: number;
    published_from: Date | null;
    published_until: Date | null;
    content: object;
  };
  /** The row of the last load. */
  content_load: { only_one: Generated<boolean>; source: string | null; loaded_at: Date };
  legal_version: LegalVersion;
  /** That an English text is right for a Ukrainian one, by their fingerprints. */
  translation_source: TranslationSource & { noted_at: Date | null };
  picture: { base: string; project_slug: string | null; kind: string; position: number; content: StoredPicture };
};
